"""Rounds that were played to their end, to count something in."""

from __future__ import annotations

from typing import Any

from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course


def played_out(game: Game, seats: int, seed: int, policy: str = "club") -> Any:
    """The first round of a match, of whatever type the game has."""
    course, rng = Course(game, game.options({}), seats, bytes([seed]) * 32), Rng(seed + 1)
    while waiting := course.to_act():
        course.play(waiting[0], game.policies[policy](course.round, waiting[0], rng))
    return course.round
