"""Where puzzles are: those that come with a game, and one's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from mazzo.games import package_of
from mazzo.record.folders import data_folder
from mazzo.review.puzzles import Puzzle, read

FILE = "puzzles.jsonl"


def own_file(game: str) -> Path:
    """The puzzles of a game that were found on this computer."""
    return data_folder() / "puzzles" / f"{game}.jsonl"


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles in a file; none if there is no such file, or if it is damaged."""
    try:
        return read(path.read_bytes())
    except (OSError, ValueError):
        return []


def shipped(game: str) -> list[Puzzle]:
    """The puzzles that come with a game."""
    kept = files(package_of(game)).joinpath(FILE)
    return read(kept.read_bytes()) if kept.is_file() else []


def puzzles_of(game: str) -> list[Puzzle]:
    """All puzzles of a game, those that come with it first."""
    return [*shipped(game), *read_file(own_file(game))]
