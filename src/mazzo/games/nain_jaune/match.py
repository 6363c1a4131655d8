"""A match of Nain Jaune: rounds until somebody cannot pay the stakes (NJ-A17)."""

from __future__ import annotations

from typing import Self

from mazzo.games.nain_jaune.options import NainJauneOptions
from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.tokens import STAKE, START
from mazzo.kernel import game
from mazzo.kernel.contract import Deal


class Match(game.Match[Round, NainJauneOptions]):
    """Totals are the tokens each seat holds; what lies in the boxes stays there from round to round."""

    def __init__(self, options: NainJauneOptions, seats: int, dealer: int) -> None:
        super().__init__(options, seats, dealer, START)
        self.boxes = [0] * 5

    def start(self, dealt: Deal) -> Round:
        return Round.start(self.options.setup(self.order()), dealt, self.totals, self.boxes)

    def after(self, round: Round) -> Self:
        after = super().after(round)
        after.boxes = [round.box(number) for number in range(5)]
        if min(after.totals) < STAKE:
            # Tokens in the boxes are nobody's (NJ-A20); equal stacks share the victory (NJ-A21).
            after.winners = after.leaders()
        return after
