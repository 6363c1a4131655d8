"""Placements of unseen cards against enumeration: each that fits is drawn, all equally often."""

from __future__ import annotations

import pickle
from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from mazzo.games.primo.deck import KINDS
from mazzo.games.primo.placements import Need, Placements
from mazzo.kernel.rng import Rng
from mazzo.testing.support.chi_square import fits

A, B, C = 0, 1, 2
NOT_A, NOT_B, NOT_AB = 1, 2, 3
CASES: dict[str, tuple[list[int], list[int], list[tuple[int, list[int]]]]] = {
    "nothing hidden": ([], [], []),
    "nothing known": ([0, 0, 0, 0], [2, 1, 1], []),
    "a need": ([0, 0, 0, 0, 0], [1, 2, 2], [(A, [0, 1])]),
    "a need that may be met twice": ([0, 0, 0, 0, 0], [2, 1, 2], [(A, [0, 1])]),
    "needs of one kind that overlap": ([0, 0, 0, 0, 0], [3, 1, 1], [(A, [0, 1]), (A, [0, 1, 2])]),
    "needs of two kinds that overlap": ([0, 0, 0, 0, 0], [1, 1, 3], [(A, [0, 1]), (B, [1, 2])]),
    "a ban": ([NOT_A, NOT_A, 0, 0, 0], [2, 2, 1], []),
    "two bans": ([NOT_A, NOT_A, NOT_B, 0, 0], [2, 2, 1], []),
    "a ban that takes places from a need": ([NOT_A, 0, 0, 0, 0], [2, 2, 1], [(A, [0, 1, 2])]),
    "a need that is met where other kinds are banned": ([NOT_B, NOT_B, 0, 0, 0], [2, 2, 1], [(A, [0, 1])]),
    "bans everywhere, and needs in some of the places": (
        [NOT_B, NOT_B, NOT_A, NOT_A, NOT_A],
        [2, 2, 1],
        [(A, [0, 1]), (B, [2, 3]), (C, [0, 1, 2, 3, 4])],
    ),
    "bans nearly everywhere, and more needs than places without": (
        [NOT_AB, NOT_B, NOT_B, NOT_A, 0],
        [2, 1, 2],
        [(A, [1, 2]), (B, [3, 4]), (C, [0, 1, 2])],
    ),
}


def possible(case: str) -> set[tuple[int, ...]]:
    """All placements that fit, by trying all."""
    banned, cards, needs = CASES[case]
    every = [kind for kind, number in enumerate(cards) for _ in range(number)]
    found = set()
    for kinds in set(permutations(every)):
        if all(not ban >> kind & 1 for ban, kind in zip(banned, kinds, strict=True)) and meets(kinds, needs):
            found.add(kinds)
    return found


def meets(kinds: tuple[int, ...], needs: list[tuple[int, list[int]]]) -> bool:
    """Whether each need has a place of its own."""
    if not needs:
        return True
    (kind, places), *others = needs
    return any(kinds[place] == kind and meets((*kinds[:place], -1, *kinds[place + 1 :]), others) for place in places)


@pytest.mark.parametrize("case", CASES)
def test_placements_are_uniform(case: str) -> None:
    """Cards of one kind can change places: each placement of kinds stands for as many of cards."""
    banned, cards, needs = CASES[case]
    places = Placements(banned, cards + [0] * (KINDS - len(cards)), [Need(kind, where) for kind, where in needs])
    expected = possible(case)
    rng, found = Rng(5), Counter[tuple[int, ...]]()
    tries = 0
    while found.total() < 40 * len(expected):
        tries += 1
        kinds = places.draw(rng)
        if kinds is not None:
            found[tuple(kinds)] += 1
        assert tries < 40000, "nearly all are turned down"
    assert fits(found, dict.fromkeys(expected, Fraction(1, len(expected))))
    assert any(places.fill(rng) for _ in range(100))


def test_needs_are_pickled_with_their_placements() -> None:
    placements = Placements([0, 0, 0], [2, 1] + [0] * (KINDS - 2), [Need(1, [0, 2])])
    again = pickle.loads(pickle.dumps(placements))
    assert [(need.kind, need.places) for need in again.all_needs] == [(1, [0, 2])]
