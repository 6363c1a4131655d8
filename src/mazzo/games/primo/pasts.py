"""Whether a seat can have come to the cards it holds now, as everybody saw it; and one way in which it can.

From the present backwards: what went from a hand comes back to it, and some of its cards go back to the slots from
which cards were drawn. Which ones is searched for, depth first; any one answer that fits all facts will do.
"""

from __future__ import annotations

from mazzo.games.primo.deck import KINDS
from mazzo.games.primo.facts import BY_NIMM, DEALT, Story
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64


NEAR: Final = 6
"""So few slots are near."""

FORCED: Final = 0
"""A slot whose kind is known."""
UPPER: Final = 1
"""A slot of an exchange of which a part was drawn before: nothing in that part is higher."""
LOWER: Final = 2
"""A slot of an exchange of which a part was drawn later, or never: nothing in that part is lower."""
WHOLE: Final = 3
"""A slot of an exchange that was drawn together."""
ANY: Final = 4
"""A slot that was dealt."""


class PastSearch:
    """A search for what each slot of one seat held; it serves again for other hands and piles of the same story."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.window_of: list[int] = []
        """The decisions, from the present backwards: in which window, for which slot. A slot of -1 begins a window."""
        self.slot_of: list[int] = []
        self.left_of: list[int] = []
        """How many slots of the window are left after each decision."""
        self.role_of: list[int] = []
        self.limits: list[list[int]] = []
        """For each decision the slots whose kinds are not lower: the next part of the same exchange."""
        self.like_last: list[bool] = []
        """Whether it makes no difference if a card goes to this slot or to that of the decision before."""
        for number in range(len(story.windows) - 1, -1, -1):
            self.add_window(number)
        self.claims = story.claims
        self.plays: list[list[int]] = [[] for _ in range(KINDS)]
        """For each kind the windows in which it was played."""
        for number, window in enumerate(story.windows):
            for kind in window.plays:
                self.plays[kind].append(number)
        self.kinds: list[int] = []
        """What each slot held; the answer."""
        self.held: list[int] = []
        self.spare: list[list[int]] = []
        """For each claim, how many more cards of its kind there are that came to be where they are after it."""
        self.given_up = False
        """Whether the last search ended without an answer, neither yes nor no."""

    def __reduce__(self) -> tuple[Any, ...]:
        return PastSearch, (self.story,)

    def add_window(self, number: i64) -> None:
        """List the decisions of a window: first those that leave least choice."""
        story = self.story
        ins = story.windows[number].ins
        keyed: list[tuple[int, int]] = []
        for slot in ins:
            source = story.source[slot]
            role = FORCED if source == BY_NIMM else ANY
            if source >= 0:
                under = story.windows[source].under
                role = UPPER if under[0] not in ins else LOWER if under[-1] not in ins else WHOLE
            keyed.append((role, -slot))
        keyed.sort()
        self.add(number, -1, len(ins), FORCED)
        for place in range(len(keyed)):
            self.add(number, -keyed[place][1], len(ins) - 1 - place, keyed[place][0])

    def add(self, number: i64, slot: i64, left: i64, role: i64) -> None:
        story = self.story
        limits: list[int] = []
        like = False
        if slot >= 0 and role != FORCED:
            source = story.source[slot]
            last = self.slot_of[-1]
            like = last >= 0 and story.source[last] == source and self.role_of[-1] == role
            if source >= 0:
                came = story.came
                later = [other for other in story.windows[source].under if came[other] > came[slot]]
                limits = [other for other in later if came[other] == came[later[0]]]
        self.window_of.append(number)
        self.slot_of.append(slot)
        self.left_of.append(left)
        self.role_of.append(role)
        self.limits.append(limits)
        self.like_last.append(like)

    def fits(self, hand: list[int], pile: bytes, patience: i64) -> bool:
        """Whether there is a past in which the seat now holds this hand and pile; `kinds` is then one such past."""
        story = self.story
        self.given_up = False
        self.kinds = list(story.kinds)
        self.held = [0] * KINDS
        for place, slot in enumerate(story.pile):
            self.kinds[slot] = pile[place]
        for kind in hand:
            self.held[kind] += 1
        return story.in_order(list(pile)) == list(pile) and self.count_spare() and self.search(patience)

    def count_spare(self) -> bool:
        """Whether there are enough cards for all claims."""
        story = self.story
        self.spare = []
        for kind in range(KINDS):
            found: list[int] = []
            for number in self.claims[kind]:
                cards = self.held[kind]
                for slot in story.pile:
                    if self.kinds[slot] == kind and story.source[slot] >= number:
                        cards += 1
                for later in self.plays[kind]:
                    if later >= number:
                        cards += 1
                for later in self.claims[kind]:
                    if later >= number:
                        cards -= 1
                if cards < 0:
                    return False
                found.append(cards)
            self.spare.append(found)
        return True

    def can_spare(self, kind: i64, source: i64, number: i64) -> bool:
        """Whether a card that is in a window's hand can have come from an earlier one, or from the deal."""
        return all(
            self.spare[kind][place] > 0 for place, claim in enumerate(self.claims[kind]) if source < claim <= number
        )

    def use_spare(self, kind: i64, source: i64, number: i64, cards: i64) -> None:
        for place, claim in enumerate(self.claims[kind]):
            if source < claim <= number:
                self.spare[kind][place] -= cards

    def search(self, patience: i64) -> bool:
        """Decide one thing after another; where nothing is left to choose, go back and choose otherwise."""
        choices: list[list[int]] = []
        at: i64 = 0
        while at < len(self.slot_of):
            patience -= 1
            if patience < 0:
                self.given_up = True
                return False
            slot = self.slot_of[at]
            if slot < 0:
                forward = self.begin(self.window_of[at])
                choices.append([])
            else:
                choices.append(self.candidates(at))
                forward = self.choose(at, choices[at])
            while not forward:
                choices.pop()
                at -= 1
                if at < 0:
                    return False
                slot = self.slot_of[at]
                if slot < 0:
                    self.leave(self.window_of[at])
                else:
                    self.take_back(at)
                    forward = self.choose(at, choices[at])
            at += 1
        self.story.sort_exchanges(self.kinds)
        return True

    def begin(self, number: i64) -> bool:
        """What went from this window's hand comes back; the hand must then be as it is known to have been."""
        window = self.story.windows[number]
        for kind in window.plays:
            self.held[kind] += 1
        for slot in window.under:
            self.held[self.kinds[slot]] += 1
        fits = not self.urgent(self.story.space[number])
        if fits and number:
            fits = self.urgent(self.story.space[number - 1]) <= len(window.ins)
        if not fits:
            self.leave(number)
        return fits

    def leave(self, number: i64) -> None:
        window = self.story.windows[number]
        for kind in window.plays:
            self.held[kind] -= 1
        for slot in window.under:
            self.held[self.kinds[slot]] -= 1

    def choose(self, at: i64, candidates: list[int]) -> bool:
        """Put the next candidate into a slot."""
        if not candidates:
            return False
        slot = self.slot_of[at]
        kind = candidates.pop()
        self.kinds[slot] = kind
        self.held[kind] -= 1
        if self.claims[kind] and self.story.source[slot] != BY_NIMM:
            self.use_spare(kind, self.story.source[slot], self.window_of[at], 1)
        return True

    def take_back(self, at: i64) -> None:
        slot = self.slot_of[at]
        kind = self.kinds[slot]
        self.held[kind] += 1
        if self.claims[kind] and self.story.source[slot] != BY_NIMM:
            self.use_spare(kind, self.story.source[slot], self.window_of[at], -1)

    def candidates(self, at: i64) -> list[int]:
        """The kinds that may go back to a slot, the best last: those that must soon be out of the hand, then high
        ones, because low ones are easier to put back among exchanged cards."""
        story = self.story
        number = self.window_of[at]
        slot = self.slot_of[at]
        source = story.source[slot]
        space = story.space[max(number - 1, 0)]
        must = number > 0 and self.urgent(space) > self.left_of[at]
        if source == BY_NIMM:
            kind = story.kinds[slot]
            return [kind] if self.held[kind] and (space[kind] < 0 or not must) else []
        highest: i64 = KINDS - 1
        for other in self.limits[at]:
            highest = min(highest, self.kinds[other])
        most: i64 = TOP
        role = self.role_of[at]
        if self.like_last[at]:
            # Either slot may take either card: take them in one order only.
            last = self.kinds[self.slot_of[at - 1]]
            most = rank(last, space[last], role)
        keyed: list[int] = []
        kind = 0
        while kind <= highest:
            if self.held[kind] and (space[kind] < 0 or not must):
                key = rank(kind, space[kind], role)
                fits = key <= most and (source == DEALT or story.space[source][kind] >= 0)
                if fits and (not self.claims[kind] or self.can_spare(kind, source, number)):
                    keyed.append(key)
            kind += 1
        keyed.sort()
        return [key & 31 for key in keyed]

    def urgent(self, space: list[int]) -> i64:
        """How many cards of the hand the hand of the window before is known not to have held."""
        number: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if space[kind] < 0:
                number += self.held[kind]
            kind += 1
        return number


def rank(kind: i64, room: i64, role: i64) -> i64:
    """The higher, the better does a kind fit a slot: if it must soon be out of the hand; if it is high, where lower
    ones must go before it; else if it is neither high nor low, because those are needed."""
    pressing = max(0, NEAR - room)
    worth = kind
    if role >= WHOLE:
        worth = min(kind, 26 - kind)
    return (pressing << 5 | worth) << 5 | kind
