"""Two tiny games on `kernel/simple`: one that draws from a stock, one in which hands prove what they lack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from mazzo.kernel import simple
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.options import Options
from mazzo.kernel.says import Kind, says

TEN = tuple(f"{rank}s" for rank in range(1, 11))
TWELVE = tuple(f"{rank}{suit}" for suit in "sbc" for rank in range(1, 5))
PASS, LOUD = 128, 64


class HighOptions(Options, frozen=True, kw_only=True):
    """Seat 1 plays with open cards from the start, from the first trick on, or never."""

    dummy: Literal["never", "first", "later"] = "never"


class HighRound(simple.Round):
    """The higher card takes the trick. Then a card is turned up, and both draw."""

    options: HighOptions

    def begin(self) -> None:
        self.trick: list[int] = []
        self.up = list(self.table)
        self.won = [[0] for _ in range(self.seats)]
        self.tell("up", card=self.up[0])

    def sees(self, viewer: int, seat: int) -> bool:
        shown = self.options.dummy == "first" or (self.options.dummy == "later" and len(self.up) > 1)
        return seat == 1 and shown

    def legal(self, seat: int) -> list[int]:
        cards = listed(self.hands[seat])
        return [*cards, *(card | LOUD for card in cards), PASS]

    def make(self, seat: int, move: int) -> None:
        if move == PASS:
            self.tell("passed", seat=seat)
            self.turn = NOBODY
            return
        self.lose(seat, move & simple.CARD)
        self.trick.append(move & simple.CARD)
        self.tell("laid", seat=seat, card=move & simple.CARD)
        self.turn = self.after(seat)
        if len(self.trick) == self.seats:
            self.close_trick()

    def close_trick(self) -> None:
        best = self.order[self.trick.index(max(self.trick))]
        self.won[best] += self.trick
        self.trick = []
        if len(self.stock) >= 3:
            self.up.append(self.reveal())
            for seat in self.order:
                self.whisper(seat, "drew", seat=seat, cards=[self.draw(seat)])
        if not self.hands[best]:
            self.turn = NOBODY

    def scores(self) -> list[int]:
        return [len(cards) for cards in self.won]


class High(simple.Game[HighRound]):
    """For two."""

    name = "high"
    deck, emblem, clockwise = "italian", TEN[:3], True
    names, hand, turned_up = TEN, 2, 1
    verbs, calls = {LOUD: "loud"}, {PASS: "pass"}
    options_type, round_type = HighOptions, HighRound
    event_keys = {
        **simple.EVENTS,
        "up": says(card=Kind.CARD),
        "laid": says(seat=Kind.SEAT, card=Kind.CARD),
        "drew": says(seat=Kind.SEAT, cards=Kind.CARDS),
        "passed": says(seat=Kind.SEAT),
    }
    labels = {"loud": says(card=Kind.CARD), "pass": says()}

    def seats(self, options: Options) -> Sequence[int]:
        return (2,)


class FollowOptions(Options, frozen=True, kw_only=True):
    """Nothing can be chosen."""


class FollowRound(simple.Round):
    """Who cannot follow suit proves it; no trick is ever taken."""

    options: FollowOptions

    def begin(self) -> None:
        self.pile: list[int] = []
        self.lacking = [0] * self.seats

    def legal(self, seat: int) -> list[int]:
        cards = listed(self.hands[seat])
        return [card for card in cards if card // 4 == self.led()] or cards

    def led(self) -> int:
        """The suit of the card that opened the trick, or -1."""
        start = len(self.pile) // self.seats * self.seats
        return self.pile[start] // 4 if start < len(self.pile) else -1

    def make(self, seat: int, move: int) -> None:
        if self.led() not in (-1, move // 4):
            self.lacking[seat] |= 15 << 4 * self.led()
        self.lose(seat, move)
        self.pile.append(move)
        self.turn = self.after(seat) if any(self.hands) else NOBODY

    def lacks(self, seat: int) -> int:
        return self.lacking[seat]

    def scores(self) -> list[int]:
        return [0] * self.seats


class Follow(simple.Game[FollowRound]):
    """For three."""

    name = "follow"
    deck, emblem, clockwise = "italian", TWELVE[:3], True
    names, hand = TWELVE, 4
    options_type, round_type = FollowOptions, FollowRound

    def seats(self, options: Options) -> Sequence[int]:
        return (3,)


HIGH, FOLLOW = High(), Follow()
