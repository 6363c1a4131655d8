"""The fifty-two cards, and the five of them that have a box."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune import deck
from mazzo.games.nain_jaune.notation import DECK
from tests.games.nain_jaune.positions import BOXES, boxes, holding, names, play, stacks


def test_cards_in_deck_order() -> None:
    assert len(deck.NAMES) == deck.CARDS == 52
    assert deck.NAMES[:14] == ("As", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s", "Js", "Qs", "Ks", "Ah")
    assert [deck.NAMES[13 * suit] for suit in range(4)] == ["As", "Ah", "Ad", "Ac"]
    for card, name in enumerate(deck.NAMES):
        assert name == deck.RANKS[deck.RANK[card] - 1] + deck.SUITS[card // 13]


def test_sets() -> None:
    assert DECK.set("As Ah Ad Ac") == deck.ONES
    assert names(deck.BOXED).split() == sorted(BOXES, key=deck.NAMES.index)
    assert len(DECK.cards(deck.ALL)) == 52
    hand = DECK.set("6s 7s 7d Kc")
    assert [names(deck.of_rank(hand, rank)) for rank in (1, 6, 7, 13)] == ["", "6s", "7s 7d", "Kc"]


def test_NJ_A10_NJ_A11_NJ_A12_NJ_A13_the_box_cards() -> None:
    """10♦, not the ♠10 of the German list; Q♠, not the Danish Queen of Diamonds; the dwarf is the 7♦."""
    assert tuple(deck.NAMES[card] for card in deck.BOX_CARDS) == BOXES
    for card, name in enumerate(deck.NAMES):
        assert deck.BOX[card] == (BOXES.index(name) if name in BOXES else deck.NO_BOX)


@pytest.mark.parametrize("card", ["Qd", "10s"])
def test_NJ_T15_the_misprints_take_nothing(card: str) -> None:
    round = holding(f"{card} 2s", "3s 4s", "3h 4h")
    play(round, card)
    assert stacks(round) == [34, 34, 34]
    assert boxes(round) == [3, 6, 9, 12, 15]


def test_pips() -> None:
    """3.5b: ace 1, figures 10."""
    assert [deck.PIPS[card] for card in range(13)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
