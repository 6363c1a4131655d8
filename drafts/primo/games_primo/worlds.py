"""Possible worlds for a viewer of Primo: the cards it does not see, each in a place where it may be.

A placement that fits what is known of single places (`hidden`) is kept if every seat can have come to it (`unwinding`,
then `tangle`). So worlds are uniform over the placements of physical cards for which a past was found. Only if none is
found in many tries, a world and its past are made together (`loose`).
"""

from __future__ import annotations

from mazzo.games.primo.deck import hand_list, hand_of
from mazzo.games.primo.facts import DEALT, UNKNOWN, Story
from mazzo.games.primo.hidden import Need, Places
from mazzo.games.primo.loose import Loose
from mazzo.games.primo.setup import Setup
from mazzo.games.primo.tangle import Tangle
from mazzo.games.primo.unwinding import Unwinding
from mazzo.kernel.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

IN_HAND: Final = -1
"""The slot of a card that is in hand."""
DRAWS: Final = 3000
"""How many placements are drawn before a game counts as tangled,"""
TRIES: Final = 30
"""and how many of them may turn out to have no past."""
QUICK: Final = 150
"""How many steps more than needed a search may take that can also say no."""
LAYINGS: Final = 3
"""How often laying out a past is tried,"""
STEPS: Final = 100
"""with so many steps for each window."""


class Placement:
    """Every seat's cards, and what each slot of the others held; nothing where that is not known."""

    def __init__(self, hands: list[int], piles: list[bytes], slots: list[bytes]) -> None:
        self.hands = hands
        self.piles = piles
        self.slots = slots

    def __reduce__(self) -> tuple[Any, ...]:
        return Placement, (self.hands, self.piles, self.slots)


class Worlds:
    """All worlds of one view."""

    def __init__(
        self,
        setup: Setup,
        viewer: i64,
        hand: i64,
        held: list[int],
        piles: list[bytes],
        facts: list[bytes],
        unseen: list[int],
    ) -> None:
        self.setup = setup
        self.viewer = viewer
        self.hand = hand
        self.held = held
        self.piles = piles
        self.facts = facts
        self.stories: list[Story] = [Story(setup.dealt_to(seat), facts[seat]) for seat in range(setup.seats)]
        self.unwindings = [Unwinding(story) for story in self.stories]
        self.tangles = [Tangle(story) for story in self.stories]
        self.where: list[tuple[int, int]] = []
        """The seat and the slot of each hidden place."""
        self.tangled = False
        """Whether worlds have to be made, because hardly any placement has a past."""
        banned: list[int] = []
        needs: list[Need] = []
        for seat in range(setup.seats):
            if seat != viewer:
                self.add_places(seat, banned, needs)
        for seat in range(setup.seats):
            story = self.stories[seat]
            self.where += [(seat, slot) for slot in story.pile if story.source[slot] == DEALT]
        self.places = Places(banned + [0] * (len(self.where) - len(banned)), unseen, needs)

    def __reduce__(self) -> tuple[Any, ...]:
        known = (self.setup, self.viewer, self.hand, self.held, self.piles, self.facts)
        return Worlds, (*known, self.places.cards)

    def add_places(self, seat: i64, banned: list[int], needs: list[Need]) -> None:
        """List the places of a seat that the viewer cannot see, but of which something is known."""
        story = self.stories[seat]
        first = len(self.where)
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
            needs.append(Need(kind, [first + place for place in range(len(last)) if windows >> last[place] & 1]))

    def draw(self, rng: Rng) -> Placement:
        """One world."""
        draws: i64 = 0 if self.tangled else DRAWS
        tries: i64 = TRIES
        while draws and tries:
            draws -= 1
            kinds = self.places.draw(rng)
            if kinds:
                tries -= 1
                found = self.placed(kinds)
                if self.has_past(found):
                    return found
        self.tangled = True
        return self.placed_loosely(rng)

    def placed(self, kinds: list[int]) -> Placement:
        """The unseen cards in the hidden places so; what was exchanged together lies in deck order."""
        hands: list[list[int]] = [[] for _ in self.stories]
        slots = [list(story.kinds) for story in self.stories]
        for place in range(len(kinds)):
            seat, slot = self.where[place]
            if slot == IN_HAND:
                hands[seat].append(kinds[place])
            else:
                slots[seat][slot] = kinds[place]
        piles: list[bytes] = []
        for seat in range(self.setup.seats):
            story = self.stories[seat]
            pile = [slots[seat][slot] for slot in story.pile]
            if seat == self.viewer:
                known = self.piles[seat]
                pile = [pile[place] if known[place] == UNKNOWN else known[place] for place in range(len(pile))]
            else:
                pile = story.in_order(pile)
            piles.append(bytes(pile))
        packed = [self.hand if seat == self.viewer else hand_of(hands[seat]) for seat in range(self.setup.seats)]
        return Placement(packed, piles, [])

    def has_past(self, found: Placement) -> bool:
        """Whether every other seat's cards can have come about as was seen; the placement then knows how."""
        found.slots = []
        for seat in range(self.setup.seats):
            slots = b""
            if seat != self.viewer:
                slots = self.past(seat, hand_list(found.hands[seat]), found.piles[seat], LAYINGS)
                if not slots:
                    return False
            found.slots.append(slots)
        return True

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

    def placed_loosely(self, rng: Rng) -> Placement:
        """A world that is made together with its past."""
        loose = Loose(self.tangles, self.places, self.where, self.viewer)
        kinds = loose.settle(rng)
        found = self.placed(kinds)
        for seat in range(self.setup.seats):
            found.slots.append(b"" if seat == self.viewer else self.tangles[seat].told(found.piles[seat]))
        return found
