"""Which lesson a game offers after a match, by what was refused or happened in it: `lessons/offers.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from mazzo.games import package_of
from mazzo.learn.sights import LessonOffers

FILE = ("lessons", "offers.toml")


@cache
def offers_of(game: str) -> LessonOffers:
    """None at all of a game that says nothing of it, or nothing that can be read."""
    path = files(package_of(game)).joinpath(*FILE)
    if not path.is_file():
        return LessonOffers()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=LessonOffers)
    except msgspec.MsgspecError:
        return LessonOffers()
