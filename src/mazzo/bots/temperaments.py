"""The bots of the house, and what each of them likes: of the moves that are about as good as the best.

A player with the temperament of one of them is called like `club@fosca`. What is about as good, a search says by its
own estimates, and else the game says it for its quick policies; both within a price that the game states.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.bots.halving import Tried
from mazzo.kernel.contract import View
from mazzo.kernel.game import Game
from mazzo.kernel.levels import Level
from mazzo.kernel.rng import Rng
from mazzo.kernel.temper import HASTY, WHIMSICAL, Line

TRIED_ENOUGH = 4
"""A move may be preferred if it was tried at least this fraction of the times that the best one was."""


def as_good(found: Sequence[Tried], price: float) -> list[list[int]]:
    """Of what a search has found, the best first, what it cannot tell from the best, or hardly."""
    best, *others = found
    least = best.mean() - price
    return [
        best.line,
        *(each.line for each in others if TRIED_ENOUGH * each.count >= best.count and each.mean() >= least),
    ]


def near(game: Game, level: Level, view: View, move: int, rng: Rng) -> list[list[int]]:
    """What the quick policy of a level values hardly less than the move that it makes."""
    if game.temper is None:
        return [[move]]
    slack = int(game.temper.price_of(level.temperament) * game.temper.scale)
    return game.temper.near(view.sketch(rng), view.deciding(), level.policy, move, slack)


def preferred(game: Game, temperament: str, view: View, lines: Sequence[Line], rng: Rng) -> int:
    """The move that a temperament makes of those about equally good; the first where it likes none better."""
    if game.temper is None or all(line[0] == lines[0][0] for line in lines):
        return lines[0][0]
    if temperament == WHIMSICAL:
        return lines[rng.below(len(lines))][0]
    if temperament == HASTY:
        moves = view.moves()
        return min(lines, key=lambda line: moves.index(line[0]))[0]
    liking = game.temper.likes.get(temperament)
    if liking is None:
        return lines[0][0]
    round, seat, like = view.sketch(rng), view.deciding(), liking.of
    return max(lines, key=lambda line: like(round, seat, line))[0]
