"""Playing in the terminal, line by line: people at one terminal, bots in the other seats."""
