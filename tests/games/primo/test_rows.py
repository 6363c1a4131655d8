"""Rows as numbers, against lists of cards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primo import rows
from mazzo.games.primo.setup import ALTERNATING, IGNORED, MONOCHROME


@st.composite
def lists(draw: st.DrawFn, lowest: int = 1, highest: int = 13) -> list[int]:
    """A row as the kinds of its cards, head first."""
    head = draw(st.integers(lowest, highest))
    tail = draw(st.integers(lowest, head))
    return [2 * (number - 1) + draw(st.integers(0, 1)) for number in range(head, tail - 1, -1)]


def row(kinds: list[int]) -> int:
    packed = rows.EMPTY
    for kind in kinds:
        packed = rows.appended(packed, rows.single(kind // 2 + 1, kind % 2))
    return packed


@given(lists())
def test_a_row_is_its_cards(kinds: list[int]) -> None:
    packed = row(kinds)
    assert rows.kinds_of(packed) == kinds
    assert (rows.head(packed), rows.tail(packed)) == (kinds[0] // 2 + 1, kinds[-1] // 2 + 1)
    assert rows.is_full(packed) == (len(kinds) == 13)
    assert packed < 1 << rows.ROW_BITS
    for kind in kinds:
        assert rows.colour_at(packed, kind // 2 + 1) == kind % 2
        assert rows.kind_at(packed, kind // 2 + 1) == kind


def test_no_row() -> None:
    assert rows.kinds_of(rows.EMPTY) == []
    assert not rows.is_full(rows.EMPTY)
    assert not rows.fits_tail(IGNORED, rows.EMPTY, 5, 0)
    assert not rows.fits_head(IGNORED, rows.EMPTY, 1, 0)


@given(lists(), st.data())
def test_taking_apart_and_putting_together(kinds: list[int], data: st.DataObject) -> None:
    packed = row(kinds)
    place = data.draw(st.integers(0, len(kinds) - 1))
    number = kinds[place] // 2 + 1
    part, rest = rows.part_from(packed, number), rows.rest_above(packed, number)
    assert (rows.kinds_of(rest), rows.kinds_of(part)) == (kinds[:place], kinds[place:])
    assert rows.appended(rest, part) == packed
    assert rows.kinds_of(rows.without_head(packed)) == kinds[1:]


@given(lists(highest=12), st.integers(0, 1))
def test_laying_above_the_head(kinds: list[int], colour: int) -> None:
    number = kinds[0] // 2 + 2
    assert rows.kinds_of(rows.topped(row(kinds), number, colour)) == [2 * (number - 1) + colour, *kinds]


@given(lists(), st.integers(1, 13), st.integers(0, 1))
def test_what_fits(kinds: list[int], number: int, colour: int) -> None:
    packed = row(kinds)
    below, above = number == kinds[-1] // 2, number == kinds[0] // 2 + 2
    for colours, same, other in ((IGNORED, True, True), (ALTERNATING, False, True), (MONOCHROME, True, False)):
        allowed = (other, same)
        assert rows.fits_tail(colours, packed, number, colour) == (below and allowed[kinds[-1] % 2 == colour])
        assert rows.fits_head(colours, packed, number, colour) == (above and allowed[kinds[0] % 2 == colour])


@given(st.lists(lists() | st.just([]), min_size=6, max_size=6), st.integers(0, 5), lists() | st.just([]))
def test_six_rows_are_two_numbers(kinds: list[list[int]], column: int, other: list[int]) -> None:
    packed = [row(each) for each in kinds]
    table = rows.packed(packed)
    assert all(0 <= half < 1 << 63 for half in table)
    assert rows.unpacked(table) == packed
    assert rows.row_at(table, column) == packed[column]
    packed[column] = row(other)
    assert rows.unpacked(rows.with_row(table, column, row(other))) == packed
