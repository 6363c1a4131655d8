"""The fixed ids of moves: every card with every set that it can ever take.

First come the 40 cards that take nothing, the opening cards too. Then for each card in deck order all that it can take:
one equal card, or several that add up to its rank with none of them equal to it, as sets in the order of their numbers.
"""

from __future__ import annotations

from mazzo.games.primiera import ids
from mazzo.games.primiera.deck import CARDS
from mazzo.games.primiera.view import View
from mazzo.kernel.actions import Actions, Block

CAPTURES = 16160


class PrimieraActions(Actions[View]):
    """The table is made when it is first asked for."""

    blocks = (
        Block("lay", CARDS, "the card in deck order; it takes nothing, or opens"),
        Block("take", CAPTURES, "the card in deck order, then what it takes, as bit masks in ascending order"),
    )

    fixed = CARDS + CAPTURES
    put = staticmethod(ids.put)
    meant = staticmethod(ids.meant)
    ids = staticmethod(ids.ids)


ACTIONS = PrimieraActions()
