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

from mazzo.games import game, package_of


class Preset(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that differ from the defaults, and a number of seats."""

    key: str
    seats: int
    options: dict[str, str | int] = {}


@cache
def presets(name: str) -> tuple[Preset, ...]:
    """The presets of a game, in the order of its file; none without one. Raises ValueError if one is wrong."""
    path = files(package_of(name)).joinpath("presets.toml")
    if not path.is_file():
        return ()
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    found = tuple(msgspec.convert({"key": key, **values}, Preset) for key, values in written.items())
    for each in found:
        rules = game(name)
        if each.seats not in rules.seats(rules.options(each.options)):
            raise ValueError(f"{name}, preset {each.key}: {each.seats} is no number of seats under these options")
    return found
