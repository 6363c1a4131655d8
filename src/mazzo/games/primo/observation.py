"""A view as numbers, for programs that learn."""

from __future__ import annotations

from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLUMNS, COPIES, HAND, KINDS, NIMM, SPECIALS, TOP_CARD
from mazzo.games.primo.facts import UNKNOWN
from mazzo.games.primo.setup import IDLE_ROUNDS
from mazzo.games.primo.view import View
from mazzo.kernel.bits import TOP
from mazzo.kernel.planes import Packer, Pieces, each, one, ones, place, seats_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

MOST_OWNED: Final = 61
LETTERS: Final = "ABCDEF"


def pieces(seats: int) -> Pieces:
    found: Pieces = []
    for number in range(HAND):
        found.append((f"hand[{number + 1}]", KINDS, "the kinds of which the viewer holds so many or more"))
    for column in LETTERS:
        found.append((f"row[{column}]", TOP_CARD, "the cards of the row, by kind"))
    for number in range(COPIES):
        found.append((f"gone[{number + 1}]", TOP_CARD, "the numbers of which so many or more have left the game"))
    found.append(("gone[top]", SPECIALS, "how many Top have left the game, as so many ones"))
    found.append(("gone[nimm]", SPECIALS, "how many Nimm have left the game, as so many ones"))
    found.append(("tops", COLUMNS, "the columns where Top was played in this turn"))
    found.append(("played", HAND, "how many hand cards were played in this turn, as so many ones"))
    found.append(("begun", 1, "whether this turn has begun"))
    found.append(("idle", IDLE_ROUNDS * 6, "turns in a row without a played card, as so many ones"))
    found.append(("turn", seats, "the seat on turn"))
    each(found, "held", seats, HAND, "how many cards a seat has in hand, as so many ones")
    each(found, "left", seats, MOST_OWNED, "how many cards a seat has left, as so many ones")
    each(found, "known", seats, KINDS, "the kinds of which the viewer knows a card in the pile of a seat")
    each(found, "next", seats, KINDS, "the top card of the pile of a seat, if the viewer knows it")
    return found


def write(view: View, packer: Packer) -> None:
    public = view.public
    seats = seats_from(public.setup.order, view.seat)
    # So many or more are also one less or more: where there are none, there are none further on.
    some: i64 = 1
    number: i64 = 1
    while number <= HAND:
        if some:
            some = held_at_least(view.hand, number)
        packer.put(some)
        number += 1
    table = public.layout
    column: i64 = 0
    while column < COLUMNS:
        packer.put(kinds_in_row(rows.row_at(table, column)))
        column += 1
    some = 1
    number = 1
    while number <= COPIES:
        if some:
            some = gone_at_least(public.gone, number)
        packer.put(some)
        number += 1
    packer.put(ones(public.gone[TOP_CARD], SPECIALS))
    packer.put(ones(public.gone[NIMM], SPECIALS))
    packer.put(public.tops)
    packer.put(ones(public.played, HAND))
    packer.put(1 if public.steps else 0)
    packer.put(ones(public.idle, IDLE_ROUNDS * 6))
    packer.put(place(public.turn, seats))
    for seat in seats:
        packer.put(ones(view.held[seat], HAND))
    for seat in seats:
        packer.put(ones(view.owned(seat), MOST_OWNED))
    for seat in seats:
        packer.put(known_kinds(view.piles[seat]))
    for seat in seats:
        packer.put(known_top(view.piles[seat]))


def held_at_least(hand: i64, number: i64) -> i64:
    """The kinds of which a hand holds so many or more."""
    found: i64 = 0
    while hand:
        card = hand & 31
        copies: i64 = 0
        while (hand & 31) == card:
            hand >>= 5
            copies += 1
        if copies >= number:
            found |= TOP >> (62 - card)
    return found


def kinds_in_row(row: i64) -> i64:
    """The cards of a row as the set of their kinds."""
    found: i64 = 0
    if row:
        number = rows.tail(row)
        while number <= rows.head(row):
            found |= TOP >> (61 - rows.kind_at(row, number))
            number += 1
    return found


def gone_at_least(gone: bytes, number: i64) -> i64:
    """The numbers of which so many or more have left the game, as the set of their kinds."""
    found: i64 = 0
    kind: i64 = 0
    while kind < TOP_CARD:
        if gone[kind] >= number:
            found |= TOP >> (61 - kind)
        kind += 1
    return found


def known_kinds(pile: bytes) -> i64:
    """The cards of a pile that the viewer knows, as the set of their kinds: some at its top, some at its bottom."""
    found: i64 = 0
    first: i64 = 0
    last: i64 = len(pile) - 1
    while first <= last and pile[first] != UNKNOWN:
        found |= one(pile[first])
        first += 1
    while first <= last and pile[last] != UNKNOWN:
        found |= one(pile[last])
        last -= 1
    return found


def known_top(pile: bytes) -> i64:
    """The top card of a pile as a set, if there is one that the viewer knows."""
    return one(pile[0]) if pile and pile[0] != UNKNOWN else 0
