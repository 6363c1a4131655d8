"""Sets of cards as the bits of one integer below 2**62, and the few things one does with them.

`TOP >> (61 - card)` is the set of one card. It is written out wherever speed matters, and it is the only shift of a
constant that compiled modules may contain: compiled, a smaller constant would be shifted as 32 bits.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from mypy_extensions import i64

TOP: Final = 1 << 61

# 2**k mod 67 differs for every k below 66, so that it names the bit.
INDEX: Final = bytes({(1 << k) % 67: k for k in range(62)}.get(rest, 0) for rest in range(67))


def bit(card: i64) -> i64:
    """The set that holds just this card."""
    return TOP >> (61 - card)


def lowest(cards: i64) -> i64:
    """The first card of a set that is not empty."""
    return INDEX[(cards & -cards) % 67]


def size(cards: i64) -> i64:
    """How many cards a set holds."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def listed(cards: i64) -> list[int]:
    """The cards of a set, in deck order."""
    found: list[int] = []
    while cards:
        found.append(INDEX[(cards & -cards) % 67])
        cards &= cards - 1
    return found


def named(cards: i64, names: tuple[str, ...]) -> str:
    """The cards of a set in notation, in deck order; a dash if there are none."""
    return " ".join([names[card] for card in listed(cards)]) or "-"


def nth(cards: i64, n: i64) -> i64:
    """The card with n cards of the set before it."""
    while n:
        cards &= cards - 1
        n -= 1
    return INDEX[(cards & -cards) % 67]


def apart(places: list[list[int]], names: tuple[str, ...]) -> i64:
    """The set of all cards of several places. Raises ValueError if one is none of those named, or is there twice."""
    found: i64 = 0
    for cards in places:
        for card in cards:
            if not 0 <= card < len(names):
                raise ValueError(f"{card} is no card")
            if found & bit(card):
                raise ValueError(f"{names[card]} is there twice")
            found |= bit(card)
    return found


def gathered(cards: Iterable[int]) -> i64:
    """The set of these cards."""
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found
