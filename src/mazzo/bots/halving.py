"""Search by play-outs on worlds that all moves share, with ever fewer moves: sequential halving.

Every move that is still in the running is tried on the same worlds, so that luck with the cards is the same for all;
after each phase the worse half goes.
"""

from __future__ import annotations

from mazzo.bots.rollout import lead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64

    from mazzo.bots.rollout import Judge
    from mazzo.kernel.contract import Round
    from mazzo.kernel.rng import Rng


class Tried:
    """A move, or a line that begins with it, and what became of it."""

    def __init__(self, line: list[int], order: i64) -> None:
        self.line = line
        self.move: int = line[0]
        self.order = order
        self.count: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.count) if self.count else 0.0

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.line, self.order, self.count, self.total)


def restored(line: list[int], order: int, count: int, total: float) -> Tried:
    """A line with what became of it."""
    tried = Tried(line, order)
    tried.count = count
    tried.total = total
    return tried


def phases_of(moves: i64) -> i64:
    """How often a number of moves can be halved until one is left."""
    phases: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        phases += 1
    return phases


def halving(
    worlds: list[Round], seat: i64, lines: list[list[int]], judge: Judge, rng: Rng, playouts: i64
) -> list[Tried]:
    """Every line with its mean lead, the best first. The first ones were tried most often."""
    alive = [Tried(line, order) for order, line in enumerate(lines)]
    out: list[Tried] = []
    phases = phases_of(len(lines))
    place: i64 = 0
    while len(alive) > 1:
        each = playouts // (phases * len(alive))
        if each < 1:
            each = 1
        while each:
            world = worlds[place % len(worlds)]
            place += 1
            for tried in alive:
                trial = world.copy()
                for move in tried.line:
                    trial.play(seat, move)
                tried.total += lead(judge.scores(trial, rng), seat)
                tried.count += 1
            each -= 1
            if judge.late():
                alive.sort(key=ranking)
                return alive + out
        alive.sort(key=ranking)
        half = (len(alive) + 1) // 2
        out = alive[half:] + out
        alive = alive[:half]
    return alive + out


def ranking(tried: Tried) -> tuple[float, int]:
    """Better means first; among equals the canonical order."""
    return -tried.mean(), tried.order
