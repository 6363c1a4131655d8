"""Random legal moves: one, or as many as a round takes to its end, in a compiled driver that makes no lists."""

from __future__ import annotations

from mazzo.kernel.bits import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from mazzo.kernel.contract import Round
    from mazzo.kernel.rng import Rng


def random(round: Round, seat: i64, rng: Rng) -> i64:
    """A quick player: any legal move, each as likely as any other."""
    return round.nth(seat, rng.below(round.count(seat)))


def playout(round: Round, rng: Rng) -> i64:
    """Play a round to its end, every legal move as likely as any other; how many decisions that took."""
    decisions: i64 = 0
    waiting = round.waiting()
    while waiting:
        seat: i64 = INDEX[(waiting & -waiting) % 67]
        round.play(seat, round.nth(seat, rng.below(round.count(seat))))
        decisions += 1
        waiting = round.waiting()
    return decisions


def playouts(round: Round, rng: Rng, n: i64, totals: list[int]) -> i64:
    """Play n copies of a round to their end and add each one's scores to the totals; how many decisions that took."""
    decisions: i64 = 0
    while n:
        world = round.copy()
        decisions += playout(world, rng)
        scores = world.scores()
        seat: i64 = 0
        while seat < len(scores):
            totals[seat] += scores[seat]
            seat += 1
        n -= 1
    return decisions
