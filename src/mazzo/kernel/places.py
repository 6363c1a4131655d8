"""Hidden cards in hidden places: how many placements fit what is known, and one of them, each as likely as any other.

Cards about which the same is known form a group: the places that may hold them, and the places that must hold at least
one of them. Placements are counted exactly, group by group, over the room that is left in each place; nothing is tried
and thrown away. Checked against enumeration in `tests/kernel/test_places.py`.
"""

from __future__ import annotations

from math import comb

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

ROOM: Final = 6
"""Bits for the room of one place in a key; a place has room for fewer than 64 cards."""


class Group:
    """Cards about which the same is known."""

    def __init__(self, cards: list[int], allowed: i64, required: i64 = 0) -> None:
        self.cards = cards
        self.allowed = allowed
        """The places that may hold them, as a bit mask."""
        self.required = required
        """The places that hold at least one of them."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Group, (self.cards, self.allowed, self.required)


class Placements:
    """All ways to fill places of given sizes with groups of cards; together the groups fill them exactly."""

    def __init__(self, rooms: list[int], groups: list[Group]) -> None:
        self.rooms = rooms
        # Groups with few choices first: the last one then has only one way to fill what is left.
        self.groups = sorted(groups, key=lambda group: (choices(group), len(group.cards)))
        self.known: dict[int, int] = {}
        self.total = self.count(0, packed(rooms))

    def __reduce__(self) -> tuple[Any, ...]:
        return Placements, (self.rooms, self.groups)

    def count(self, number: int, room: int) -> int:
        """In how many ways the groups from this number on fill the room that is left."""
        if number == len(self.groups):
            return 0 if room else 1
        group = self.groups[number]
        if number == len(self.groups) - 1:
            return fillings(len(group.cards), room, group.allowed, group.required)
        return self.spread(number, room, len(group.cards), 0)

    def spread(self, number: int, room: int, cards: int, place: i64) -> int:
        """In how many ways so many cards of a group go to the places from one on, and the later groups to the rest."""
        group = self.groups[number]
        while group.allowed >> place and not group.allowed >> place & 1:
            place += 1
        if not group.allowed >> place:
            return 0 if cards else self.count(number + 1, room)
        key = ((room << 6 | cards) << 6 | place) << 6 | number
        found = self.known.get(key)
        if found is None:
            found = 0
            for here in range(fewest(group, cards, place), min(cards, room >> (ROOM * place) & 63) + 1):
                rest = self.spread(number, room - (here << (ROOM * place)), cards - here, place + 1)
                found += comb(cards, here) * rest
            self.known[key] = found
        return found

    def draw(self, rng: Rng) -> list[list[int]]:
        """The cards of each place, in one of all placements."""
        found: list[list[int]] = [[] for _ in self.rooms]
        if not self.total:
            raise ValueError("no placement fits what is known")
        room = packed(self.rooms)
        for number, group in enumerate(self.groups):
            cards = list(group.cards)
            rng.shuffle(cards)
            place: i64 = 0
            while cards:
                if group.allowed >> place & 1:
                    here = self.share(number, room, len(cards), place, rng)
                    found[place] += cards[len(cards) - here :]
                    del cards[len(cards) - here :]
                    room -= here << (ROOM * place)
                place += 1
        return found

    def share(self, number: int, room: int, cards: int, place: i64, rng: Rng) -> int:
        """How many of a group's remaining cards one place gets, as likely as there are placements with so many."""
        if number == len(self.groups) - 1:
            return room >> (ROOM * place) & 63
        here = fewest(self.groups[number], cards, place)
        chosen = rng.big(self.spread(number, room, cards, place))
        while True:
            rest = self.spread(number, room - (here << (ROOM * place)), cards - here, place + 1)
            chosen -= comb(cards, here) * rest
            if chosen < 0:
                return here
            here += 1


def fewest(group: Group, cards: int, place: i64) -> int:
    """How many cards a place takes at least: all that are left if no place after it may hold one."""
    least = 1 if group.required >> place & 1 else 0
    return least if group.allowed >> place >> 1 else max(least, cards)


def fillings(cards: int, room: int, allowed: i64, required: i64) -> int:
    """In how many ways the last group fills exactly the room that is left."""
    ways = 1
    place: i64 = 0
    while room:
        here = room & 63
        if here and not allowed >> place & 1:
            return 0
        if here > cards:
            return 0
        if required & 1 and not here:
            return 0
        ways *= comb(cards, here)
        cards -= here
        room >>= ROOM
        required >>= 1
        place += 1
    return 0 if cards or required else ways


def choices(group: Group) -> int:
    """How many places may hold a group."""
    return bin(group.allowed).count("1")


def packed(rooms: list[int]) -> int:
    """The sizes of all places in one number."""
    number = 0
    for place, room in enumerate(rooms):
        number |= room << (ROOM * place)
    return number
