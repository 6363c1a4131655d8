"""Purses and what a hand costs. Each of four seats or five boxes has ten bits of one number for its tokens."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import PIPS
from mazzo.kernel.bits import INDEX, TOP, size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

PURSE: Final = 1023
"""No purse can hold more than all tokens, 196."""


def amount(purses: i64, number: i64) -> i64:
    """What the purse of a seat or a box holds."""
    return (purses >> (10 * number)) & PURSE


def unit(number: i64) -> i64:
    """One token in a purse."""
    return TOP >> (61 - 10 * number)


def packed(amounts: list[int]) -> i64:
    """Purses with these amounts."""
    purses: i64 = 0
    number: i64 = 0
    while number < len(amounts):
        purses += amounts[number] * unit(number)
        number += 1
    return purses


def owed(hand: i64, pips: bool) -> i64:
    """What a hand that is left costs its holder: a token a card, or its pips (NJ-A24)."""
    if not pips:
        return size(hand)
    total: i64 = 0
    while hand:
        total += PIPS[INDEX[(hand & -hand) % 67]]
        hand &= hand - 1
    return total
