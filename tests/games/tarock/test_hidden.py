"""Placements with facts, against enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from mazzo.games.tarock.hidden import Fact, Hidden
from mazzo.kernel.bits import size
from mazzo.kernel.rng import Rng
from mazzo.testing.support.chi_square import evenly, fits

Placement = tuple[int, ...]


def enumerated(rooms: list[int], allowed: dict[int, int], facts: list[Fact]) -> set[Placement]:
    """Every placement, by trying all."""
    cards = [(card, places) for places, mask in allowed.items() for card in range(62) if mask >> card & 1]
    found = set()
    for where in product(range(len(rooms)), repeat=len(cards)):
        if any(not places >> place & 1 for (_, places), place in zip(cards, where, strict=True)):
            continue
        filled = [0] * len(rooms)
        for (card, _), place in zip(cards, where, strict=True):
            filled[place] |= 1 << card
        if [mask.bit_count() for mask in filled] != rooms:
            continue
        if all(fact.low <= lying(fact, filled) <= fact.high for fact in facts):
            found.add(tuple(filled))
    return found


def lying(fact: Fact, filled: list[int]) -> int:
    return sum(size(mask & fact.cards) for place, mask in enumerate(filled) if fact.places >> place & 1)


CASES = {
    "no facts": ([2, 2, 2], {7: 0b1111, 3: 0b110000}, []),
    "one of two": ([2, 2, 2], {7: 0b111111}, [Fact(0b11, 0b001, 1, 4)]),
    "one of cards with other places": ([2, 2, 2], {7: 0b111100, 5: 0b01, 3: 0b10}, [Fact(0b11, 0b100, 1, 4)]),
    "just one elsewhere": ([3, 2, 2], {7: 0b1111111}, [Fact(0b1111, 0b110, 1, 1)]),
    "two facts on the same cards": (
        [3, 2, 2],
        {7: 0b1111111},
        [Fact(0b1111, 0b110, 1, 1), Fact(0b1111, 0b100, 1, 1)],
    ),
    "two facts on overlapping cards": ([3, 2, 2], {7: 0b1110111, 6: 0b1000}, [Fact(7, 1, 1, 4), Fact(28, 6, 1, 4)]),
    "a place without room": ([3, 0, 2], {7: 0b11111}, [Fact(0b11, 0b100, 1, 4)]),
}


@pytest.mark.parametrize("name", CASES)
def test_placements_are_counted_and_uniform(name: str) -> None:
    rooms, allowed, facts = CASES[name]
    hidden = Hidden(list(rooms), dict(allowed), list(facts))
    possible = enumerated(rooms, allowed, facts)
    assert hidden.total == len(possible)
    rng = Rng(1)
    counted = Counter(tuple(hidden.draw(rng)) for _ in range(20 * len(possible) + 100))
    assert fits(counted, evenly(possible))


def test_what_cannot_be() -> None:
    hidden = Hidden([1, 1], {3: 0b11}, [Fact(0b11, 0b01, 2, 2)])
    assert hidden.total == 0
    with pytest.raises(ValueError, match="no placement"):
        hidden.draw(Rng(1))
