"""Sets of cards as bits, up to the highest that a deck may use."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.kernel import bits

masks = st.integers(0, 2**62 - 1)


@pytest.mark.parametrize("card", range(62))
def test_one_card(card: int) -> None:
    """Also above bit 31, where a careless shift goes wrong when compiled."""
    assert bits.bit(card) == 2**card
    assert bits.lowest(2**card) == card


@given(masks)
def test_a_set_and_its_cards(mask: int) -> None:
    cards = [card for card in range(62) if mask >> card & 1]
    assert bits.listed(mask) == cards
    assert bits.size(mask) == len(cards)
    assert bits.gathered(cards) == bits.gathered(reversed(cards)) == mask
    assert [bits.nth(mask, n) for n in range(len(cards))] == cards
    if cards:
        assert bits.lowest(mask) == cards[0]


def test_places_hold_each_card_once() -> None:
    names = ("a", "b", "c")
    assert bits.apart([[0], [], [2]], names) == 0b101
    for places, said in (([[0], [2, 0]], "a is there twice"), ([[3]], "3 is no card"), ([[-1]], "-1 is no card")):
        with pytest.raises(ValueError, match=said):
            bits.apart(places, names)
