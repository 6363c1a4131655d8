"""Worlds against brute force: small stories of one seat, all that it may hold now, and how likely each is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from typing import TypeVar

import pytest

from mazzo.games.primo.deck import hand_list
from mazzo.games.primo.worlds import PATIENCE
from mazzo.kernel.rng import Rng
from mazzo.testing.support.chi_square import fits
from tests.games.primo.positions import cards
from tests.games.primo.stories import (
    TELLER,
    Outcome,
    copies_for,
    drawn_outcome,
    expected,
    outcome,
    reachable,
    told,
    worlds_of,
)

NEARLY_ALL = "draw 5, play 2y, play 2y, play 5y, play 9y, play 9y, draw 5, play 5y, play 5y, play 5y, play 2y, play 9y"
"""Ten of eighteen cards have come and gone."""
STORIES = {
    "an exchange": ("draw 3, swap 2, draw 2", "2y 5y 9y"),
    "nimm": ("draw 2, take 5y, swap 1, draw 1, swap 1, draw 1", "2y 5y 9y"),
    "nimm, then all exchanged": ("draw 2, take 5y, swap 1, draw 1, swap 2, draw 2, swap 1, draw 1", "2y 5y 9y"),
    "nimm twice": ("draw 2, take 5y, swap 1, draw 1, take 5y, swap 1, draw 1", "2y 5y 9y"),
    "two kinds": ("draw 2, take 5y, take 2y, swap 2, draw 2, swap 1, draw 1", "2y 5y 9y"),
    "nimm and a play": ("draw 2, take 5y, swap 1, draw 1, swap 1, draw 1, play 5y, draw 1", "2y 5y 9y"),
    "nimm twice and a play": (
        "draw 3, take 5y, take 5y, swap 2, draw 2, swap 1, draw 1, play 5y, draw 1",
        "2y 5y 9y",
    ),
    "none": ("draw 3, none 2y 5y, swap 1, draw 1", "2y 5y 9y 11y"),
    "none after nimm": ("draw 2, take 5y, swap 1, draw 1, swap 1, draw 1, none 5y", "2y 5y 9y"),
    "deck order": (f"{NEARLY_ALL}, draw 3, swap 3, draw 3, swap 3, draw 3", "2y 5y 9y"),
    "deck order and a play": (
        f"{NEARLY_ALL}, draw 3, swap 3, draw 3, swap 3, draw 3, swap 1, draw 1, play 2y",
        "2y 5y 9y",
    ),
    "deck order and nimm": (
        f"{NEARLY_ALL}, draw 2, take 5y, swap 1, draw 1, swap 2, draw 2, swap 2, draw 2",
        "2y 5y 9y",
    ),
    "nimm twice, one comes back, and a play": (
        f"{NEARLY_ALL}, draw 2, take 5y, swap 1, draw 1, swap 2, draw 2, play 2y, play 9y, draw 2, play 2y, play 9y, "
        "draw 2, take 5y, swap 1, draw 1, swap 1, draw 1, swap 1, draw 1, swap 1, draw 1, play 5y",
        "2y 5y 9y",
    ),
}
FREE = ("an exchange", "nimm and a play")
"""In these the hand and what was exchanged may be anything."""
SAMPLES = 500

Number = TypeVar("Number", int, Fraction)


def grouped(numbers: Mapping[Outcome, Number], key: Callable[[Outcome], Hashable]) -> dict[Hashable, Number]:
    """Outcomes with the same key as one."""
    found: dict[Hashable, Number] = {}
    for each, number in numbers.items():
        found[key(each)] = found[key(each)] + number if key(each) in found else number
    return found


def where_fives_are(each: Outcome) -> Hashable:
    """How many of the cards that Nimm gives in these stories each part holds."""
    return tuple(part.count(cards("5y")[0]) for part in each)


@pytest.mark.parametrize("story", STORIES)
def test_worlds_are_uniform(story: str) -> None:
    text, names = STORIES[story]
    copies = copies_for(text, names)
    chances = expected(text, names, copies)
    worlds, rng = worlds_of(text, names, copies), Rng(len(story))
    found = Counter(drawn_outcome(worlds, worlds.draw(rng), text, names) for _ in range(SAMPLES))
    assert set(found) <= set(chances)
    for key in (tuple, where_fives_are):
        likely = grouped(chances, key)
        rare = {each for each, chance in likely.items() if chance * SAMPLES < 8}

        def merged(each: Outcome, key: Callable[[Outcome], Hashable] = key, rare: set[Hashable] = rare) -> Hashable:
            return "rare" if key(each) in rare else key(each)

        assert fits(grouped(found, merged), grouped(chances, merged))
    assert worlds.repair is None


@pytest.mark.parametrize("story", STORIES)
def test_worlds_made_with_their_past_are_consistent(story: str) -> None:
    """They need not be uniform; but none occurs that cannot be, and what is likely does."""
    text, names = STORIES[story]
    copies = copies_for(text, names)
    chances = expected(text, names, copies)
    worlds, rng = worlds_of(text, names, copies), Rng(2)
    worlds.use_repair()
    found = Counter(drawn_outcome(worlds, worlds.draw(rng), text, names) for _ in range(60))
    assert set(found) <= set(chances)
    assert all(each in found for each, chance in chances.items() if chance > Fraction(1, 8))


@pytest.mark.parametrize("story", STORIES)
def test_a_past_is_found_for_what_can_be_and_for_nothing_else(story: str) -> None:
    text, names = STORIES[story]
    worlds = worlds_of(text, names, copies_for(text, names))
    possible = {outcome(*state) for state in reachable(text, names)}
    rng, kinds, refused = Rng(3), cards(names), 0
    placement = worlds.draw(rng)
    for _ in range(120):
        for place in range(worlds.starts[TELLER], worlds.ends[TELLER]):
            placement.kinds[place] = kinds[rng.below(len(kinds))]
        hand = worlds.hand_in(placement.kinds, TELLER)
        pile = worlds.pile_in(placement.kinds, TELLER)
        fits = bool(worlds.past(TELLER, hand, pile, PATIENCE))
        assert fits == (drawn_outcome(worlds, placement, text, names) in possible)
        refused += not fits
    assert bool(refused) == (story not in FREE)


def test_what_nimm_gave_is_in_hand_or_exchanged_since() -> None:
    """Of the seat's hand of three, two cards went under the pile: the one that Nimm gave is in either."""
    text = "draw 3, take 13b, swap 1, draw 1, swap 2, draw 2"
    names = "2y 5y 9y"
    copies = copies_for(text, names)
    copies[cards("2y")[0]] -= 1
    copies[cards("13b")[0]] = 1
    worlds, rng = worlds_of(text, names, copies), Rng(1)
    number = 0
    for _ in range(600):
        found = worlds.draw(rng)
        in_hand = cards("13b")[0] in hand_list(worlds.hands_of(found)[TELLER])
        under = cards("13b")[0] in worlds.piles_of(found)[TELLER][-2:]
        assert in_hand != under
        number += in_hand
    assert 310 < number < 410, "three of five places are in hand, and each is as likely as the others"


def test_stories_are_told_as_rounds_tell_them() -> None:
    assert told("draw 3, take 5y, swap 2, play 1b, none 1y 2y") == bytes([99, 40, 66, 1, 128, 5, 0, 0, 0])
