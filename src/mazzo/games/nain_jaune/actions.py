"""The fixed ids of moves: an id is the number that the move has in the engine."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import CARDS
from mazzo.games.nain_jaune.public import ANNOUNCED, PASS
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.actions import Block, Same

ACTIONS: Same[View] = Same(
    [
        Block("lay", CARDS, "the card in deck order"),
        Block("unused", PASS - CARDS, "never legal"),
        Block("pass", 1, "pass"),
        Block("stop", 1, "stop"),
        Block("announce", CARDS, "the card that is laid with its announcement, in deck order"),
        Block("unused", ANNOUNCED - CARDS, "never legal"),
    ]
)
