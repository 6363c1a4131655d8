"""Possible worlds for a viewer of Primo: the cards it does not see, each in a place where it may be, with a past.

What is hidden: the other hands, what the others have put under their piles, and all cards that were dealt and not drawn
yet. What is known of a seat is its story (`facts`): what it played and when, what Nimm gave it, how many cards it
exchanged and drew. A placement says which physical card lies in which hidden place; what was exchanged together counts
as a set, like a hand. A world is a placement to which every seat can have come, and it remembers one past.

1. A placement is drawn that fits what is known of single places (`placements`, exactly uniform). It is kept if the
   search for a past (`pasts`) finds one for each seat. That search is exact but for its patience, and nothing in it is
   left to chance. So worlds are uniform over all placements to which every seat can have come, as long as the search
   gives up on none of them; where it does, over those for which it finds a past.
2. If none of `TRIES` placements is kept, or of fewer that `DRAWS` draws gave, worlds of this view are from then on made
   together with their pasts (`repair`, over the `chains` that cards run along). They are always consistent with all
   that was shown, but only roughly uniform. That happens late in long games with many exchanges.
"""

from __future__ import annotations

from mazzo.games.primo.chains import Chains
from mazzo.games.primo.deck import hand_of
from mazzo.games.primo.facts import DEALT, UNKNOWN, Story
from mazzo.games.primo.pasts import PastSearch
from mazzo.games.primo.placements import Need, Placements
from mazzo.games.primo.public import Public
from mazzo.games.primo.repair import Repair
from mazzo.kernel.rng import Rng
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, Final

    from mypy_extensions import i64

IN_HAND: Final = -1
"""The slot of a card that is in hand."""
DRAWS: Final = 1000
"""How many placements are drawn before worlds are made otherwise,"""
TRIES: Final = 50
"""and how many of them may turn out to have no past."""
PATIENCE: Final = 600
"""How many steps more than needed the search for a past may take."""
STEPS: Final = 100
"""With how many steps a window a world is made at first; each time it fails, with so many more,"""
STEPS_RISE: Final = 10
"""and after so many times with few again."""
REPAIRS: Final = 2000


class Placement(State):
    """The kind in each hidden place, and what each slot of the other seats held, in a past that leads to it."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("kinds", "slots")

    def __init__(self, kinds: list[int], slots: list[bytes]) -> None:
        self.kinds = kinds
        self.slots = slots


class Worlds:
    """All worlds of one view."""

    def __init__(
        self, public: Public, viewer: i64, hand: i64, held: list[int], piles: list[bytes], unseen: list[int]
    ) -> None:
        self.public = public
        self.seats: i64 = public.setup.seats
        self.viewer = viewer
        self.hand = hand
        self.held = held
        self.piles = piles
        self.stories = [Story(public.dealt[seat], public.facts[seat]) for seat in range(self.seats)]
        self.searches = [PastSearch(story) for story in self.stories]
        self.where: list[tuple[int, int]] = []
        """The seat and the slot of each hidden place: first those of which something is known, seat after seat."""
        self.starts: list[int] = []
        self.ends: list[int] = []
        """Where the places of each seat of which something is known begin and end."""
        self.repair: Repair | None = None
        """How worlds are made once hardly any placement has a past."""
        banned: list[int] = []
        needs: list[Need] = []
        keyed: list[tuple[int, int]] = []
        for seat in range(self.seats):
            self.starts.append(len(self.where))
            if seat != viewer:
                before = len(needs)
                self.add_places(seat, banned, needs)
                keyed.append((before - len(needs), seat))
            self.ends.append(len(self.where))
        self.others = [seat for _, seat in sorted(keyed)]
        """The other seats, first those of which most is known."""
        self.rest_starts: list[int] = []
        """Where the places of each seat begin that were dealt and never drawn; and where all end."""
        for seat in range(self.seats):
            story = self.stories[seat]
            self.rest_starts.append(len(self.where))
            self.where += [(seat, slot) for slot in story.pile if story.source[slot] == DEALT]
        self.rest_starts.append(len(self.where))
        self.placements = Placements(banned + [0] * (len(self.where) - len(banned)), unseen, needs)

    def __reduce__(self) -> tuple[Any, ...]:
        return Worlds, (self.public, self.viewer, self.hand, self.held, self.piles, self.placements.cards)

    def add_places(self, seat: i64, banned: list[int], needs: list[Need]) -> None:
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
        first = self.starts[seat]
        for kind, windows in story.bounds:
            places = [first + place for place in range(len(last)) if windows >> last[place] & 1]
            needs.append(Need(kind, places))

    def draw(self, rng: Rng) -> Placement:
        """One world."""
        repair = self.repair
        if repair is None:
            found = self.drawn_at_once(rng)
            if found is not None:
                return found
            repair = self.use_repair()
        for tries in range(REPAIRS):
            kinds = repair.settle(STEPS * (1 + tries % STEPS_RISE), rng)
            if kinds is not None:
                slots = [b""] * self.seats
                for seat in self.others:
                    slots[seat] = repair.chains[seat].told(self.pile_in(kinds, seat))
                return Placement(kinds, slots)
        raise ValueError("no world was found that fits what was shown")

    def use_repair(self) -> Repair:
        """Make worlds together with their pasts from now on."""
        repair = Repair([Chains(story) for story in self.stories], self.others, self.placements, self.where)
        self.repair = repair
        return repair

    def drawn_at_once(self, rng: Rng) -> Placement | None:
        """A world out of all, each as likely; nothing if none was found."""
        draws: i64 = DRAWS
        tries: i64 = TRIES
        while draws and tries:
            draws -= 1
            kinds = self.placements.draw(rng)
            if kinds is not None:
                tries -= 1
                slots = self.slots_for(kinds)
                if slots:
                    return Placement(kinds, slots)
        return None

    def slots_for(self, kinds: list[int]) -> list[bytes]:
        """What each slot of each other seat held, in a past that leads to a placement; nothing if none was found."""
        slots = [b""] * self.seats
        for seat in self.others:
            slots[seat] = self.past(seat, self.hand_in(kinds, seat), self.pile_in(kinds, seat), PATIENCE)
            if not slots[seat]:
                return []
        return slots

    def past(self, seat: i64, hand: list[int], pile: bytes, patience: i64) -> bytes:
        """What each slot of a seat held, in some past that leads to these cards; nothing if none was found."""
        search = self.searches[seat]
        return bytes(search.kinds) if search.fits(hand, pile, len(search.slot_of) + patience) else b""

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

    def hands_of(self, found: Placement) -> list[int]:
        """Every hand in a world."""
        seats = range(self.seats)
        return [self.hand if seat == self.viewer else hand_of(self.hand_in(found.kinds, seat)) for seat in seats]

    def piles_of(self, found: Placement) -> list[bytes]:
        """Every pile in a world."""
        return [self.pile_in(found.kinds, seat) for seat in range(self.seats)]
