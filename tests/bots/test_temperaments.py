"""Temperaments choose among what is about as good; whoever has none, and where a game has none, plays as ever."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mazzo import games
from mazzo.bots import plain, searches
from mazzo.bots.halving import Tried
from mazzo.bots.hint import hint
from mazzo.bots.house import HOUSE, tempered
from mazzo.bots.players import UnknownPlayer, decide, level_of, player
from mazzo.bots.temperaments import as_good, preferred
from mazzo.games import game
from mazzo.kernel import temper
from mazzo.kernel.contract import NOBODY, View
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng
from mazzo.kernel.temper import Liking, Temper
from mazzo.testing.support.play import Setting, in_turn, play_on, settings


def tried(move: int, mean: float, count: int = 100) -> Tried:
    return Tried([move], move, count, mean * count)


@pytest.fixture(params=games.names())
def found(request: pytest.FixtureRequest) -> Game:
    return game(str(request.param))


@pytest.fixture
def setting(found: Game) -> Setting:
    return settings(found.name)[0]


def decision(setting: Setting) -> View:
    """A view with several moves."""
    course = setting.start(3)
    while True:
        seat = in_turn(course)
        chooser = course.round.chooser(seat)
        if chooser != NOBODY and course.round.count(seat) > 2:
            return course.round.view(chooser)
        play_on(course, Rng(3), 1)


def test_as_good_is_what_a_search_cannot_tell_from_the_best() -> None:
    best = tried(1, 2.0)
    others = [tried(2, 1.95), tried(3, 1.8), tried(4, 2.5), tried(5, 2.0, count=10)]
    assert as_good([best, *others], 0.1) == [[1], [2], [4]], "and never what is worse, or was hardly tried"
    assert as_good([best, *others], 0.0) == [[1], [4]]
    assert as_good([best], 1.0) == [[1]]


def test_of_these_it_is_what_the_temperament_likes(found: Game, setting: Setting) -> None:
    """Whims and haste need no game to say what they are; of equals the first is made."""
    view = decision(setting)
    moves = view.moves()
    lines = [[moves[2]], [moves[0]], [moves[1]]]
    own = Temper(near=lambda *_: [], scale=1, price=1, likes={temper.BOLD: Liking(lambda _, __, line: line[0], 1)})

    class Tempered:
        temper: Temper | None = own

    def made(name: str, seed: int = 1) -> int:
        # All that is asked of the game is its temper.
        return preferred(Tempered, name, view, lines, Rng(seed))  # type: ignore[arg-type]

    assert made(temper.BOLD) == max(moves[:3])
    assert made(temper.HASTY) == moves[0]
    assert {made(temper.WHIMSICAL, seed) for seed in range(30)} == set(moves[:3])
    assert made(temper.WHIMSICAL, 5) == made(temper.WHIMSICAL, 5)
    assert made(temper.LOYAL) == moves[2], "of which the game says nothing"
    Tempered.temper = None
    assert made(temper.BOLD) == moves[2]


def test_a_game_without_temperaments_plays_as_ever(
    found: Game, setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(found), "temper", None)
    view = decision(setting)
    for bot in HOUSE:
        assert player(found, tempered("club", bot))(view, Rng(4)) == player(found, "club")(view, Rng(4))


def test_hints_and_levels_know_no_temperament(found: Game, setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("somebody was asked what they like")

    monkeypatch.setattr("mazzo.bots.players.preferred", never)
    view = decision(setting)
    assert all(level.temperament == "" for level in found.levels.values())
    player(found, "club")(view, Rng(2))
    fewer = replace(level_of(found, "expert"), compiled=12, interpreted=12, milliseconds=0)
    decide(found, fewer, view, Rng(2))
    hint(found, "club", view, Rng(2))
    with pytest.raises(AssertionError):
        player(found, "club@fosca")(view, Rng(2))


def test_a_search_with_a_temperament_makes_a_move_that_the_search_finds_about_as_good(
    found: Game, setting: Setting
) -> None:
    view = decision(setting)
    level = replace(level_of(found, "expert@gino"), compiled=24, interpreted=24, worlds=6, milliseconds=0)
    assert level.temperament == temper.HASTY
    move = decide(found, level, view, Rng(6))
    assert move in view.moves()
    assert decide(found, level, found.load_view(view.dump()), Rng(6)) == move


def test_they_are_called_after_the_bots_of_the_house(found: Game) -> None:
    assert level_of(found, "club@fosca") == replace(level_of(found, "club"), temperament=temper.GREEDY)
    assert level_of(found, "expert/20@fosca") == replace(level_of(found, "expert/20"), temperament=temper.GREEDY)
    assert tempered("club", "Fosca") == "club@fosca"
    assert tempered("club", "Anna") == "club"
    assert tempered("pimc-12", "Fosca") == "pimc-12", "what is no level plays without"
    assert plain("club@fosca") == plain("club") == "club"
    assert searches(found, "expert@fosca")
    assert not searches(found, "club@fosca")


@pytest.mark.parametrize("name", ["club@", "club@anna", "club@Fosca", "champion@fosca", "@fosca", "club@fosca@ida@x"])
def test_nobody_else_has_one(found: Game, name: str) -> None:
    with pytest.raises(UnknownPlayer):
        player(found, name)
