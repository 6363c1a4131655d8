"""A match of Primo: one game, or four; the highest total wins (PO-A23, PO-A24)."""

from __future__ import annotations

from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.round import Round
from mazzo.kernel import game
from mazzo.kernel.contract import Deal


class Match(game.Match[Round, PrimoOptions]):
    """A round is one game; the one who starts it changes clockwise (PO-A22)."""

    def start(self, dealt: Deal) -> Round:
        return Round.start(self.options.setup(self.order()), dealt)

    def close(self, round: Round) -> list[int]:
        scores = round.scores()
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        if self.number == self.options.games:
            self.winners = self.leaders()
            self.finished = True
        self.number += 1
        self.dealer = (self.dealer + 1) % self.seats
        return scores
