"""The fixed ids of moves, worked out: `actions` tells what they mean."""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo.deck import COLUMNS, HAND, KINDS
from mazzo.kernel.numbers import written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.primo.view import View
    from mazzo.kernel.numbers import Numbers

NUMBERS: Final = 14
HEAD: Final = KINDS * COLUMNS
SHIFT: Final = 2 * KINDS * COLUMNS
TOP: Final = SHIFT + COLUMNS * NUMBERS * COLUMNS
NIMM: Final = TOP + COLUMNS
END: Final = NIMM + COLUMNS
PASS: Final = END + 1
SWAP: Final = PASS + 1

SWAPS: Final[list[bytes]] = [b""] * 2 ** (HAND + 1)
"""The ids of all exchanges by the `pattern` of the hand, once they were asked for: they are all that it decides."""


def ids(view: View, moves: list[int]) -> list[int]:
    """The ids of legal moves, in their order."""
    found: list[int] = []
    for each_move in moves:
        move: i64 = each_move
        found.append(id_of(view.hand, move))
    return found


def id_of(hand: i64, move: i64) -> i64:
    what = plays.kind_of(move)
    if what == plays.SWAP:
        return SWAP + chosen_places(hand, move >> 3) - 1
    if what == plays.LAY:
        return COLUMNS * (move >> 3 & 31) + (move >> 8)
    if what == plays.HEAD:
        return HEAD + COLUMNS * (move >> 3 & 31) + (move >> 8)
    if what == plays.SHIFT:
        return SHIFT + COLUMNS * (NUMBERS * (move >> 3 & 7) + (move >> 6 & 15)) + (move >> 10)
    if what == plays.PLAY_TOP:
        return TOP + (move >> 3)
    if what == plays.PLAY_NIMM:
        return NIMM + (move >> 3)
    return END if what == plays.END else PASS


def put(view: View, numbers: Numbers) -> None:
    """Add the ids of all legal moves, without making the exchanges among them."""
    if view.deciding() < 0:
        return
    public = view.public
    numbers.put_all(ids(view, public.plays_with(view.hand)))
    if public.may_exchange():
        numbers.put(PASS)
        numbers.put_written(swap_ids(view.hand))


def swap_ids(hand: i64) -> bytes:
    """The ids of all exchanges, written, the lowest first."""
    like = pattern(hand)
    found = SWAPS[like]
    if not found:
        found = written(sorted([id_of(hand, move) for move in plays.swaps(hand)]))
        SWAPS[like] = found
    return found


def pattern(hand: i64) -> i64:
    """A one, then for each card whether it equals the one before it."""
    found: i64 = 1
    before: i64 = 0
    while hand:
        found += found
        if (hand & 31) == before:
            found += 1
        before = hand & 31
        hand >>= 5
    return found


def meant(view: View, number: i64) -> int | None:
    """The move of an id, legal or not; None if it is an exchange that is not numbered so."""
    if number < SHIFT:
        place = number % HEAD
        kind = place // COLUMNS
        column = place % COLUMNS
        return plays.lay(kind, column) if number < HEAD else plays.lay_head(kind, column)
    if number < TOP:
        place = number - SHIFT
        return plays.shift(place // (NUMBERS * COLUMNS), place // COLUMNS % NUMBERS, place % COLUMNS)
    if number < NIMM:
        return plays.special(plays.PLAY_TOP, number - TOP)
    if number < END:
        return plays.special(plays.PLAY_NIMM, number - NIMM)
    if number < SWAP:
        return plays.END if number == END else plays.PASS
    return exchange(view.hand, number - SWAP + 1)


def exchange(hand: i64, places: i64) -> int | None:
    """The exchange of the cards at these places, if that is how it is numbered."""
    chosen = chosen_cards(hand, places)
    return plays.swap(chosen) if chosen_places(hand, chosen) == places else None


def chosen_cards(hand: i64, places: i64) -> i64:
    """The cards at these places of a hand, as far as it has so many."""
    found: i64 = 0
    shift: i64 = 0
    while places and hand:
        if places & 1:
            found |= (hand & 31) << shift
            shift += 5
        places >>= 1
        hand >>= 5
    return found


def chosen_places(hand: i64, chosen: i64) -> i64:
    """The places of chosen cards in a hand as a bit mask, the first of equal cards. Both are in deck order. Raises
    ValueError."""
    found: i64 = 0
    place: i64 = 1
    while chosen:
        if not hand:
            raise ValueError("not all of these cards are in the hand")
        if (hand & 31) == (chosen & 31):
            found |= place
            chosen >>= 5
        hand >>= 5
        place += place
    return found
