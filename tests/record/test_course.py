"""The course of a match: deals from the seed, moves in any order, rounds that are closed once."""

from __future__ import annotations

from itertools import permutations

import pytest

from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.record.course import Course
from mazzo.testing.support.fitting import automatic, of_seats, together, usual
from mazzo.testing.support.matches import match_of


def test_contributions_change_the_deal() -> None:
    setting = of_seats(2)
    plain = Course(setting.game, setting.options, 2, bytes(32))
    empty = Course(setting.game, setting.options, 2, bytes(32), [b"", b""])
    added = Course(setting.game, setting.options, 2, bytes(32), [b"", bytes(16)])
    assert plain.dealt.hands == empty.dealt.hands != added.dealt.hands


def test_simultaneous_moves_are_accepted_in_any_order_and_listed_in_turn_order() -> None:
    setting = together()
    listed, positions = set(), set()
    for order in permutations(range(setting.seats)):
        course = match_of(setting, 1, moves=0)
        assert course.to_act() == course.current.order
        for seat in order:
            course.play(seat, course.round.nth(seat, 3))
        first = course.to_act()[0]
        course.play(first, course.round.nth(first, 0))
        assert [seat for seat, _ in course.current.listed()] == [*course.current.order, first]
        assert [seat for seat, _ in course.current.moves] == [*order, first]
        listed.add(tuple(course.current.listed()))
        positions.add(str([course.round.view(seat).dump() for seat in range(setting.seats)]))
    assert len(listed) == len(positions) == 1


def test_what_is_shown_is_listed_in_turn_order_too() -> None:
    course = match_of(together(), 1, moves=0)
    order = course.current.order
    for seat in (order[2], order[0]):
        course.play(seat, course.round.nth(seat, 3))
    assert [seat for seat, _ in course.current.shown(order[1])] == [order[0], order[2]]
    own = course.current.shown(order[2])
    assert own[1] == course.current.listed()[1]
    assert own[0] == course.current.shown(WATCHER)[0] != course.current.listed()[0]


def test_moves_that_nobody_decides() -> None:
    course = match_of(automatic(), 1, moves=0)
    due = course.automatic()
    assert due is not None
    seat, move = due
    assert course.round.chooser(seat) == NOBODY
    assert course.round.moves(seat) == [move]
    course.play(seat, move)
    assert course.automatic() is None


def test_a_round_is_closed_once_and_then_the_next_is_dealt() -> None:
    setting = usual(of_seats(2))
    length = len(match_of(setting, 3).rounds[0].moves)
    course = match_of(setting, 3, moves=length - 1)
    with pytest.raises(ValueError, match="not over"):
        course.close()
    with pytest.raises(ValueError, match="no next round"):
        course.deal()
    (seat,) = course.to_act()
    course.play(seat, course.round.nth(seat, 0))
    assert course.over
    assert not course.closed
    scores = course.close()
    assert course.current.scores == scores == course.match.totals
    with pytest.raises(ValueError, match="counted before"):
        course.close()
    course.advance()
    assert [played.number for played in course.rounds] == [1, 2]
    assert not course.over
    assert not course.closed


def test_nothing_is_dealt_after_the_match() -> None:
    course = match_of(of_seats(2), 3)
    assert course.finished
    with pytest.raises(ValueError, match="no more"):
        course.deal()


def test_wrong_numbers_are_refused() -> None:
    setting = of_seats(2)
    with pytest.raises(ValueError, match="4 seats"):
        Course(setting.game, setting.options, 4, bytes(32))
    with pytest.raises(ValueError, match="3 contributions"):
        Course(setting.game, setting.options, 2, bytes(32), [b""] * 3)


class Number:
    """One of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_whole_numbers_of_other_libraries_are_taken_as_pythons() -> None:
    course = match_of(of_seats(2), 1, moves=0)
    seat = course.to_act()[0]
    move = course.round.moves(seat)[-1]
    course.play(Number(seat), Number(move))  # type: ignore[arg-type]  # they say so of themselves
    assert course.current.moves == [(seat, move)]
    assert [type(each) for each in course.current.moves[0]] == [int, int]
