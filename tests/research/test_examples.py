"""The examples that learn and search, in short form."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from mazzo.arena.statistics import interval
from mazzo.research.batch import Batch

EXAMPLES = Path(__file__).parents[2] / "examples"
DECKS = 40


@pytest.fixture
def self_play(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(EXAMPLES / "train")
    yield import_module("self_play")
    del sys.modules["self_play"], sys.modules["network"]


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(EXAMPLES / "openspiel")
    yield import_module("search")
    del sys.modules["search"]


def test_a_network_learns_from_playing_against_itself(self_play: ModuleType) -> None:
    """Against `random` it wins by much, and against `greedy` it loses by far less than before."""
    network = self_play.made(1)
    before = self_play.evaluate(network, "greedy", DECKS)
    told: list[int] = []
    self_play.train(network, Batch(self_play.FORM, 100, seed=1), 3, float("inf"), told.append)
    assert told == [1, 2, 3]
    after = self_play.evaluate(network, "greedy", DECKS)
    low, _ = interval([new - old for new, old in zip(after, before, strict=True)])
    assert low > 5
    assert interval(self_play.evaluate(network, "random", DECKS))[0] > 2


def test_training_ends_before_an_update_for_which_no_time_is_left(
    self_play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that is a second later at each look: the third update would begin at 5 and end at 6."""
    monkeypatch.setattr(self_play, "monotonic", count().__next__)
    told: list[int] = []
    assert self_play.train(self_play.made(1), Batch(self_play.FORM, 5, seed=1), 9, 5.5, told.append) == 2
    assert told == [1, 2]


def test_the_gradient_is_that_of_what_is_to_be_made_small(
    self_play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The step of a network, beside small changes of its weights one by one."""
    network_module = sys.modules["network"]
    rng = np.random.default_rng(2)
    network = network_module.Network(6, 5, 4, rng)
    network.weights = [rng.standard_normal(weight.shape) for weight in network.weights]
    seen, legal = rng.standard_normal((3, 6)), np.array([[1, 1, 0, 1], [0, 1, 1, 0], [1, 1, 1, 1]]) > 0
    chosen, won = np.array([0, 2, 3]), rng.standard_normal(3)
    _, chances, values = network.look(seen, legal)
    before = chances[np.arange(3), chosen]
    better = won - values
    better = (better - better.mean()) / (better.std() + 1e-6)

    def loss() -> float:
        _, chances, values = network.look(seen, legal)
        gained = (chances[np.arange(3), chosen] / before * better).mean()
        unsure = -(chances * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean()
        return float(((values - won) ** 2).mean() / 2 - gained - network_module.CURIOSITY * unsure)

    found: list[list[np.ndarray]] = []
    monkeypatch.setattr(network, "adam", lambda gradients, _: found.append(gradients))
    network.learn(seen, legal, chosen, before, won, 0.1)
    for weight, gradient in zip(network.weights, found[0], strict=True):
        for place in np.ndindex(weight.shape):
            weight[place] += 1e-5
            above = loss()
            weight[place] -= 2e-5
            below = loss()
            weight[place] += 1e-5
            assert (above - below) / 2e-5 == pytest.approx(gradient[place], abs=1e-5)


def test_the_search_of_openspiel_beats_chance(search: ModuleType) -> None:
    leads = search.leads(3, 10)
    assert all(lead > 0 for lead in leads)
    assert search.leads(1, 10) == leads[:1]
