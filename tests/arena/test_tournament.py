"""Duplicate deals and tournaments: fair rotations, the same result again, and going on after an interruption."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mazzo.arena.deals import Observation, Pairing, observe, seatings
from mazzo.arena.plot import svg
from mazzo.arena.pool import Pool
from mazzo.arena.statistics import Result
from mazzo.arena.tournament import Journal, contest, pairings
from mazzo.games import default, game, names
from mazzo.testing.support.fitting import PLAIN, fitting, usual


def pairing(name: str, a: str = "greedy", b: str = "random") -> Pairing:
    found = game(name)
    options = found.options({})
    return Pairing(game=name, options=options.dump(), seats=found.seats(options)[0], a=a, b=b, seed="test")


def nothing(pairing: Pairing, seen: object) -> None:
    """No progress is shown."""


def results_of(observation: Observation) -> tuple[float, int, int, int]:
    return observation.lead, observation.wins, observation.losses, observation.ties


def test_rotations() -> None:
    assert seatings(3, across=False) == ["abb", "bab", "bba"]
    assert seatings(4, across=True) == ["abab", "baba"]
    assert seatings(3, across=True) == seatings(3, across=False), "a game that also three can play"


@pytest.mark.parametrize("name", names())
def test_a_deck_is_played_the_same_way_again(name: str) -> None:
    first, second = observe(pairing(name), 3), observe(pairing(name), 3)
    assert results_of(first) == results_of(second)
    assert first.wins + first.losses + first.ties == pairing(name).seats


def test_the_seat_makes_nobody_better() -> None:
    """The same player on both sides plays the same game in every rotation: nobody is ahead."""
    found = usual(fitting(lambda each: each.game.across(each.options)))
    options = found.options.dump()
    sides = Pairing(game=found.game.name, options=options, seats=found.seats, a="club", b="club", seed="test")
    assert [observe(sides, deck).lead for deck in range(10)] == [0.0] * 10


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    wanted = pairing(default())
    whole = contest(wanted, 6, Pool(1), Journal(tmp_path / "whole", wanted), nothing)
    journal = Journal(tmp_path / "parts", wanted)
    contest(wanted, 3, Pool(1), journal, nothing)
    with journal.path.open("ab") as file:
        file.write(b'{"deck": 3, "lea')
    again = contest(wanted, 6, Pool(1), journal, nothing)
    assert (again.wins, again.losses, again.ties, again.mean) == (whole.wins, whole.losses, whole.ties, whole.mean)
    assert len(journal.read()) == 6


def test_processes_give_the_same_result(tmp_path: Path) -> None:
    wanted = pairing(PLAIN)
    alone = contest(wanted, 4, Pool(1), Journal(tmp_path / "alone", wanted), nothing)
    with Pool(2) as pool:
        together = contest(wanted, 4, pool, Journal(tmp_path / "together", wanted), nothing)
    assert (alone.wins, alone.mean, alone.low) == (together.wins, together.mean, together.low)


def test_a_sequential_test_stops_early(tmp_path: Path) -> None:
    seen: list[int] = []
    wanted = pairing(default())
    journal = Journal(tmp_path, wanted)
    contest(wanted, 500, Pool(1), journal, lambda _, observations: seen.append(len(observations)), 1.0)
    assert seen[-1] < 500


def test_everybody_meets_everybody() -> None:
    met = pairings(default(), {}, 4, ["a", "b", "c"], "seed")
    assert [(each.a, each.b) for each in met] == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_picture_has_a_line_for_each_pairing(tmp_path: Path) -> None:
    wanted = pairing(default())
    result = contest(wanted, 3, Pool(1), Journal(tmp_path, wanted), nothing)
    drawn = svg([result, result], "These & others")
    assert drawn.count("<circle") == 2
    assert "These &amp; others" in drawn


def test_a_picture_has_room_for_the_name_of_a_program() -> None:
    def width(name: str) -> int:
        result = Result(a="club", b=name, wins=1, losses=0, ties=0, mean=0, low=-1, high=1, p50_ms=0, p95_ms=0)
        found = re.search(r'viewBox="0 0 (\d+) ', svg([result], ""))
        assert found
        return int(found[1])

    assert width(f"cmd:python {'x' * 80}") > width("greedy") + 500
