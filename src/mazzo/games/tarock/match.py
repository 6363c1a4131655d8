"""A session of Tarock: a fixed number of deals, and the wheels that double some of them (4.10)."""

from __future__ import annotations

from mazzo.games.tarock.contracts import TRISAC
from mazzo.games.tarock.options import TarockOptions
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.setup import SEATS
from mazzo.kernel import contract, game

WHEEL = 4
"""How many deals a wheel doubles, and how many at the end of the session are doubled (TK-A49)."""


class Match(game.Match[Round, TarockOptions]):
    """Totals are cents; seats are numbered in turn order, counter-clockwise at a real table (TK-A02). `wheels` holds
    how many deals each running wheel still doubles."""

    def __init__(self, options: TarockOptions, dealer: int) -> None:
        super().__init__(options, SEATS, dealer)
        self.wheels: list[int] = []
        self.prepare()

    def start(self, dealt: contract.Deal) -> Round:
        return Round.start(self.options.setup(self.order(), self.factor), dealt)

    def last_four(self) -> bool:
        """Whether the coming deal is one of the session's last four."""
        return self.number > self.options.deals - WHEEL

    def prepare(self) -> None:
        """Before a deal: the wheel at the session's end begins, and the factor is known."""
        if self.options.wheel_overlap == "append":
            self.factor = 2 if self.wheels or self.last_four() else 1
            return
        if self.number == self.options.deals - WHEEL + 1:
            self.wheels.append(WHEEL)
        self.factor = 2 ** len(self.wheels)

    def close(self, round: Round) -> list[int]:
        scores = round.scores()
        self.totals = [total + points for total, points in zip(self.totals, scores, strict=True)]
        self.wheels = [left - 1 for left in self.wheels if left > 1]
        if triggers_wheel(round):
            if self.options.wheel_overlap == "append" and self.wheels:
                self.wheels[0] += WHEEL
            else:
                self.wheels.append(WHEEL)
        self.number += 1
        # The next dealer is the forehand of this deal (4.3.1).
        self.dealer = (self.dealer + 1) % SEATS
        if self.number > self.options.deals:
            self.winners = self.leaders()
            self.finished = True
        else:
            self.prepare()
        return scores


def triggers_wheel(round: Round) -> bool:
    """Whether a finished deal begins a wheel: a TRISAC, or nobody pays anything (4.10, TK-A46, A48)."""
    return round.contract == TRISAC or not any(round.scores())
