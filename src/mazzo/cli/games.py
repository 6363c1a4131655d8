"""`mazzo games`: every game with its options."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from shutil import get_terminal_size

from mazzo.bots import DEFAULT_LEVEL
from mazzo.cli.faults import faults
from mazzo.cli.refusal import one_line
from mazzo.games import broken, game, names
from mazzo.kernel.game import Game
from mazzo.kernel.options import Field
from mazzo.presets import Preset, presets
from mazzo.terminal.draw.blocks import hanging
from mazzo.words import Words, dashed, languages, local, untranslated

ENDLESS = 100_000
"""In a pipe each row is one line, whatever its length."""


def list_games() -> None:
    for name in names():
        for line in game_lines(game(name), local(), window_width()):
            print(line)
    for problem in (*broken(), *(each for name in names() for each in faults(name))):
        print(f"mazzo: {one_line(problem)}", file=sys.stderr)


def game_lines(game: Game, words: Words, width: int = ENDLESS) -> Iterator[str]:
    fields = game.options_type.describe()
    rows = [("--seats", seats(game, words)), ("--level", levels(game, words))]
    rows += [(f"--option {field.key}", option(game, field, words)) for field in fields]
    rows += [(f"--preset {each.key}", preset(game, each, words)) for each in presets(game.name)]
    room = max(len(label) for label, _ in rows) + 4
    yield f"{game.name}: {words(f'{game.name}-name')}" if f"{game.name}-name" in words else game.name
    for label, value in rows:
        yield from (line.plain for line in hanging(f"  {label}".ljust(room) + value, width, room))
    for language in languages():
        missing = untranslated(game.name, language)
        if missing:
            yield f"  {words('games-untranslated', language=language, count=len(missing), first=missing[0])}"


def window_width(otherwise: int = ENDLESS) -> int:
    """Of the window, if there is one."""
    return get_terminal_size().columns if sys.stdout.isatty() else otherwise


def levels(game: Game, words: Words) -> str:
    """What --level takes, and in words where these say more."""
    named = [level if words.level(level) == level else f"{level} ({words.level(level)})" for level in game.levels]
    return words("games-values", allowed=named, default=DEFAULT_LEVEL)


def option(game: Game, field: Field, words: Words) -> str:
    """What an option is about, and what it may be."""
    about = words(f"{game.name}-option-{dashed(field.key)}")
    return words("rules-option", option=about, value=values(field, words))


def seats(game: Game, words: Words) -> str:
    """The numbers of seats; where a choice decides them, those of each of its values."""
    usual = game.seats(game.options({}))
    for field in game.options_type.describe():
        allowed = {str(value): game.seats(game.options({field.key: value})) for value in field.values}
        if any(each != usual for each in allowed.values()):
            each_value = [words("games-for", what=list(each), value=value) for value, each in allowed.items()]
            return ", ".join(each_value)
    return words("games-values", allowed=sorted(usual), default=usual[0])


def preset(game: Game, found: Preset, words: Words) -> str:
    """What a preset is called, and what one would have to write without it."""
    name = f"{game.name}-preset-{dashed(found.key)}"
    typed = [f"--seats {found.seats}", *(f"--option {key}={value}" for key, value in found.options.items())]
    typed += [f"--level {found.level}"] if found.level != DEFAULT_LEVEL else []
    return words("rules-option", option=words(name) if name in words else found.key, value=" ".join(typed))


def values(field: Field, words: Words) -> str:
    """What an option takes, and its default."""
    if not field.by:
        return words("games-values", allowed=field.allowed(), default=field.default)
    defaults = [words("games-for", what=default, value=value) for value, default in field.defaults.items()]
    return words("games-values", allowed=field.allowed(), default=defaults)
