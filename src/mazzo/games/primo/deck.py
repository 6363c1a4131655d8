"""The 114 cards in 28 kinds: 104 numbers with four copies of each, and ten specials.

With duplicates no set of cards fits one mask, so here a card is its kind: 0–25 the numbers, yellow before blue, 26 Top,
27 Nimm. A hand of at most six cards is their kinds in deck order, five bits each, so that equal hands are equal
numbers. Piles are bytes, from the top.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

KINDS: Final = 28
TOP_CARD: Final = 26
NIMM: Final = 27
NAMES: Final = (*(f"{number}{colour}" for number in range(1, 14) for colour in "yb"), "top", "nimm")
NUMBER: Final = bytes([*(kind // 2 + 1 for kind in range(26)), 0, 0])
COLOUR: Final = bytes([*(kind % 2 for kind in range(26)), 0, 0])
COPIES: Final = 4
"""How many cards there are of each number and colour (PO-A01)."""
SPECIALS: Final = 10
CARDS: Final = 114
HAND: Final = 6
COLUMNS: Final = 6


def copies(top_cards: i64) -> list[int]:
    """How many cards there are of each kind (PO-A02)."""
    return [COPIES] * 26 + [top_cards, SPECIALS - top_cards]


def hand_of(kinds: list[int]) -> i64:
    """These kinds as a hand."""
    hand: i64 = 0
    for kind in kinds:
        hand = hand_with(hand, kind)
    return hand


def hand_list(hand: i64) -> list[int]:
    """The kinds of a hand, in deck order."""
    found: list[int] = []
    while hand:
        found.append((hand & 31) - 1)
        hand >>= 5
    return found


def written(kinds: list[int]) -> str:
    """Cards in notation; a dash if there are none."""
    return " ".join([NAMES[kind] for kind in kinds]) or "-"


def hand_size(hand: i64) -> i64:
    size: i64 = 0
    while hand:
        hand >>= 5
        size += 1
    return size


def hand_has(hand: i64, kind: i64) -> bool:
    while hand:
        if (hand & 31) == kind + 1:
            return True
        hand >>= 5
    return False


def hand_with(hand: i64, kind: i64) -> i64:
    """A hand and one more card."""
    shift: i64 = 0
    above = hand
    while above and (above & 31) <= kind:
        above >>= 5
        shift += 5
    below = hand - (above << shift)
    return ((above << 5 | (kind + 1)) << shift) | below


def hand_less(hand: i64, chosen: i64) -> i64:
    """A hand less several of its cards, given as a hand."""
    left: i64 = 0
    shift: i64 = 0
    while hand:
        card = hand & 31
        if card == chosen & 31:
            chosen >>= 5
        else:
            left |= card << shift
            shift += 5
        hand >>= 5
    return left


def hand_without(hand: i64, kind: i64) -> i64:
    """A hand less one card of a kind that it holds."""
    below: i64 = 0
    shift: i64 = 0
    while (hand & 31) != kind + 1:
        below |= (hand & 31) << shift
        shift += 5
        hand >>= 5
    return (hand >> 5) << shift | below
