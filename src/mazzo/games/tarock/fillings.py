"""Hidden cards in hidden places, counted: as in `kernel.placements`, with facts about several cards and places.

A fact says that at least `low` and at most `high` of some cards lie in some places: 'one of T1 to T4 was in that hand',
'three of the kings are the caller's'. Cards about which the same is known form a group. First the few cards
that facts are about are placed, group by group, over the room that is left and what the facts still need; the kernel
counts the others. Nothing is tried and thrown away. Checked against enumeration in
`tests/games/tarock/test_fillings.py`.
"""

from __future__ import annotations

from math import comb

from mazzo.kernel.bits import TOP, bit, gathered, listed
from mazzo.kernel.placements import BITS, Group, Placements, packed, sizes
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

TALLY: Final = 3
"""Bits for what is counted of one fact: no fact is about more than seven cards."""


class Fact(State):
    """From `low` to `high` of these cards lie in these places; both are bit masks."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("cards", "places", "low", "high")

    def __init__(self, cards: i64, places: i64, low: int, high: int) -> None:
        self.cards = cards
        self.places = places
        self.low = low
        self.high = high


class FactGroup(State):
    """Cards about which the same is known: the places that may hold them, and the facts that are about them."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("cards", "allowed", "facts")

    def __init__(self, cards: i64, allowed: i64, facts: i64) -> None:
        self.cards = listed(cards)
        self.allowed = allowed
        self.facts = facts


class Fillings:
    """All ways to fill places of given sizes with cards; together the cards fill them exactly."""

    def __init__(self, rooms: list[int], allowed: dict[int, int], facts: list[Fact]) -> None:
        """`allowed` gives, for each set of places, the cards that may lie there and only there."""
        self.rooms = rooms
        self.allowed = allowed
        self.facts = facts
        groups = grouped(allowed, facts)
        self.groups = [group for group in groups if group.facts]
        """The cards that facts are about."""
        self.rest = Placements(rooms, [Group(group.cards, group.allowed) for group in groups if not group.facts])
        """All others; counted for whatever room the first ones leave."""
        self.known: dict[int, int] = {}
        self.total = self.count(0, packed(rooms), 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return Fillings, (self.rooms, self.allowed, self.facts)

    def count(self, number: int, room: int, tally: int) -> int:
        """In how many ways the groups from this number on fill the room that is left."""
        if number < len(self.groups):
            return self.spread(number, room, tally, len(self.groups[number].cards), 0)
        for fact in self.facts:
            if tally & 7 < fact.low:
                return 0
            tally >>= TALLY
        rooms = [room >> (BITS * place) & 63 for place in self.rest.order]
        return self.rest.fill(0, packed(rooms), sizes(self.rest.classes))

    def spread(self, number: int, room: int, tally: int, cards: int, place: i64) -> int:
        """In how many ways so many cards of a group go to the places from one on, and the later groups to the rest."""
        group = self.groups[number]
        while group.allowed >> place and not group.allowed >> place & 1:
            place += 1
        if not group.allowed >> place:
            return 0 if cards else self.count(number + 1, room, tally)
        # The key needs more than 63 bits, so nothing in it may be a machine integer.
        at: int = place
        key = (((tally << 42 | room) << 6 | cards) << 6 | at) << 6 | number
        found = self.known.get(key)
        if found is None:
            found = 0
            for here in range(min(cards, room >> (BITS * place) & 63) + 1):
                found += self.ways(number, room, tally, cards, place, here)
            self.known[key] = found
        return found

    def ways(self, number: int, room: int, tally: int, cards: int, place: i64, here: int) -> int:
        """The same with just so many cards at this place."""
        after = self.tallied(number, tally, place, here)
        if after < 0:
            return 0
        rest = self.spread(number, room - (here << (BITS * place)), after, cards - here, place + 1)
        return comb(cards, here) * rest

    def tallied(self, number: int, tally: int, place: i64, here: int) -> int:
        """What the facts have after so many cards of a group went to a place; -1 if that is too many for one."""
        about = self.groups[number].facts
        for index, fact in enumerate(self.facts):
            if about >> index & 1 and fact.places >> place & 1:
                tally += here << (TALLY * index)
                if tally >> (TALLY * index) & 7 > fact.high:
                    return -1
        return tally

    def draw(self, rng: Rng) -> list[int]:
        """The cards of each place, in one of all placements."""
        if not self.total:
            raise ValueError("no placement fits what is known")
        found = [0] * len(self.rooms)
        room = packed(self.rooms)
        tally = 0
        for number, group in enumerate(self.groups):
            cards = list(group.cards)
            rng.shuffle(cards)
            place: i64 = 0
            while cards:
                if group.allowed >> place & 1:
                    here = self.share(number, room, tally, len(cards), place, rng)
                    tally = self.tallied(number, tally, place, here)
                    room -= here << (BITS * place)
                    for _ in range(here):
                        found[place] |= bit(cards.pop())
                place += 1
        self.rest.rooms = [room >> (BITS * place) & 63 for place in range(len(self.rooms))]
        self.rest.total = 1
        for place, others in enumerate(self.rest.draw(rng)):
            found[place] |= gathered(others)
        return found

    def share(self, number: int, room: int, tally: int, cards: int, place: i64, rng: Rng) -> int:
        """How many of a group's remaining cards one place gets, as likely as there are placements with so many."""
        chosen = rng.big(self.spread(number, room, tally, cards, place))
        here = 0
        while True:
            chosen -= self.ways(number, room, tally, cards, place, here)
            if chosen < 0:
                return here
            here += 1


def grouped(allowed: dict[int, int], facts: list[Fact]) -> list[FactGroup]:
    """Cards with the same places and the same facts together."""
    found: list[FactGroup] = []
    for places, cards in allowed.items():
        rest: i64 = cards
        while rest:
            about = facts_about(rest & -rest, facts)
            alike: i64 = 0
            others = rest
            while others:
                one = others & -others
                if facts_about(one, facts) == about:
                    alike |= one
                others ^= one
            found.append(FactGroup(alike, places, about))
            rest &= ~alike
    return found


def facts_about(card: i64, facts: list[Fact]) -> i64:
    """The facts that a card, as a set, belongs to."""
    found: i64 = 0
    index: i64 = 0
    while index < len(facts):
        if facts[index].cards & card:
            found |= TOP >> (61 - index)
        index += 1
    return found
