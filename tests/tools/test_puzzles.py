"""How the puzzles that come with the games are chosen; and that a search checks them by which none was chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import puzzles
from mazzo.games import default, game
from mazzo.kernel.game import Game
from mazzo.review.puzzles import Puzzle, read, written
from mazzo.review.shelf import FILE, shipped

THEMES = ["often", "rare", "never"]


def some(theme: str, count: int) -> list[Puzzle]:
    first = shipped(default())[0]
    return [replace(first, id=f"{theme}{number}", theme=theme) for number in range(count)]


def test_places_are_reserved_for_each_theme_and_given_away_after_long_patience() -> None:
    free = puzzles.ENOUGH - 2 * puzzles.RESERVED
    assert puzzles.places(THEMES, [], 0) == THEMES
    begun = some("often", puzzles.MOST_OF_A_THEME)
    assert puzzles.places(THEMES, begun, 0) == ["rare", "never"], "no theme has too many"
    full = some("often", free)
    assert puzzles.places(THEMES, full, 0) == ["rare", "never"]
    full += some("rare", puzzles.RESERVED)
    assert puzzles.places(THEMES, full, puzzles.PATIENCE - 1) == ["never"]
    assert puzzles.places(THEMES, full, puzzles.PATIENCE) == THEMES


def test_a_theme_that_is_rarely_found_has_its_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    often, rare, *_ = game(default()).themes
    (tmp_path / default()).mkdir()

    def looked_into(name: str, number: int, themes: list[str]) -> list[Puzzle]:
        found = [replace(each, id=f"{number}") for each in some(often, 1)]
        if number > 0 and number % 40 == 0:
            found += [replace(each, id=f"{number} too") for each in some(rare, 1)]
        return [each for each in found if each.theme in themes]

    monkeypatch.setattr(puzzles, "GAMES", tmp_path)
    monkeypatch.setattr(puzzles, "looked_into", looked_into)
    assert puzzles.make(default()) == 0
    themes = [each.theme for each in read((tmp_path / default() / FILE).read_bytes())]
    assert len(themes) == puzzles.ENOUGH
    assert themes.count(rare) >= puzzles.RESERVED


def test_they_are_checked_by_another_search_than_the_one_that_accepted_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seeds: list[str] = []

    def holds(rules: Game, puzzle: Puzzle, seed: str) -> bool:
        seeds.append(seed)
        return True

    monkeypatch.setattr(puzzles, "GAMES", tmp_path)
    monkeypatch.setattr(puzzles, "WORK", tmp_path / "work")
    monkeypatch.setattr(puzzles, "holds", holds)
    monkeypatch.setattr(puzzles, "found", lambda course, themes: some(themes[0], 1))
    monkeypatch.setattr(puzzles, "played_from", lambda *given: None)
    (made,) = puzzles.looked_into(default(), 0, list(game(default()).themes))
    (tmp_path / default()).mkdir()
    (tmp_path / default() / FILE).write_bytes(written([made]))
    assert puzzles.check(default()) == 0
    assert len(seeds) == len(set(seeds)) == 2
