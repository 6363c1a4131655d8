"""How good somebody is at puzzles: a rating in which each puzzle is an opponent, kept on the device.

`web/src/puzzles/rating.ts` computes the same, and both are held to the same examples.
"""

from __future__ import annotations

from math import log10

from msgspec import Struct

START = 1000.0
"""Of whoever begins; by mere guessing one gets there."""
QUICK = 64.0
STEADY = 24.0
"""How far one puzzle moves a rating, at first and after many."""
SETTLED = 20


class Solver(Struct, frozen=True):
    """Somebody who solves puzzles."""

    rating: float = START
    tried: int = 0
    solved: int = 0
    """At the first try."""


def difficulty(moves: int, accepted: int) -> float:
    """The rating of a puzzle: whoever guesses among so many moves, of which so many are right, is rated START."""
    return START + 400.0 * log10((moves - accepted) / accepted) if moves > accepted else START


def tried(solver: Solver, puzzle: float, right: bool) -> Solver:
    """A solver after the first try at a puzzle of that difficulty. Further tries at it change nothing."""
    expected = 1.0 / (1.0 + 10.0 ** ((puzzle - solver.rating) / 400.0))
    step = QUICK + (STEADY - QUICK) * min(solver.tried, SETTLED) / SETTLED
    return Solver(solver.rating + step * (right - expected), solver.tried + 1, solver.solved + right)
