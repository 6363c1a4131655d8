"""Hidden cards in hidden places: how many placements fit what is known, and one of them, each as likely as any other.

Cards about which the same is known form a group: the places that may hold them, and the places that must hold at least
one of them. Placements are counted exactly; nothing is tried and thrown away. First it is settled how many cards of a
group go to the places that must hold one; then place after place is filled. Once a place is filled, what was known
about it does not matter any more, and groups that nothing tells apart become one class.
Checked against enumeration in `tests/kernel/test_placements.py`.
"""

from __future__ import annotations

from math import comb

from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

BITS: Final = 6
"""For one of the numbers, all below 64, that are packed into one. Such a number is a plain int: it may pass 63 bits."""


class Group(State):
    """Cards about which the same is known."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("cards", "allowed", "required")

    def __init__(self, cards: list[int], allowed: i64, required: i64 = 0) -> None:
        self.cards = cards
        self.allowed = allowed
        """The places that may hold them, as a bit mask."""
        self.required = required
        """The places, among those allowed, that hold at least one of them."""


class Demand(State):
    """A place must hold a card of a group. The group's other demands are settled before or after this one."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("group", "turn", "first", "rest")

    def __init__(self, group: int, turn: int, first: bool, rest: int) -> None:
        self.group = group
        self.turn = turn
        """When the place is filled."""
        self.first = first
        """Whether it is the first demand on its group."""
        self.rest = rest
        """The class of what is left of the group, if it is the last demand, else -1."""


class Layer(State):
    """The classes of cards that are left when a place is filled, and what each means to it."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("takers", "keepers", "final", "later")

    def __init__(self, takers: list[int], keepers: list[int], final: list[bool], later: list[int]) -> None:
        self.takers = takers
        """The classes that this place may take cards of."""
        self.keepers = keepers
        """The others."""
        self.final = final
        """By class: whether no later place may hold it."""
        self.later = later
        """By class: the class that it is for the next place."""


class Placements(State):
    """All ways to fill places of given sizes with groups of cards; together the groups fill them exactly."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("rooms", "groups")

    def __init__(self, rooms: list[int], groups: list[Group]) -> None:
        self.rooms = rooms
        self.groups = groups
        # Whatever is known about a place is forgotten once it is filled: where most is known goes first.
        self.order = sorted(range(len(rooms)), key=lambda place: -known_about(place, groups))
        self.demands: list[Demand] = []
        self.layers: list[Layer] = []
        self.classes: list[list[int]] = []
        """The cards of each class on which there is no demand."""
        self._known: dict[int, int] = {}
        self.divide()
        self.total = self.settle(0, 0, packed([rooms[place] for place in self.order]), sizes(self.classes))

    def divide(self) -> None:
        """Make the demands, the layers and the classes."""
        # Where demands are settled, no more cards of the group may go.
        masks = [in_order(group.allowed & ~group.required, self.order) for group in self.groups]
        numbers = numbered(masks)
        self.classes = [[] for _ in range(count_of(numbers))]
        for index, group in enumerate(self.groups):
            turns = [turn for turn, place in enumerate(self.order) if group.required >> place & 1]
            for turn in turns:
                last = turn == turns[len(turns) - 1]
                self.demands.append(Demand(index, turn, turn == turns[0], numbers[index] if last else -1))
            if not turns:
                self.classes[numbers[index]] += group.cards
        masks = list(dict.fromkeys(masks))
        for _ in self.order:
            takers = [number for number, mask in enumerate(masks) if mask & 1]
            keepers = [number for number, mask in enumerate(masks) if not mask & 1]
            rest = [mask >> 1 for mask in masks]
            self.layers.append(Layer(takers, keepers, [not mask for mask in rest], numbered(rest)))
            masks = list(dict.fromkeys(rest))

    def settle(self, number: int, left: int, rooms: int, cards: int) -> int:
        """In how many ways the demands from one on are met, and the places filled: what is left of the demand's group,
        the room in each place, in order, and the cards of each class."""
        if number == len(self.demands):
            return self.fill(0, rooms, cards)
        key = (((cards << (BITS * len(self.order)) | rooms) << BITS | left) << BITS | number) << BITS | 63
        found = self._known.get(key)
        if found is None:
            demand = self.demands[number]
            some = self.some(demand, left)
            found = 0
            for here in range(1, min(some, rooms >> (BITS * demand.turn) & 63) + 1):
                found += comb(some, here) * self.settled(number, some - here, here, rooms, cards)
            self._known[key] = found
        return found

    def some(self, demand: Demand, left: int) -> int:
        """How many cards of the group a demand finds."""
        return len(self.groups[demand.group].cards) if demand.first else left

    def settled(self, number: int, left: int, here: int, rooms: int, cards: int) -> int:
        """In how many ways it goes on after a demand, for which a place has taken so many cards."""
        demand = self.demands[number]
        rooms -= here << (BITS * demand.turn)
        if demand.rest < 0:
            return self.settle(number + 1, left, rooms, cards)
        return self.settle(number + 1, 0, rooms, cards + (left << (BITS * demand.rest)))

    def fill(self, turn: int, rooms: int, cards: int) -> int:
        """In how many ways the cards of each class fill the places from one on."""
        if turn == len(self.order):
            return 0 if cards else 1
        kept = 0
        for number in self.layers[turn].keepers:
            kept = self.keep(turn, number, cards >> (BITS * number) & 63, kept)
        return self.spread(turn, 0, rooms, cards, kept)

    def keep(self, turn: int, number: int, cards: int, kept: int) -> int:
        """What is kept for the later places, with so many cards of a class added."""
        return kept + (cards << (BITS * self.layers[turn].later[number]))

    def spread(self, turn: int, taker: int, rooms: int, cards: int, kept: int) -> int:
        """In how many ways the classes from one on fill the room that is left here, and then the later places."""
        layer = self.layers[turn]
        if taker == len(layer.takers):
            return 0 if rooms & 63 else self.fill(turn + 1, rooms >> BITS, kept)
        key = (kept << (BITS * len(layer.final)) | cards) << (BITS * len(self.order)) | rooms
        key = (key << BITS | taker) << BITS | turn
        found = self._known.get(key)
        if found is None:
            found = 0
            number = layer.takers[taker]
            some = cards >> (BITS * number) & 63
            for here in range(fewest(layer, taker, some, rooms & 63), min(some, rooms & 63) + 1):
                rest = self.keep(turn, number, some - here, kept)
                found += comb(some, here) * self.spread(turn, taker + 1, rooms - here, cards, rest)
            self._known[key] = found
        return found

    def draw(self, rng: Rng) -> list[list[int]]:
        """The cards of each place, in one of all placements."""
        if not self.total:
            raise ValueError("no placement fits what is known")
        found: list[list[int]] = [[] for _ in self.rooms]
        classes = [list(cards) for cards in self.classes]
        rooms = self.draw_demands(classes, found, rng)
        for turn, place in enumerate(self.order):
            layer = self.layers[turn]
            cards = sizes(classes)
            kept = 0
            for number in layer.keepers:
                kept = self.keep(turn, number, len(classes[number]), kept)
            for taker, number in enumerate(layer.takers):
                here = self.share(turn, taker, rooms, cards, kept, rng)
                take(classes[number], here, found[place], rng)
                kept = self.keep(turn, number, len(classes[number]), kept)
                rooms -= here
            rooms >>= BITS
            merged: list[list[int]] = [[] for _ in range(count_of(layer.later))]
            for number, some in enumerate(classes):
                merged[layer.later[number]] += some
            classes = merged
        return found

    def draw_demands(self, classes: list[list[int]], found: list[list[int]], rng: Rng) -> int:
        """Meet the demands; the room that is left then."""
        rooms = packed([self.rooms[place] for place in self.order])
        some: list[int] = []
        for number, demand in enumerate(self.demands):
            if demand.first:
                some = list(self.groups[demand.group].cards)
            cards = sizes(classes)
            chosen = rng.big(self.settle(number, len(some), rooms, cards))
            here = 0
            while chosen >= 0:
                here += 1
                chosen -= comb(len(some), here) * self.settled(number, len(some) - here, here, rooms, cards)
            take(some, here, found[self.order[demand.turn]], rng)
            rooms -= here << (BITS * demand.turn)
            if demand.rest >= 0:
                classes[demand.rest] += some
        return rooms

    def share(self, turn: int, taker: int, rooms: int, cards: int, kept: int, rng: Rng) -> int:
        """How many cards of a class a place gets, as likely as there are placements with so many."""
        layer = self.layers[turn]
        number = layer.takers[taker]
        some = cards >> (BITS * number) & 63
        here = fewest(layer, taker, some, rooms & 63)
        if here == some or here == rooms & 63:
            return here
        chosen = rng.big(self.spread(turn, taker, rooms, cards, kept))
        while True:
            rest = self.keep(turn, number, some - here, kept)
            chosen -= comb(some, here) * self.spread(turn, taker + 1, rooms - here, cards, rest)
            if chosen < 0:
                return here
            here += 1


def fewest(layer: Layer, taker: int, cards: int, room: int) -> int:
    """How many of a class's cards a place takes at least: all, if no later place may hold them; of the last class, what
    fills the place."""
    least = cards if layer.final[layer.takers[taker]] else 0
    return max(least, room) if taker == len(layer.takers) - 1 else least


def take(cards: list[int], number: int, place: list[int], rng: Rng) -> None:
    """Move so many cards, any of them, to a place."""
    while number:
        last = len(cards) - 1
        other = rng.below(last + 1)
        card = cards[other]
        cards[other] = cards[last]
        cards.pop()
        place.append(card)
        number -= 1


def known_about(place: int, groups: list[Group]) -> int:
    """How many cards are known not to be in a place, or that some of them are."""
    number = 0
    for group in groups:
        if not group.allowed >> place & 1 or group.required >> place & 1:
            number += len(group.cards)
    return number


def in_order(mask: i64, order: list[int]) -> int:
    """A set of places as a bit mask of the turns in which they are filled."""
    found: i64 = 0
    for place in reversed(order):
        found = found << 1 | mask >> place & 1
    return found


def numbered(masks: list[int]) -> list[int]:
    """For each mask its number among the different ones."""
    found: dict[int, int] = {}
    return [found.setdefault(mask, len(found)) for mask in masks]


def count_of(numbers: list[int]) -> int:
    """How many different numbers there are, if they are given from 0 on."""
    return max(numbers, default=-1) + 1


def sizes(classes: list[list[int]]) -> int:
    """How many cards there are of each class, packed."""
    return packed([len(cards) for cards in classes])


def packed(numbers: list[int]) -> int:
    """Small numbers in one, the first lowest."""
    found = 0
    for number in reversed(numbers):
        found = found << BITS | number
    return found
