"""Primiera: Kaleidos 2014, after Scopa and Scopone; with Heralds, classic, for two, for three, with a robot."""
