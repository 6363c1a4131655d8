"""One deal of New Game: any card may be played, and the highest of the suit led takes the trick."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mazzo.kernel import simple
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.options import Options

SUITS = "sbcd"
NAMES = tuple(f"{rank}{suit}" for suit in SUITS for rank in range(1, 11))
"""Every card in deck order; inside the rules a card is its place in here."""


class HouseRules(Options, frozen=True, kw_only=True):
    """What a table may agree on before a match."""

    takes: Literal["highest", "lowest"] = "highest"
    deals: Annotated[int, Meta(ge=1, le=9)] = 3


class Round(simple.Round):
    """`hands` and `stock` are hidden; every field that is set here is public."""

    options: HouseRules

    def begin(self) -> None:
        self.trick: list[int] = []
        self.leader = self.order[0]
        self.tricks = [0] * self.seats

    def legal(self, seat: int) -> list[int]:
        return listed(self.hands[seat])

    def make(self, seat: int, move: int) -> None:
        self.lose(seat, move)
        self.tell("played", seat=seat, card=move)
        self.trick.append(move)
        self.turn = self.after(seat)
        if len(self.trick) == self.seats:
            self.close_trick()

    def close_trick(self) -> None:
        """The winner takes the trick, draws first and leads."""
        winner = self.laid_by(self.trick.index(self.best()))
        self.tell("trick", seat=winner)
        self.tricks[winner] += 1
        self.trick = []
        self.leader = self.turn = winner
        self.draw_all()
        if not self.hands[winner]:
            self.turn = NOBODY

    def draw_all(self) -> None:
        """Everybody draws, as long as there is a card for each."""
        if len(self.stock) < self.seats:
            return
        seat = self.leader
        for _ in range(self.seats):
            # Only those who see the hand are told which card it is.
            self.whisper(seat, "drew", seat=seat, card=self.draw(seat))
            seat = self.after(seat)

    def laid_by(self, place: int) -> int:
        """Who laid a card of the trick, by its place."""
        return self.order[(self.order.index(self.leader) + place) % self.seats]

    def best(self) -> int:
        """The card that takes the trick as it lies."""
        led = [card for card in self.trick if card // 10 == self.trick[0] // 10]
        return max(led, key=self.strength)

    def strength(self, card: int) -> int:
        """Of two cards of a suit, the stronger one takes."""
        rank = card % 10
        return rank if self.options.takes == "highest" else -rank

    def scores(self) -> list[int]:
        return list(self.tricks)


class Match(simple.Match):
    """Totals are tricks; most of them win."""

    options: HouseRules

    def over(self) -> bool:
        return self.number == self.options.deals
