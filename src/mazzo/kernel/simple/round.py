"""One deal of a simple game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Self

from mazzo.kernel import contract
from mazzo.kernel.bits import gathered, listed, size
from mazzo.kernel.contract import WATCHER, Deal
from mazzo.kernel.options import Options
from mazzo.kernel.simple.fields import own, twin_of
from mazzo.kernel.simple.view import DEALT, DREW, GIVEN, LEFT, REVEALED, View

Told = tuple[str, dict[str, Any], int]
"""A key, its parameters with cards as numbers, and the seat for which alone the cards are meant, or WATCHER."""


class Round(contract.Round):
    """Hands are sets of cards as bits, the stock is a list with the next card first. Both are hidden; every other field
    is public and may be a number, a text, None or a list of those.

    A game sets its fields in `begin` and changes them in `make`, moving cards with `lose`, `give`, `draw` and `reveal`.
    `turn` is the seat that acts, NOBODY when the round is over.
    """

    MADE_WITH: ClassVar[tuple[str, ...] | None] = None
    options: Options
    card_names: ClassVar[Sequence[str]] = ()
    """Its cards in notation, as its game says."""
    _told: list[Told] | None = None
    """What moves tell, while somebody listens."""

    def __init__(self, options: Options, order: Sequence[int], dealt: Deal, told: list[Told] | None = None) -> None:
        self._told = told
        self.options = options
        self.order = list(order)
        self.seats = len(order)
        self.turn = self.order[0]
        self.table = list(dealt.table)
        """What lay open after the deal."""
        self.hands = [gathered(hand) for hand in dealt.hands]
        self.known = [0] * self.seats
        """Of each hand what everybody knows to be there."""
        self.stock = list(dealt.stock)
        self.log: list[list[int]] | None = []
        """The moves, as [seat, move]."""
        self.flow: list[list[int]] | None = [
            [DEALT, seat, card, 0] for seat, hand in enumerate(dealt.hands) for card in hand
        ]
        """How cards came and went, as [what, seat, card]; those that came hidden with the viewers who saw them."""
        self.begin()
        self.note_viewers(0)
        # A field that cannot travel would be shared by copies, and found out late.
        self.dump()

    # What a game states.

    def begin(self) -> None:
        """Set the public fields; the cards are dealt, and those face up lie in `table`."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The moves of the seat on turn, in canonical order. Reads no hand but its own."""

    @abstractmethod
    def make(self, seat: int, move: int) -> None:
        """Do what a move does."""

    def sees(self, viewer: int, seat: int) -> bool:
        """Whether a viewer sees a hand that is not its own. Once it does, it does until the round is over."""
        return False

    def lacks(self, seat: int) -> int:
        """The cards that a seat has proved not to hold. Nothing may be proved of one who still draws."""
        return 0

    def sides(self) -> list[list[int]]:
        """Who plays together; by default everybody alone."""
        return [[seat] for seat in range(self.seats)]

    # What a move is made of.

    def after(self, seat: int) -> int:
        """Who plays after a seat."""
        return self.order[(self.order.index(seat) + 1) % self.seats]

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a hand, for everybody to see."""
        self.hands[seat] &= ~(1 << card)
        self.known[seat] &= ~(1 << card)
        if self.flow is not None:
            self.flow.append([LEFT, seat, card])

    def give(self, seat: int, card: int) -> None:
        """A card comes to a hand, for everybody to see."""
        self.hands[seat] |= 1 << card
        self.known[seat] |= 1 << card
        if self.flow is not None:
            self.flow.append([GIVEN, seat, card])

    def draw(self, seat: int) -> int:
        """The next card of the stock goes to a hand, unseen by those who do not see the hand."""
        card = self.stock.pop(0)
        self.hands[seat] |= 1 << card
        if self.flow is not None:
            self.flow.append([DREW, seat, card, 0])
        return card

    def reveal(self) -> int:
        """The next card of the stock is turned up; a public field takes it."""
        card = self.stock.pop(0)
        if self.flow is not None:
            self.flow.append([REVEALED, WATCHER, card])
        return card

    def tell(self, key: str, **params: Any) -> None:
        """Something happened. Cards are given as numbers."""
        if self._told is not None:
            self._told.append((key, params, WATCHER))

    def whisper(self, to: int, key: str, **params: Any) -> None:
        """Something happened, and its cards are known to those alone who see the hand of that seat."""
        if self._told is not None:
            self._told.append((key, params, to))

    def listen(self) -> None:
        """From now on, moves tell."""
        self._told = []

    def heard(self) -> list[Told]:
        """What was told since somebody listens."""
        return self._told or []

    # What follows.

    def open_to(self, viewer: int, seat: int) -> bool:
        """Whether a viewer sees a hand."""
        return viewer == seat or self.sees(viewer, seat)

    def note_viewers(self, first: int) -> None:
        """Write down, from an entry of the flow on, who saw the cards that came hidden."""
        if self.flow is None:
            return
        for entry in self.flow[first:]:
            if entry[0] in (DEALT, DREW):
                entry[3] = sum(
                    1 << (viewer + 1) for viewer in range(WATCHER, self.seats) if self.open_to(viewer, entry[1])
                )

    def waiting(self) -> int:
        return 1 << self.turn if self.turn >= 0 else 0

    def moves(self, seat: int) -> list[int]:
        return self.legal(seat) if seat == self.turn else []

    def count(self, seat: int) -> int:
        return len(self.legal(seat))

    def nth(self, seat: int, n: int) -> int:
        return self.legal(seat)[n]

    def play(self, seat: int, move: int) -> None:
        if self.log is None or self.flow is None:
            self.make(seat, move)
            return
        first = len(self.flow)
        self.log.append([seat, move])
        self.make(seat, move)
        self.note_viewers(first)

    def chooser(self, seat: int) -> int:
        return seat

    def seen(self, seat: int, move: int, viewer: int) -> int:
        return move

    def anew(self, dealt: Deal) -> Self:
        return type(self)(self.options, self.order, dealt)

    def dealt(self) -> Deal:
        """The cards as they were dealt."""
        if self.flow is None:
            raise ValueError("a copied round keeps no history")
        hands: list[list[int]] = [[] for _ in range(self.seats)]
        drawn = [entry[2] for entry in self.flow if entry[0] in (DREW, REVEALED)]
        for what, seat, card, *_ in self.flow:
            if what == DEALT:
                hands[seat].append(card)
        return Deal(hands, list(self.table), drawn + self.stock)

    def begun(self) -> Self:
        """The same round before its first move, with what its beginning told."""
        return type(self)(self.options, self.order, self.dealt(), [])

    def __repr__(self) -> str:
        hands = " | ".join(map(self.written, self.hands))
        return f"<Round: hands {hands}, table {self.named(self.table)}, stock {len(self.stock)}, {self.awaited()}>"

    def written(self, cards: int) -> str:
        """A set of cards in notation."""
        return self.named(listed(cards))

    def named(self, cards: Sequence[int]) -> str:
        return " ".join(self.card_names[card] if self.card_names else str(card) for card in cards) or "-"

    def copy(self) -> Self:
        return twin_of(self)

    def view(self, seat: int) -> View[Self]:
        """The round with its secrets masked. This is the one place where anything is hidden."""
        masked = twin_of(self)
        masked.hands = [
            hand if self.open_to(seat, other) else self.known[other] for other, hand in enumerate(self.hands)
        ]
        masked.stock = []
        masked.log = own(self.log)
        if self.flow is not None:
            masked.flow = [
                entry[:3] if len(entry) == 3 or entry[3] >> (seat + 1) & 1 else [entry[0], entry[1], -1]
                for entry in self.flow
            ]
        hidden = gathered(self.stock)
        for hand, open_part in zip(self.hands, masked.hands, strict=True):
            hidden |= hand & ~open_part
        return View(masked, seat, [size(hand) for hand in self.hands], len(self.stock), hidden)
