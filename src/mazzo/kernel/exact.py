"""Rounds played to their end with open cards, everybody at their best: as far ahead of the others as possible."""

from __future__ import annotations

from mazzo.kernel.bits import INDEX
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from mypy_extensions import i64

    from mazzo.kernel.contract import Round


def played_openly(round: Round, positions: i64) -> list[int] | None:
    """What such play is worth to each seat, or None if that takes more than so many positions. Changes nothing."""
    search = Search(positions)
    scores = search.best(round.copy())
    return scores if search.left >= 0 else None


class Search(State):
    """Looks at everything that can happen, until it has looked at too much."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("left",)

    def __init__(self, left: i64) -> None:
        self.left = left
        """How many positions it may still look at."""

    def best(self, round: Round) -> list[int]:
        """What a round is worth; it is played on to find out. Means nothing once `left` is below 0."""
        while True:
            waiting = round.waiting()
            if not waiting:
                return round.worth()
            seat: i64 = INDEX[(waiting & -waiting) % 67]
            if round.count(seat) > 1 and round.chooser(seat) != NOBODY:
                break
            round.play(seat, round.nth(seat, 0))
        found: list[int] = []
        highest: i64 = 0
        for move in round.moves(seat):
            self.left -= 1
            if self.left < 0:
                break
            trial = round.copy()
            trial.play(seat, move)
            scores = self.best(trial)
            ahead = margin(scores, seat) if self.left >= 0 else 0
            if not found or ahead > highest:
                found, highest = scores, ahead
        return found


def margin(scores: list[int], seat: i64) -> i64:
    """By how much a seat is ahead of all others together, each counted by itself."""
    total: i64 = 0
    for score in scores:
        total += score
    own: i64 = scores[seat]
    return own * len(scores) - total
