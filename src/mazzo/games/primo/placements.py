"""Placements of the unseen cards that fit what is known of single places and what Nimm has shown: exactly uniform.

A card that Nimm gave to a seat and that it has drawn is in its hand or among those it has exchanged since (a `Need`).
A hand, and what was exchanged from it, holds no kind that it is known not to have held (`banned`). A placement is made
in three steps: a card of its kind to some place for each need; cards to places where kinds are banned; all others
anywhere. Each step can be done in a number of ways that varies a little; chance makes up for it, as it makes up for
placements that can be made in several ways because a need is met twice. So what is not turned down is uniform, over the
placements of physical cards. Checked against enumeration in `tests/games/primo/test_placements.py`.
"""

from __future__ import annotations

from mazzo.games.primo.deck import KINDS
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

RANGE: Final = 4294967296.0
"""How many words a generator knows."""


class Need(State):
    """A card of this kind lies in one of these places, and for each need of the kind in another."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("kind", "places")

    def __init__(self, kind: i64, places: list[int]) -> None:
        self.kind = kind
        self.places = places


class Placements:
    """Every way to put so many cards of each kind into numbered places."""

    def __init__(self, banned: list[int], cards: list[int], needs: list[Need]) -> None:
        self.banned = banned
        """For each place the kinds that it does not hold, as a bit mask. Places of one hand follow each other."""
        self.cards = cards
        # The narrowest first: then all places that are taken lie in the wider ones, if they overlap.
        self.all_needs = sorted([without_banned(need, banned) for need in needs], key=width)
        # A need that chance meets more often than once is left to chance.
        self.needs = [need for need in self.all_needs if cards[need.kind] * width(need) < len(banned)]
        self.starts: list[int] = []
        """Where groups of places begin for which the same kinds are banned."""
        self.ends: list[int] = []
        for place in range(len(banned)):
            if banned[place]:
                if not self.ends or self.ends[-1] != place or banned[place] != banned[place - 1]:
                    self.starts.append(place)
                    self.ends.append(place)
                self.ends[-1] = place + 1
        self.left: list[int] = list(cards)
        """How many cards of each kind are not placed yet."""
        self.found: list[int] = []
        self.most_open: list[int] = [self.open_for(number) for number in range(len(self.needs))]
        """For each need, in how many ways at most a place is found for it."""
        self.most_cards: list[int] = [self.cards_for(group) for group in range(len(self.starts))]
        """For each group, how many cards at most are left that may go there."""
        self.fewest: list[int] = [self.room(group) - self.may_serve(group) for group in range(len(self.starts))]
        """For each group, how many places are certainly left when all needs are met."""
        rooms = sum([self.room(group) for group in range(len(self.starts))])
        self.free = len(banned) - len(self.needs) - rooms
        """How many cards may go anywhere, if needs are met elsewhere than in groups."""
        self.most_any = max([*self.most_cards, self.free + min(len(self.needs), rooms - sum(self.fewest)), 1])

    def __reduce__(self) -> tuple[Any, ...]:
        return Placements, (self.banned, self.cards, self.all_needs)

    def open_for(self, number: i64) -> int:
        places = set(self.needs[number].places)
        surely = [other for other in self.needs[:number] if places.issuperset(other.places)]
        return max(1, len(places) - len(surely))

    def room(self, group: i64) -> int:
        return self.ends[group] - self.starts[group]

    def may_serve(self, group: i64) -> int:
        """How many needs at most are met by the places of a group."""
        start, end = self.starts[group], self.ends[group]
        number = 0
        for need in self.needs:
            if any(start <= place < end for place in need.places):
                number += 1
        return min(number, end - start)

    def cards_for(self, group: i64) -> int:
        """Of the cards that may go to a group, some are gone for certain: to needs, and to the groups before it."""
        banned: i64 = self.banned[self.starts[group]]
        most = self.counted(self.cards, ~banned)
        for need in self.needs:
            if not banned >> need.kind & 1:
                most -= 1
        for other in range(group):
            elsewhere = self.counted(self.cards, ~self.banned[self.starts[other]] & banned)
            most -= max(0, self.room(other) - self.may_serve(other) - elsewhere)
        return most

    def counted(self, cards: list[int], kinds: i64) -> i64:
        """How many of these cards are of these kinds."""
        number: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if kinds >> kind & 1:
                number += cards[kind]
            kind += 1
        return number

    def draw(self, rng: Rng) -> list[int] | None:
        """The kind in each place; nothing if chance turns the placement down."""
        self.left = list(self.cards)
        self.found = [-1] * len(self.banned)
        chance = self.meet_needs(self.needs, rng)
        if chance > 0.0:
            chance *= self.fill_groups(rng)
        if chance < 1.0 and float(rng.word()) >= chance * RANGE:
            return None
        self.fill_rest(rng)
        ways = self.ways(self.needs)
        return self.found if self.ways(self.all_needs) and (ways == 1 or not rng.below(ways)) else None

    def fill(self, rng: Rng) -> bool:
        """Make some placement that fits, not all equally likely."""
        self.left = list(self.cards)
        self.found = [-1] * len(self.banned)
        if self.meet_needs(self.all_needs, rng) == 0.0 or self.fill_groups(rng) == 0.0:
            return False
        self.fill_rest(rng)
        return True

    def meet_needs(self, needs: list[Need], rng: Rng) -> float:
        """Put a card into some place for each need; gives the chance with which that is to be kept."""
        chance = 1.0
        for number, need in enumerate(needs):
            places = [place for place in need.places if self.found[place] < 0]
            if not places:
                return 0.0
            if number < len(self.most_open):
                chance *= float(len(places)) / float(self.most_open[number])
            self.found[places[rng.below(len(places))]] = need.kind
            self.left[need.kind] -= 1
        return chance

    def fill_groups(self, rng: Rng) -> float:
        """Fill the places where kinds are banned; gives the chance with which that is to be kept."""
        chance = 1.0
        spared: i64 = 0
        group: i64 = 0
        while group < len(self.starts):
            banned: i64 = self.banned[self.starts[group]]
            allowed = self.counted(self.left, ~banned)
            filled: i64 = 0
            for place in range(self.starts[group], self.ends[group]):
                if self.found[place] >= 0:
                    # One card more remains to go anywhere.
                    spared += 1
                    chance *= float(max(1, self.free + spared)) / float(self.most_any)
                    continue
                if allowed <= 0:
                    return 0.0
                most: i64 = self.most_cards[group] - filled if filled < self.fewest[group] else self.most_any
                chance *= float(allowed) / float(most)
                self.found[place] = self.take(rng.below(allowed), banned)
                filled += 1
                allowed -= 1
            group += 1
        return chance

    def fill_rest(self, rng: Rng) -> None:
        """Put all cards that are left anywhere."""
        rest: list[int] = []
        kind: i64 = 0
        while kind < KINDS:
            rest += [kind] * self.left[kind]
            kind += 1
        rng.shuffle(rest)
        for place in range(len(self.found)):
            if self.found[place] < 0:
                self.found[place] = rest.pop()

    def take(self, number: i64, banned: i64) -> i64:
        """Take away the card that has so many before it, of those that are left and not banned."""
        kind: i64 = 0
        while True:
            if not banned >> kind & 1:
                number -= self.left[kind]
                if number < 0:
                    self.left[kind] -= 1
                    return kind
            kind += 1

    def ways(self, needs: list[Need]) -> i64:
        """In how many ways cards of this placement can be named that meet these needs."""
        ways: i64 = 1
        number: i64 = 0
        while number < len(needs) and ways:
            kind = needs[number].kind
            first = True
            for other in needs[:number]:
                first = first and other.kind != kind
            if first:
                ways *= self.namings([need for need in needs if need.kind == kind], 0, [])
            number += 1
        return ways

    def namings(self, needs: list[Need], number: i64, named: list[int]) -> i64:
        """The same for the needs of one kind, from a certain one on, when these places are named for those before."""
        if number == len(needs):
            return 1
        ways: i64 = 0
        need = needs[number]
        for place in need.places:
            if self.found[place] == need.kind and place not in named:
                ways += 1 if number == len(needs) - 1 else self.namings(needs, number + 1, [*named, place])
        return ways


def without_banned(need: Need, banned: list[int]) -> Need:
    return Need(need.kind, [place for place in need.places if not banned[place] >> need.kind & 1])


def width(need: Need) -> int:
    return len(need.places)
