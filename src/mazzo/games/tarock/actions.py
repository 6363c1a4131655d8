"""The fixed ids of moves: the number that the move has in the engine, but for cards that are taken by name. These are
numbered by their places in the talon, in dealing order: the twenty ways to choose three of six."""

from __future__ import annotations

from mazzo.games.tarock import bonuses, contracts, ids
from mazzo.games.tarock.deck import NAMES
from mazzo.games.tarock.ids import WAYS
from mazzo.games.tarock.moves import ANNOUNCE, BID, CALL, FOURTH, LAY, OK, SAY, TAKE, TAKE_CARDS
from mazzo.games.tarock.view import View
from mazzo.kernel.actions import Actions, Block

CARDS = len(NAMES)
BIDS = BID + len(contracts.NAMES)
CALLS = FOURTH + 1
WORDS = OK + 1


class TarockActions(Actions[View]):
    blocks = (
        Block("play", CARDS, "the card in deck order"),
        Block("unused", LAY - CARDS, "never legal"),
        Block("lay", CARDS, "the card that is laid away, in deck order"),
        Block("unused", CALL - LAY - CARDS, "never legal"),
        Block("call", CALLS, "the king of hearts, diamonds, spades, clubs, then the fourth"),
        Block("unused", TAKE - CALL - CALLS, "never legal"),
        Block("take", 2, "the first packet, the second"),
        Block("unused", SAY - TAKE - 2, "never legal"),
        Block("say", BIDS, "pass, hold, accanto, then the contracts in the order of their rank"),
        Block("unused", ANNOUNCE - SAY - BIDS, "never legal"),
        Block("announce", WORDS, f"{', '.join(bonuses.NAMES)}, then contra, recontra, ok"),
        Block("unused", TAKE_CARDS - ANNOUNCE - WORDS, "never legal"),
        Block("take cards", len(WAYS), "the places in the talon: 012, 013, 014, 015, 023 … 345"),
    )
    fixed = TAKE_CARDS
    put = staticmethod(ids.put)
    meant = staticmethod(ids.meant)
    ids = staticmethod(ids.ids)


ACTIONS = TarockActions()
