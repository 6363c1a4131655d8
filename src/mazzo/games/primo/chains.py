"""What became of each card that a seat drew: every draw has an end, and from end to end runs the chain of one card.

An end is the play, the exchange or the present hand to which the card of a draw went. Any pairing of draws and ends
will do in which no card goes before it comes. The kinds of what is held today, and of what was played, run back along
the chains to the deal; which facts that breaks is counted here. Chains are laid from the present backwards, window by
window: what went from a hand comes back to it (`open`), and the likeliest cards go back to where they were drawn
(`close`). Where that breaks a fact, two cards that were in one hand together change their pasts (`step`).
"""

from __future__ import annotations

from mazzo.games.primo.deck import HAND, KINDS
from mazzo.games.primo.facts import BY_NIMM, Story

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

WHIM: Final = 12
"""One step in so many is taken at random."""


class Chains:
    """The chains of one seat. Draws are slots, and then the places of a hand that is not laid out further yet;
    ends are slots, and then, after those places, plays, and cards of the present hand."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.slots: i64 = len(story.source)
        self.came: list[int] = story.came + [len(story.windows)] * HAND
        """For each draw the window that it began."""
        self.went: list[int] = [max(source, 0) for source in story.source] + [0] * HAND
        """For each end the window from whose hand the card went."""
        self.last_ban: list[list[int]] = []
        """For each window and kind the last window up to it in which the kind was not held, or -1."""
        self.play_kinds: list[int] = []
        self.plays: list[list[int]] = []
        """For each window the ends that are plays."""
        self.claims = story.claims
        held: i64 = 0
        before: list[int] = [-1] * KINDS
        for number, window in enumerate(story.windows):
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
        return Chains, (self.story,)

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
        """Let a kind run along a chain, from a draw back."""
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

    def change_kind(self, end: i64, kind: i64) -> None:
        """Let a card of today be of another kind."""
        self.kinds[end] = kind
        if self.draw_of[end] >= 0:
            self.run_back(self.draw_of[end], kind)

    def end_faults(self, end: i64) -> i64:
        """How many facts are broken along the chain of a card of today."""
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
        """How many facts are broken along a chain, from a draw back."""
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
        """Cross chains where that mends most, and breaks least."""
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
        """How many facts are broken along two chains."""
        found = self.faults_back(one) + self.faults_back(other)
        for kind in (self.kinds[one], self.kinds[other]):
            if self.claims[kind]:
                found += self.lacks(kind, number, -1)
        return found

    def told(self, pile: bytes) -> bytes:
        """What each slot held, if this is the pile now."""
        kinds = self.kinds[: self.slots]
        self.story.sort_exchanges(kinds)
        for place, slot in enumerate(self.story.pile):
            kinds[slot] = pile[place]
        return bytes(kinds)
