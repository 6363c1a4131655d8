"""What everybody saw of one seat, in words, and by brute force all that it may hold now.

`draw 3`, `take 5y` (Nimm puts it on the pile), `swap 2`, `play 5y`, `none 2y 9y` (a turn of shifts ended, so the hand
held no such card). Hands are small, and the pile is that of one of six players: eighteen cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import factorial

from mazzo.games.primo import facts
from mazzo.games.primo.deck import KINDS, hand_list
from mazzo.games.primo.facts import UNKNOWN
from mazzo.games.primo.public import Public
from mazzo.games.primo.worlds import Placement, Worlds
from tests.games.primo.positions import cards, options

DEALT = 18
SEATS = 6
TELLER = 1
"""The seat of the story; seat 0 looks on, and nobody else has drawn a card yet."""

Entry = tuple[int, int]
"""A card of the pile: its kind, or -1, and the number of the exchange that put it there, 0 if it was dealt or taken."""
State = tuple[tuple[int, ...], tuple[Entry, ...]]
"""A hand in deck order, and the pile from its top."""
Outcome = tuple[tuple[int, ...], ...]
"""The hand, and what is left of each exchange in the pile: what of a story is hidden."""


def steps(text: str) -> list[tuple[str, str]]:
    return [(word, rest) for word, _, rest in (step.strip().partition(" ") for step in text.split(","))]


def told(text: str) -> bytes:
    """The story as a round notes it."""
    found = b""
    for word, rest in steps(text):
        if word == "draw":
            found += facts.drew(int(rest))
        elif word == "swap":
            found += facts.swapped(int(rest))
        elif word == "take":
            found += facts.taken(*cards(rest))
        elif word == "play":
            found += facts.played(*cards(rest))
        else:
            found += facts.unplayable(sum(1 << kind for kind in cards(rest)))
    return found


@cache
def reachable(text: str, names: str) -> frozenset[State]:
    """Every hand and pile to which the story may lead, if no other kinds were dealt."""
    kinds = cards(names)
    states: set[State] = {((), ((-1, 0),) * DEALT)}
    for number, (word, rest) in enumerate(steps(text), 1):
        states = {after for state in states for after in following(state, number, word, rest, kinds)}
    return frozenset(states)


def pattern(text: str, names: str) -> State:
    """One of them: how many cards lie where is always the same."""
    return next(iter(reachable(text, names)))


def following(state: State, number: int, word: str, rest: str, kinds: list[int]) -> Iterator[State]:
    hand, pile = state
    if word == "draw":
        drawn = pile[: int(rest)]
        assert len(drawn) == int(rest)
        for choice in product(*[kinds if kind < 0 else [kind] for kind, _ in drawn]):
            yield tuple(sorted([*hand, *choice])), pile[len(drawn) :]
    elif word == "swap":
        for chosen in set(combinations(hand, int(rest))):
            left = Counter(hand) - Counter(chosen)
            yield tuple(sorted(left.elements())), pile + tuple((kind, number) for kind in chosen)
    elif word == "take":
        yield hand, ((cards(rest)[0], 0), *pile)
    elif word == "play" and cards(rest)[0] in hand:
        left = Counter(hand) - Counter(cards(rest))
        yield tuple(sorted(left.elements())), pile
    elif word == "none" and not set(cards(rest)) & set(hand):
        yield state


def outcome(hand: tuple[int, ...], pile: tuple[Entry, ...]) -> Outcome:
    numbers = sorted({number for _, number in pile if number})
    return (hand, *(tuple(kind for kind, other in pile if other == number) for number in numbers))


def copies_for(text: str, names: str) -> list[int]:
    """About as many cards of each of these kinds as there are hidden places."""
    hand, pile = pattern(text, names)
    hidden = len(hand) + len([0 for kind, number in pile if number or kind < 0]) + (SEATS - 1) * DEALT
    kinds = cards(names)
    copies = [0] * KINDS
    for place, kind in enumerate(kinds):
        copies[kind] = hidden // len(kinds) + (place < hidden % len(kinds))
    return copies


def expected(text: str, names: str, copies: list[int]) -> dict[Outcome, Fraction]:
    """How likely each outcome is, if all placements of the physical cards are equally likely."""
    ways: dict[Outcome, int] = {}
    for hand, pile in reachable(text, names):
        found = outcome(hand, pile)
        number = 1
        for kind, all_copies in enumerate(copies):
            left = all_copies
            for part in found:
                for _ in range(part.count(kind)):
                    number *= max(left, 0)
                    left -= 1
                number = number // factorial(part.count(kind))
        if number:
            ways[found] = number
    total = sum(ways.values())
    return {found: Fraction(number, total) for found, number in ways.items()}


def worlds_of(text: str, names: str, copies: list[int]) -> Worlds:
    """What one who looks on, with an empty hand, may think."""
    hand, pile = pattern(text, names)
    known = bytes(UNKNOWN if number or kind < 0 else kind for kind, number in pile)
    piles = [bytes([UNKNOWN] * DEALT) for _ in range(SEATS)]
    piles[TELLER] = known
    held = [0] * SEATS
    held[TELLER] = len(hand)
    public = Public(options().setup(range(SEATS)))  # type: ignore[abstract]  # it is asked and never played
    public.dealt = bytes([DEALT]) * SEATS
    public.facts = [b""] * SEATS
    public.facts[TELLER] = told(text)
    return Worlds(public, 0, 0, held, piles, copies)


def drawn_outcome(worlds: Worlds, found: Placement, text: str, names: str) -> Outcome:
    """What the seat of the story holds in a world."""
    _, like = pattern(text, names)
    hand = tuple(hand_list(worlds.hands_of(found)[TELLER]))
    pile = worlds.piles_of(found)[TELLER]
    entries = tuple((kind, number) for kind, (_, number) in zip(pile, like, strict=True))
    return outcome(hand, entries)
