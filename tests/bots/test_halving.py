"""Sequential halving: every move is tried on the same worlds, the better ones more often."""

from __future__ import annotations

from mazzo.bots.halving import halving, phases_of
from mazzo.bots.rollout import Judge
from mazzo.games import game
from mazzo.kernel.rng import Rng
from tests.support.play import in_turn, play_on, settings


def test_phases() -> None:
    assert [phases_of(moves) for moves in (1, 2, 3, 4, 5, 8, 9)] == [0, 1, 2, 2, 3, 3, 4]


def test_the_best_is_first_and_was_tried_most() -> None:
    setting = settings("primiera")[0]
    course = setting.start(2)
    play_on(course, Rng(2), 5)
    seat = in_turn(course)
    view = course.round.view(course.round.chooser(seat))
    moves = view.moves()
    assert len(moves) > 2
    worlds = [view.world(Rng(number)) for number in range(8)]
    tried = halving(worlds, seat, [[move] for move in moves], Judge(game("primiera").policies["greedy"]), Rng(1), 200)
    assert sorted(each.move for each in tried) == sorted(moves)
    counts = [each.count for each in tried]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1] > 0
    assert tried[0].mean() >= tried[1].mean()
