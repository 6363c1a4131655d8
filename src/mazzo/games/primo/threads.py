"""What became of each card that a seat drew: every draw has an end, and a card runs along the thread between them.

An end is the play, the exchange or the present hand to which the card of a draw went. Any pairing of draws and ends
will do in which no card goes before it comes. The kinds of what is held today, and of what was played, run back along
the pairs to the deal; which facts that breaks is counted here, and mended in `tangle`.
"""

from __future__ import annotations

from mazzo.games.primo.deck import HAND, KINDS
from mazzo.games.primo.facts import BY_NIMM, Story

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64


class Threads:
    """The threads of one seat. Draws are slots, and then the places of a hand that is not laid out further yet;
    ends are slots, and then, after those places, plays, and cards of the present hand."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.slots: i64 = len(story.source)
        self.came: list[int] = [len(story.windows)] * (self.slots + HAND)
        """For each draw the window that it began."""
        self.went: list[int] = [max(source, 0) for source in story.source] + [0] * HAND
        """For each end the window from whose hand the card went."""
        self.last_ban: list[list[int]] = []
        """For each window and kind the last window up to it in which the kind was not held, or -1."""
        self.play_kinds: list[int] = []
        self.plays: list[list[int]] = []
        """For each window the ends that are plays."""
        self.claims: list[list[int]] = [[] for _ in range(KINDS)]
        """For each kind the windows in which cards that Nimm gave were drawn."""
        held: i64 = 0
        before: list[int] = [-1] * KINDS
        for number, window in enumerate(story.windows):
            for slot in window.ins:
                self.came[slot] = number
                if story.source[slot] == BY_NIMM:
                    self.claims[story.kinds[slot]].append(number)
            held += len(window.ins) - len(window.plays) - len(window.under)
            self.play_kinds += window.plays
            self.plays.append([len(self.went) + n for n in range(len(window.plays))])
            self.went += [number] * len(window.plays)
            before = [number if window.banned >> kind & 1 else before[kind] for kind in range(KINDS)]
            self.last_ban.append(before)
        self.first_hand: i64 = len(self.went)
        """The first end that is a card of the present hand."""
        self.went += [len(story.windows) - 1] * held
        self.above: list[list[int]] = [[] for _ in range(self.slots)]
        """For each slot those of the same exchange that were drawn next: they are not lower."""
        self.below: list[list[int]] = [[] for _ in range(self.slots)]
        for window in story.windows:
            self.compare(window.under)
        self.kinds: list[int] = []
        """The kind of each end, and so of each draw; -1 if it is not known yet."""
        self.end_of: list[int] = []
        self.draw_of: list[int] = []
        self.laid: list[int] = []
        """The draws that have an end."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Threads, (self.story,)

    def compare(self, under: list[int]) -> None:
        for slot in under:
            later = [other for other in under if self.came[other] > self.came[slot]]
            for other in later:
                if self.came[other] == self.came[later[0]]:
                    self.above[slot].append(other)
                    self.below[other].append(slot)

    def begin(self) -> None:
        """Forget the past and the present."""
        hand = len(self.went) - self.first_hand
        self.kinds = [-1] * (self.slots + HAND) + self.play_kinds + [-1] * hand
        self.end_of = [-1] * (self.slots + HAND)
        self.draw_of = [-1] * len(self.went)
        self.laid = []

    def hold(self) -> None:
        """Take up the present hand."""
        end = self.first_hand
        while end < len(self.went):
            self.lay(self.slots + end - self.first_hand, end)
            end += 1

    def lay(self, draw: i64, end: i64) -> None:
        """Pair a draw with an end."""
        self.laid.append(draw)
        self.end_of[draw] = end
        self.draw_of[end] = draw
        self.kinds[draw] = self.kinds[end]

    def open(self, number: i64) -> None:
        """What went from a window's hand comes back to it."""
        place = self.slots
        for end in [*self.plays[number], *self.story.windows[number].under]:
            while self.end_of[place] >= 0:
                place += 1
            self.lay(place, end)
        for place in range(self.slots, self.slots + HAND):
            self.came[place] = number

    def cross(self, one: i64, other: i64) -> None:
        """Let the cards of two draws change their pasts."""
        end = self.end_of[one]
        self.end_of[one] = self.end_of[other]
        self.end_of[other] = end
        self.draw_of[self.end_of[one]] = one
        self.draw_of[self.end_of[other]] = other
        kind = self.kinds[one]
        self.run_back(one, self.kinds[other])
        self.run_back(other, kind)

    def run_back(self, draw: i64, kind: i64) -> None:
        """Let a kind run along a thread, from a draw back."""
        self.kinds[draw] = kind
        while draw < self.slots and self.draw_of[draw] >= 0:
            draw = self.draw_of[draw]
            self.kinds[draw] = kind

    def together(self, one: i64) -> list[int]:
        """The draws whose cards were in one hand with this draw's card, and are of other kinds."""
        came = self.came[one]
        went = self.went[self.end_of[one]]
        kind = self.kinds[one]
        return [
            other
            for other in self.laid
            if self.came[other] <= went and self.kinds[other] != kind and came <= self.went[self.end_of[other]]
        ]

    def last_end(self, draw: i64) -> int:
        """Where the card of a draw is now."""
        end = self.end_of[draw]
        while end < self.slots and self.end_of[end] >= 0:
            end = self.end_of[end]
        return end

    def turn(self, end: i64, kind: i64) -> None:
        """Let a card of today be of another kind."""
        self.kinds[end] = kind
        if self.draw_of[end] >= 0:
            self.run_back(self.draw_of[end], kind)

    def end_faults(self, end: i64) -> i64:
        """How many facts are broken along the thread of a card of today."""
        number: i64 = 0
        if end < self.slots:
            for other in self.below[end]:
                if self.kinds[other] > self.kinds[end]:
                    number += 1
        if self.draw_of[end] >= 0:
            number += self.faults_back(self.draw_of[end])
        return number

    def faults(self, draw: i64) -> i64:
        """How many facts a draw breaks."""
        kind = self.kinds[draw]
        number: i64 = 0
        if self.last_ban[self.went[self.end_of[draw]]][kind] >= self.came[draw]:
            number += 1
        if draw < self.slots:
            if self.story.source[draw] == BY_NIMM and kind != self.story.kinds[draw]:
                number += 1
            for other in self.above[draw]:
                if self.kinds[other] < kind:
                    number += 1
            for other in self.below[draw]:
                if self.kinds[other] > kind:
                    number += 1
        return number

    def faults_back(self, draw: i64) -> i64:
        """How many facts are broken along a thread, from a draw back."""
        number = self.faults(draw)
        while draw < self.slots and self.draw_of[draw] >= 0:
            draw = self.draw_of[draw]
            number += self.faults(draw)
        return number

    def lacks(self, kind: i64, number: i64, extra: i64) -> i64:
        """How many cards of a kind are missing where Nimm's cards must have been, because those that are there went to
        slots filled before; with one more of them in a slot, or none (-1)."""
        missing: i64 = 0
        for claim in self.claims[kind]:
            if claim > number:
                continue
            cards: i64 = 0
            for later in self.claims[kind]:
                if later >= claim:
                    cards -= 1
            end: i64 = self.slots + HAND
            while end < len(self.went):
                if self.kinds[end] == kind and self.went[end] >= claim:
                    cards += 1
                end += 1
            for slot in self.story.pile:
                if self.kinds[slot] == kind and self.story.source[slot] >= claim:
                    cards += 1
            for draw in self.laid:
                if draw < self.slots and self.kinds[draw] == kind and self.escapes(draw, claim):
                    cards -= 1
            if extra >= 0 and self.escapes(extra, claim):
                cards -= 1
            if cards < 0:
                missing -= cards
        return missing

    def escapes(self, slot: i64, claim: i64) -> bool:
        """Whether a card in this slot was dealt, or exchanged, before a window in which it was drawn."""
        source = self.story.source[slot]
        return source != BY_NIMM and source < claim <= self.came[slot]

    def sort(self) -> None:
        """Put what went under together into order."""
        for window in self.story.windows:
            if window.under:
                kinds = sorted([self.kinds[slot] for slot in window.under])
                for place in range(len(kinds)):
                    self.kinds[window.under[place]] = kinds[place]

    def told(self, pile: bytes) -> bytes:
        """What each slot held, if this is the pile now."""
        kinds = self.kinds[: self.slots]
        for place, slot in enumerate(self.story.pile):
            kinds[slot] = pile[place]
        return bytes(kinds)
