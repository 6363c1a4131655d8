"""Players by name: they choose legal moves, always the same with the same seed, and know no more than their view."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from mazzo import games
from mazzo.bots import levels as level_names
from mazzo.bots.players import Player, UnknownPlayer, budget_of, decide, level_of, lines_of, names, player
from mazzo.games import game
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.game import Game
from mazzo.kernel.levels import LEVELS
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.testing.support.play import Setting, in_turn, play_on, settings, wide


def quick(found: Game, name: str) -> Player:
    """A level with so small a budget that tests can wait for it."""
    level = level_of(found, name)
    fewer = replace(level, compiled=min(level.compiled, 24), interpreted=min(level.interpreted, 24))
    # A clock that breaks a search off would make two runs differ.
    return partial(decide, found, replace(fewer, worlds=min(level.worlds, 6), milliseconds=0))


def positions(setting: Setting, seed: int, count: int) -> list[PlayedRound]:
    """Rounds in which somebody decides, some moves apart."""
    found = []
    for number in range(count):
        course = setting.start(seed)
        play_on(course, Rng(seed), 1 + 3 * number)
        if course.round.waiting() and course.round.chooser(in_turn(course)) != NOBODY:
            found.append(course)
    return found


@pytest.fixture(params=games.names())
def found(request: pytest.FixtureRequest) -> Game:
    return game(str(request.param))


@pytest.fixture
def setting(found: Game) -> Setting:
    return settings(found.name)[0]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_makes_a_legal_move_and_the_same_one_again(found: Game, setting: Setting, name: str) -> None:
    choose = quick(found, name)
    for course in positions(setting, 3, 2 if wide(setting) else 3):
        view = course.round.view(course.round.chooser(in_turn(course)))
        move = choose(view, Rng(5))
        assert move in view.moves()
        assert choose(view, Rng(5)) == move


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_decides_by_its_view_alone(found: Game, setting: Setting, name: str) -> None:
    """In a world that the seat cannot tell from the real one it does the same, and also from a dumped view."""
    choose = quick(found, name)
    for course in positions(setting, 4, 2 if wide(setting) else 3):
        seat = int(course.round.chooser(in_turn(course)))
        view = course.round.view(seat)
        dealt, moves = view.past(view.world(Rng(9)))
        other = PlayedRound(setting.match(4), dealt)
        for mover, move in moves:
            other.play(mover, move)
        expected = choose(view, Rng(6))
        assert choose(other.round.view(seat), Rng(6)) == expected
        assert choose(found.load_view(view.dump()), Rng(6)) == expected


def test_one_who_doubts_begins_with_what_its_policy_does(found: Game, setting: Setting) -> None:
    """And does it, until something else is proved."""
    level = replace(level_of(found, "expert"), doubt=1e9, compiled=24, interpreted=24, exact=False, milliseconds=0)
    for course in positions(setting, 7, 3 if wide(setting) else 6):
        view = course.round.view(course.round.chooser(in_turn(course)))
        lines = found.lines(view, Rng(5))
        first, *others = lines_of(found, level, view, Rng(5))
        assert first not in others
        assert len(others) + 1 == len(lines), "nothing that comes to the same is tried twice"
        assert all(line in lines for line in [first, *others])
        # Where there are shrewd players, those of play-outs think less than those of turns.
        policy = "shrewd" if "shrewd" in found.policies else level.policy
        assert len(lines) == 1 or found.alike(view, first[0], found.choose(policy, view, Rng(5)))
        assert decide(found, level, view, Rng(5)) == first[0]


def test_searches_with_a_budget_have_names(found: Game, setting: Setting) -> None:
    course = positions(setting, 3, 2)[-1]
    view = course.round.view(course.round.chooser(in_turn(course)))
    for name in ("ismcts-12", "pimc-12"):
        assert player(found, name)(view, Rng(1)) in view.moves()


def test_whoever_searches_tries_something_on_either_build(found: Game) -> None:
    for level in found.levels.values():
        assert not level.searches or budget_of(level) > 0


def test_nobody_waits_long_for_a_bot(found: Game) -> None:
    """A search that takes longer than three times this is broken off."""
    for level in found.levels.values():
        assert 0 < level.milliseconds <= 1000


def test_every_listed_name_is_a_player(found: Game) -> None:
    for name in (*names(found), *level_names(found)):
        player(found, name)


@pytest.mark.parametrize("name", ["", "champion", "ismcts-0", "ismcts-", "pimc-x"])
def test_an_unknown_name_is_refused_with_those_there_are(found: Game, name: str) -> None:
    with pytest.raises(UnknownPlayer) as refused:
        player(found, name)
    assert "club" in refused.value.allowed
