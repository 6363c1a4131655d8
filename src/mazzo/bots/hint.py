"""A hint: the move that a level would make, why, and what the others are worth, from a view and nothing else."""

from __future__ import annotations

from math import sqrt

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


class Valued(Struct, frozen=True):
    """What a move is worth."""

    move: int
    value: float
    """By how many points it is expected to end ahead of the others on average."""
    error: float
    """The standard error of that."""


class Hint(Struct, frozen=True):
    """What somebody might do."""

    move: int
    reason: Reason
    values: list[Valued]
    """The moves that were weighed: the advised one first, then the best. None is worth more than the advised one: what
    did better in the tries has not proved better, and counts as equal. None at all where there is no choice, or too
    little was tried to say how sure they are."""


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


def valued(found: list[Tried], move: int) -> list[Valued]:
    """Each move with the value of its best line in points, this move first and none above it."""
    variance = variance_of(found)
    best: dict[int, Tried] = {}
    for tried in found:
        if tried.count and (tried.move not in best or tried.mean() > best[tried.move].mean()):
            best[tried.move] = tried
    if variance is None or move not in best:
        return []
    most = best[move].mean()
    values = [
        Valued(each, min(tried.mean(), most), sqrt(variance / float(tried.count))) for each, tried in best.items()
    ]
    return sorted(values, key=lambda each: (each.move != move, -each.value))


def variance_of(found: list[Tried]) -> float | None:
    """How far apart the tries of one line come out, of all lines together: some were tried only once. None if all
    were."""
    tries = sum(tried.count for tried in found)
    lines = sum(1 for tried in found if tried.count)
    if tries == lines:
        return None
    within = sum(tried.spread - tried.total * tried.mean() for tried in found)
    return max(0.0, within) / float(tries - lines)


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
