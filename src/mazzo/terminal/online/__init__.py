"""`mazzo play --table`: the terminal as one more client at a table of a running server."""
