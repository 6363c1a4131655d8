"""Who plays Tarock: quick players, what a search needs to know, the end of a round solved, and why a move is good."""
