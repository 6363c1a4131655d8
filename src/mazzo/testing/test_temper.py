"""Temperaments, where a game says what they mean there: they choose among moves that are about as good, by what their
seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mazzo.bots.house import HOUSE, tempered
from mazzo.bots.players import player
from mazzo.kernel.contract import NOBODY, Round, View
from mazzo.kernel.rng import Rng
from mazzo.kernel.temper import TEMPERAMENTS, Temper
from mazzo.testing.support.play import PLACES, Setting, looked_at, random_moves, wide

pytestmark = pytest.mark.more

SLACK = 10**6
"""More than any policy sees between two moves, so that all of them are asked about."""
QUICK = ("greedy", "club")


def temper_of(setting: Setting) -> Temper:
    if setting.game.temper is None:
        pytest.skip("its bots have no temperaments")
    return setting.game.temper


def decisions(setting: Setting, seed: int) -> Iterator[tuple[Round, int, View]]:
    """Positions of a random round in which somebody decides, with the seat and the view of who does."""
    course = setting.start(seed)
    for seat, move in random_moves(course, Rng(seed + 1)):
        chooser = course.round.chooser(seat)
        if chooser != NOBODY and course.round.count(seat) > 1 and looked_at(setting, len(course.moves)):
            yield course.round, seat, course.round.view(chooser)
        course.play(seat, move)
        if wide(setting) and len(course.moves) > PLACES[-2]:
            return


def opinions(temper: Temper, round: Round, seat: int, move: int) -> list[object]:
    """All that is made of a decision."""
    found: list[object] = []
    for policy in QUICK:
        for slack in (0, SLACK):
            lines = temper.near(round, seat, policy, move, slack)
            found.append(lines)
            found.extend(
                (name, [liking.of(round, seat, line) for line in lines]) for name, liking in temper.likes.items()
            )
    return found


def test_they_are_those_that_there_are(setting: Setting) -> None:
    temper = temper_of(setting)
    assert set(temper.likes) <= set(TEMPERAMENTS) == set(HOUSE.values())
    assert all(temper.price_of(name) > 0 for name in TEMPERAMENTS)


def test_they_go_by_what_their_seat_knows(setting: Setting) -> None:
    """In worlds that the seat cannot tell from the real one they like the same."""
    temper, rng = temper_of(setting), Rng(5)
    for round, seat, view in decisions(setting, 2):
        move = setting.game.choose("club", view, Rng(1))
        expected = opinions(temper, round, seat, move)
        for _ in range(2):
            assert opinions(temper, view.world(rng), seat, move) == expected


def test_what_is_about_as_good_begins_with_the_best_and_is_legal(setting: Setting) -> None:
    temper = temper_of(setting)
    for round, seat, view in decisions(setting, 3):
        for policy in QUICK:
            move = setting.game.choose(policy, view, Rng(1))
            some, more = (temper.near(round, seat, policy, move, slack) for slack in (0, SLACK))
            assert some[0][0] == more[0][0] == move
            assert all(line in more for line in some)
            assert {line[0] for line in more} <= set(view.moves())
            assert len({tuple(line) for line in more}) == len(more)


def test_each_of_the_house_plays_legally_and_the_same_with_the_same_seed(setting: Setting) -> None:
    temper_of(setting)
    for number, (_, _, view) in enumerate(decisions(setting, 4)):
        bot = list(HOUSE)[number % len(HOUSE)]
        chooses = player(setting.game, tempered("club", bot))
        move = chooses(view, Rng(7))
        assert move in view.moves()
        assert chooses(setting.game.load_view(view.dump()), Rng(7)) == move
