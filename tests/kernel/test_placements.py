"""Placements of hidden cards: counted right, drawn evenly, on both builds alike."""

from __future__ import annotations

import pickle
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, factorial

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mazzo.kernel.placements import Group, Placements, packed
from mazzo.kernel.rng import Rng
from mazzo.testing.support.chi_square import evenly, fits

Placement = tuple[frozenset[int], ...]
Spec = tuple[int, int, int]
"""How many cards, where they may be, where one must be."""


def groups_of(*specs: Spec) -> list[Group]:
    """Groups with cards numbered from 0 on."""
    found, first = [], 0
    for number, allowed, required in specs:
        found.append(Group(list(range(first, first + number)), allowed, required))
        first += number
    return found


def enumerated(rooms: list[int], groups: list[Group]) -> set[Placement]:
    """Every placement, by trying all."""
    everything = frozenset(card for group in groups for card in group.cards)
    found: set[Placement] = set()

    def fill(place: int, rest: frozenset[int], places: Placement) -> None:
        if place == len(rooms):
            if not rest and all(fitting(group, places) for group in groups):
                found.add(places)
            return
        for some in combinations(sorted(rest), rooms[place]):
            fill(place + 1, rest - set(some), (*places, frozenset(some)))

    fill(0, everything, ())
    return found


def fitting(group: Group, places: Placement) -> bool:
    for place, held in enumerate(places):
        some = held & set(group.cards)
        if (some and not group.allowed >> place & 1) or (group.required >> place & 1 and not some):
            return False
    return True


def drawn(placements: Placements, rng: Rng) -> Placement:
    found = placements.draw(rng)
    assert [len(cards) for cards in found] == placements.rooms
    assert sum(map(len, found)) == len({card for cards in found for card in cards})
    return tuple(map(frozenset, found))


CASES: list[tuple[list[int], list[Spec]]] = [
    ([2, 2], [(4, 0b11, 0)]),
    ([2, 2], [(2, 0b11, 0b01), (2, 0b11, 0)]),
    ([2, 2], [(1, 0b11, 0b10), (3, 0b11, 0)]),
    ([1, 3], [(2, 0b11, 0b11), (2, 0b11, 0)]),
    ([2, 2, 2], [(3, 0b011, 0), (1, 0b111, 0), (2, 0b110, 0)]),
    ([2, 2, 2], [(2, 0b111, 0b001), (2, 0b111, 0b010), (2, 0b101, 0b100)]),
    ([3, 2, 1], [(3, 0b111, 0b011), (2, 0b110, 0), (1, 0b111, 0)]),
    ([2, 1, 2, 1], [(2, 0b1011, 0), (2, 0b1111, 0b0100), (1, 0b1101, 0), (1, 0b1111, 0)]),
    ([1, 2, 1, 2], [(2, 0b1110, 0b0110), (2, 0b1111, 0b0001), (2, 0b1111, 0)]),
    ([0, 3, 2], [(2, 0b111, 0), (0, 0b001, 0), (3, 0b110, 0b010)]),
]


@pytest.mark.parametrize(("rooms", "specs"), CASES)
def test_every_placement_is_as_likely(rooms: list[int], specs: list[Spec]) -> None:
    groups = groups_of(*specs)
    placements, possible = Placements(rooms, groups), enumerated(rooms, groups)
    assert placements.total == len(possible)
    rng = Rng(1)
    counted = Counter(drawn(placements, rng) for _ in range(10 * len(possible) + 100))
    assert fits(counted, evenly(possible))


def test_a_biased_drawing_is_found_out() -> None:
    """Had the place that must hold a card of a group first been given one, and then any cards, as seems natural."""
    rooms, groups = [2, 2], groups_of((2, 0b11, 0b01), (2, 0b11, 0))
    rng = Rng(1)

    def naive() -> Placement:
        rest = [0, 1, 2, 3]
        first = rest.pop(rng.below(2))
        rng.shuffle(rest)
        return frozenset([first, rest[0]]), frozenset(rest[1:])

    assert not fits(Counter(naive() for _ in range(500)), evenly(enumerated(rooms, groups)))


@st.composite
def problems(draw: st.DrawFn) -> tuple[list[int], list[Group]]:
    places = draw(st.integers(1, 4))
    masks = st.integers(1, 2**places - 1)
    specs: list[Spec] = []
    for _ in range(draw(st.integers(1, 5))):
        allowed = draw(masks)
        specs.append((draw(st.integers(0, 3)), allowed, draw(st.sampled_from([0, 0, allowed & draw(masks)]))))
    cards = sum(number for number, _, _ in specs)
    assume(cards <= 8)
    cuts = sorted(draw(st.lists(st.integers(0, cards), min_size=places - 1, max_size=places - 1)))
    rooms = [high - low for low, high in zip([0, *cuts], [*cuts, cards], strict=True)]
    return rooms, groups_of(*specs)


@given(problems(), st.integers(0, 2**32))
def test_the_count_is_that_of_enumeration(problem: tuple[list[int], list[Group]], seed: int) -> None:
    rooms, groups = problem
    possible = enumerated(rooms, groups)
    placements = Placements(rooms, groups)
    assert placements.total == len(possible)
    if possible:
        assert drawn(placements, Rng(seed)) in possible
    else:
        with pytest.raises(ValueError, match="no placement"):
            placements.draw(Rng(seed))


@pytest.mark.parametrize(
    ("rooms", "specs"),
    [
        ([1, 1], [(2, 0b01, 0)]),
        ([1, 1], [(3, 0b11, 0)]),
        ([2, 1], [(2, 0b11, 0)]),
        ([0, 2], [(2, 0b11, 0b01)]),
        ([1, 1], [(0, 0b11, 0b01), (2, 0b11, 0)]),
        ([2, 0], [(1, 0b11, 0b10), (1, 0b11, 0)]),
    ],
)
def test_what_cannot_be(rooms: list[int], specs: list[Spec]) -> None:
    """No place for a card, cards that do not fill the places, a place that must hold what there is not."""
    assert Placements(rooms, groups_of(*specs)).total == 0


def counted_by_group(rooms: list[int], groups: list[Group]) -> int:
    """The same number in another way, group after group over the room that is left, for more cards than one can try."""

    @cache
    def fill(number: int, place: int, left: int, room: tuple[int, ...]) -> int:
        group = groups[number]
        if place == len(rooms):
            if left or number == len(groups) - 1:
                return int(not left and not any(room))
            return fill(number + 1, 0, len(groups[number + 1].cards), room)
        most = min(left, room[place]) if group.allowed >> place & 1 else 0
        return sum(
            comb(left, here)
            * fill(number, place + 1, left - here, (*room[:place], room[place] - here, *room[place + 1 :]))
            for here in range(group.required >> place & 1, most + 1)
        )

    return fill(0, 0, len(groups[0].cards), tuple(rooms))


def test_numbers_far_beyond_64_bits() -> None:
    """A whole deck: 52! / (12!⁴ 4!) placements, and still each draw is one of them."""
    placements = Placements([12, 12, 12, 12, 4], groups_of((52, 0b11111, 0)))
    assert placements.total == factorial(52) // (factorial(12) ** 4 * factorial(4)) > 2**90
    assert drawn(placements, Rng(1)) != drawn(placements, Rng(2))


WATCHED: list[Spec] = [
    *((4, 0b11111, 0), (3, 0b11111, 0b00001), (2, 0b11011, 0), (3, 0b11101, 0), (2, 0b11111, 0b00110), (4, 0b11110, 0)),
    *((2, 0b10111, 0b00001), (1, 0b10011, 0), (3, 0b11111, 0b01000), (2, 0b11100, 0), (2, 0b10110, 0b00010)),
]
"""What might be known of eleven ranks in four hands and a stock."""


def test_many_kinds_of_knowledge_at_once() -> None:
    """The numbers that stand for a state pass 63 bits as well; both builds count and draw the same."""
    rooms, groups = [7, 6, 6, 5, 4], groups_of(*WATCHED)
    placements = Placements(rooms, groups)
    assert placements.total == counted_by_group(rooms, groups)
    rng = Rng(5)
    for _ in range(20):
        places = drawn(placements, rng)
        assert all(fitting(group, places) for group in groups)
    assert [sorted(cards) for cards in placements.draw(Rng(6))] == [
        [4, 6, 10, 11, 18, 20, 22],
        [2, 13, 16, 19, 23, 26],
        [0, 1, 9, 12, 14, 24],
        [3, 5, 8, 15, 21],
        [7, 17, 25, 27],
    ]


def test_chances_are_those_of_the_counts() -> None:
    """Where a card lies, in problems too large to list all placements: as often as the count with it there says."""
    rooms, groups = [7, 6, 6, 5, 4], groups_of(*WATCHED)
    placements, rng = Placements(rooms, groups), Rng(7)
    for group in groups[2], groups[6]:
        card = group.cards[0]
        chances: dict[int, Fraction] = {}
        for place in range(5):
            if group.allowed >> place & 1:
                there = Group([card], 1 << place)
                others = Group(group.cards[1:], group.allowed, group.required & ~(1 << place))
                rest = [each for each in groups if each is not group]
                chances[place] = Fraction(counted_by_group(rooms, [there, others, *rest]), placements.total)
        counted = Counter(
            next(place for place, held in enumerate(placements.draw(rng)) if card in held) for _ in range(2000)
        )
        assert fits(counted, chances)


def test_they_travel() -> None:
    placements = Placements([2, 2], groups_of((2, 0b11, 0b01), (2, 0b11, 0)))
    again = pickle.loads(pickle.dumps(placements))
    assert again.total == placements.total
    assert again.draw(Rng(3)) == placements.draw(Rng(3))
    for part in (placements.groups[0], placements.demands[0], placements.layers[0]):
        assert pickle.dumps(pickle.loads(pickle.dumps(part))) == pickle.dumps(part)


def test_packing() -> None:
    assert packed([3, 0, 63]) == 3 | 63 << 12
    assert packed([]) == 0
