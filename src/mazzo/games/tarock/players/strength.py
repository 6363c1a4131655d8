"""How strong a hand is, as the Austrian teaching scripts count it: tarocks, high ones, kings, sure tricks, danger."""

from __future__ import annotations

from mazzo.games.tarock.deck import BAGATO, BIRDS, KINGS, MATTO_BIT, MONDO_BIT, TAROCKS, ones
from mazzo.kernel.bits import INDEX, TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

HIGH: Final = ((1 << 7) - 1) << 47
"""T16 to T22: the Stecher."""


def tarocks(hand: i64) -> i64:
    return ones(hand & TAROCKS)


def high(hand: i64) -> i64:
    """How many tarocks from T16 on."""
    return ones(hand & HIGH)


def count(hand: i64) -> i64:
    """One for each tarock and king, two for each tarock from T16 on."""
    return ones(hand & (TAROCKS | KINGS)) + ones(hand & HIGH)


def suit(hand: i64, number: i64) -> i64:
    """The cards of a suit, shifted down to the lowest eight bits."""
    return (hand >> (8 * number)) & 255


def voids(hand: i64) -> i64:
    """How many suits are missing."""
    found: i64 = 0
    number: i64 = 0
    while number < 4:
        if not suit(hand, number):
            found += 1
        number += 1
    return found


def sure_suit_tricks(hand: i64) -> i64:
    """How many tricks the suits make where tarocks do not beat: runs from the king down, and long suits behind them."""
    found: i64 = 0
    number: i64 = 0
    while number < 4:
        cards = suit(hand, number)
        run: i64 = 0
        rank: i64 = 7
        while rank >= 0 and cards & (TOP >> (61 - rank)):
            run += 1
            rank -= 1
        found += run
        length = ones(cards)
        if run >= 2 and length > 4:
            found += (length - run) // 2
        number += 1
    return found


def danger(hand: i64) -> i64:
    """How hard it is to take no trick: for each card, how far it lies above what its place in the suit allows; tarocks
    win whatever they are forced into."""
    found: i64 = 0
    number: i64 = 0
    while number < 4:
        cards = suit(hand, number)
        allowed: i64 = 1
        while cards:
            rank: i64 = INDEX[(cards & -cards) % 67]
            if rank > allowed:
                found += rank - allowed
            allowed += 2
            cards &= cards - 1
        number += 1
    rest = hand & TAROCKS
    while rest:
        found += 3 + (INDEX[(rest & -rest) % 67] - BAGATO) // 4
        rest &= rest - 1
    return found


def has_mondo_or_matto(hand: i64) -> bool:
    return hand & (MONDO_BIT | MATTO_BIT) != 0


def best_bird(hand: i64) -> i64:
    """The bird that a hand is likeliest to bring home, 0 to 3, or -1: by the number of tarocks and of high ones."""
    many = tarocks(hand)
    strong = high(hand)
    birds = (hand & BIRDS) >> BAGATO
    if birds & 1 and many >= 7 and strong >= 2:
        return 0
    if birds & 2 and many >= 8 and strong >= 3:
        return 1
    if birds & 4 and many >= 9 and strong >= 3:
        return 2
    if birds & 8 and many >= 10 and strong >= 4:
        return 3
    return -1


def has_short_king(hand: i64) -> bool:
    """Whether there is just one king, in a suit of one or two cards: a trick that can be had at once, and no more."""
    kings = hand & KINGS
    if not kings or kings & (kings - 1):
        return False
    return ones(suit(hand, INDEX[kings % 67] >> 3)) <= 2
