"""Placements with facts, against enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from mazzo.games.tarock.fillings import Fact, Fillings
from mazzo.games.tarock.round import Round
from mazzo.kernel.bits import size
from mazzo.kernel.rng import Rng
from mazzo.testing.support.chi_square import evenly, fits
from tests.games.tarock.positions import B, C, F, cards, say, start, view

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
    hidden = Fillings(list(rooms), dict(allowed), list(facts))
    possible = enumerated(rooms, allowed, facts)
    assert hidden.total == len(possible)
    rng = Rng(1)
    counted = Counter(tuple(hidden.draw(rng)) for _ in range(20 * len(possible) + 100))
    assert fits(counted, evenly(possible))


def held_by(round: Round, viewer: int, seat: int) -> list[int]:
    """What a seat may hold, as far as another knows."""
    seen, rng = view(round, viewer), Rng(1)
    return [seen.world(rng).hand(seat) for _ in range(300)]


def test_TK_A63_a_bid_of_a_call_contract_proves_something() -> None:
    """Also when it is outbid: not four kings, and for CHIAMATA_MEGLIO one of T1 to T4."""
    birds, kings = cards("T1 T2 T3 T4"), cards("Kh Kd Ks Kc")
    outbid = say(start({B: "T2 Kh"}), "chiamata_meglio, mendicante")
    assert all(hand & birds and hand & kings != kings for hand in held_by(outbid, F, B))
    silent = say(start({B: "T2 Kh"}), "mendicante")
    assert not all(hand & birds for hand in held_by(silent, F, B))


def test_TK_A63_a_bird_that_is_discarded_is_not_the_only_one() -> None:
    hand = "T2 T3 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14"
    round = say(start({B: hand, C: "Ks"}, "T15 T16 T17"), "chiamata_meglio, pass, pass, pass, call Ks, take 1, lay T2")
    assert all(hand & cards("T1 T3 T4") for hand in held_by(round, F, B))


def test_what_cannot_be() -> None:
    hidden = Fillings([1, 1], {3: 0b11}, [Fact(0b11, 0b01, 2, 2)])
    assert hidden.total == 0
    with pytest.raises(ValueError, match="no placement"):
        hidden.draw(Rng(1))
