"""Moves as numbers. What a seat may do in one phase is a set of up to 54 bits; here each bit becomes a move.

A card played is the card. Every other move adds the number of its bit to the first of its kind, so that a move says by
itself what it is: `take` with three cards names them, six bits each.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

NO_CARD: Final = 63

LAY: Final = 64
"""The first of the discards; LAY | NO_CARD is one that the viewer did not see."""
HIDDEN_LAY: Final = LAY | NO_CARD
CALL: Final = 128
"""The king of each suit, then the fourth."""
FOURTH: Final = 4
TAKE: Final = 136
"""The first packet, the second."""
SAY: Final = 144
"""What is said in the auction: to pass, to hold, accanto, then the contracts."""
PASS: Final = 0
HOLD: Final = 1
ACCANTO: Final = 2
BID: Final = 3
ANNOUNCE: Final = 176
"""The bonuses in their order, then contra, recontra, ok."""
CONTRA: Final = 11
RECONTRA: Final = 12
OK: Final = 13
TAKE_CARDS: Final = 192
"""Added to three cards of six bits each, shifted left by eight: `take` when the called king lies in the talon."""

AUCTION: Final = 0
CHOICE: Final = 1
"""Everybody has passed: forehand chooses."""
CALLING: Final = 2
TAKING: Final = 3
LAYING: Final = 4
ANNOUNCING: Final = 5
ANSWERING: Final = 6
"""Contra and recontra of a negative contract."""
PLAY: Final = 7
OVER: Final = 8
PHASES: Final = ("auction", "choice", "call", "take", "lay", "announce", "contra", "play", "over")

BASE: Final = bytes((SAY, SAY, CALL, TAKE, LAY, ANNOUNCE, ANNOUNCE, 0, 0))
"""The first move of each phase."""


def three(a: i64, b: i64, c: i64) -> i64:
    """To take three cards, given in deck order."""
    return (a | b << 6 | c << 12) << 8 | TAKE_CARDS


def takes_cards(move: i64) -> bool:
    """Whether a move takes three cards by name."""
    return move >= 256


def card_of(move: i64, number: i64) -> i64:
    """One of the three cards taken by name."""
    return (move >> (8 + 6 * number)) & NO_CARD
