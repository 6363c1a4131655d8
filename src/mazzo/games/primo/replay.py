"""Finds cards and a past for one seat by playing its story forward: from the deal, with exchanges in deck order.

Played forward, all that Nimm gave and the order of exchanged cards come out right by themselves. What may break is that
a card was not in hand when it was played, or was when it cannot have been. Where that is so, dealt cards change places,
exchanges are chosen otherwise, or a card that is still held becomes another; what breaks less is kept.
"""

from __future__ import annotations

from mazzo.games.primo.deck import KINDS
from mazzo.games.primo.facts import BY_NIMM, DEALT, Story, Window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

WHIMS: Final = 64
"""How many degrees there are of the wish to exchange a kind."""
NEEDED: Final = 1000
"""More than any wish: a card that is played before it could be drawn again is kept."""
PATIENCE: Final = 40
"""One step in so many is kept though it breaks more."""


class Replay:
    """One seat's story, played again and again. It may be used for any cards that the seat may hold now."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.dealt: list[int] = []
        """The slots that were dealt and drawn, in order."""
        self.came: list[int] = []
        """In which window each of them was drawn."""
        self.back: list[int] = []
        """For each window the next in which one of its exchanged cards was drawn."""
        self.play_windows: list[list[int]] = [[] for _ in range(KINDS)]
        """For each kind the windows in which it was played."""
        self.nimm_windows: list[list[int]] = [[] for _ in range(KINDS)]
        """For each kind the windows in which it was drawn after Nimm had put it on the pile."""
        drawn_in: list[int] = [len(story.windows)] * len(story.source)
        for number, window in enumerate(story.windows):
            for slot in window.ins:
                drawn_in[slot] = number
                if story.source[slot] == DEALT:
                    self.dealt.append(slot)
                    self.came.append(number)
                elif story.source[slot] == BY_NIMM:
                    self.nimm_windows[story.kinds[slot]].append(number)
            for kind in window.plays:
                self.play_windows[kind].append(number)
        self.choosing: list[int] = []
        """The windows at whose end a part of the hand was exchanged."""
        held: i64 = 0
        for number, window in enumerate(story.windows):
            self.back.append(drawn_in[window.under[0]] if window.under else 0)
            held += len(window.ins) - len(window.plays) - len(window.under)
            if held and window.under:
                self.choosing.append(number)
        self.kinds: list[int] = []
        """What each slot held."""
        self.hand: list[int] = []
        """How many cards of each kind are in hand; after a run, in the present hand."""
        self.wishes: list[list[int]] = []
        """For each window and kind how much it is wished to exchange it."""
        self.spare: list[int] = []
        """For each kind how many of the cards that are still held may become others."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Replay, (self.story,)

    def search(self, left: list[int], held: i64, steps: i64, rng: Rng) -> bool:
        """Whether a past was found in which the seat now holds so many of these cards, in hand or exchanged."""
        pool = list(left)
        if not self.begin(pool, held, rng):
            return False
        faults = self.run()
        while faults and steps:
            steps -= 1
            what = rng.below(3)
            slot = self.dealt[rng.below(len(self.dealt))]
            old = self.kinds[slot]
            if what == 0:
                other = self.dealt[rng.below(len(self.dealt))]
                if self.kinds[other] != old:
                    self.exchange(slot, other)
                    after = self.run()
                    if after > faults and rng.below(PATIENCE):
                        self.exchange(slot, other)
                    else:
                        faults = after
            elif what == 1 and self.choosing:
                wishes = self.wishes[self.choosing[rng.below(len(self.choosing))]]
                before = wishes[old]
                wishes[old] = rng.below(WHIMS)
                after = self.run()
                if after > faults and rng.below(PATIENCE):
                    wishes[old] = before
                else:
                    faults = after
            elif self.spare[old] > 0:
                new = some_kind(pool, rng)
                if new >= 0 and new != old:
                    self.become(slot, old, new, pool)
                    after = self.run()
                    if after > faults and rng.below(PATIENCE):
                        self.become(slot, new, old, pool)
                    else:
                        faults = after
        return faults == 0

    def begin(self, pool: list[int], held: i64, rng: Rng) -> bool:
        """Choose what is still held, and deal so that what was played came to the hand shortly before."""
        self.kinds = list(self.story.kinds)
        self.wishes = [[rng.below(WHIMS) for _ in range(KINDS)] for _ in self.story.windows]
        self.spare = [0] * KINDS
        free = [True] * len(self.dealt)
        for kind in range(KINDS):
            given = list(self.nimm_windows[kind])
            for number in self.play_windows[kind]:
                if given and given[0] <= number:
                    given.pop(0)
                elif not self.deal_before(kind, number, free):
                    return False
            for _ in given:
                # One of those that Nimm gave is still there.
                pool[kind] -= 1
                held -= 1
                if pool[kind] < 0:
                    return False
        if held < 0 or held != sum(free):
            return False
        for place, slot in enumerate(self.dealt):
            if free[place]:
                kind = some_kind(pool, rng)
                if kind < 0:
                    return False
                pool[kind] -= 1
                self.spare[kind] += 1
                self.kinds[slot] = kind
        return True

    def deal_before(self, kind: i64, number: i64, free: list[bool]) -> bool:
        """Deal a card that was played in a window, as late as may be."""
        place = len(free) - 1
        while place >= 0:
            if free[place] and self.came[place] <= number:
                free[place] = False
                self.kinds[self.dealt[place]] = kind
                return True
            place -= 1
        return False

    def exchange(self, one: i64, other: i64) -> None:
        """Let two dealt cards change places."""
        self.kinds[one], self.kinds[other] = self.kinds[other], self.kinds[one]

    def become(self, slot: i64, old: i64, new: i64, pool: list[int]) -> None:
        """Let a dealt card that is still held be another."""
        self.kinds[slot] = new
        self.spare[old] -= 1
        self.spare[new] += 1
        pool[old] += 1
        pool[new] -= 1

    def run(self) -> i64:
        """Play the story; gives the number of facts that are broken."""
        faults: i64 = 0
        self.hand = [0] * KINDS
        hand = self.hand
        for number, window in enumerate(self.story.windows):
            for slot in window.ins:
                hand[self.kinds[slot]] += 1
            if window.banned:
                for kind in range(KINDS):
                    if window.banned >> kind & 1:
                        faults += hand[kind]
            for kind in window.plays:
                if hand[kind]:
                    hand[kind] -= 1
                else:
                    faults += 1
                    hand[self.least_needed(number)] -= 1
            if window.under:
                self.put_under(number, window)
        return faults

    def least_needed(self, number: i64) -> i64:
        """A kind of the hand that is not played later, or not soon."""
        best: i64 = -1
        latest: i64 = -1
        for kind in range(KINDS):
            if self.hand[kind]:
                needed = self.needed_in(kind, number, self.hand[kind] - 1)
                if needed > latest:
                    latest = needed
                    best = kind
        return best

    def needed_in(self, kind: i64, number: i64, before: i64) -> i64:
        """The window after this one in which one more card of a kind is played than so many; NEEDED if none."""
        for later in self.play_windows[kind]:
            if later > number:
                if not before:
                    return later
                before -= 1
        return NEEDED

    def put_under(self, number: i64, window: Window) -> None:
        """Exchange as many cards as were seen: first those that are wished away most."""
        back = self.back[number]
        keyed: list[int] = []
        for kind in range(KINDS):
            for copy in range(self.hand[kind]):
                wish = self.wishes[number][kind] * 8 + copy
                if self.needed_in(kind, number, copy) < back:
                    wish -= NEEDED
                keyed.append(wish * 32 + kind)
        keyed.sort()
        kinds = sorted([key & 31 for key in keyed[len(keyed) - len(window.under) :]])
        for place, slot in enumerate(window.under):
            self.kinds[slot] = kinds[place]
            self.hand[kinds[place]] -= 1


def some_kind(pool: list[int], rng: Rng) -> i64:
    """The kind of one of these cards, each as likely; -1 if there is none."""
    number: i64 = sum(pool)
    if number <= 0:
        return -1
    number = rng.below(number)
    kind: i64 = 0
    while number >= pool[kind]:
        number -= pool[kind]
        kind += 1
    return kind
