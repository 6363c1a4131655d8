"""A match of a simple game: rounds whose scores add up, until it is `over`; then the highest totals win."""

from __future__ import annotations

from typing import Self

from mazzo.kernel import game
from mazzo.kernel.contract import Deal
from mazzo.kernel.options import Options
from mazzo.kernel.simple.round import Round


class Match(game.Match[Round, Options]):
    """One round, unless a game says otherwise. The deal passes to the next seat."""

    def __init__(self, round_type: type[Round], options: Options, seats: int, dealer: int) -> None:
        super().__init__(options, seats, dealer)
        self.round_type = round_type

    def over(self) -> bool:
        """Whether round `number`, whose scores are in the totals, was the last."""
        return True

    def start(self, dealt: Deal) -> Round:
        return self.round_type(self.options, self.order(), dealt)

    def after(self, round: Round) -> Self:
        after = super().after(round)
        if self.counted(round).over():
            after.winners = after.leaders()
        return after
