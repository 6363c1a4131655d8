"""The presets of a game: sets of options under a name, from `presets.toml` in its package. A start, not a fence.

    [family]
    seats = 4
    options = { target = 11 }

The words are `<game>-preset-<key>`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from mazzo.games import FaultyGame, game, package_of
from mazzo.kernel.errors import OptionError

FILE = "presets.toml"


class Preset(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that differ from the defaults, and a number of seats."""

    key: str
    seats: int
    options: dict[str, str | int] = {}


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
    return tuple(read_preset(name, key, values) for key, values in written.items())


def read_preset(name: str, key: str, values: object) -> Preset:
    rules = game(name)
    try:
        found = msgspec.convert({**msgspec.convert(values, dict), "key": key}, Preset)
        allowed = rules.seats(rules.options(found.options))
    except (msgspec.ValidationError, OptionError) as problem:
        raise FaultyGame(name, f"{FILE}, {key}: {problem}") from problem
    if found.seats not in allowed:
        raise FaultyGame(name, f"{FILE}, {key}: {found.seats} is no number of seats under these options")
    return found
