"""Worlds for games that are so tangled that hardly any placement has a past: the two are made together.

The pasts of all seats are laid out for some placement, and where a fact is broken, not only pasts may be changed but
also the placement: two hidden cards change their kinds. What comes out has a past, but not all worlds are equally
likely to. Played forward (`replay`) whole hands that were exchanged are easy, and backward, as here, long games.
"""

from __future__ import annotations

from mazzo.games.primo.hidden import Places
from mazzo.games.primo.tangle import Tangle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

STEPS: Final = 100
"""How many steps are taken for each window."""
CHANGES: Final = 2
OFFERS: Final = 12
"""With how many others a card tries to change kinds."""


class Loose:
    """The hidden places and the threads that lead to them."""

    def __init__(self, tangles: list[Tangle], places: Places, where: list[tuple[int, int]], viewer: i64) -> None:
        self.tangles = tangles
        self.places = places
        self.where = where
        self.viewer = viewer
        self.ends: list[int] = []
        """For each place the end of its thread, or -1 if it was dealt and never drawn."""
        self.place_of: list[dict[int, int]] = [{} for _ in tangles]
        """For each seat the place of each end."""
        self.kinds: list[int] = []
        """The kind in each place."""
        hands = [int(tangle.first_hand) for tangle in tangles]
        for place in range(len(where)):
            seat, slot = where[place]
            end = slot
            if slot < 0:
                end = hands[seat]
                hands[seat] += 1
            elif tangles[seat].story.source[slot] < 0:
                end = -1
            self.ends.append(end)
            if end >= 0:
                self.place_of[seat][end] = place

    def __reduce__(self) -> tuple[Any, ...]:
        return Loose, (self.tangles, self.places, self.where, self.viewer)

    def settle(self, rng: Rng) -> list[int] | None:
        """The kind in each place of a world, or nothing; the threads then tell its past."""
        if not self.begin(rng) or not self.lay_out(rng):
            return None
        for seat in range(len(self.tangles)):
            if seat != self.viewer:
                self.tangles[seat].sort()
        return self.kinds

    def begin(self, rng: Rng) -> bool:
        """Take some placement, with no past yet."""
        if not self.places.fill(rng):
            return False
        self.kinds = list(self.places.found)
        for seat in range(len(self.tangles)):
            if seat != self.viewer:
                tangle = self.tangles[seat]
                tangle.begin()
                for end, place in self.place_of[seat].items():
                    tangle.kinds[end] = self.kinds[place]
        return True

    def lay_out(self, rng: Rng) -> bool:
        for seat in range(len(self.tangles)):
            if seat == self.viewer:
                continue
            tangle = self.tangles[seat]
            tangle.hold()
            number: i64 = len(tangle.story.windows) - 1
            while number >= 0:
                tangle.open(number)
                if not self.straighten(seat, number, rng):
                    return False
                tangle.close(number)
                if not self.straighten(seat, number, rng):
                    return False
                number -= 1
        return True

    def straighten(self, seat: i64, number: i64, rng: Rng) -> bool:
        tangle = self.tangles[seat]
        steps: i64 = STEPS
        while True:
            faulty = tangle.faulty(number)
            if not faulty:
                return True
            if not steps:
                return False
            steps -= 1
            draw = faulty[rng.below(len(faulty))]
            place = self.place_of[seat].get(tangle.last_end(draw), -1)
            if place < 0 or rng.below(CHANGES) or not self.change(place, number, rng):
                tangle.step(tangle.some_along(draw, rng), number, rng)

    def change(self, place: i64, number: i64, rng: Rng) -> bool:
        """Let a hidden card change kinds with another, if some change mends more than it breaks."""
        return any(self.exchange(place, rng.below(len(self.kinds)), number, 1) for _ in range(OFFERS))

    def exchange(self, one: i64, other: i64, number: i64, gain: i64) -> bool:
        """Let two hidden cards change kinds, if so many faults fewer are left; none may come to other seats."""
        if self.kinds[one] == self.kinds[other]:
            return False
        before = self.faults(one, one, other, number)
        others = self.faults(other, one, other, number)
        self.swap(one, other)
        if self.where[one][0] != self.where[other][0]:
            fits = self.faults(other, one, other, number) <= others
            fits = fits and self.faults(one, one, other, number) + gain <= before
        else:
            fits = (
                self.faults(one, one, other, number) + self.faults(other, one, other, number) + gain <= before + others
            )
        if not fits:
            self.swap(one, other)
        return fits

    def swap(self, one: i64, other: i64) -> None:
        kind = self.kinds[one]
        self.put(one, self.kinds[other])
        self.put(other, kind)

    def put(self, place: i64, kind: i64) -> None:
        self.kinds[place] = kind
        if self.ends[place] >= 0:
            self.tangles[self.where[place][0]].turn(self.ends[place], kind)

    def faults(self, place: i64, one: i64, other: i64, number: i64) -> i64:
        """How many facts are broken along the thread of a place, which is one of two that change kinds."""
        if self.ends[place] < 0:
            return 0
        tangle = self.tangles[self.where[place][0]]
        lacks = tangle.lacks(self.kinds[one], number, -1) + tangle.lacks(self.kinds[other], number, -1)
        return lacks + tangle.end_faults(self.ends[place])
