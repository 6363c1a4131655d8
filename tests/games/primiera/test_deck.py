"""The forty cards and their values."""

from __future__ import annotations

from mazzo.games.primiera import deck
from mazzo.games.primiera.notation import DECK


def test_cards_in_deck_order() -> None:
    assert len(deck.NAMES) == deck.CARDS == 40
    assert deck.NAMES[:11] == ("1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s", "1b")
    assert [deck.NAMES[suit * 10] for suit in (deck.SWORDS, deck.CLUBS, deck.CUPS, deck.COINS)] == [
        "1s",
        "1b",
        "1c",
        "1d",
    ]
    for card, name in enumerate(deck.NAMES):
        assert name == f"{deck.RANK[card]}{deck.SUITS[deck.SUIT[card]]}"


def test_sets() -> None:
    assert DECK.set("1s 1b 1c 1d") == deck.ONES
    assert DECK.set("7d") == deck.SEVEN_OF_COINS
    assert DECK.text(deck.SUIT_OF_COINS) == "1d+2d+3d+4d+5d+6d+7d+8d+9d+10d"
    assert len(DECK.cards(deck.ALL)) == 40


def test_PM_A01_primiera_values() -> None:
    values = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}
    assert {rank: deck.PRIMIERA[rank] for rank in range(1, 11)} == values
