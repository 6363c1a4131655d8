"""How good the idea of hidden cards is: what is counted, and that weights only matter where moves tell something."""

from __future__ import annotations

from itertools import islice

import pytest

from mazzo.arena.belief import belief, beliefs, holders, mean_chance
from mazzo.arena.regret import positions
from mazzo.games import names
from mazzo.kernel.contract import Deal
from mazzo.kernel.rng import Rng
from mazzo.testing.support.fitting import in_turns, one_by_one, usual
from mazzo.testing.support.play import Setting, settings, wide


def test_holders_are_the_hands_that_cards_were_dealt_to() -> None:
    assert holders(Deal([[3, 1], [2]], [0], [4])) == {3: 0, 1: 0, 2: 1, 0: 2, 4: 2}


def test_the_chance_of_the_true_holder_follows_the_weights() -> None:
    truth = {1: 0, 2: 1}
    pasts = [{1: 0, 2: 1}, {1: 1, 2: 0}, {1: 0, 2: 2}]
    assert mean_chance(truth, pasts, [1.0, 1.0, 1.0], [1, 2]) == 0.5
    assert mean_chance(truth, pasts, [1.0, 0.0, 0.0], [1, 2]) == 1.0
    assert mean_chance(truth, pasts, [1.0, 2.0, 1.0], [1]) == 0.5


SETTINGS = [usual(in_turns(name)) for name in names() if not wide(settings(name)[0])]


@pytest.mark.parametrize("played", SETTINGS, ids=str)
def test_shares_are_shares_and_the_same_again(played: Setting) -> None:
    parts = played.game.name, played.options.dump(), played.seats, range(1), "test"
    seen = beliefs(*parts, every=20)
    assert seen
    assert seen == beliefs(*parts, every=20)
    for each in seen:
        assert 0 < each.share <= 1
        assert 0 <= each.uniform <= 1
        assert 0 <= each.weighted <= 1
        assert not each.fell_back or each.weighted == each.uniform


def test_a_policy_that_tells_nothing_leaves_the_worlds_alike() -> None:
    """It is surprised by every move, in every world alike."""
    played = usual(one_by_one())
    decisions = positions(played.game, played.options.dump(), played.seats, 1, "test")
    for round, seat, _ in islice(decisions, 4):
        seen = belief(round, seat, lambda other, each, rng: -1, Rng(1))
        assert seen
        assert seen.share == pytest.approx(1.0)
        assert seen.weighted == pytest.approx(seen.uniform)
