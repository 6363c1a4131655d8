"""Finds a past of one seat's cards: its threads, laid out backwards and pulled straight where they break facts.

From the present backwards, what went from a hand comes back to it, and the likeliest cards go back to where they were
drawn. Where that breaks a fact, two cards that were in one hand together change their pasts; or, if the present is open
(`loose`), two cards of today change their kinds. It finds most pasts quickly, but cannot say that there is none.
"""

from __future__ import annotations

from mazzo.games.primo.deck import HAND, KINDS
from mazzo.games.primo.facts import BY_NIMM
from mazzo.games.primo.threads import Threads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

WHIM: Final = 12
"""One step in so many is taken at random."""


class Tangle(Threads):
    """The threads of one seat, and the hand that pulls at them."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Tangle, (self.story,)

    def lay_out(self, hand: list[int], pile: bytes, steps: i64, rng: Rng) -> bool:
        """Whether a past of this hand and pile was found; `told` tells it."""
        self.begin()
        for place, slot in enumerate(self.story.pile):
            self.kinds[slot] = pile[place]
        for place in range(len(hand)):
            self.kinds[self.first_hand + place] = hand[place]
        self.hold()
        number: i64 = len(self.story.windows) - 1
        while number >= 0:
            self.open(number)
            if not self.straighten(number, steps, rng):
                return False
            self.close(number)
            if not self.straighten(number, steps, rng):
                return False
            number -= 1
        self.sort()
        return True

    def close(self, number: i64) -> None:
        """Some cards of the hand go back to the slots from which it was drawn: first where there is least choice."""
        keyed: list[tuple[int, int]] = []
        for slot in self.story.windows[number].ins:
            order = 2 if self.below[slot] else 1 if self.above[slot] else 0
            keyed.append((3 if self.story.source[slot] == BY_NIMM else order, slot))
        keyed.sort(reverse=True)
        for _, slot in keyed:
            place = self.best_for(slot, number)
            self.laid.remove(place)
            self.lay(slot, self.end_of[place])
            self.end_of[place] = -1

    def best_for(self, slot: i64, number: i64) -> i64:
        """A card of the hand for a slot: of its kind if that is known; one that must be out of the hand; else a high
        one where lower ones are to follow, a low one where higher ones went before, and elsewhere one in between."""
        best: i64 = -1
        worth: i64 = -1000
        limit: i64 = KINDS - 1
        for other in self.above[slot]:
            limit = min(limit, self.kinds[other])
        source = self.story.source[slot]
        place = self.slots
        while place < self.slots + HAND:
            if self.end_of[place] >= 0:
                kind: i64 = self.kinds[place]
                value: i64 = min(kind, 26 - kind)
                if self.below[slot]:
                    value = kind
                elif self.above[slot]:
                    value = kind if kind <= limit else -kind
                if number and self.last_ban[number - 1][kind] == number - 1:
                    value += 100
                if source >= 0 and self.last_ban[source][kind] == source:
                    value -= 200
                if source == BY_NIMM and kind == self.story.kinds[slot]:
                    value += 400
                elif self.claims[kind] and self.lacks(kind, number, slot):
                    value -= 100
                if value > worth:
                    worth = value
                    best = place
            place += 1
        return best

    def straighten(self, number: i64, steps: i64, rng: Rng) -> bool:
        """Whether no fact is broken any more after so many steps at most."""
        while True:
            faulty = self.faulty(number)
            if not faulty:
                return True
            if steps <= 0:
                return False
            steps -= 1
            self.step(self.some_along(faulty[rng.below(len(faulty))], rng), number, rng)

    def faulty(self, number: i64) -> list[int]:
        """The draws that break facts, when all windows down to this number are laid out."""
        found = [draw for draw in self.laid if self.faults(draw)]
        for kind in range(KINDS):
            if self.claims[kind] and self.lacks(kind, number, -1):
                found += [draw for draw in self.laid if self.kinds[draw] == kind]
        return found

    def some_along(self, draw: i64, rng: Rng) -> i64:
        """A draw, or one of those to which its card went later; rather an early one, which changes less."""
        while rng.below(3) == 0 and self.end_of[draw] < self.slots and self.end_of[self.end_of[draw]] >= 0:
            draw = self.end_of[draw]
        return draw

    def step(self, draw: i64, number: i64, rng: Rng) -> None:
        """Cross a thread where that mends most, and breaks least."""
        others = self.together(draw)
        if not others:
            return
        start = rng.below(len(others))
        best = others[start]
        if rng.below(WHIM):
            fewest: i64 = 1000000
            for n in range(len(others)):
                other = others[(start + n) % len(others)]
                before = self.broken(draw, other, number)
                self.cross(draw, other)
                change = self.broken(draw, other, number) - before
                self.cross(draw, other)
                if change < fewest:
                    fewest = change
                    best = other
        self.cross(draw, best)

    def broken(self, one: i64, other: i64, number: i64) -> i64:
        """How many facts are broken along two threads."""
        found = self.faults_back(one) + self.faults_back(other)
        for kind in (self.kinds[one], self.kinds[other]):
            if self.claims[kind]:
                found += self.lacks(kind, number, -1)
        return found
