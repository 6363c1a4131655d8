"""Who plays in the arena: every player by its name; `open-master` and the like, who are told every card, and what these
score above the honest ones is what hidden cards are worth; and `interpreted-master` and the like, who try no more out
than they would where the engine is not compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from mazzo.arena.open import Open
from mazzo.bots.players import budget_of, decide, level_of, lines_of, weighed
from mazzo.kernel.contract import Round
from mazzo.kernel.game import Game
from mazzo.kernel.levels import Level
from mazzo.kernel.rng import Rng

OPEN = "open-"
INTERPRETED = "interpreted-"

Seated = Callable[[Round, int, Rng], int]
"""Decides for the one who chooses."""


def description(game: Game, name: str) -> Level:
    """How a player in the arena decides. Raises UnknownPlayer."""
    name = name.removeprefix(OPEN)
    plain = name.removeprefix(INTERPRETED)
    level = level_of(game, plain)
    if plain == name:
        return level
    level = game.uncompiled.get(plain, level)
    return replace(level, compiled=level.interpreted)


def seated(game: Game, name: str) -> Seated:
    """The player of that name. Raises UnknownPlayer."""
    return partial(openly if name.startswith(OPEN) else honestly, game, description(game, name))


def honestly(game: Game, level: Level, round: Round, chooser: int, rng: Rng) -> int:
    return decide(game, level, round.view(chooser), rng)


def openly(game: Game, level: Level, round: Round, chooser: int, rng: Rng) -> int:
    view = round.view(chooser)
    lines = lines_of(game, level, view, rng)
    if not level.searches or not budget_of(level) or not 1 < len(lines) <= level.most_moves:
        return decide(game, level, view, rng)
    return weighed(game, level, Open(round, chooser), rng, lines)[0].move
