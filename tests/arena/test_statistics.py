"""Intervals, the sequential test and ratings, on numbers whose answers are known."""

from __future__ import annotations

import pytest

from mazzo.arena.statistics import Result, Sequential, blocked, interval, percentile, ratings
from mazzo.kernel.rng import Rng


def noise(seed: int, mean: float, count: int) -> list[float]:
    """Numbers between mean - 1 and mean + 1."""
    rng = Rng(seed)
    return [mean + rng.below(2001) / 1000 - 1 for _ in range(count)]


def test_an_interval_holds_the_mean_about_as_often_as_it_says() -> None:
    held = 0
    for seed in range(40):
        low, high = interval(noise(seed, 0.5, 60), seed)
        held += low <= 0.5 <= high
    assert 34 <= held <= 40


def test_an_interval_narrows_with_more_decks() -> None:
    few, many = interval(noise(1, 0, 50)), interval(noise(1, 0, 5000))
    assert many[1] - many[0] < (few[1] - few[0]) / 4


def test_one_observation_says_nothing() -> None:
    assert interval([1.0]) == (float("-inf"), float("inf"))


def test_blocks_are_means_of_equal_runs() -> None:
    assert blocked([1.0, 2.0, 3.0]) == [1.0, 2.0, 3.0]
    long = [float(number) for number in range(1000)]
    assert blocked(long)[0] == 1.0
    assert len(blocked(long)) == 333


def test_percentiles() -> None:
    values = [float(number) for number in range(1, 101)]
    assert (percentile(values, 50), percentile(values, 95)) == (51.0, 96.0)
    assert percentile([], 50) == 0.0


@pytest.mark.parametrize(("mean", "verdict"), [(0.4, "better"), (0.0, "not better"), (-0.3, "not better")])
def test_the_sequential_test_decides(mean: float, verdict: str) -> None:
    test = Sequential(0.2)
    for observation in noise(7, mean, 3000):
        test.add(observation)
        if test.verdict():
            break
    assert test.verdict() == verdict
    assert test.count < 3000


def test_the_sequential_test_waits_for_some_decks() -> None:
    test = Sequential(0.1)
    for _ in range(29):
        test.add(1.0)
    assert test.verdict() == ""


def result(a: str, b: str, wins: int, losses: int) -> Result:
    return Result(a=a, b=b, wins=wins, losses=losses, ties=0, mean=0, low=0, high=0, p50_ms=0, p95_ms=0)


def test_ratings_follow_the_wins() -> None:
    rated = ratings([result("a", "b", 75, 25), result("b", "c", 75, 25), result("a", "c", 90, 10)])
    assert rated["a"] > rated["b"] > rated["c"]
    assert abs(sum(rated.values())) < 1e-6
    # Three wins of four are about 191 points of Elo.
    assert 150 < rated["a"] - rated["b"] < 230


def test_nobody_is_infinitely_strong() -> None:
    rated = ratings([result("a", "b", 10, 0)])
    assert 200 < rated["a"] - rated["b"] < 1000
