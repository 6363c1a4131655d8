"""Primo: Wolfgang Kramer's game of descending rows, Kosmos 2013, for two to six."""
