"""What everybody sees of one seat's cards, as bytes, and the story it tells.

Seen are the cards it plays, those that Nimm puts on its pile, how many it exchanges and draws, and, when it ends a turn
of shifts alone, that it could play none of certain kinds. A pile is a queue: what is drawn comes from known places in
it, so each place that ever was in it (`slot`) has a story: it was dealt, or put on top by Nimm, or put under by an
exchange.
"""

from __future__ import annotations

from mazzo.games.primo.deck import KINDS
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, Final

    from mypy_extensions import i64

TAKEN: Final = 32
SWAPPED: Final = 64
DREW: Final = 96
UNPLAYABLE: Final = 128

DEALT: Final = -1
"""The source of a slot that was dealt."""
BY_NIMM: Final = -2
"""The source of a slot that Nimm made; all others have the window in which they were exchanged."""
UNKNOWN: Final = 63
"""A card of a pile that the viewer does not know."""
AGES: Final = 1000
"""Room without end: more cards than are drawn in any game."""


ALONE: Final = [bytes((number,)) for number in range(256)]
"""Each byte by itself: quicker than to make it anew."""


def played(kind: i64) -> bytes:
    return ALONE[kind]


def taken(kind: i64) -> bytes:
    return ALONE[TAKEN + kind]


def swapped(number: i64) -> bytes:
    return ALONE[SWAPPED + number]


def drew(number: i64) -> bytes:
    return ALONE[DREW + number]


def unplayable(kinds: i64) -> bytes:
    return bytes((UNPLAYABLE, kinds & 255, (kinds >> 8) & 255, (kinds >> 16) & 255, (kinds >> 24) & 255))


def layers(layers: tuple[i64, i64], facts: bytes, at: i64) -> tuple[i64, i64]:
    """Of a pile how many cards Nimm has put on top, and how many of those below were dealt; under them lies what was
    exchanged. Given as it was before there were the facts from a place on."""
    by_nimm, dealt = layers
    while at < len(facts):
        fact: i64 = facts[at]
        at += 1
        if fact >= UNPLAYABLE:
            at += 4
        elif fact >= DREW:
            drawn = fact - DREW
            from_top = drawn if drawn < by_nimm else by_nimm
            by_nimm -= from_top
            drawn -= from_top
            dealt -= drawn if drawn < dealt else dealt
        elif fact < SWAPPED and fact >= TAKEN:
            by_nimm += 1
    return by_nimm, dealt


class Window(State):
    """The time from one draw of a seat to its next: one hand, from which cards go, but to which none come."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("ins",)

    def __init__(self, ins: list[int]) -> None:
        self.ins = ins
        """The slots drawn at its beginning."""
        self.banned: i64 = 0
        """Kinds that the hand is known not to have held, as a bit mask."""
        self.plays: list[int] = []
        """Kinds played at its end."""
        self.under: list[int] = []
        """Slots filled from the hand at its end, in deck order: an exchange."""


class Story:
    """The facts of one seat, told again from the deal on."""

    def __init__(self, dealt: i64, facts: bytes) -> None:
        self.dealt = dealt
        self.facts = facts
        self.windows: list[Window] = []
        self.source: list[int] = [DEALT] * dealt
        """Where each slot came from."""
        self.kinds: list[int] = [-1] * dealt
        """The kind in each slot as far as everybody knows it: what Nimm made."""
        self.pile: list[int] = list(range(dealt))
        """The slots that are in the pile now, from the top."""
        self.bounds: list[tuple[int, int]] = []
        """Kinds known to be held, each with the windows, as a bit mask, of which one is that in which it was last in
        hand; the last bit is the present hand."""
        self.space: list[list[int]] = []
        """For each window and kind, how many slots there are, going back, into which a card that was in that window's
        hand can go before it comes to a hand that is known not to have held it; -1 if this one is."""
        self.tell()
        self.bind()
        self.measure()
        self.came: list[int] = [len(self.windows)] * len(self.source)
        """For each slot the window that began when it was drawn; the one after the last if it was not."""
        self.claims: list[list[int]] = [[] for _ in range(KINDS)]
        """For each kind the windows in which cards that Nimm gave were drawn."""
        for number, window in enumerate(self.windows):
            for slot in window.ins:
                self.came[slot] = number
                if self.source[slot] == BY_NIMM:
                    self.claims[self.kinds[slot]].append(number)

    def __reduce__(self) -> tuple[Any, ...]:
        return Story, (self.dealt, self.facts)

    def tell(self) -> None:
        at: i64 = 0
        while at < len(self.facts):
            fact: i64 = self.facts[at]
            at += 1
            if fact < TAKEN:
                self.windows[-1].plays.append(fact)
            elif fact < SWAPPED:
                self.pile.insert(0, self.new_slot(BY_NIMM, fact - TAKEN))
            elif fact < DREW:
                under = [self.new_slot(len(self.windows) - 1, -1) for _ in range(fact - SWAPPED)]
                self.windows[-1].under = under
                self.pile += under
            elif fact < UNPLAYABLE:
                self.draw(fact - DREW)
            else:
                if self.windows[-1].plays:
                    # Cards went and none came: what the rest proves is not said of them.
                    self.windows.append(Window([]))
                for byte in range(4):
                    self.windows[-1].banned |= self.facts[at + byte] << (8 * byte)
                at += 4

    def draw(self, number: i64) -> None:
        slots = self.pile[:number]
        del self.pile[:number]
        self.windows.append(Window(slots))

    def new_slot(self, source: i64, kind: i64) -> int:
        self.source.append(source)
        self.kinds.append(kind)
        return len(self.source) - 1

    def bind(self) -> None:
        """Find out what Nimm has shown: where the cards that it gave, and that were drawn, can be now."""
        for number, window in enumerate(self.windows):
            for slot in window.ins:
                if self.source[slot] == BY_NIMM:
                    self.bounds.append((self.kinds[slot], self.reach(self.kinds[slot], number)))
            for kind in window.plays:
                self.forget(kind, number)

    def reach(self, kind: i64, first: i64) -> int:
        """The windows in whose hand a card can have been that was drawn in one of them; and whether it can be now."""
        found = 0
        bit = 1
        held = 0
        stays = False
        for number, window in enumerate(self.windows):
            here = number == first or stays
            for slot in window.ins:
                source = self.source[slot]
                if source >= 0 and found >> source & 1:
                    here = True
            held += len(window.ins) - len(window.plays) - len(window.under)
            if not here or window.banned >> kind & 1:
                here = False
            else:
                found |= bit
            stays = here and held > 0
            bit <<= 1
        return found | bit if stays else found

    def forget(self, kind: i64, number: int) -> None:
        """A card of this kind was played: it may have been one of those known to be held; of what each of those
        proved, only what all of them prove is left."""
        found: list[tuple[int, int]] = []
        lost = 0
        for bound in reversed(self.bounds):
            if bound[0] != kind or not bound[1] >> number & 1:
                found.append(bound)
            elif not lost:
                lost = bound[1]
            else:
                found.append((bound[0], bound[1] | lost))
        found.reverse()
        self.bounds = found

    def measure(self) -> None:
        before: list[int] = [AGES] * KINDS
        for window in self.windows:
            number = len(window.ins)
            here: list[int] = []
            kind: i64 = 0
            while kind < KINDS:
                if window.banned >> kind & 1:
                    here.append(-1)
                else:
                    here.append(min(max(before[kind], 0) + number, AGES))
                kind += 1
            self.space.append(here)
            before = here

    def in_order(self, pile: list[int]) -> list[int]:
        """Kinds for the pile of today, changed about so that what was exchanged together lies in deck order."""
        found: list[int] = []
        first = 0
        while first < len(pile):
            source = self.source[self.pile[first]]
            last = first + 1
            while source >= 0 and last < len(pile) and self.source[self.pile[last]] == source:
                last += 1
            found += sorted(pile[first:last])
            first = last
        return found

    def sort_exchanges(self, kinds: list[int]) -> None:
        """Put what was exchanged together, given with all that each slot held, into deck order."""
        for window in self.windows:
            if window.under:
                ordered = sorted([kinds[slot] for slot in window.under])
                for place, slot in enumerate(window.under):
                    kinds[slot] = ordered[place]

    def drawn_kinds(self, drawn: bytes, pile: bytes) -> list[int]:
        """What each slot held, if these cards were drawn, in order, and this is the pile now."""
        kinds = list(self.kinds)
        number = 0
        for window in self.windows:
            for slot in window.ins:
                kinds[slot] = drawn[number]
                number += 1
        for place, slot in enumerate(self.pile):
            kinds[slot] = pile[place]
        return kinds
