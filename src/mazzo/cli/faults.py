"""What is wrong in the package of a game besides the game itself, one line each. The game is played without it, and
its author should know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files

from fluent.syntax.ast import Junk, Message, Term

from mazzo.games import FaultyGame, is_own, package_of
from mazzo.learn.first import read_first
from mazzo.learn.reading import read_book
from mazzo.learn.shelf import read as read_lessons
from mazzo.presets import read_presets
from mazzo.terminal.draw import own_drawing
from mazzo.words import english, is_of, languages, parsed, read_words


def faults(name: str) -> list[FaultyGame]:
    """All that can be seen without playing it."""
    spoken = [partial(read, language=each) for read in (read_book, read_lessons, read_first) for each in languages()]
    checks: tuple[Callable[[str], object], ...] = (read_presets, own_drawing, *spoken)
    return [*raised(name, checks), *faults_of_words(name), *faults_of_browser(name)]


def raised(name: str, checks: tuple[Callable[[str], object], ...]) -> Iterator[FaultyGame]:
    for check in checks:
        try:
            check(name)
        except FaultyGame as problem:
            yield problem


def faults_of_words(name: str) -> Iterator[FaultyGame]:
    if f"{name}-name" not in english():
        yield FaultyGame(name, f"words/en.ftl does not say {name}-name: it needs words in English")
    for language in languages():
        file = f"words/{language}.ftl"
        try:
            text = read_words(name, language)
        except (OSError, ValueError) as problem:
            yield FaultyGame(name, f"{file} cannot be read: {problem}")
            continue
        for entry in parsed(text).body:
            if isinstance(entry, Junk):
                yield FaultyGame(name, f"{file} has what is no message: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, Message | Term) and not is_of(name, entry):
                yield FaultyGame(name, f"{file}: {entry.id.name} is left out, it has to begin with {name}-")


def faults_of_browser(name: str) -> Iterator[FaultyGame]:
    """The project's own games are built into the client."""
    web = files(package_of(name)).joinpath("web")
    if web.is_dir() and not is_own(name) and not web.joinpath("index.js").is_file():
        yield FaultyGame(name, "web/index.js is missing: the browser draws the game without that folder")
