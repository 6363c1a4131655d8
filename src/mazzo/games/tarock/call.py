"""The call of a king (4.6.1): one that the caller does not hold; with three kings in hand also 'the fourth'."""

from __future__ import annotations

from mazzo.games.tarock.deck import KINGS, ones
from mazzo.games.tarock.moves import FOURTH
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

CALL_FOURTH: Final = 1 << FOURTH


def king_of(suit: i64) -> i64:
    """The king of a suit."""
    return 8 * suit + 7


def offers(hand: i64) -> i64:
    """The suits whose king may be called, and FOURTH (TK-A09)."""
    found: i64 = 0
    suit: i64 = 0
    while suit < 4:
        if not hand & (TOP >> (61 - king_of(suit))):
            found |= TOP >> (61 - suit)
        suit += 1
    if ones(hand & KINGS) == 3:
        found |= CALL_FOURTH
    return found


def missing(hand: i64) -> i64:
    """The king that a hand with three kings lacks."""
    suit: i64 = 0
    while hand & (TOP >> (61 - king_of(suit))):
        suit += 1
    return king_of(suit)
