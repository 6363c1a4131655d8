"""Moves as text: `pass`, `chiamata`, `call Ks`, `take 1`, `take Qd+8s+Ks`, `lay Qs`, `bird1`, `contra`, `ok`, `Kh`.

Reading is a little wider than printing: the cards of a `take` may come in any order. Why a text is no legal move now is
in `refusals`.
"""

from __future__ import annotations

import re

from mazzo.games.tarock import bonuses, contracts
from mazzo.games.tarock.deck import NAMES, SUITS
from mazzo.games.tarock.moves import (
    ACCANTO,
    ANNOUNCE,
    BID,
    CALL,
    CONTRA,
    FOURTH,
    HIDDEN_LAY,
    HOLD,
    LAY,
    OK,
    PASS,
    RECONTRA,
    SAY,
    TAKE,
    card_of,
    takes_cards,
    three,
)
from mazzo.kernel import cards
from mazzo.kernel.errors import Malformed

DECK = cards.Deck(NAMES)

WORDS = {
    SAY + PASS: "pass",
    SAY + HOLD: "hold",
    SAY + ACCANTO: "accanto",
    **{SAY + BID + number: name for number, name in enumerate(contracts.NAMES)},
    **{CALL + suit: f"call K{letter}" for suit, letter in enumerate(SUITS)},
    CALL + FOURTH: "call fourth",
    TAKE: "take 1",
    TAKE + 1: "take 2",
    **{ANNOUNCE + kind: name for kind, name in enumerate(bonuses.NAMES)},
    ANNOUNCE + CONTRA: "contra",
    ANNOUNCE + RECONTRA: "recontra",
    ANNOUNCE + OK: "ok",
    **{LAY + card: f"lay {name}" for card, name in enumerate(NAMES)},
    HIDDEN_LAY: f"lay {cards.HIDDEN}",
    **dict(enumerate(NAMES)),
}
"""Every move but those that take cards by name."""
MOVES = {word: move for move, word in WORDS.items() if move != HIDDEN_LAY}

TAKEN = re.compile(r"take ([^ +]+)\+([^ +]+)\+([^ +]+)")


def print_move(move: int) -> str:
    """A move in notation; a discard that the viewer did not see is `lay ??`."""
    if takes_cards(move):
        return "take " + "+".join(NAMES[card_of(move, number)] for number in range(3))
    return WORDS[move]


def read(text: str) -> int:
    """The move that a text means, legal or not. Raises Malformed."""
    if text in MOVES:
        return MOVES[text]
    match = TAKEN.fullmatch(text)
    if not match:
        raise Malformed("not_a_move", text=text)
    for name in match.groups():
        if name not in DECK:
            raise Malformed("unknown_card", card=name)
    taken = sorted({DECK.card(name) for name in match.groups()})
    if len(taken) < 3:
        raise Malformed("card_twice", text=text)
    return three(*taken)


def names(mask: int) -> list[str]:
    """The cards of a set in notation, in deck order."""
    return [NAMES[card] for card in DECK.cards(mask)]
