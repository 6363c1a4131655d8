"""A match of Primiera: rounds until somebody is ahead at the target."""

from __future__ import annotations

from typing import Self

from mazzo.games.primiera.options import PrimieraOptions
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import ROBOT_SEAT
from mazzo.kernel import game
from mazzo.kernel.contract import Deal


class Match(game.Match[Round, PrimieraOptions]):
    """Totals are personal; in the classic game each seat repeats its team's points, so that partners always agree."""

    def __init__(self, options: PrimieraOptions, dealer: int) -> None:
        super().__init__(options, options.seats(), dealer)
        self.extra_played = False
        """Whether the extra round of `extra_if_two_reach` is being or has been played (1.7b)."""

    def dealers(self) -> int:
        return self.options.dealers()

    def order(self) -> list[int]:
        people = self.dealers()
        after = [(self.dealer + 1 + place) % people for place in range(people)]
        if self.options.variant == "robot":
            after.insert(1, ROBOT_SEAT)
        return after

    def start(self, dealt: Deal) -> Round:
        race = self.options.race(self.totals, self.extra_played)
        return Round.start(self.options.setup(self.order(), race), dealt)

    def after(self, round: Round) -> Self:
        after = super().after(round)
        after.winners = after.leaders_who_won()
        after.extra_played = self.extra_played or after.two_reach()
        return after

    def leaders_who_won(self) -> list[int]:
        """Who has won, if somebody has: the one leader at the target; a tie plays on (PM-A10, PM-A19)."""
        if max(self.totals) < self.options.target or (self.two_reach() and not self.extra_played):
            return []
        leaders = self.leaders()
        return leaders if len(leaders) == (2 if self.options.variant == "classic" else 1) else []

    def two_reach(self) -> bool:
        """Whether the rules as the German and the English sheet put them ask for an extra round (PM-A10)."""
        if self.options.match_end != "extra_if_two_reach" or not self.options.heralds():
            return False
        return sum(total >= self.options.target for total in self.totals) >= 2
