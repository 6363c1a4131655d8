"""Roll-outs end, by the policy, and a lead is measured against the others' average."""

from __future__ import annotations

import pytest

from mazzo.bots.rollout import Judge, lead, roll_out
from mazzo.games import default, game, names
from mazzo.kernel.rng import Rng
from mazzo.testing.support.fitting import STEPS
from mazzo.testing.support.play import settings


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("random_percent", [0, 30])
def test_a_roll_out_plays_to_the_end(name: str, random_percent: int) -> None:
    round = settings(name)[0].start(1).round.copy()
    roll_out(round, game(name).policies["greedy"], Rng(1), random_percent)
    assert not round.waiting()
    round.scores()


def test_lead() -> None:
    assert lead([3, 0, 0, 0], 0) == 3.0
    assert lead([3, 0, 0, 0], 1) == -1.0
    assert lead([5, 2], 1) == -3.0


def test_a_horizon_counts_turns() -> None:
    """However many moves a turn has."""
    round = settings(STEPS)[0].start(1).round.copy()
    after = round.copy()
    assert not roll_out(after, game(STEPS).policies["club"], Rng(1), 0, 4)
    assert after.waiting() == round.waiting(), "four seats"
    assert all(points < 0 for points in after.standing())


def test_a_judge_knows_how_often_it_guessed() -> None:
    round = settings(default())[0].start(1).round
    judge = Judge(game(default()).policies["greedy"], solver=lambda round: [3, 0, 0, 0] if round.waiting() else None)
    assert judge.scores(round.copy(), Rng(1)) == [3, 0, 0, 0]
    assert judge.guesses == 0
    ended = round.copy()
    roll_out(ended, judge.policy, Rng(1))
    assert judge.scores(ended, Rng(1)) == ended.scores()
    assert judge.guesses == 1
