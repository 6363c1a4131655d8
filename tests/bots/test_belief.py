"""Likely worlds: those in which the others moved as the policy would have."""

from __future__ import annotations

from mazzo.bots.belief import effective, likelihood, likely_worlds
from mazzo.games import game, names
from mazzo.kernel.contract import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.play import play_on, present, settings


def test_effective_number_of_worlds() -> None:
    assert effective([1.0, 1.0, 1.0, 1.0]) == 4.0
    assert effective([1.0, 0.0, 0.0]) == 1.0
    assert effective([]) == 0.0


def test_moves_that_the_policy_would_not_make_count_against_a_world() -> None:
    """A policy that always takes the last move disagrees with a round in which everybody took the first."""

    def first(round: Round, seat: int, rng: Rng) -> int:
        return int(round.nth(seat, 0))

    def last(round: Round, seat: int, rng: Rng) -> int:
        return int(round.nth(seat, round.count(seat) - 1))

    course = settings(PLAIN)[0].start(1)
    while len(course.moves) < 8:
        seat = int(course.round.waiting()).bit_length() - 1
        course.play(seat, course.round.nth(seat, 0))
    view = course.round.view(0)
    assert likelihood(view, 0, course.round, first, Rng(1)) == 1.0
    assert likelihood(view, 0, course.round, last, Rng(1)) < 1.0


def test_likely_worlds_are_worlds_of_the_view() -> None:
    for name in names():
        course = settings(name)[0].start(3)
        play_on(course, Rng(3), 6)
        view = course.round.view(0)
        worlds = likely_worlds(view, 0, game(name).policies["greedy"], Rng(1), 5, 10)
        assert len(worlds) == 5
        for world in worlds:
            assert present(world.view(0)) == present(view)
