"""Ids of many views as bytes."""

from __future__ import annotations

from mazzo.kernel.numbers import Numbers, written


def test_what_was_put_is_taken_in_that_order_the_lowest_of_each_view_first() -> None:
    numbers = Numbers(1000)
    numbers.put(999)
    numbers.put_all([4, 2, 300])
    numbers.put_all([5, 6])
    numbers.put_written(written([7, 8]))
    assert numbers.count == 8
    assert numbers.take() == written([999, 2, 4, 300, 5, 6, 7, 8])
    assert numbers.count == 0
    assert numbers.take() == b""


def test_an_id_has_four_bytes_the_lowest_first() -> None:
    assert written([1, 258]) == b"\x01\0\0\0\x02\x01\0\0"


def test_what_is_given_stays_as_it_is() -> None:
    given = [3, 1]
    Numbers(4).put_all(given)
    assert given == [3, 1]
