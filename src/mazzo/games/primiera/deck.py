"""The forty cards. A card is its place in deck order, ten to a suit: Swords, Clubs, Cups, Coins, each from 1 to 10."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SUITS: Final = "sbcd"
SWORDS: Final = 0
CLUBS: Final = 1
CUPS: Final = 2
COINS: Final = 3

CARDS: Final = 40
NAMES: Final = tuple(f"{rank}{suit}" for suit in SUITS for rank in range(1, 11))
RANK: Final = bytes(card % 10 + 1 for card in range(CARDS))
SUIT: Final = bytes(card // 10 for card in range(CARDS))

ALL: Final = (1 << 40) - 1
ONES: Final = 1 << 0 | 1 << 10 | 1 << 20 | 1 << 30
"""The four cards of rank 1, the Heralds. Shifted left by rank - 1 it is the four cards of a rank."""
SUIT_OF_SWORDS: Final = (1 << 10) - 1
SUIT_OF_COINS: Final = SUIT_OF_SWORDS << 30
SEVEN_OF_COINS: Final = 1 << 36

PRIMIERA: Final = bytes((0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10))
"""The primiera value of each rank, PM-A01."""
