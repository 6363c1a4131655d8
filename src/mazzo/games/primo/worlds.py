"""Possible worlds for a viewer of Primo: the cards it does not see, each in a place where it may be.

A placement is which physical card lies in which hidden place; what was exchanged together counts as a set, like a hand.
First, placements that fit what is known of single places (`hidden`, exactly uniform) are drawn, and the first is kept
to which every seat can have come (`unwinding`, which decides exactly, or gives up after so many steps; then `tangle`).
Which placements pass does not depend on chance. So worlds are uniform over all consistent placements, as long as the
search gives up on none of them; where it does, over those for which a past is found.

If none of `TRIES` placements passes, or of fewer that `DRAWS` draws gave, the game counts as tangled for this view, and
from then on worlds are consistent but no longer exactly uniform: the cards of one seat after the other are drawn and
checked; where that fails, they are found by playing the seat's story again (`replay`), or all cards and pasts are found
together (`loose`). Then pairs of hidden cards change places wherever every seat can have come to the result: such steps
keep uniform what is uniform, and bring closer to it what is not.
"""

from __future__ import annotations

from mazzo.games.primo.deck import KINDS, hand_of
from mazzo.games.primo.facts import DEALT, UNKNOWN, Story
from mazzo.games.primo.hidden import Need, Places
from mazzo.games.primo.loose import Loose
from mazzo.games.primo.public import Public
from mazzo.games.primo.replay import Replay
from mazzo.games.primo.tangle import Tangle
from mazzo.games.primo.unwinding import Unwinding
from mazzo.kernel.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

IN_HAND: Final = -1
"""The slot of a card that is in hand."""
DRAWS: Final = 1000
"""How many placements are drawn before a game counts as tangled,"""
TRIES: Final = 25
"""and how many of them may turn out to have no past."""
SEAT_DRAWS: Final = 300
"""The same for the cards of one seat."""
SEAT_TRIES: Final = 20
STARTS: Final = 500
"""How often it is tried to put a world together seat by seat,"""
SEAT_STARTS: Final = 4
"""and how often to play a story again,"""
REPLAY_STEPS: Final = 300
"""with so many steps at first, and more each time;"""
LOOSE_TRIES: Final = 10
"""and how often, in between, to make a world and its past together."""
QUICK: Final = 150
"""How many steps more than needed a search may take that can also say no."""
STEPS: Final = 100
"""With how many steps for each window laying out a past is tried."""
OFFERS: Final = 2
"""How often each card of a tangled game tries to change places with another."""


class Placement:
    """The kind in each hidden place, and what each slot of the other seats held, in a past that leads to it."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds
        self.slots: list[bytes] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.kinds, self.slots)


def restored(kinds: list[int], slots: list[bytes]) -> Placement:
    found = Placement(kinds)
    found.slots = slots
    return found


class Worlds:
    """All worlds of one view."""

    def __init__(
        self,
        public: Public,
        viewer: i64,
        hand: i64,
        held: list[int],
        piles: list[bytes],
        unseen: list[int],
    ) -> None:
        self.public = public
        setup = public.setup
        self.setup = setup
        self.viewer = viewer
        self.hand = hand
        self.held = held
        self.piles = piles
        self.stories = [Story(public.dealt[seat], public.facts[seat]) for seat in range(setup.seats)]
        self.unwindings = [Unwinding(story) for story in self.stories]
        self.replays = [Replay(story) for story in self.stories]
        self.tangles = [Tangle(story) for story in self.stories]
        self.where: list[tuple[int, int]] = []
        """The seat and the slot of each hidden place: first those of which something is known, seat after seat."""
        self.starts: list[int] = []
        self.ends: list[int] = []
        """Where the places of each seat of which something is known begin and end."""
        self.seat_needs: list[list[Need]] = []
        """For each seat what is known to lie in them, counted from their beginning."""
        self.tangled = False
        """Whether worlds have to be made, because hardly any placement has a past."""
        banned: list[int] = []
        needs: list[Need] = []
        for seat in range(setup.seats):
            self.starts.append(len(self.where))
            self.seat_needs.append([])
            if seat != viewer:
                self.add_places(seat, banned)
                first = self.starts[seat]
                needs += [Need(need.kind, [first + place for place in need.places]) for need in self.seat_needs[seat]]
            self.ends.append(len(self.where))
        self.rest_starts: list[int] = []
        """Where the places of each seat begin that were dealt and never drawn; and where all end."""
        for seat in range(setup.seats):
            story = self.stories[seat]
            self.rest_starts.append(len(self.where))
            self.where += [(seat, slot) for slot in story.pile if story.source[slot] == DEALT]
        self.rest_starts.append(len(self.where))
        keyed = sorted([(-len(self.seat_needs[seat]), seat) for seat in range(setup.seats) if seat != viewer])
        self.by_needs = [key[1] for key in keyed]
        """The other seats, first those of which most is known."""
        self.places = Places(banned + [0] * (len(self.where) - len(banned)), unseen, needs)

    def __reduce__(self) -> tuple[Any, ...]:
        known = (self.public, self.viewer, self.hand, self.held, self.piles)
        return Worlds, (*known, self.places.cards)

    def add_places(self, seat: i64, banned: list[int]) -> None:
        """List the places of a seat that the viewer cannot see, but of which something is known."""
        story = self.stories[seat]
        last: list[int] = []
        for _ in range(self.held[seat]):
            self.where.append((seat, IN_HAND))
            banned.append(story.windows[-1].banned)
            last.append(len(story.windows))
        for slot in story.pile:
            source = story.source[slot]
            if source >= 0:
                self.where.append((seat, slot))
                banned.append(story.windows[source].banned)
                last.append(source)
        for kind, windows in story.bounds:
            places = [place for place in range(len(last)) if windows >> last[place] & 1]
            self.seat_needs[seat].append(Need(kind, places))

    def draw(self, rng: Rng) -> Placement:
        """One world."""
        if not self.tangled:
            found = self.drawn_at_once(rng)
            if found is not None:
                return found
            self.tangled = True
        for start in range(1, STARTS):
            found = self.drawn_by_seats(start * REPLAY_STEPS, rng)
            if found is None:
                found = self.placed_loosely(rng)
            if found is not None:
                return self.mixed(found, rng)
        raise ValueError("no world was found that fits what was shown")

    def drawn_at_once(self, rng: Rng) -> Placement | None:
        """A world out of all, each as likely; nothing if none was found."""
        draws: i64 = DRAWS
        tries: i64 = TRIES
        while draws and tries:
            draws -= 1
            kinds = self.places.draw(rng)
            if kinds is not None:
                tries -= 1
                found = Placement(kinds)
                if self.has_past(found):
                    return found
        return None

    def has_past(self, found: Placement) -> bool:
        """Whether every other seat's cards can have come about as was seen; the placement then knows how."""
        found.slots = [b""] * self.setup.seats
        return all(self.settled(found, seat, 1) for seat in self.by_needs)

    def settled(self, found: Placement, seat: i64, layings: i64) -> bool:
        """Whether one seat's cards can have come about as was seen; the placement then knows how."""
        slots = self.past(seat, self.hand_in(found.kinds, seat), self.pile_in(found.kinds, seat), layings)
        if slots:
            found.slots[seat] = slots
        return len(slots) > 0

    def hand_in(self, kinds: list[int], seat: i64) -> list[int]:
        """The hand of another seat in a placement."""
        first = self.starts[seat]
        return kinds[first : first + self.held[seat]]

    def pile_in(self, kinds: list[int], seat: i64) -> bytes:
        """A pile in a placement; what was exchanged together lies in deck order."""
        story = self.stories[seat]
        slots = list(story.kinds)
        for place in range(self.starts[seat] + self.held[seat], self.ends[seat]):
            slots[self.where[place][1]] = kinds[place]
        for place in range(self.rest_starts[seat], self.rest_starts[seat + 1]):
            slots[self.where[place][1]] = kinds[place]
        pile = [slots[slot] for slot in story.pile]
        if seat != self.viewer:
            return bytes(story.in_order(pile))
        known = self.piles[seat]
        return bytes([pile[place] if known[place] == UNKNOWN else known[place] for place in range(len(pile))])

    def past(self, seat: i64, hand: list[int], pile: bytes, layings: i64) -> bytes:
        """What each slot of a seat held, in some past that leads to these cards; nothing if none was found."""
        unwinding = self.unwindings[seat]
        if unwinding.fits(hand, pile, len(unwinding.slot_of) + QUICK):
            return bytes(unwinding.kinds)
        if unwinding.given_up:
            # Always the same numbers: which worlds have a past must not depend on chance.
            rng = Rng(1)
            for _ in range(layings):
                if self.tangles[seat].lay_out(hand, pile, STEPS, rng):
                    return self.tangles[seat].told(pile)
        return b""

    def drawn_by_seats(self, steps: i64, rng: Rng) -> Placement | None:
        """A world that is put together seat by seat, each with a past; nothing if one was found for some seat only."""
        found = Placement([0] * len(self.where))
        found.slots = [b""] * self.setup.seats
        left = list(self.places.cards)
        for needs in self.seat_needs:
            for need in needs:
                left[need.kind] -= 1
        for seat in self.by_needs:
            for need in self.seat_needs[seat]:
                left[need.kind] += 1
            drawn = self.draw_seat(found, seat, left, rng)
            tries: i64 = SEAT_STARTS
            while not drawn and tries:
                drawn = self.replay_seat(found, seat, left, steps, rng)
                tries -= 1
            if not drawn:
                return None
            for place in range(self.starts[seat], self.ends[seat]):
                left[found.kinds[place]] -= 1
        rest: list[int] = []
        for kind in range(KINDS):
            rest += [kind] * left[kind]
        rng.shuffle(rest)
        first = self.rest_starts[0]
        found.kinds = found.kinds[:first] + rest
        return found

    def draw_seat(self, found: Placement, seat: i64, left: list[int], rng: Rng) -> bool:
        """Take cards for the places of one seat of which something is known, so that it can have come to them."""
        first, end = self.starts[seat], self.ends[seat]
        others = sum(left) - (end - first)
        places = Places(self.places.banned[first:end] + [0] * others, left, self.seat_needs[seat])
        draws: i64 = SEAT_DRAWS
        tries: i64 = SEAT_TRIES
        while draws and tries:
            draws -= 1
            kinds = places.draw(rng)
            if kinds is not None:
                tries -= 1
                for place in range(first, end):
                    found.kinds[place] = kinds[place - first]
                if self.settled(found, seat, 1):
                    return True
        return False

    def replay_seat(self, found: Placement, seat: i64, left: list[int], steps: i64, rng: Rng) -> bool:
        """The same, by playing the seat's story again."""
        first, end = self.starts[seat], self.ends[seat]
        replay = self.replays[seat]
        if not replay.search(left, end - first, steps, rng):
            return False
        hand: list[int] = []
        for kind in range(KINDS):
            hand += [kind] * replay.hand[kind]
        for place in range(first, end):
            slot = self.where[place][1]
            found.kinds[place] = hand[place - first] if slot == IN_HAND else replay.kinds[slot]
        found.slots[seat] = bytes([max(kind, 0) for kind in replay.kinds])
        return True

    def placed_loosely(self, rng: Rng) -> Placement | None:
        """A world that is made together with its past."""
        loose = Loose(self.tangles, self.places, self.where, self.viewer)
        tries: i64 = LOOSE_TRIES
        while tries:
            tries -= 1
            kinds = loose.settle(rng)
            if kinds is not None:
                found = Placement(kinds)
                for seat in range(self.setup.seats):
                    pile = self.pile_in(kinds, seat)
                    found.slots.append(b"" if seat == self.viewer else self.tangles[seat].told(pile))
                return found
        return None

    def mixed(self, found: Placement, rng: Rng) -> Placement:
        """A world in which cards have changed places again and again, as far as each seat can have come to them."""
        known = self.rest_starts[0]
        for _ in range(OFFERS):
            for one in range(known):
                other = rng.below(len(self.where))
                if found.kinds[one] != found.kinds[other]:
                    self.try_swap(found, one, other)
        return found

    def try_swap(self, found: Placement, one: i64, other: i64) -> None:
        """Let two cards change places, if every seat can then still have come to its cards."""
        kinds = found.kinds
        kinds[one], kinds[other] = kinds[other], kinds[one]
        seat = self.where[one][0]
        before = found.slots[seat]
        fits = self.settled(found, seat, 0)
        if fits and other < self.rest_starts[0] and self.where[other][0] != seat:
            fits = self.settled(found, self.where[other][0], 0)
        if not fits:
            found.slots[seat] = before
            kinds[one], kinds[other] = kinds[other], kinds[one]

    def hands_of(self, found: Placement) -> list[int]:
        """Every hand in a world."""
        seats = range(self.setup.seats)
        return [self.hand if seat == self.viewer else hand_of(self.hand_in(found.kinds, seat)) for seat in seats]

    def piles_of(self, found: Placement) -> list[bytes]:
        """Every pile in a world."""
        return [self.pile_in(found.kinds, seat) for seat in range(self.setup.seats)]

    def slots_of(self, found: Placement, piles: list[bytes]) -> list[bytes]:
        """What each slot of each other seat held, in a past that leads to this world."""
        told: list[bytes] = []
        for seat in range(self.setup.seats):
            slots = list(found.slots[seat])
            if slots:
                for place, slot in enumerate(self.stories[seat].pile):
                    slots[slot] = piles[seat][place]
            told.append(bytes(slots))
        return told
