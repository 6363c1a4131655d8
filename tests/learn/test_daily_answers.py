"""Steps in the deal of a day, as they are asked of a process that thinks."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.games import game, names
from mazzo.learn.daily_answers import Given, Step, expert_step, record_of, step
from mazzo.learn.daily_sights import DaySeen
from mazzo.record.reading import read
from mazzo.testing.support.play import settings, wide

SECRET, DAY = bytes(range(32)), "2026-11-18"


def given(name: str, *moves: str) -> Given:
    rules = game(name)
    seats = rules.seats(rules.options({}))[0]
    return Given(game=name, day=DAY, preset="", options={}, seats=seats, secret=SECRET, moves=list(moves))


def expert(name: str) -> tuple[list[str], float]:
    """What a level makes of it, move by move."""
    moves: list[str] = []
    while isinstance(found := expert_step(given(name, *moves), "club"), str):
        moves.append(found)
    return moves, found


# Where there is much to choose from, the expert takes half a minute on the interpreted engine.
NAMES = [pytest.param(name, marks=pytest.mark.long if wide(settings(name)[0]) else ()) for name in names()]


@pytest.mark.parametrize("name", NAMES)
def test_who_plays_as_the_expert_does_has_its_result(name: str) -> None:
    moves, result = expert(name)
    # Each step begins anew from the secret, so one that comes out alike stands for all.
    middle = len(moves) // 2
    assert expert_step(given(name, *moves[:middle]), "club") == moves[middle]
    assert expert_step(given(name, *moves), "club") == result
    last = step(given(name, *moves[:-1]), moves[-1])
    assert isinstance(last, Step)
    assert (last.move, last.result) == (moves[-1], result)
    assert [each for each in read(record_of(given(name, *moves))).rounds[0].moves if each[0] == 0]
    assert step(given(name, *moves), moves[-1]) == "the round is over"


def test_a_step_tells_what_is_seen_and_nothing_that_it_came_from() -> None:
    name = names()[0]
    begun = step(given(name), "")
    assert isinstance(begun, Step)
    seen = msgspec.json.decode(begun.seen)
    assert set(seen) == set(DaySeen.__struct_fields__)
    assert (seen["kind"], seen["made"], seen["result"]) == ("turn", 0, None)
    assert begun.move == ""
    assert step(given(name), "nothing of the kind") not in ("", begun)
