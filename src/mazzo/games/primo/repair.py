"""Makes a world and its past together, for games in which hardly any placement has a past.

The chains of all other seats are laid out for some placement. Where a fact is broken, either pasts are changed or the
placement is: two hidden cards change their kinds. What comes out has a past, but not all worlds are equally likely to.
"""

from __future__ import annotations

from mazzo.games.primo.chains import Chains
from mazzo.games.primo.placements import Placements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

CHANGES: Final = 2
"""One step in so many changes the placement, if that mends anything,"""
OFFERS: Final = 12
"""and a card tries to change kinds with so many others."""


class Repair:
    """The hidden places and the chains that lead to them."""

    def __init__(
        self, chains: list[Chains], seats: list[int], placements: Placements, where: list[tuple[int, int]]
    ) -> None:
        self.chains = chains
        """Of each seat."""
        self.seats = seats
        """Those whose past is hidden: the hardest first, so that what fails, fails soon."""
        self.placements = placements
        self.where = where
        self.ends: list[int] = []
        """For each place the end of its chain, or -1 if it was dealt and never drawn."""
        self.place_of: list[dict[int, int]] = [{} for _ in chains]
        """For each seat the place of each end."""
        self.kinds: list[int] = []
        """The kind in each place."""
        hands = [int(each.first_hand) for each in chains]
        for place in range(len(where)):
            seat, slot = where[place]
            end = slot
            if slot < 0:
                end = hands[seat]
                hands[seat] += 1
            elif chains[seat].story.source[slot] < 0:
                end = -1
            self.ends.append(end)
            if end >= 0:
                self.place_of[seat][end] = place

    def __reduce__(self) -> tuple[Any, ...]:
        return Repair, (self.chains, self.seats, self.placements, self.where)

    def settle(self, steps: i64, rng: Rng) -> list[int] | None:
        """The kind in each place of a world, or nothing if that takes more steps a window; the chains tell its past."""
        if not self.placements.fill(rng):
            return None
        self.kinds = list(self.placements.found)
        for seat in self.seats:
            chains = self.chains[seat]
            chains.begin()
            for end, place in self.place_of[seat].items():
                chains.kinds[end] = self.kinds[place]
        for seat in self.seats:
            if not self.lay_out(seat, steps, rng):
                return None
        return self.kinds

    def lay_out(self, seat: i64, steps: i64, rng: Rng) -> bool:
        """Whether a past of one seat was found, from the present backwards."""
        chains = self.chains[seat]
        chains.hold()
        number: i64 = len(chains.story.windows) - 1
        while number >= 0:
            chains.open(number)
            if not self.mend(seat, number, steps, rng):
                return False
            chains.close(number)
            if not self.mend(seat, number, steps, rng):
                return False
            number -= 1
        return True

    def mend(self, seat: i64, number: i64, steps: i64, rng: Rng) -> bool:
        """Whether no fact is broken any more after so many steps at most."""
        chains = self.chains[seat]
        while True:
            faulty = chains.faulty(number)
            if not faulty:
                return True
            if not steps:
                return False
            steps -= 1
            draw = faulty[rng.below(len(faulty))]
            place = self.place_of[seat].get(chains.last_end(draw), -1)
            if place < 0 or rng.below(CHANGES) or not self.change(place, number, rng):
                chains.step(chains.some_along(draw, rng), number, rng)

    def change(self, place: i64, number: i64, rng: Rng) -> bool:
        """Let a hidden card change kinds with another, if some change mends more than it breaks."""
        return any(self.exchange(place, rng.below(len(self.kinds)), number) for _ in range(OFFERS))

    def exchange(self, one: i64, other: i64, number: i64) -> bool:
        """Let two hidden cards change kinds, if fewer faults are left; none may come to other seats."""
        if self.kinds[one] == self.kinds[other]:
            return False
        before = self.faults(one, one, other, number)
        others = self.faults(other, one, other, number)
        self.swap(one, other)
        after = self.faults(one, one, other, number)
        others_after = self.faults(other, one, other, number)
        if self.where[one][0] != self.where[other][0]:
            fits = others_after <= others and after < before
        else:
            fits = after + others_after < before + others
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
            self.chains[self.where[place][0]].change_kind(self.ends[place], kind)

    def faults(self, place: i64, one: i64, other: i64, number: i64) -> i64:
        """How many facts are broken along the chain of a place, which is one of two that change kinds."""
        if self.ends[place] < 0:
            return 0
        chains = self.chains[self.where[place][0]]
        lacks = chains.lacks(self.kinds[one], number, -1) + chains.lacks(self.kinds[other], number, -1)
        return lacks + chains.end_faults(self.ends[place])
