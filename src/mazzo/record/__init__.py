"""The course of a match, the record file that keeps it, and the trace."""
