"""The fixed ids of moves. An exchange is numbered by the places of its cards in the hand, which is in deck order: bit 0
for the first. Of equal cards those at the first places are meant, so each exchange has one id of its own."""

from __future__ import annotations

from mazzo.games.primo import ids
from mazzo.games.primo.deck import COLUMNS, HAND
from mazzo.games.primo.ids import HEAD, SHIFT, TOP
from mazzo.games.primo.view import View
from mazzo.kernel.actions import Actions, Block

EXCHANGES = (1 << HAND) - 1


class PrimoActions(Actions[View]):
    blocks = (
        Block("lay", HEAD, "6 · the card in deck order + the column"),
        Block("head", SHIFT - HEAD, "likewise, above the head of a row"),
        Block("shift", TOP - SHIFT, "84 · the column from which + 6 · the number from which on + the column to which"),
        Block("top", COLUMNS, "the column"),
        Block("nimm", COLUMNS, "the column"),
        Block("end", 1, "end the turn"),
        Block("pass", 1, "pass"),
        Block("swap", EXCHANGES, "the places of the exchanged cards in the hand as a bit mask, less 1"),
    )
    fixed = ids.SWAP
    put = staticmethod(ids.put)
    meant = staticmethod(ids.meant)
    ids = staticmethod(ids.ids)


ACTIONS = PrimoActions()
