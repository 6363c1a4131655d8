"""The fifty-two cards. A card is its place in deck order: spades, hearts, diamonds, clubs, each from ace to king."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

CARDS: Final = 52
SUITS: Final = "shdc"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
RANK: Final = bytes(card % 13 + 1 for card in range(CARDS))
KING: Final = 13

ALL: Final = (1 << 52) - 1
ONES: Final = 1 << 0 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces. Shifted left by rank - 1 it is the four cards of a rank."""

BOX_CARDS: Final = bytes((35, 49, 11, 25, 32))
"""The card of each box, in the order of its stake: 10d, Jc, Qs, Kh, 7d (NJ-A10 to A13)."""
BOXED: Final = 1 << 35 | 1 << 49 | 1 << 11 | 1 << 25 | 1 << 32
"""The same as a set."""
NO_BOX: Final = 5
BOX: Final = bytes(BOX_CARDS.index(card) if card in BOX_CARDS else NO_BOX for card in range(CARDS))
"""The box that a card takes, or NO_BOX."""
PIPS: Final = bytes(min(rank, 10) for rank in RANK)
"""What a card costs with `hand_payment = pips`: ace 1, figures 10 (3.5b)."""


def of_rank(cards: i64, rank: i64) -> i64:
    """The cards of a set that have this rank."""
    return ((cards >> (rank - 1)) & ONES) << (rank - 1)
