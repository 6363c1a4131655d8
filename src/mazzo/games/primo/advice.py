"""Why a sensible player makes a move: a key with parameters, from what the one who decides knows, and no more."""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLOUR, COLUMNS, NAMES, NIMM, NUMBER, TOP_CARD, hand_list, hand_without
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.notation import LETTERS
from mazzo.games.primo.view import View
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says

ADVICE = {
    "only_move": says(),
    "finishes": says(),
    "completes_row": says(column=Kind.TEXT),
    "lays_run": says(count=Kind.NUMBER, column=Kind.TEXT),
    "fits": says(card=Kind.CARD, column=Kind.TEXT),
    "takes_empty_row": says(card=Kind.CARD, column=Kind.TEXT),
    "opens_row": says(card=Kind.CARD, column=Kind.TEXT),
    "lays_on_top": says(card=Kind.CARD, column=Kind.TEXT),
    "shift_unlocks": says(count=Kind.NUMBER),
    "shift_empties": says(column=Kind.TEXT),
    "shift_prepares": says(column=Kind.TEXT),
    "top_unlocks": says(count=Kind.NUMBER, column=Kind.TEXT),
    "top_rid": says(),
    "nimm_near_end": says(seat=Kind.SEAT, count=Kind.NUMBER),
    "nimm": says(count=Kind.NUMBER),
    "swap_unfit": says(cards=Kind.CARDS, percent=Kind.NUMBER),
    "swap_all": says(percent=Kind.NUMBER),
    "pass_keeps": says(),
    "pass_empty": says(),
    "end_keeps_special": says(cards=Kind.CARDS),
    "end_nothing_fits": says(),
    "end_denies_row": says(column=Kind.TEXT),
    "end_enough": says(),
}
"""Every reason for a move, with the kinds of its parameters."""

NEAR = 8
"""With so few cards left to get rid of, somebody is near the end."""

Layout = tuple[int, int]


def advise(view: View, move: int) -> Reason:
    """Why the one who decides would make this move."""
    if len(view.moves()) == 1:
        return Reason("only_move")
    what = kind_of(move)
    if what == plays.SWAP:
        return swap(view, hand_list(move >> 3))
    if what == plays.PASS:
        return Reason("pass_keeps" if view.piles[view.seat] else "pass_empty")
    if what == plays.END:
        return end(view)
    if what == plays.SHIFT:
        return shift(view, move)
    if view.owned(view.seat) == 1:
        return Reason("finishes")
    if what == plays.PLAY_TOP:
        return top(view, (move >> 3) & 7)
    if what == plays.PLAY_NIMM:
        return nimm(view)
    return lay(view, (move >> 3) & 31, (move >> 8) & 7, what == plays.HEAD)


def lay(view: View, card: int, column: int, above: bool) -> Reason:
    """A number from the hand."""
    row, letter, named = view.public.table[column], LETTERS[column], NAMES[card]
    single = rows.single(NUMBER[card], COLOUR[card])
    after = rows.topped(row, NUMBER[card], COLOUR[card]) if above else rows.appended(row, single)
    if rows.is_full(after):
        return Reason("completes_row", {"column": letter})
    if above:
        return Reason("lays_on_top", {"card": named, "column": letter})
    rest = hand_list(hand_without(view.hand, card))
    count = 1 + chain(view, rest, NUMBER[card], COLOUR[card], -1)
    if count > 1:
        return Reason("lays_run", {"count": count, "column": letter})
    if row:
        return Reason("fits", {"card": named, "column": letter})
    alone = sum(not each for each in view.public.table) == 1
    return Reason("takes_empty_row" if alone else "opens_row", {"card": named, "column": letter})


def chain(view: View, hand: list[int], number: int, colour: int, step: int) -> int:
    """How many cards of a hand follow a card one after the other, downwards or, above the head of a row, upwards."""
    count = 0
    while True:
        number += step
        fitting = [
            kind
            for kind in hand
            if number and NUMBER[kind] == number and rows.joins(view.public.setup.colours, COLOUR[kind], colour)
        ]
        if not fitting:
            return count
        count, colour = count + 1, COLOUR[fitting[0]]


def fitting(view: View, layout: Layout, tops: int) -> int:
    """How many cards of the hand can be laid at once; specials always can and are not counted."""
    playable = plays.playable_kinds(view.public.setup, layout, tops)
    return sum(playable >> kind & 1 for kind in hand_list(view.hand) if NUMBER[kind])


def shift(view: View, move: int) -> Reason:
    """A row, or the end of one, goes to another."""
    source, target = (move >> 3) & 7, (move >> 10) & 7
    layout = view.public.layout
    after = plays.shifted(layout, move)
    if rows.row_at(after, target) == rows.EMPTY:
        return Reason("completes_row", {"column": LETTERS[target]})
    more = fitting(view, after, view.public.tops) - fitting(view, layout, view.public.tops)
    if more > 0:
        return Reason("shift_unlocks", {"count": more})
    if rows.row_at(after, source) == rows.EMPTY:
        return Reason("shift_empties", {"column": LETTERS[source]})
    return Reason("shift_prepares", {"column": LETTERS[target]})


def top(view: View, column: int) -> Reason:
    row = view.public.table[column]
    head = rows.head(row)
    numbers = [kind for kind in hand_list(view.hand) if NUMBER[kind]]
    count = chain(view, numbers, head, rows.colour_at(row, head), 1) if row else 0
    return Reason("top_unlocks", {"count": count, "column": LETTERS[column]}) if count else Reason("top_rid")


def nimm(view: View) -> Reason:
    others = [seat for seat in range(view.public.setup.seats) if seat != view.seat]
    nearest = min(others, key=view.owned)
    if view.owned(nearest) <= NEAR:
        return Reason("nimm_near_end", {"seat": nearest, "count": int(view.owned(nearest))})
    return Reason("nimm", {"count": min(len(others), sum(1 for row in view.public.table if row))})


def swap(view: View, chosen: list[int]) -> Reason:
    percent = draw_percent(view)
    if len(chosen) == view.held[view.seat]:
        return Reason("swap_all", {"percent": percent})
    return Reason("swap_unfit", {"cards": [NAMES[kind] for kind in chosen], "percent": percent})


def draw_percent(view: View) -> int:
    """How likely a card that nobody has seen fits somewhere as the rows lie."""
    playable = plays.playable_kinds(view.public.setup, view.public.layout, 0)
    unseen = view.unseen()
    fits = sum(number for kind, number in enumerate(unseen) if playable >> kind & 1)
    return round(100 * fits / max(1, sum(unseen)))


def end(view: View) -> Reason:
    hand = hand_list(view.hand)
    playable = [kind for kind in hand if NUMBER[kind] and view_plays(view, kind)]
    specials = [NAMES[kind] for kind in hand if kind in (TOP_CARD, NIMM)]
    empty = [column for column in range(COLUMNS) if not view.public.table[column]]
    if playable and empty:
        return Reason("end_denies_row", {"column": LETTERS[empty[0]]})
    if not playable and specials:
        return Reason("end_keeps_special", {"cards": specials})
    return Reason("end_enough" if playable else "end_nothing_fits")


def view_plays(view: View, kind: int) -> bool:
    """Whether a card of the hand can be laid as the rows lie."""
    return bool(view.public.playable() >> kind & 1)
