"""The last plays, solved."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.public import PLAYS
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.solver import LATE, solve
from mazzo.kernel.exact import played_openly
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import play_on, setting


@pytest.mark.parametrize("variant", ["heralds", "classic", "two", "three", "robot"])
def test_only_late_positions_are_solved(variant: str) -> None:
    course = setting("primiera", variant=variant).start(2)
    solved = 0
    while course.round.waiting():
        assert isinstance(course.round, Round)
        scores = solve(course.round)
        left = PLAYS - course.round.turn
        assert left <= LATE or scores is None
        if left <= 4:
            assert scores == played_openly(course.round, 10**6)
            solved += 1
        play_on(course, Rng(course.round.waiting()), 1)
    assert solved >= 4
    assert isinstance(course.round, Round)
    assert solve(course.round) == course.round.scores()
