"""How the puzzles that come with the games are chosen; and that a search checks them by which none was chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import puzzles
from mazzo.games import default, game
from mazzo.kernel.game import Game
from mazzo.review.puzzles import Puzzle, written
from mazzo.review.shelf import FILE, shipped


def some(theme: str, count: int) -> list[Puzzle]:
    first = shipped(default())[0]
    return [replace(first, id=f"{theme}{number}", theme=theme) for number in range(count)]


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
    monkeypatch.setattr(puzzles, "found", lambda course: some(next(iter(game(default()).themes)), 1))
    monkeypatch.setattr(puzzles, "played_from", lambda *given: None)
    (made,) = puzzles.looked_into(default(), 0)
    (tmp_path / default()).mkdir()
    (tmp_path / default() / FILE).write_bytes(written([made]))
    assert puzzles.check(default()) == 0
    assert len(seeds) == len(set(seeds)) == 2
