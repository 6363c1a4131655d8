"""The puzzles that come with the games: enough of them, legal, as their players saw them; and on the compiled engine a
sample is searched again. `make puzzles-check` searches all."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import puzzles as making
from mazzo import build
from mazzo.games import game
from mazzo.review.puzzles import Puzzle, holds, line_of, scene_of
from mazzo.review.shelf import shipped
from tests.support.words import LANGUAGES, OWN_GAMES, everything

ENOUGH = 60
SAMPLE = 5
DOCUMENT = Path(__file__).parents[2] / "docs" / "review.md"


def legal(puzzle: Puzzle) -> set[str]:
    rules = game(puzzle.game)
    return {rules.print(move) for move in rules.load_view(puzzle.view).moves()}


@pytest.mark.parametrize("name", OWN_GAMES)
def test_there_are_enough_each_once_and_some_of_each_theme(name: str) -> None:
    """A handful of each; of which there are fewer, the documentation says so, and how many."""
    puzzles = shipped(name)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= ENOUGH
    counted = Counter(puzzle.theme for puzzle in puzzles)
    assert set(counted) <= set(game(name).themes)
    few = {theme: counted[theme] for theme in game(name).themes if counted[theme] < making.RESERVED}
    assert few == told_to_be_few(name)


def told_to_be_few(name: str) -> dict[str, int]:
    """The row of a game in the table of the documentation."""
    row = re.search(rf"^\| `{name}` \|(.*)\|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    return {theme: int(count) for theme, count in re.findall(r"`(\w+)` (\d+)", row[1])} if row else {}


@pytest.mark.parametrize("name", OWN_GAMES)
def test_answers_are_legal_and_the_theme_is_that_of_the_best(name: str) -> None:
    rules = game(name)
    for puzzle in shipped(name):
        view = rules.load_view(puzzle.view)
        assert puzzle.game == name
        assert puzzle.best[0] in puzzle.accepted
        assert {*puzzle.accepted, puzzle.missed[0]} <= legal(puzzle)
        assert puzzle.missed[0] not in puzzle.accepted
        line = line_of(rules, view, puzzle.best)
        assert rules.theme(view, line) == puzzle.theme
        assert rules.advise(view, line[0]) == puzzle.advice
        assert line_of(rules, view, puzzle.missed)


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_view_is_what_one_player_knows_and_can_be_shown(name: str) -> None:
    """It has the fields of a view and no others, so no hidden card is in it; and a world fits it."""
    rules = game(name)
    for puzzle in shipped(name):
        view = rules.load_view(puzzle.view)
        assert msgspec.to_builtins(view.dump()) == puzzle.view
        assert view.deciding() >= 0
        scene = scene_of(rules, puzzle)
        assert {choice.move for choice in scene.moves} == legal(puzzle)
        assert scene.viewer == puzzle.player


@pytest.mark.parametrize("name", OWN_GAMES)
def test_themes_are_of_reasons_that_there_are_and_have_words(name: str) -> None:
    rules = game(name)
    codes = [code for each in rules.themes.values() for code in each]
    assert len(codes) == len(set(codes))
    # A move without another is no puzzle.
    assert set(codes) == set(rules.advice) - {"only_move"}
    keys = {f"{name}-theme-{theme.replace('_', '-')}" for theme in rules.themes}
    for language in LANGUAGES:
        assert {key for key in everything(language) if key.startswith(f"{name}-theme-")} == keys


@pytest.mark.skipif(not build.compiled(), reason="searching takes long on the interpreted engine")
@pytest.mark.parametrize("name", OWN_GAMES)
def test_another_search_says_the_same_of_a_sample(name: str) -> None:
    puzzles = shipped(name)
    for puzzle in puzzles[:: len(puzzles) // SAMPLE][:SAMPLE]:
        assert holds(game(name), puzzle, making.CHECK), puzzle.id
