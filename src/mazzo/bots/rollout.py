"""What a position is worth: solved where that is quick, else played on by quick players. Each of them reads only what
its own seat would know."""

from __future__ import annotations

from time import monotonic

from mazzo.kernel.bits import INDEX
from mazzo.kernel.compiling import final
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.playout import random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mypy_extensions import i64

    from mazzo.kernel.contract import Round
    from mazzo.kernel.rng import Rng

    Policy = Callable[[Round, int, Rng], int]
    Solver = Callable[[Round], list[int] | None]


@final
class Judge:
    """Tells how a round ends."""

    def __init__(
        self,
        policy: Policy,
        random_percent: i64 = 0,
        horizon: i64 = 0,
        solver: Solver | None = None,
        seconds: float = 0,
    ) -> None:
        self.policy = policy
        self.random_percent = random_percent
        self.horizon = horizon
        self.solver = solver
        self.guesses: i64 = 0
        """How many rounds it could not solve."""
        self.deadline: float = monotonic() + seconds if seconds else 0.0

    def late(self) -> bool:
        """Whether the search has to be broken off."""
        return self.deadline != 0.0 and monotonic() > self.deadline

    def scores(self, round: Round, rng: Rng) -> list[int]:
        """What it is worth to each seat in the end, or as it stands at the horizon. The round is played on for that."""
        solver = self.solver
        if solver is not None:
            solved = solver(round)
            if solved is not None:
                return solved
        self.guesses += 1
        if roll_out(round, self.policy, rng, self.random_percent, self.horizon):
            return round.worth()
        return round.standing()

    def __reduce__(self) -> tuple[Any, ...]:
        return Judge, (self.policy, self.random_percent, self.horizon, self.solver)


def roll_out(round: Round, policy: Policy, rng: Rng, random_percent: i64 = 0, horizon: i64 = 0) -> bool:
    """Play a round on by a policy, now and then at random; whether it came to its end before the horizon."""
    at_random = policy is random
    waiting = round.waiting()
    while waiting:
        seat: i64 = INDEX[(waiting & -waiting) % 67]
        count = round.count(seat)
        move: i64
        if count == 1 or round.chooser(seat) == NOBODY:
            move = round.nth(seat, 0)
        elif (random_percent > 0 and rng.below(100) < random_percent) or at_random:
            move = round.nth(seat, rng.below(count))
        else:
            move = policy(round, seat, rng)
        round.play(seat, move)
        before = waiting
        waiting = round.waiting()
        if waiting != before:
            horizon -= 1
            if not horizon:
                return not waiting
    return True


def lead(scores: list[int], seat: i64) -> float:
    """By how much a seat is ahead of the others' average: what a player of any number tries to make large."""
    total: i64 = 0
    for score in scores:
        total += score
    own: i64 = scores[seat]
    others: i64 = len(scores) - 1
    return float(own) - float(total - own) / float(others)
