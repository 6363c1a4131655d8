"""Names and sets of cards."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.kernel import cards
from mazzo.kernel.cards import Deck

DECK = Deck([f"{rank}{suit}" for suit in "sbcd" for rank in range(1, 11)])


def test_examples() -> None:
    assert doctest.testmod(cards).failed == 0


def test_card_and_name() -> None:
    assert DECK.card("7d") == 36
    assert DECK.name(36) == "7d"
    assert [DECK.card(name) for name in DECK] == list(range(40))
    assert "7d" in DECK
    assert "7x" not in DECK


@pytest.mark.parametrize("text", ["7d 4b", "4b+7d", " 7d + 4b ", "4b 7d 4b"])
def test_a_set_is_printed_in_deck_order(text: str) -> None:
    assert DECK.text(DECK.set(text)) == "4b+7d"


def test_unknown_names() -> None:
    with pytest.raises(KeyError):
        DECK.card("11d")
    with pytest.raises(KeyError):
        DECK.set("7d 7D")


@given(st.sets(st.integers(0, 39)))
def test_sets_and_texts_are_the_same_thing(chosen: set[int]) -> None:
    mask = sum(1 << card for card in chosen)
    assert DECK.cards(mask) == sorted(chosen)
    assert DECK.set(DECK.text(mask)) == mask


def test_repr_pastes_back() -> None:
    assert eval(repr(DECK)).names == DECK.names


def test_names_differ() -> None:
    with pytest.raises(ValueError, match="same name"):
        Deck(["a", "a"])
