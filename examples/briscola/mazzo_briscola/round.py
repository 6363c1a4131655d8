"""One game of Briscola: any card may be played; the highest trump takes the trick, else the highest of the suit led."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mazzo.kernel import simple
from mazzo.kernel.bits import gathered, listed
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.options import Options

SUITS = "sbcd"
NAMES = tuple(f"{rank}{suit}" for suit in SUITS for rank in range(1, 11))
POINTS = (11, 0, 10, 0, 0, 0, 0, 2, 3, 4) * 4
STRENGTH = (10, 1, 9, 2, 3, 4, 5, 6, 7, 8) * 4
TWO_OF_CUPS = NAMES.index("2c")
"""Left out when three play."""
TWO, SEVEN = 1, 6
"""Their places in a suit."""
SWAP = 64
"""The bit of a move that exchanges its card for the one under the stock."""
NO_CARD = -1


class BriscolaOptions(Options, frozen=True, kw_only=True):
    """The house rules of one match."""

    exchange: Literal["off", "seven", "seven_two"] = "off"
    look: Literal["off", "on"] = "off"
    length: Literal["best_of", "all"] = "best_of"
    games: Annotated[int, Meta(ge=1, le=21)] = 3


class Round(simple.Round):
    """The card under the stock lies open and decides the trump suit."""

    options: BriscolaOptions

    def begin(self) -> None:
        self.under = self.table[0]
        self.trump = self.under // 10
        self.trick: list[int] = []
        self.leader = self.order[0]
        self.won = [0] * self.seats
        self.tell("trump", card=self.under, suit=SUITS[self.trump])

    def sides(self) -> list[list[int]]:
        return [[0, 2], [1, 3]] if self.seats == 4 else super().sides()

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4 if self.seats == 4 else NOBODY

    def sees(self, viewer: int, seat: int) -> bool:
        """With the last three cards, partners may look at each other's."""
        looking = self.options.look == "on" and self.under == NO_CARD
        return looking and viewer >= 0 and self.partner(viewer) == seat

    def legal(self, seat: int) -> list[int]:
        hand = self.hands[seat]
        card = self.exchangeable()
        return listed(hand) + ([card | SWAP] if card >= 0 and hand >> card & 1 else [])

    def exchangeable(self) -> int:
        """The card for which one gets the open trump: the 7 for a better one, the 2 for others."""
        if self.under == NO_CARD or self.options.exchange == "off":
            return NO_CARD
        first = self.trump * 10
        if STRENGTH[self.under] > STRENGTH[SEVEN]:
            return first + SEVEN
        return first + TWO if self.options.exchange == "seven_two" and self.under != first + TWO else NO_CARD

    def make(self, seat: int, move: int) -> None:
        card = move & simple.CARD
        self.lose(seat, card)
        if move & SWAP:
            self.tell("swapped", seat=seat, card=card, takes=self.under)
            self.give(seat, self.under)
            self.under = card
            return
        self.tell("played", seat=seat, card=card)
        self.trick.append(card)
        self.turn = self.after(seat)
        if len(self.trick) == self.seats:
            self.close_trick()

    def close_trick(self) -> None:
        """The winner takes the trick, draws first and leads."""
        winner, points = self.winning(), sum(POINTS[card] for card in self.trick)
        self.tell("trick", seat=winner, points=points)
        self.won[winner] |= gathered(self.trick)
        self.trick = []
        self.leader = self.turn = winner
        if self.under != NO_CARD:
            self.draw_all()
        if not self.hands[winner]:
            self.turn = NOBODY

    def draw_all(self) -> None:
        """Everybody draws; the last gets the open trump, if the stock is gone."""
        seat = self.leader
        for _ in range(self.seats):
            if self.stock:
                self.whisper(seat, "drew", seat=seat, card=self.draw(seat))
            else:
                self.tell("drew", seat=seat, card=self.under)
                self.give(seat, self.under)
                self.under = NO_CARD
            seat = self.after(seat)
        if self.under == NO_CARD:
            self.tell("last_draw")

    def winning(self) -> int:
        """Who takes the trick as it lies."""
        return self.laid_by(self.trick.index(self.best()))

    def laid_by(self, place: int) -> int:
        """Who laid a card of the trick, by its place."""
        return self.order[(self.order.index(self.leader) + place) % self.seats]

    def best(self) -> int:
        """The card that takes the trick as it lies."""
        best = self.trick[0]
        for card in self.trick[1:]:
            if self.beats(card, best):
                best = card
        return best

    def beats(self, card: int, best: int) -> bool:
        """Whether a card that is played later takes the trick from the best so far."""
        if card // 10 == best // 10:
            return STRENGTH[card] > STRENGTH[best]
        return card // 10 == self.trump

    def points(self, seats: list[int]) -> int:
        """What lies in the tricks of some seats."""
        return sum(POINTS[card] for seat in seats for card in listed(self.won[seat]))

    def worth(self) -> list[int]:
        """A player of any strength tries for points: whoever has most has won."""
        of_side = {seat: self.points(side) for side in self.sides() for seat in side}
        return [of_side[seat] for seat in range(self.seats)]

    def scores(self) -> list[int]:
        """A game for the side with most points, if it is one alone."""
        worth, sides = self.worth(), self.sides()
        best = [side for side in sides if worth[side[0]] == max(worth)]
        return [int(len(best) == 1 and seat in best[0]) for seat in range(self.seats)]


class Match(simple.Match):
    """Totals are games won."""

    options: BriscolaOptions

    def over(self) -> bool:
        left = self.options.games - self.number
        # Partners have the same totals, and the first two seats are not partners.
        *_, second, first = sorted(self.totals[:2] if self.seats == 4 else self.totals)
        return not left or (self.options.length == "best_of" and first - second > left)
