"""What a hand may expect of each contract, and of passing: from a table that bench/tarock_bidding.py fills.

A situation is a contract of one's own, or to pass over what stands. For each the table holds weights of the hand's
features, which add up to a first estimate, and knots: what hands with such a sum really got, in tenths of a cent.
"""

from __future__ import annotations

from mazzo.games.tarock import contracts
from mazzo.games.tarock.contracts import (
    CHIAMATA_SOLO,
    MENDICANTE,
    MENDICANTE_OUVERT,
    NO_BID,
    PICCOLO,
    PICCOLO_OUVERT,
    PROPRIO,
    PROPRIO_SEMI,
    SOLO_PROPRIO,
    SOLO_SEMI,
)
from mazzo.games.tarock.deck import BAGATO_BIT, BIRDS, KINGS, MATTO_BIT, MONDO_BIT, QUEENS, ones
from mazzo.games.tarock.moves import AUCTION, BID, CHOICE, PASS, SAY
from mazzo.games.tarock.players import speaking, strength
from mazzo.games.tarock.players.bidding_table import RESULTS, SUMS, WEIGHTS
from mazzo.games.tarock.public import Public
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

FEATURES: Final = 20
PASSING: Final = 13
"""The situation of passing before any bid; that of passing over a contract follows at its number plus one."""
SITUATIONS: Final = 27
KNOT_COUNT: Final = 12
NEVER: Final = -100000
MARGIN: Final = 20
"""By how much, in tenths of a cent, a contract must promise more than to pass."""


def features(hand: i64, place: i64) -> list[int]:
    """What is counted of a hand; `place` is the seat's place in the turn order, 0 for forehand."""
    many = strength.tarocks(hand)
    strong = strength.high(hand)
    single: i64 = 0
    longest: i64 = 0
    number: i64 = 0
    while number < 4:
        length = ones(strength.suit(hand, number))
        if length == 1:
            single += 1
        longest = max(longest, length)
        number += 1
    risk = strength.danger(hand)
    return [
        1,
        many,
        many * many,
        strong,
        many * strong,
        1 if hand & MATTO_BIT else 0,
        1 if hand & MONDO_BIT else 0,
        1 if hand & BAGATO_BIT else 0,
        ones(hand & BIRDS),
        ones(hand & KINGS),
        ones(hand & QUEENS),
        strength.voids(hand),
        single,
        longest,
        strength.sure_suit_tricks(hand),
        risk,
        strength.danger(hand & ~KINGS),
        1 if strength.has_short_king(hand) else 0,
        1 if place == 0 else 0,
        1 if place == 3 else 0,
    ]


def fits(contract: i64, hand: i64) -> bool:
    """Whether a hand is not hopeless for a contract; the table knows no others."""
    if contract == SOLO_PROPRIO:
        return strength.count(hand) >= 10
    if contract == PROPRIO:
        return strength.count(hand) >= 7
    if contract == CHIAMATA_SOLO:
        return strength.count(hand) >= 6
    if contract == contracts.CHIAMATA_MEGLIO:
        return strength.tarocks(hand) >= 5
    if contract == SOLO_SEMI:
        return strength.sure_suit_tricks(hand) >= 5
    if contract == PROPRIO_SEMI:
        return strength.sure_suit_tricks(hand) >= 3
    if contract in (MENDICANTE, MENDICANTE_OUVERT):
        return strength.danger(hand) <= 22
    if contract in (PICCOLO, PICCOLO_OUVERT):
        return hand & KINGS != 0 and strength.danger(hand & ~KINGS) <= 22
    return True


def promise(situation: i64, counted: list[int]) -> i64:
    """What a hand may expect in a situation, in tenths of a cent."""
    first = situation * FEATURES
    found: i64 = 0
    place: i64 = 0
    while place < FEATURES:
        weight: i64 = WEIGHTS[first + place]
        number: i64 = counted[place]
        found += weight * number
        place += 1
    # Between two knots in proportion, beyond the outer ones as those.
    knot = situation * KNOT_COUNT
    last = knot + KNOT_COUNT - 1
    left: i64 = SUMS[knot]
    low: i64 = RESULTS[knot]
    while knot < last:
        right: i64 = SUMS[knot + 1]
        high: i64 = RESULTS[knot + 1]
        if found < right:
            return low if found <= left else low + (high - low) * (found - left) // (right - left)
        left, low = right, high
        knot += 1
    return low


def place_of(public: Public, seat: i64) -> i64:
    """A seat's place in the turn order."""
    place: i64 = 0
    while public.setup.order[place] != seat:
        place += 1
    return place


def to_pass(public: Public, counted: list[int]) -> i64:
    """What a hand may expect if it passes now."""
    return promise(PASSING if public.contract == NO_BID else PASSING + 1 + public.contract, counted)


def expected(contract: i64, hand: i64, counted: list[int]) -> i64:
    """What a hand may expect of a contract of its own."""
    return promise(contract, counted) if fits(contract, hand) else NEVER


def speak(view: View) -> i64:
    """The word of the auction, or forehand's choice, that promises most."""
    hand = view.hand
    counted = features(hand, place_of(view.public, view.seat))
    most: i64 = NEVER - 1
    best: i64 = PASS
    if view.public.phase == AUCTION:
        most = to_pass(view.public, counted) + MARGIN
    rest = view.legal & ~1
    while rest:
        word: i64 = INDEX[(rest & -rest) % 67]
        rest &= rest - 1
        contract = word - BID if word >= BID else view.public.contract
        promised = expected(contract, hand, counted)
        if promised > most:
            best, most = word, promised
    return SAY + best


def before_play(view: View) -> i64:
    """Bid by what the table promises; the rest as `club`."""
    if view.public.phase in (AUCTION, CHOICE):
        return speak(view)
    return speaking.before_play(view)
