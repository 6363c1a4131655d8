"""The lessons of a game as its package has them: `lessons/<lang>.md`, read once. A game without them has none."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from mazzo.games import FaultyGame, package_of
from mazzo.learn.script import Lesson, ScriptError, read_lessons

FOLDER = "lessons"


def lessons_in(game: str, language: str) -> tuple[str, tuple[Lesson, ...]]:
    """The lessons of a game in a language or else in English, and which it is; none if they cannot be read."""
    for each in (language, "en"):
        try:
            found = read(game, each)
        except FaultyGame:
            continue
        if found:
            return each, found
    return "en", ()


@cache
def read(game: str, language: str) -> tuple[Lesson, ...]:
    """The lessons of a game in a language, if there are any. Raises FaultyGame with the place of what is wrong."""
    try:
        return read_lessons(text_of(game, FOLDER, language))
    except (ScriptError, OSError, UnicodeDecodeError) as problem:
        raise FaultyGame(game, f"{FOLDER}/{language}.md, {problem}") from problem


def text_of(game: str, folder: str, language: str) -> str:
    """A file of a game in a language; empty if there is none."""
    path = files(package_of(game)).joinpath(folder, f"{language}.md")
    return path.read_text(encoding="utf-8") if path.is_file() else ""
