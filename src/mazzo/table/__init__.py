"""A table as a pure state machine: commands in, numbered events out, no clock and no network of its own."""
