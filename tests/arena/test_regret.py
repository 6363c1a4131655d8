"""What is given away in the last moves: nothing by who knows best, and no more than a sample can show."""

from __future__ import annotations

import pytest

from mazzo.arena import regret
from mazzo.arena.regret import crossed, positions, regrets, worlds_of
from mazzo.games import game


def test_the_best_move_on_average_over_the_worlds_costs_nothing() -> None:
    worlds = [{1: 0.0, 2: 1.0}, {1: 4.0, 2: 1.0}]
    assert regret.regret(worlds, 1) == 0.0
    assert regret.regret(worlds, 2) == 1.0


def test_a_move_that_looks_best_by_luck_is_judged_by_other_worlds() -> None:
    sample = [{1: 5.0, 2: 0.0}, {1: 0.0, 2: 5.0}]
    assert regret.regret(sample, 1) == 0.0
    assert crossed(sample, 1) == -2.5
    assert crossed([{1: 3.0, 2: 1.0}] * 4, 2) == 2.0


@pytest.mark.parametrize(
    ("name", "options", "seats", "sampled"),
    [("primiera", {"variant": "two"}, 2, 0), ("nain_jaune", {}, 2, 10), ("tarock", {}, 4, 4)],
)
def test_the_same_positions_of_every_game_again(
    name: str, options: dict[str, str | int], seats: int, sampled: int
) -> None:
    lost = regrets(name, options, seats, "random", range(2), "test", sampled)
    assert lost
    assert lost == regrets(name, options, seats, "random", range(2), "test", sampled)
    assert len(lost) == len(regrets(name, options, seats, "club", range(2), "test", sampled))


def test_where_there_are_too_many_worlds_some_stand_for_all() -> None:
    found = game("nain_jaune")
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
