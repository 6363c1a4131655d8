"""Hints: the move of the level, a reason the game declares, and values of the alternatives; from the view alone."""

from __future__ import annotations

from math import isfinite, sqrt

import pytest
from msgspec import structs

from mazzo.bots import hint as hints
from mazzo.bots.halving import Tried
from mazzo.bots.hint import MOST_COMPILED, Hint, hint
from mazzo.bots.players import decide, level_of, lines_of
from mazzo.games import names
from mazzo.kernel.contract import NOBODY, View
from mazzo.kernel.game import Game
from mazzo.kernel.levels import LEVELS, Level
from mazzo.kernel.rng import Rng
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.pages import MOST_WEIGHED, hint_page, points
from mazzo.terminal.phrases import Phrases
from mazzo.testing.support.play import Setting, in_turn, settings, wide
from mazzo.words import words_in
from tests.support.words import LANGUAGES

pytestmark = pytest.mark.more

AGES = 600.0
"""Seconds that no test takes: nothing is broken off."""


@pytest.fixture(params=names())
def setting(request: pytest.FixtureRequest) -> Setting:
    return settings(str(request.param))[0]


def fewer(game: Game, name: str) -> Level:
    """Little to do, and all the time for it: a slow machine breaks nothing off."""
    level = level_of(game, name)
    compiled, interpreted = min(level.compiled, 40), min(level.interpreted, 16)
    return structs.replace(
        level, compiled=compiled, interpreted=interpreted, worlds=min(level.worlds, 4), milliseconds=0
    )


def endless(game: Game, name: str) -> Level:
    level = level_of(game, name)
    return structs.replace(level, compiled=10**6, interpreted=10**6, worlds=min(level.worlds, 3), milliseconds=0)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets that tests can wait for."""

    monkeypatch.setattr(hints, "level_of", fewer)
    monkeypatch.setattr(
        hints, "QUICK", structs.replace(hints.QUICK, compiled=16, interpreted=8, worlds=2, milliseconds=0)
    )


def views(setting: Setting) -> list[View]:
    """What some who have to decide know."""
    found = []
    for moves in (0, 13) if wide(setting) else (0, 4, 13, 22):
        course = setting.played(5, moves)
        if course.round.waiting() and course.round.chooser(in_turn(course)) != NOBODY:
            found.append(course.round.view(course.round.chooser(in_turn(course))))
    return found


def checked(setting: Setting, view: View, found: Hint, broken_off: bool = False) -> None:
    moves = view.moves()
    assert found.move in moves
    assert found.reason == setting.game.advise(view, found.move)
    valued = [each.move for each in found.values]
    assert len(set(valued)) == len(valued) <= len(moves)
    assert set(valued) <= set(moves)
    if len(moves) == 1 or len(setting.game.lines(view, Rng(1))) == 1:
        assert valued == [], "only one move is worth a thought"
    elif not broken_off or valued:
        assert valued[0] == found.move
        values = [each.value for each in found.values]
        assert values == sorted(values, reverse=True), "nothing is above what is advised"
        assert all(isfinite(each.error) and each.error >= 0 for each in found.values)


@pytest.mark.parametrize("level", LEVELS)
def test_a_hint_is_whole_and_the_same_again(setting: Setting, level: str) -> None:
    for view in views(setting):
        found = hint(setting.game, level, view, Rng(3), AGES)
        checked(setting, view, found)
        twin = setting.game.load_view(view.dump())
        assert hint(setting.game, level, twin, Rng(3), AGES) == found


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_the_move_is_that_of_the_level(setting: Setting, level: str) -> None:
    wanted = fewer(setting.game, level)
    for view in views(setting):
        assert hint(setting.game, level, view, Rng(9), AGES).move == decide(setting.game, wanted, view, Rng(9))


def test_what_is_not_proved_better_is_not_advised(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    doubting = structs.replace(fewer(setting.game, "expert"), doubt=1e9, interpreted=16, exact=False)
    monkeypatch.setattr(hints, "level_of", lambda game, name: doubting)
    for view in views(setting):
        found = hint(setting.game, "expert", view, Rng(9), AGES)
        checked(setting, view, found)
        assert found.move == decide(setting.game, doubting, view, Rng(9))
        assert len(view.moves()) == 1 or found.move == lines_of(setting.game, doubting, view, Rng(9))[0][0]


def test_a_hint_knows_no_more_than_its_view(setting: Setting) -> None:
    for view in views(setting)[:3]:
        world = view.world(Rng(2)).view(int(view.dump()["seat"]))
        assert hint(setting.game, "expert", world, Rng(3), AGES) == hint(setting.game, "expert", view, Rng(3), AGES)


def test_there_are_not_too_many_alternatives(setting: Setting) -> None:
    for view in views(setting):
        assert len(hint(setting.game, "club", view, Rng(1), AGES).values) <= MOST_COMPILED


def test_a_search_is_broken_off_in_time(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a budget for which nobody could wait, it comes to an end."""
    monkeypatch.setattr(hints, "level_of", endless)
    view = views(setting)[-1]
    checked(setting, view, hint(setting.game, "master", view, Rng(1), 0.3), broken_off=True)


def tried(move: int, *values: float) -> Tried:
    made = Tried([move], move)
    for value in values:
        made.add(value)
    return made


def test_what_did_better_by_luck_counts_as_equal() -> None:
    found = hints.valued([tried(1, 0.0, 2.0), tried(2, 4.0, 6.0), tried(3, -1.0, 1.0)], 1)
    assert [(each.move, each.value) for each in found] == [(1, 1.0), (2, 1.0), (3, 0.0)]


def test_an_error_is_that_of_a_mean_and_larger_where_less_was_tried() -> None:
    often, once = hints.valued([tried(1, 0.0, 2.0, 0.0, 2.0), tried(2, -3.0)], 1)
    assert often.error == pytest.approx(sqrt(4 / 3 / 4))
    assert once.error == pytest.approx(sqrt(4 / 3))


def test_of_single_tries_nothing_is_known() -> None:
    assert hints.valued([tried(1, 2.0), tried(2, 1.0)], 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_hint_is_cut_at_80_columns(setting: Setting, language: str) -> None:
    words = words_in(language)
    players = [Player("person", f"Wilhelmine Berta {seat}") for seat in range(setting.seats)]
    for view in views(setting):
        phrases = Phrases(drawing(setting.game.name), words, players, view.deciding())
        texts = [setting.game.print(move) for move in view.moves()]
        for move in view.moves():
            shown = [(text, -123.45, 67.89) for text in texts]
            reason = setting.game.advise(view, move)
            lines = hint_page(setting.game.print(move), reason, shown, phrases, 80)
            assert max(line.cell_len for line in lines) <= 80
            said = "".join("".join(line.plain for line in lines).split())
            for each in (phrases.advice(reason), *map(phrases.move, texts[:MOST_WEIGHED])):
                assert "".join(each.split()) in said.replace(points(-123.45, 67.89, words).replace(" ", ""), "")
