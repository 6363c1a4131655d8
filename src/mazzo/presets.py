"""The presets of a game: forms of it under a name, from `presets.toml` in its package. A start, not a fence.

    [first]
    seats = 2
    options = { target = 5 }
    newcomer = true
    level = "beginner"
    rounds = 2
    turns = 24

The words are `<game>-preset-<key>`. What its options change is said in brief by `<game>-brief-<option>`, and for a
choice by `<game>-brief-<option>-<value>`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mazzo.bots import DEFAULT_LEVEL, levels
from mazzo.games import FaultyGame, game, package_of
from mazzo.kernel.errors import OptionError
from mazzo.kernel.options import Field, Value

FILE = "presets.toml"


class Preset(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A form of a game: options that differ from the defaults, a number of seats, and what fits them."""

    key: str
    seats: int
    options: dict[str, Value] = {}
    level: str = ""
    """Of the bots; the usual one where the file does not say it."""
    hints: bool = True
    """Whether people may ask for them."""
    newcomer: bool = False
    """Whether somebody who plays for the first time begins with it."""
    rounds: int = 0
    turns: int = 0
    """How long it is: rounds, and decisions of one seat, as counted with bots; 0 if nobody has counted."""


class Form(Struct, frozen=True):
    """What is played, told by a preset."""

    preset: str
    """Its key; empty if the rules as they stand come nearest."""
    options: dict[str, Value]
    """What differs from it."""


def presets(name: str) -> tuple[Preset, ...]:
    """The presets of a game, in the order of its file; none without one, or if anything in it is wrong."""
    try:
        return read_presets(name)
    except FaultyGame:
        return ()


@cache
def read_presets(name: str) -> tuple[Preset, ...]:
    """The presets of a game. Raises FaultyGame if anything is wrong with them."""
    path = files(package_of(name)).joinpath(FILE)
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    except (OSError, ValueError) as problem:
        raise FaultyGame(name, f"{FILE} cannot be read: {problem}") from problem
    found = tuple(read_preset(name, key, values) for key, values in written.items())
    if sum(each.newcomer for each in found) > 1:
        raise FaultyGame(name, f"{FILE}: more than one preset is for newcomers")
    return found


def read_preset(name: str, key: str, values: object) -> Preset:
    rules = game(name)
    try:
        found = msgspec.convert({**msgspec.convert(values, dict), "key": key}, Preset)
        options = rules.options(found.options)
        allowed = rules.seats(options)
    except (msgspec.ValidationError, OptionError) as problem:
        raise FaultyGame(name, f"{FILE}, {key}: {problem}") from problem
    if found.seats not in allowed:
        raise FaultyGame(name, f"{FILE}, {key}: {found.seats} is no number of seats under these options")
    known = levels(rules)
    level = found.level or (DEFAULT_LEVEL if DEFAULT_LEVEL in known else known[-1])
    if level not in known:
        raise FaultyGame(name, f"{FILE}, {key}: there are no bots of level {level}")
    all_values = options.dump()
    telling = {
        field.key: all_values[field.key]
        for field in options.describe()
        if field.matters(all_values) and all_values[field.key] != field.usual(all_values)
    }
    return replace(found, level=level, options=telling)


def form_of(
    fields: Sequence[Field], known: Sequence[Preset], values: Mapping[str, Value], seats: int, hints: bool, level: str
) -> Form:
    """The preset that comes nearest to what is played, and what differs from it. Of equals that with the seats, hints
    and level that are played, then the first; of a preset and the rules as they stand, the preset."""

    def differing(options: Mapping[str, Value]) -> dict[str, Value]:
        there = [field for field in fields if field.matters(values)]
        usual = {field.key: options.get(field.key, field.usual(values)) for field in there}
        return {key: values[key] for key, value in usual.items() if values[key] != value}

    plain = Form("", differing({}))
    found = [(len(plain.options), 1, False, False, plain)]
    for each in known:
        form = Form(each.key, differing(each.options))
        # Another number of players is another form.
        others = len(form.options) + (each.seats != seats)
        found.append((others, 0, each.hints != hints, each.level != level, form))
    return min(found, key=lambda each: each[:-1])[-1]
