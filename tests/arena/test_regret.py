"""What is given away in the last moves: nothing by who knows best, and no more than a sample can show."""

from __future__ import annotations

import pytest

from mazzo.arena import regret
from mazzo.arena.regret import crossed, positions, regrets, worlds_of
from mazzo.games import game, names
from mazzo.testing.support.fitting import PLAIN, of_seats, usual
from mazzo.testing.support.matches import short_settings
from mazzo.testing.support.play import Setting, settings, wide

pytestmark = pytest.mark.more


def fewest(name: str) -> Setting:
    """How a game is played by as few as can."""
    return usual(min(short_settings(name), key=lambda each: each.seats))


def test_the_best_move_on_average_over_the_worlds_costs_nothing() -> None:
    worlds = [{1: 0.0, 2: 1.0}, {1: 4.0, 2: 1.0}]
    assert regret.regret(worlds, 1) == 0.0
    assert regret.regret(worlds, 2) == 1.0


def test_a_move_that_looks_best_by_luck_is_judged_by_other_worlds() -> None:
    sample = [{1: 5.0, 2: 0.0}, {1: 0.0, 2: 5.0}]
    assert regret.regret(sample, 1) == 0.0
    assert crossed(sample, 1) == -2.5
    assert crossed([{1: 3.0, 2: 1.0}] * 4, 2) == 2.0


SETTINGS = [(usual(of_seats(2)), 0), *((fewest(name), 6) for name in names() if not wide(settings(name)[0]))]


@pytest.mark.parametrize(("played", "sampled"), SETTINGS, ids=str)
def test_the_same_positions_of_every_game_again(played: Setting, sampled: int) -> None:
    name, options, seats = played.game.name, played.options.dump(), played.seats
    lost = regrets(name, options, seats, "random", range(2), "test", sampled)
    assert lost
    assert lost == regrets(name, options, seats, "random", range(2), "test", sampled)
    assert len(lost) == len(regrets(name, options, seats, "club", range(2), "test", sampled))


def test_where_there_are_too_many_worlds_some_stand_for_all() -> None:
    found = game(PLAIN)
    sampled = 0
    for deck in range(3):
        for round, seat, rng in positions(found, {}, 2, deck, "test"):
            view = round.view(seat)
            worlds, are_all = worlds_of(found, view, seat, 7, rng)
            if not are_all:
                sampled += 1
                assert len(worlds) == 7
                assert worlds_of(found, view, seat, 0, rng) == ([], False)
    assert sampled
