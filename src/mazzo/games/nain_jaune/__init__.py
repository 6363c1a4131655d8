"""Nain Jaune, the Yellow Dwarf: Djeco's edition of the old French game, for two to four."""
