"""Moves as numbers: three bits say what is done, the rest with what. And which moves a table and a hand allow.

Cards of one kind are the same card here, so moves that differ only in which of two equal cards is used are one move.
"""

from __future__ import annotations

from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLOUR, COLUMNS, NIMM, NUMBER, TOP_CARD, hand_size
from mazzo.games.primo.setup import ALTERNATING, IGNORED, Setup
from mazzo.kernel.bits import INDEX, TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

SWAP: Final = 0
"""The exchanged cards as a hand, above three bits. Another player's is seen as minus their number."""
LAY: Final = 1
HEAD: Final = 2
"""Lay above the head of a row, as Top allows."""
SHIFT: Final = 3
PLAY_TOP: Final = 4
PLAY_NIMM: Final = 5
END: Final = 6
PASS: Final = 7

NUMBER_KINDS: Final = (1 << TOP_CARD) - 1
"""As a bit mask."""
SPECIAL_KINDS: Final = 1 << TOP_CARD | 1 << NIMM


def kind_of(move: i64) -> i64:
    """What a move does."""
    return move & 7


def swap(chosen: i64) -> i64:
    """Exchange these cards, given as a hand."""
    return chosen << 3


def lay(kind: i64, column: i64) -> i64:
    return LAY | kind << 3 | column << 8


def lay_head(kind: i64, column: i64) -> i64:
    return HEAD | kind << 3 | column << 8


def shift(source: i64, number: i64, target: i64) -> i64:
    return SHIFT | source << 3 | number << 6 | target << 10


def special(what: i64, column: i64) -> i64:
    return what | column << 3


def swap_count(hand: i64) -> i64:
    """How many different selections of hand cards can be exchanged."""
    ways: i64 = 1
    while hand:
        card = hand & 31
        copies: i64 = 1
        hand >>= 5
        while (hand & 31) == card:
            copies += 1
            hand >>= 5
        ways *= copies + 1
    return ways - 1


def nth_swap(hand: i64, n: i64) -> i64:
    """One of these exchanges: n + 1 says, as digits whose bases differ, how many copies of each card are chosen."""
    n += 1
    chosen: i64 = 0
    place: i64 = 0
    while n:
        card = hand & 31
        copies: i64 = 1
        hand >>= 5
        while (hand & 31) == card:
            copies += 1
            hand >>= 5
        number = n % (copies + 1)
        n //= copies + 1
        while number:
            chosen |= card << place
            place += 5
            number -= 1
    return swap(chosen)


def hidden_swap(move: i64) -> i64:
    """An exchange as the others see it: only how many cards."""
    return -hand_size(move >> 3)


def swaps(hand: i64) -> list[int]:
    """Every selection of hand cards that can be exchanged; equal cards make equal selections."""
    found: list[int] = [0]
    while hand:
        card = hand & 31
        copies: i64 = 1
        hand >>= 5
        while (hand & 31) == card:
            copies += 1
            hand >>= 5
        before: i64 = len(found)
        number: i64 = 1
        while number <= copies:
            # Each selection of the cards before with so many of this one: with one more than before.
            first: i64 = len(found) - before
            at: i64 = first
            while at < first + before:
                selected: i64 = found[at]
                found.append(selected + (card << (3 + 5 * (selected & 7))) + 1)
                at += 1
            number += 1
    del found[0]
    return [selected & ~7 for selected in found]


def hand_plays(setup: Setup, table: tuple[i64, i64], tops: i64, hand: i64) -> list[int]:
    """Every play that uses a hand card: numbers, then Top and Nimm."""
    found: list[int] = []
    playable = playable_kinds(setup, table, tops)
    before: i64 = 0
    while hand:
        card = hand & 31
        hand >>= 5
        if card == before:
            continue
        before = card
        kind = card - 1
        if kind == TOP_CARD:
            column: i64 = 0
            while column < COLUMNS:
                found.append(special(PLAY_TOP, column))
                column += 1
        elif kind == NIMM:
            found.append(special(PLAY_NIMM, 0))
            found.append(special(PLAY_NIMM, COLUMNS - 1))
        elif playable >> kind & 1:
            add_number_plays(found, setup.colours, table, tops, kind)
    return found


def add_number_plays(found: list[int], colours: i64, table: tuple[i64, i64], tops: i64, kind: i64) -> None:
    number: i64 = NUMBER[kind]
    colour: i64 = COLOUR[kind]
    column: i64 = 0
    while column < COLUMNS:
        row = rows.row_at(table, column)
        if not row or rows.fits_tail(colours, row, number, colour):
            found.append(lay(kind, column))
        if tops >> column & 1 and rows.fits_head(colours, row, number, colour):
            found.append(lay_head(kind, column))
        column += 1


def playable_kinds(setup: Setup, table: tuple[i64, i64], tops: i64) -> i64:
    """The kinds that a hand could play now, as a bit mask; a special always."""
    colours = setup.colours
    found: i64 = SPECIAL_KINDS
    column: i64 = 0
    while column < COLUMNS:
        row = rows.row_at(table, column)
        if not row:
            return SPECIAL_KINDS | NUMBER_KINDS
        number = rows.tail(row)
        if number > 1:
            found |= neighbours(colours, number - 1, rows.colour_at(row, number))
        number = rows.head(row)
        if tops >> column & 1 and number < rows.FULL:
            found |= neighbours(colours, number + 1, rows.colour_at(row, number))
        column += 1
    return found


def neighbours(colours: i64, number: i64, colour: i64) -> i64:
    """The kinds of a number that may stand beside a card of this colour, as a bit mask."""
    if colours == IGNORED:
        return TOP >> (63 - 2 * number) | TOP >> (62 - 2 * number)
    if colours == ALTERNATING:
        colour = 1 - colour
    return TOP >> (63 - 2 * number - colour)


def shifts(setup: Setup, table: tuple[i64, i64]) -> list[int]:
    """Every shift of a row or a tail of one onto another row, whether or not its layout was seen before."""
    found: list[int] = []
    source: i64 = 0
    while source < COLUMNS:
        row = rows.row_at(table, source)
        if row:
            highest = rows.head(row)
            lowest = rows.tail(row)
            target: i64 = 0
            while target < COLUMNS:
                other = rows.row_at(table, target)
                number = rows.tail(other) - 1
                if not other:
                    if setup.shift_to_empty and target != source:
                        number = highest
                        while number >= lowest:
                            found.append(shift(source, number, target))
                            number -= 1
                elif joins_row(setup.colours, row, other, number):
                    # No row is its own target: its tail less one is not in it.
                    found.append(shift(source, number, target))
                target += 1
        source += 1
    return found


def lengthened(table: tuple[i64, i64], move: i64) -> i64:
    """The row to which a shift goes, as it is then."""
    part = rows.part_from(rows.row_at(table, (move >> 3) & 7), (move >> 6) & 15)
    return rows.appended(rows.row_at(table, (move >> 10) & 7), part)


def shifted(table: tuple[i64, i64], move: i64) -> tuple[i64, i64]:
    """The table after a shift; a row that is complete has left it."""
    source = (move >> 3) & 7
    target = (move >> 10) & 7
    longer = lengthened(table, move)
    if rows.is_full(longer):
        longer = rows.EMPTY
    shorter = rows.rest_above(rows.row_at(table, source), (move >> 6) & 15)
    return rows.with_row(rows.with_row(table, source, shorter), target, longer)


def turn_plays(
    setup: Setup, table: tuple[i64, i64], tops: i64, hand: i64, steps: i64, played: i64, seen: list[int]
) -> list[int]:
    """What the seat on turn may do beside exchanging and passing: plays of hand cards, shifts, and the end (PO-A08)."""
    found = hand_plays(setup, table, tops, hand)
    ends = played > 0 or (steps > 0 and not found)
    moved = shifts(setup, table)
    if not seen:
        found += moved
    else:
        marks = marks_of(seen)
        for move in moved:
            after = shifted(table, move)
            if not (marks & (TOP >> mark(after[0], after[1])) and was_seen(seen, after)):
                found.append(move)
    if ends:
        found.append(END)
    return found


def count_hand_plays(setup: Setup, table: tuple[i64, i64], tops: i64, hand: i64) -> i64:
    """How many plays use a hand card."""
    found: i64 = 0
    playable = playable_kinds(setup, table, tops)
    while hand:
        kind = (hand & 31) - 1
        hand >>= 5
        if kind == (hand & 31) - 1:
            continue
        if kind == TOP_CARD:
            found += COLUMNS
        elif kind == NIMM:
            found += 2
        elif playable & (TOP >> (61 - kind)):
            found += count_number_plays(setup.colours, table, tops, kind)
    return found


def count_number_plays(colours: i64, table: tuple[i64, i64], tops: i64, kind: i64) -> i64:
    found: i64 = 0
    number: i64 = NUMBER[kind]
    colour: i64 = COLOUR[kind]
    column: i64 = 0
    while column < COLUMNS:
        row = rows.row_at(table, column)
        if not row or rows.fits_tail(colours, row, number, colour):
            found += 1
        if tops >> column & 1 and rows.fits_head(colours, row, number, colour):
            found += 1
        column += 1
    return found


def joinable(setup: Setup, table: tuple[i64, i64], seen: list[int]) -> i64:
    """Which rows may be shifted onto which others without making a layout seen before: bit 8 * source + target.

    Such a shift begins below the tail of its target, so that no more need be said. Onto empty columns none is counted.
    """
    found: i64 = 0
    target: i64 = 0
    while target < COLUMNS:
        other = rows.row_at(table, target)
        number = rows.tail(other) - 1
        if number > 0:
            source: i64 = 0
            while source < COLUMNS:
                if joins_row(setup.colours, rows.row_at(table, source), other, number):
                    found |= TOP >> (61 - 8 * source - target)
                source += 1
        target += 1
    return without_seen(table, found, seen) if seen else found


def without_seen(table: tuple[i64, i64], found: i64, seen: list[int]) -> i64:
    """Those shifts that do not make a layout seen before."""
    marks = marks_of(seen)
    rest = found
    while rest:
        one = rest & -rest
        rest ^= one
        after = shifted(table, shift_at(table, INDEX[one % 67]))
        if marks & (TOP >> mark(after[0], after[1])) and was_seen(seen, after):
            found ^= one
    return found


def shift_at(table: tuple[i64, i64], place: i64) -> i64:
    """The shift that a bit of what is `joinable` stands for."""
    target = place & 7
    return shift(place >> 3, rows.tail(rows.row_at(table, target)) - 1, target)


def joins_row(colours: i64, row: i64, other: i64, number: i64) -> bool:
    """Whether the tail of a row from a number on, one less than the tail of another row, may go there."""
    return rows.tail(row) <= number <= rows.head(row) and rows.joins(
        colours, rows.colour_at(other, number + 1), rows.colour_at(row, number)
    )


def mark(left_rows: i64, right_rows: i64) -> i64:
    """A number below 61 for a layout. Another number is another layout, at a glance."""
    return (left_rows ^ right_rows >> 1) % 61


def marks_of(seen: list[int]) -> i64:
    """The marks of layouts, as a bit mask."""
    marks: i64 = 0
    n: i64 = 0
    while n < len(seen):
        marks |= TOP >> mark(seen[n], seen[n + 1])
        n += 2
    return marks


def was_seen(seen: list[int], table: tuple[i64, i64]) -> bool:
    """Whether a layout is among those seen, two numbers each (PO-A20)."""
    n = 0
    while n < len(seen):
        if seen[n] == table[0] and seen[n + 1] == table[1]:
            return True
        n += 2
    return False
