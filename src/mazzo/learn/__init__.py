"""Learning a game: its rule book, its lessons, and the first deal with a coach."""
