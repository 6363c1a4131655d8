"""What is taken back leaves no trace."""

from __future__ import annotations

from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.record.record import Player, whole
from mazzo.record.writing import write
from mazzo.testing.support.matches import match_of
from mazzo.testing.support.play import setting as made


def test_moves_of_the_running_turn_are_taken_back() -> None:
    """The round is as it was before each, and so are its history and the record."""
    setting = made("primo")
    for seed in range(4):
        course, rng = match_of(setting, seed, moves=40), Rng(seed)
        while course.round.undoable():
            course.take_back()
        before = [snapshot(course)]
        for _ in range(3):
            seat = course.to_act()[0]
            plays = [move for move in course.round.moves(seat) if setting.game.print(move)[0] in "123456789ABCDEFtn"]
            if not plays or course.round.undoable() != len(before) - 1:
                break
            course.play(seat, plays[rng.below(len(plays))])
            before.append(snapshot(course))
        while course.round.undoable():
            made_last = course.current.moves[-1]
            before.pop()
            assert course.take_back() == made_last
            assert snapshot(course) == before[-1]


def snapshot(course: Course) -> list[str]:
    """All that the round holds and every viewer knows, and the record."""
    views = [course.round.view(viewer) for viewer in (WATCHER, *range(course.seats))]
    players = [Player("person")] * course.seats
    return [str([view.dump() for view in views]), write(whole(course, players)).decode(), str(course.current.listed())]
