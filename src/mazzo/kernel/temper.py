"""Temperaments: what a player likes, on top of how well it plays. They choose among moves that are about equally good.

A game says what each of them likes in its own moves (`Game.temper`). What a game says nothing about changes nothing
there. Hints, reviews and play-outs know no temperaments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

BOLD = "bold"
"""Plays and bids high."""
DEEP = "deep"
"""Keeps what will be of use later."""
GREEDY = "greedy"
"""Takes as much as can be had."""
GUARDED = "guarded"
"""Leaves the others nothing."""
HASTY = "hasty"
"""Does the first thing that comes to hand. No game need say what that is."""
LOYAL = "loyal"
"""Does what helps a partner."""
MERCILESS = "merciless"
"""Does what hurts whoever is next, or ahead."""
MINDFUL = "mindful"
"""Goes by the cards that are gone."""
PATIENT = "patient"
"""Keeps the best for the end."""
PLAYFUL = "playful"
"""Wants something to happen."""
SURE = "sure"
"""Takes what is certain."""
WHIMSICAL = "whimsical"
"""Now this, now that. No game need say what that is."""

TEMPERAMENTS = (BOLD, DEEP, GREEDY, GUARDED, HASTY, LOYAL, MERCILESS, MINDFUL, PATIENT, PLAYFUL, SURE, WHIMSICAL)

Line = Sequence[int]
"""A move, with those that are meant to follow it before another player decides."""

Like = Callable[[Any, int, Line], int]
"""How much there is of what a temperament likes if a seat does that in a round. It reads only what that seat's chooser
knows, as a policy does; whole numbers, of which only the order matters."""

Near = Callable[[Any, int, str, int, int], list[list[int]]]
"""What a quick policy values less by at most so much than the move that it makes in a round for a seat: that one first,
which is given, then the others, the best of them first. It reads only what that seat's chooser knows."""


class Liking(Struct, frozen=True):
    """What a temperament likes in a game."""

    of: Like
    price: float
    """How much less another move may promise, in what the game counts, and still be preferred."""


class Temper(Struct, frozen=True):
    """What temperaments mean in a game."""

    near: Near
    """What is about as good where nothing is searched."""
    scale: int
    """What quick policies weigh by: so much is one of what the game counts."""
    price: float
    """What the temperaments may cost of which the game says nothing: whims, and the first thing that comes to hand."""
    likes: Mapping[str, Liking]
    """The others."""

    def price_of(self, temperament: str) -> float:
        """How much less the move may promise that a temperament prefers."""
        liking = self.likes.get(temperament)
        return liking.price if liking else self.price
