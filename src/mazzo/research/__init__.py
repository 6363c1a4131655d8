"""For programs that learn: episodes, arrays, and environments for PettingZoo, Gymnasium and OpenSpiel.

Each environment is a module named after its library, which it needs (`pip install "mazzo[research]"`); episodes need
nothing. docs/research.md tells how to use them, and what the numbers mean.
"""
