"""A hint: the move that a level would make, why, and what the others are worth, from a view and nothing else."""

from __future__ import annotations

from msgspec import Struct, structs

from mazzo import build
from mazzo.bots.halving import Tried
from mazzo.bots.players import budget_of, level_of, lines_of, weighed
from mazzo.kernel.contract import View
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Game
from mazzo.kernel.levels import HALVING, Level
from mazzo.kernel.rng import Rng

HINT_LEVEL = "master"
"""The level that is asked for advice."""
QUICK = Level(search=HALVING, policy="greedy", compiled=400, interpreted=24, worlds=24, milliseconds=0)
"""What values are estimated with where a level does not search: about 0.3 s on the interpreted engine."""
MOST_COMPILED, MOST_INTERPRETED = 24, 8
"""How many moves are estimated so."""


class Hint(Struct, frozen=True):
    """What somebody might do."""

    move: int
    reason: Reason
    values: list[tuple[int, float]]
    """The moves that were weighed: by how many points each is expected to end ahead of the others on average. The
    advised one first, then the best; none where there is no choice."""


def hint(game: Game, level: str, view: View, rng: Rng, seconds: float = 1.0) -> Hint:
    """What a player of that level would do. The search is broken off only after that many seconds."""
    asked = level_of(game, level)
    asked = structs.replace(asked, milliseconds=patience(asked, seconds))
    moves = view.moves()
    if len(moves) == 1:
        return Hint(moves[0], game.advise(view, moves[0]), [])
    lines = lines_of(game, asked, view, rng)
    found: list[Tried] = []
    if len(lines) == 1:
        move = lines[0][0]
    elif asked.searches and budget_of(asked) and len(lines) <= asked.most_moves:
        found = weighed(game, asked, view, rng, lines)
        move = found[0].move
    else:
        move = game.choose(asked.policy, view, rng)
    # What a tree has never tried has no value.
    if not any(tried.count for tried in found):
        quick = structs.replace(QUICK, horizon=asked.horizon, milliseconds=patience(QUICK, seconds))
        found = weighed(game, quick, view, rng, some(lines, move, rng))
    return Hint(move, game.advise(view, move), valued(found, move) if view.stake() == 1 else [])


def valued(found: list[Tried], move: int) -> list[tuple[int, float]]:
    """Each move with the value of its best line in points, this move first."""
    values: dict[int, float] = {}
    for tried in found:
        if tried.count:
            values[tried.move] = max(values.get(tried.move, tried.mean()), tried.mean())
    return sorted(values.items(), key=lambda each: (each[0] != move, -each[1]))


def patience(level: Level, seconds: float) -> int:
    """The usual time of a level, in milliseconds, as far as three times that can be waited for."""
    most = max(1, int(1000 * seconds / 3))
    return min(level.milliseconds or most, most)


def some(lines: list[list[int]], move: int, rng: Rng) -> list[list[int]]:
    """Not too many of the lines, one that begins with the chosen move first."""
    most = MOST_COMPILED if build.compiled() else MOST_INTERPRETED
    first = next((line for line in lines if line[0] == move), [move])
    others = [place for place, line in enumerate(lines) if line is not first]
    rng.shuffle(others)
    return [first, *(lines[place] for place in others[: most - 1])]
