"""The race to the target: how the match stands before a round, which everybody sees, and what points do for it."""

from __future__ import annotations

from math import exp, sqrt

from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

VICTORY: Final = 40
"""What the match counts beside the points of the round: so much that these decide little but between equal chances."""
STAKE: Final = 4
"""So many times further apart than by points alone rounds are by that."""
POINTS_A_ROUND: Final = 3.0
SWING: Final = 1.4
"""A lead of so many points with one round to play wins 73 of 100 matches."""


class Race(State):
    """The totals before a round, and when they win (PM-A10, PM-A19)."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("totals", "target", "together", "reach", "extra_round")

    def __init__(self, totals: list[int], target: i64, together: i64, reach: i64, extra_round: bool) -> None:
        self.totals = totals
        self.target = target
        self.together = together
        """How many seats have the points of a side in common."""
        self.reach = reach
        """Nearly nobody makes more points in a round."""
        self.extra_round = extra_round
        """Whether one more round is due as soon as two have reached the target."""
        best: i64 = max(totals)
        self.near = best + reach >= target

    def worth(self, scores: list[int]) -> list[int]:
        """What the points of a round are worth to each seat where it may end the match."""
        chances = self.chances(scores)
        return [score + int(VICTORY * chance + 0.5) for score, chance in zip(scores, chances, strict=True)]

    def chances(self, scores: list[int]) -> list[float]:
        """About how likely each seat is to win the match if the round brings these points."""
        totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        best: i64 = max(totals)
        if best >= self.target and totals.count(best) == self.together and not self.goes_on(totals):
            return [1.0 if total == best else 0.0 for total in totals]
        # The more rounds are to come, the less a lead decides.
        missing = float(self.target - best) if best < self.target else 0.0
        swing = SWING * sqrt(1.0 + missing / POINTS_A_ROUND)
        weights = [exp(float(total - best) / swing) for total in totals]
        everybody = sum(weights) / float(self.together)
        return [weight / everybody for weight in weights]

    def goes_on(self, totals: list[int]) -> bool:
        """Whether several have reached the target and play the extra round for it."""
        return self.extra_round and sum([1 for total in totals if total >= self.target]) > 1
