"""How strong the levels of a game's bots are, as the arena has measured it: a list of its own, which no person is in.

`strength.toml` in the package of a game has the ratings of each of its forms; `make strength` measures, and
`tools/bot_ratings.py` writes them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from mazzo.games import package_of

FILE = "strength.toml"


class BotRating(Struct, frozen=True, kw_only=True):
    """A level of the bots, in one form of a game."""

    level: str
    rating: int
    """Elo points; `club` has 1000."""
    decks: int
    """By so many this was measured, against the levels beside it, each played once for every way to sit."""


class BotRatings(Struct, frozen=True, kw_only=True):
    """The levels in one form of a game, the strongest first."""

    budget: float = 1.0
    """The part of its thinking time that each had."""
    levels: list[BotRating] = []


@cache
def strengths(game: str) -> dict[str, BotRatings]:
    """By form; nothing in a game of which nothing was measured."""
    file = files(package_of(game)).joinpath(FILE)
    if not file.is_file():
        return {}
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, BotRatings])
