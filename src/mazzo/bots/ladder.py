"""The four levels of each game: which search, how much of it. Lower levels see less far and forget; none sees more.

A budget is a number of play-outs, not a time, so that a level with a given seed always plays the same.
"""

from __future__ import annotations

from msgspec import Struct

LEVELS = ("beginner", "club", "expert", "master")
"""Weakest first."""


class Level(Struct, frozen=True, kw_only=True):
    """How a player decides."""

    kind: str
    """`policy`, `pimc` or `ismcts`."""
    policy: str
    """The quick policy that it follows, or rolls out with."""
    slips: int = 0
    """In how many of a hundred decisions a quick player does whatever comes to mind."""
    budget: int = 0
    """Play-outs for a decision."""
    worlds: int = 200
    """At most so many worlds are drawn for it."""
    weighted: int = 0
    """How many times more worlds are drawn to choose the likely ones from; none are weighed by 0."""
    random_percent: int = 0
    """In how many of a hundred steps a play-out goes at random."""
    exploration: float = 2.0
    most_moves: int = 64
    """With more moves than that the policy decides."""


BEGINNER = Level(kind="policy", policy="greedy", slips=15)
CLUB = Level(kind="policy", policy="club")

SPECIAL: dict[tuple[str, str], Level] = {
    ("primiera", "expert"): Level(kind="pimc", policy="club", budget=600, worlds=200, random_percent=10),
    ("primiera", "master"): Level(kind="ismcts", policy="club", budget=8000, exploration=4.0, random_percent=20),
    ("nain_jaune", "expert"): Level(kind="pimc", policy="club", budget=400, worlds=100),
    ("nain_jaune", "master"): Level(kind="pimc", policy="club", budget=4000, worlds=500, weighted=2),
    ("tarock", "expert"): Level(kind="pimc", policy="club", budget=400, worlds=60),
    ("tarock", "master"): Level(kind="pimc", policy="club", budget=3000, worlds=300, weighted=2),
    ("primo", "expert"): Level(kind="policy", policy="club"),
    ("primo", "master"): Level(kind="policy", policy="club"),
}


def level_of(game: str, name: str) -> Level:
    """The level of that name in a game."""
    if name == "beginner":
        return BEGINNER
    return CLUB if name == "club" else SPECIAL[game, name]
