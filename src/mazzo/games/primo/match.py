"""A match of Primo: one game, or four; the highest total wins (PO-A23, PO-A24)."""

from __future__ import annotations

from typing import Self

from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.round import Round
from mazzo.kernel import game
from mazzo.kernel.contract import Deal


class Match(game.Match[Round, PrimoOptions]):
    """A round is one game; the one who starts it changes clockwise (PO-A22)."""

    def start(self, dealt: Deal) -> Round:
        return Round.start(self.options.setup(self.order()), dealt)

    def after(self, round: Round) -> Self:
        after = super().after(round)
        if self.number == self.options.games:
            after.winners = after.leaders()
        return after
