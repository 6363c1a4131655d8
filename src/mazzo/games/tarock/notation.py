"""Moves as text: `pass`, `chiamata`, `call Ks`, `take 1`, `take Qd+8s+Ks`, `lay Qs`, `bird1`, `contra`, `ok`, `Kh`.

Reading is a little wider than printing: the cards of a `take` may come in any order. Why a text is no legal move now is
in `refusals`.
"""

from __future__ import annotations

import re

from mazzo.games.tarock import bonuses, contracts
from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.deck import NAMES, SUITS
from mazzo.kernel import cards
from mazzo.kernel.errors import Malformed

DECK = cards.Deck(NAMES)

WORDS = {
    plays.SAY + plays.PASS: "pass",
    plays.SAY + plays.HOLD: "hold",
    plays.SAY + plays.ACCANTO: "accanto",
    **{plays.SAY + plays.BID + number: name for number, name in enumerate(contracts.NAMES)},
    **{plays.CALL + suit: f"call K{letter}" for suit, letter in enumerate(SUITS)},
    plays.CALL + plays.FOURTH: "call fourth",
    plays.TAKE: "take 1",
    plays.TAKE + 1: "take 2",
    **{plays.ANNOUNCE + kind: name for kind, name in enumerate(bonuses.NAMES)},
    plays.ANNOUNCE + plays.CONTRA: "contra",
    plays.ANNOUNCE + plays.RECONTRA: "recontra",
    plays.ANNOUNCE + plays.OK: "ok",
    **{plays.LAY + card: f"lay {name}" for card, name in enumerate(NAMES)},
    plays.HIDDEN_LAY: f"lay {cards.HIDDEN}",
    **dict(enumerate(NAMES)),
}
"""Every move but those that take cards by name."""
MOVES = {word: move for move, word in WORDS.items() if move != plays.HIDDEN_LAY}

TAKEN = re.compile(r"take ([^ +]+)\+([^ +]+)\+([^ +]+)")


def print_move(move: int) -> str:
    """A move in notation; a discard that the viewer did not see is `lay ??`."""
    if plays.takes_cards(move):
        return "take " + "+".join(NAMES[plays.card_of(move, number)] for number in range(3))
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
    return plays.three(*taken)


def names(mask: int) -> list[str]:
    """The cards of a set in notation, in deck order."""
    return [NAMES[card] for card in DECK.cards(mask)]
