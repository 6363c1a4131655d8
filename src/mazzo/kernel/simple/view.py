"""What one viewer knows of a simple round: the round with its secrets masked, and how much lies where it cannot see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from mazzo.kernel import contract, state
from mazzo.kernel.bits import gathered, listed, size
from mazzo.kernel.contract import NOBODY, Deal
from mazzo.kernel.options import Options
from mazzo.kernel.placements import Group, Placements
from mazzo.kernel.rng import Rng
from mazzo.kernel.simple.fields import Played, Seen

if TYPE_CHECKING:
    from mazzo.kernel.simple.round import Round

DEALT, DREW, LEFT, GIVEN, REVEALED = range(5)
"""How a card comes or goes: hidden from the deal, hidden from the stock, openly out of a hand, openly into one, openly
from the stock to the table."""


class View(contract.View, Generic[Seen]):
    """`seen` is the round as far as this viewer knows it: `seen.hands` has of each hand what it sees."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("seen", "seat", "held", "stock", "hidden")

    def __init__(self, seen: Seen, seat: int, held: list[int], stock: int, hidden: int) -> None:
        self.seen = seen
        self.seat = seat
        self.held = held
        """How many cards each hand has."""
        self.stock = stock
        """How many cards the stock has."""
        self.hidden = hidden
        """The cards of which the viewer does not know where they are."""
        self._ready = False
        self._cards: list[int] = []
        self._rooms: list[int] = []
        self._placements: Placements | None = None

    def __repr__(self) -> str:
        seen, held = self.seen, " ".join(map(str, self.held))
        table = seen.named(seen.table)
        return (
            f"<View by {contract.whose(self.seat)}: hand {seen.written(self.hand())}, cards {held}, "
            f"table {table}, stock {self.stock}, {seen.awaited()}>"
        )

    def deciding(self) -> int:
        return self.seat if self.seat >= 0 and self.seat == self.seen.turn else NOBODY

    def moves(self) -> list[int]:
        return self.seen.legal(self.seat) if self.deciding() != NOBODY else []

    def hand(self) -> int:
        """The viewer's own cards."""
        return self.seen.hands[self.seat] if self.seat >= 0 else 0

    def rooms(self) -> list[int]:
        """How many hidden cards are in each hand, and last in the stock."""
        open_parts = zip(self.held, self.seen.hands, strict=True)
        return [held - size(open_part) for held, open_part in open_parts] + [self.stock]

    def world(self, rng: Rng) -> Seen:
        """Every placement that fits what was proved is as likely as any other, and so is every order of the stock."""
        world = self.seen.copy()
        places = self.placed(rng)
        for seat, cards in enumerate(places[:-1]):
            if cards:
                world.hands[seat] |= gathered(cards)
        world.stock = places[-1]
        return world

    def placed(self, rng: Rng) -> list[list[int]]:
        """The hidden cards, put into their places. What all draws share is found out by the first."""
        if not self._ready:
            self._cards, self._rooms = listed(self.hidden), self.rooms()
            groups = self.groups()
            # Where nothing is proved, to shuffle is quicker than to count.
            self._placements = Placements(self._rooms, groups) if len(groups) > 1 else None
            self._ready = True
        if self._placements is not None:
            places = self._placements.draw(rng)
            rng.shuffle(places[-1])
            return places
        cards = self._cards.copy()
        rng.shuffle(cards)
        places, first = [], 0
        for room in self._rooms:
            places.append(cards[first : first + room])
            first += room
        return places

    def groups(self) -> list[Group]:
        """The hidden cards by the places that may hold them."""
        lacked = [self.seen.lacks(seat) for seat in range(self.seen.seats)] + [0]
        found: dict[int, list[int]] = {}
        for card in self._cards:
            allowed = sum(
                1 << place for place, lack in enumerate(lacked) if self._rooms[place] and not lack >> card & 1
            )
            found.setdefault(allowed, []).append(card)
        return [Group(cards, allowed) for allowed, cards in found.items()]

    def flow(self) -> list[list[int]]:
        if self.seen.flow is None:
            raise ValueError("a copied round keeps no history")
        return self.seen.flow

    def shown(self) -> list[tuple[int, int]]:
        if self.seen.log is None:
            raise ValueError("a copied round keeps no history")
        return [(seat, move) for seat, move in self.seen.log]

    def past(self, world: contract.Round) -> tuple[Deal, list[tuple[int, int]]]:
        """A seat came by cards that the viewer did not see coming in the order in which they left it again, or still
        has them: so each was there when it was played."""
        came = [iter(cards) for cards in self.came_unseen(self.mine(world))]
        hands: list[list[int]] = [[] for _ in self.held]
        stock: list[int] = []
        for what, seat, card in self.flow():
            if what == REVEALED:
                stock.append(card)
            elif what in (DEALT, DREW):
                place = hands[seat] if what == DEALT else stock
                place.append(next(came[seat]) if card < 0 else card)
        return Deal(hands, list(self.seen.table), stock + self.mine(world).stock), self.shown()

    def came_unseen(self, world: Round) -> list[list[int]]:
        """For each seat the cards that it has had and that the viewer did not see coming."""
        found: list[list[int]] = [[] for _ in self.held]
        seen_coming: set[tuple[int, int]] = set()
        for what, seat, card in self.flow():
            if what == LEFT:
                if (seat, card) in seen_coming:
                    seen_coming.remove((seat, card))
                else:
                    found[seat].append(card)
            elif card >= 0 and what != REVEALED:
                seen_coming.add((seat, card))
        for seat, hand in enumerate(world.hands):
            found[seat] += [card for card in listed(hand) if (seat, card) not in seen_coming]
        return found

    def mine(self, world: contract.Round) -> Seen:
        assert isinstance(world, type(self.seen))
        return world


def load(kind: type[Played], options: type[Options], data: Mapping[str, Any]) -> View[Played]:
    """The view that `View.dump` wrote."""
    found: View[Played] = state.load((View, kind, options), data)
    return found
