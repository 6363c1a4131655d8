"""A session of Tarock: a fixed number of deals, and the wheels that double some of them (4.10)."""

from __future__ import annotations

from typing import Self

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
        """Part of making a match, before its deal: the wheel at the session's end begins, and the factor is known."""
        if self.options.wheel_overlap == "append":
            self.factor = 2 if self.wheels or self.last_four() else 1
            return
        if self.number == self.options.deals - WHEEL + 1:
            self.wheels = [*self.wheels, WHEEL]
        self.factor = 2 ** len(self.wheels)

    def after(self, round: Round) -> Self:
        """The next dealer is the forehand of this deal (4.3.1)."""
        after = super().after(round)
        after.wheels = self.wheels_after(round)
        if self.number == self.options.deals:
            after.winners = after.leaders()
        else:
            after.prepare()
        return after

    def wheels_after(self, round: Round) -> list[int]:
        """The wheels that still run after a deal, and the one that it begins."""
        left = [deals - 1 for deals in self.wheels if deals > 1]
        if not triggers_wheel(round):
            return left
        if self.options.wheel_overlap == "append" and left:
            return [left[0] + WHEEL, *left[1:]]
        return [*left, WHEEL]


def triggers_wheel(round: Round) -> bool:
    """Whether a finished deal begins a wheel: a TRISAC, or nobody pays anything (4.10, TK-A46, A48)."""
    return round.contract == TRISAC or not any(round.scores())
