"""A game in few lines, where speed is not all: hands, a stock that is drawn from, and the rest open on the table.

The author writes a `Round` (what is legal, what a move does, what it scores) and a `Game` (its cards, words and scene).
Views, worlds, pasts, copies, events, notation, refusals, the deal, the match and four levels follow from those. Only
hands and stock are hidden; a game that hides anything else derives from `mazzo.kernel.contract` itself.
`docs/new-game.md` walks through an example, `tests/kernel/test_simple.py` has the smallest.
"""

from mazzo.kernel.playout import random
from mazzo.kernel.simple.game import LEVELS, Game
from mazzo.kernel.simple.match import Match
from mazzo.kernel.simple.notation import CARD, REASONS
from mazzo.kernel.simple.round import Round
from mazzo.kernel.simple.telling import EVENTS
from mazzo.kernel.simple.view import View

__all__ = ["CARD", "EVENTS", "LEVELS", "REASONS", "Game", "Match", "Round", "View", "random"]
