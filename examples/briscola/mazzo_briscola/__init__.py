"""Briscola: three cards in hand, one suit is trumps, and the better half of 120 points wins."""
