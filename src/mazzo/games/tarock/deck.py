"""The fifty-four cards (4.2). A card is its place in deck order: hearts, diamonds, spades, clubs, each low to high,
then the tarocks. Of two cards of one suit the later one is the higher.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

CARDS: Final = 54
SUITS: Final = "hdsc"
RED: Final = ("4", "3", "2", "1", "J", "N", "Q", "K")
BLACK: Final = ("7", "8", "9", "10", "J", "N", "Q", "K")
NAMES: Final = (
    *(rank + suit for suit in SUITS for rank in (RED if suit in "hd" else BLACK)),
    *(f"T{number}" for number in range(1, 23)),
)

TAROCK: Final = 4
"""The suit of the tarocks; hearts are 0."""
SUIT: Final = bytes(min(card >> 3, TAROCK) for card in range(64))

ALL: Final = (1 << 54) - 1
TAROCKS: Final = ((1 << 22) - 1) << 32
SUITED: Final = (1 << 32) - 1
"""The cards that are no tarocks."""
KINGS: Final = 1 << 7 | 1 << 15 | 1 << 23 | 1 << 31
BIRDS: Final = 15 << 32
"""T1 to T4."""

BAGATO: Final = 32
MONDO: Final = 52
MATTO: Final = 53
BAGATO_BIT: Final = 1 << 32
MONDO_BIT: Final = 1 << 52
MATTO_BIT: Final = 1 << 53
TRULL: Final = 1 << 32 | 1 << 52 | 1 << 53

FIVES: Final = KINGS | TRULL
DISCARDABLE: Final = ALL & ~FIVES
"""The cards that may ever be discarded: no five-point card is (TK-A16)."""
DISCARDABLE_SUITED: Final = SUITED & ~KINGS
DISCARDABLE_TAROCKS: Final = TAROCKS & ~TRULL

QUEENS: Final = KINGS >> 1
KNIGHTS: Final = KINGS >> 2
JACKS: Final = KINGS >> 3
VALUE: Final = bytes(
    5 if FIVES >> card & 1 else 4 if QUEENS >> card & 1 else 3 if KNIGHTS >> card & 1 else 2 if JACKS >> card & 1 else 1
    for card in range(CARDS)
)
"""What a card counts before groups of three lose two points each."""

WHOLE: Final = 210
"""The thirds of a point in the whole pack: 70 points."""
HALF: Final = 107
"""More than half: 35 points and two pips (4.2.4, TK-A20)."""


def thirds(cards: i64) -> i64:
    """What cards count, in thirds of a point: three times their values less two for each card (TK-A21)."""
    total: i64 = ones(cards)
    total += 12 * ones(cards & FIVES)
    total += 9 * ones(cards & QUEENS)
    total += 6 * ones(cards & KNIGHTS)
    total += 3 * ones(cards & JACKS)
    return total


def ones(cards: i64) -> i64:
    """How many cards there are, in parallel: quicker than one by one where there are many."""
    cards = cards - ((cards >> 1) & 0x55555555555555)
    cards = (cards & 0x33333333333333) + ((cards >> 2) & 0x33333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F
    cards = (cards & 0xFFFFFFFF) + (cards >> 32)
    cards = (cards & 0xFFFF) + (cards >> 16)
    return (cards & 0xFF) + (cards >> 8)
