"""A row is its head, its tail and one colour bit a number: four, four and thirteen bits, 0 when the column is empty.

So three rows fit into 63 bits, and six rows into two numbers: that pair is the table, and the exact layout of 2.6b.
Head and tail alone, an interval, would do where colours are ignored, but a layout counts colours also then: intervals
serve only where a search asks what can be reached, in the solver and in the test for a dead game.
"""

from __future__ import annotations

from mazzo.games.primo.setup import ALTERNATING, IGNORED
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

EMPTY: Final = 0
ROW_BITS: Final = 21
ROW: Final = (1 << ROW_BITS) - 1
HALF: Final = 3
"""How many rows one number holds: A to C, or D to F."""
INTERVAL: Final = 255
"""The bits of head and tail."""
FULL: Final = 13


def single(number: i64, colour: i64) -> i64:
    """A row of one card."""
    return number | number << 4 | colour << (number + 7)


def head(row: i64) -> i64:
    """The highest number, next to the marker."""
    return row & 15


def tail(row: i64) -> i64:
    """The lowest number, at the open end."""
    return (row >> 4) & 15


def colour_at(row: i64, number: i64) -> i64:
    """The colour of one of the row's numbers."""
    return (row >> (number + 7)) & 1


def kind_at(row: i64, number: i64) -> i64:
    """The card with one of the row's numbers."""
    return 2 * (number - 1) + colour_at(row, number)


def holds(row: i64, kind: i64) -> bool:
    """Whether a row contains a card of a kind; an empty one contains none."""
    number = (kind >> 1) + 1
    return tail(row) <= number <= head(row) and colour_at(row, number) == kind & 1


def joins(colours: i64, upper: i64, lower: i64) -> bool:
    """Whether two neighbours in a row may have these colours (2.5)."""
    return colours == IGNORED or (upper != lower) == (colours == ALTERNATING)


def fits_tail(colours: i64, row: i64, number: i64, colour: i64) -> bool:
    """Whether a card, or the first card of a shifted part, may follow the tail of a row."""
    return row != EMPTY and tail(row) == number + 1 and joins(colours, colour_at(row, number + 1), colour)


def fits_head(colours: i64, row: i64, number: i64, colour: i64) -> bool:
    """Whether a card may stand above the head of a row, as Top allows."""
    return row != EMPTY and head(row) == number - 1 and joins(colours, colour, colour_at(row, number - 1))


def appended(row: i64, part: i64) -> i64:
    """A row with another, or a part of one, below it."""
    if not row:
        return part
    return head(row) | tail(part) << 4 | (row | part) >> 8 << 8


def topped(row: i64, number: i64, colour: i64) -> i64:
    """A row with a card above it."""
    return number | tail(row) << 4 | (row >> 8 << 8) | colour << (number + 7)


def part_from(row: i64, number: i64) -> i64:
    """The part of a row that starts at a number and ends at its tail."""
    return number | tail(row) << 4 | (row >> 8 & up_to(number)) << 8


def rest_above(row: i64, number: i64) -> i64:
    """What is left of a row when the part from a number on is taken away."""
    if number == head(row):
        return EMPTY
    return head(row) | (number + 1) << 4 | (row >> 8 & ~up_to(number)) << 8


def without_head(row: i64) -> i64:
    """A row less its highest card."""
    if head(row) == tail(row):
        return EMPTY
    return part_from(row, head(row) - 1)


def up_to(number: i64) -> i64:
    """The colour bits of the numbers up to one."""
    return (TOP >> (61 - number)) - 1


def is_full(row: i64) -> bool:
    """Whether a row runs from 13 to 1 and leaves the game."""
    return head(row) == FULL and tail(row) == 1


def kinds_of(row: i64) -> list[int]:
    """The cards of a row, head first."""
    if not row:
        return []
    return [kind_at(row, number) for number in range(head(row), tail(row) - 1, -1)]


def row_at(table: tuple[i64, i64], column: i64) -> i64:
    """One of the six rows."""
    if column < HALF:
        return (table[0] >> (column * ROW_BITS)) & ROW
    return (table[1] >> ((column - HALF) * ROW_BITS)) & ROW


def with_row(table: tuple[i64, i64], column: i64, row: i64) -> tuple[i64, i64]:
    """The table with another row in one of its columns."""
    if column < HALF:
        return in_half(table[0], column, row), table[1]
    return table[0], in_half(table[1], column - HALF, row)


def in_half(half: i64, place: i64, row: i64) -> i64:
    shift = place * ROW_BITS
    return half - (((half >> shift) & ROW) << shift) + (row << shift)


def packed(rows: list[int]) -> tuple[i64, i64]:
    """Six rows as a table."""
    table: tuple[i64, i64] = (0, 0)
    for column, row in enumerate(rows):
        table = with_row(table, column, row)
    return table


def unpacked(table: tuple[i64, i64]) -> list[int]:
    """The six rows of a table."""
    return [row_at(table, column) for column in range(2 * HALF)]
