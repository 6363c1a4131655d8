"""A match of Primo: one game, or four; the highest total wins (PO-A23, PO-A24)."""

from __future__ import annotations

from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.round import Round
from mazzo.kernel import contract, game


class Match(game.Match):
    """A round is one game; the one who starts it changes clockwise (PO-A22)."""

    options: PrimoOptions

    def __init__(self, options: PrimoOptions, seats: int, dealer: int) -> None:
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.number = 1
        self.totals = [0] * seats
        self.factor = 1
        self.finished = False
        self.winners = []

    def order(self) -> list[int]:
        return [(self.dealer + 1 + place) % self.seats for place in range(self.seats)]

    def start(self, dealt: contract.Deal) -> Round:
        return Round.start(self.options.setup(self.order()), dealt)

    def close(self, round: contract.Round) -> list[int]:
        scores = round.scores()
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        if self.number == self.options.games:
            best = max(self.totals)
            self.winners = [seat for seat, total in enumerate(self.totals) if total == best]
            self.finished = True
        self.number += 1
        self.dealer = (self.dealer + 1) % self.seats
        return scores
