"""New Game: three cards in hand, and whoever takes most tricks wins."""
