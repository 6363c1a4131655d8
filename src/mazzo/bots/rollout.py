"""Playing a round to its end with quick players. Each of them reads only what its own seat would know."""

from __future__ import annotations

from mazzo.kernel.bits import INDEX
from mazzo.kernel.contract import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from mazzo.kernel.contract import Round
    from mazzo.kernel.rng import Rng

    Policy = Callable[[Round, int, Rng], int]


def roll_out(round: Round, policy: Policy, rng: Rng, random_percent: i64) -> None:
    """Play a round to its end by a policy, now and then at random."""
    waiting = round.waiting()
    while waiting:
        seat: i64 = INDEX[(waiting & -waiting) % 67]
        count = round.count(seat)
        move: i64
        if count == 1 or round.chooser(seat) == NOBODY:
            move = round.nth(seat, 0)
        elif random_percent and rng.below(100) < random_percent:
            move = round.nth(seat, rng.below(count))
        else:
            move = policy(round, seat, rng)
        round.play(seat, move)
        waiting = round.waiting()


def lead(scores: list[int], seat: i64) -> float:
    """By how much a seat is ahead of the others' average: what a player of any number tries to make large."""
    total: i64 = 0
    for score in scores:
        total += score
    own: i64 = scores[seat]
    others: i64 = len(scores) - 1
    return float(own) - float(total - own) / float(others)
