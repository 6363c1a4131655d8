"""The rule book has the numbers of the engine."""

from __future__ import annotations

from mazzo.games.primo.dealing import PILED
from mazzo.games.primo.deck import COLUMNS, HAND, TOP_CARD, copies
from mazzo.testing.support.books import Written

BOOK = Written("primo", "en")


def test_the_deck_is_the_one_of_the_book() -> None:
    numbers, specials = copies(5)[:TOP_CARD], copies(5)[TOP_CARD:]
    assert f"{sum(numbers)} number cards, 1 to {len(numbers) // 2}" in BOOK.text
    assert (set(numbers), sum(specials), COLUMNS, HAND) == ({4}, 10, 6, 6)


def test_the_cards_of_each_player_are_those_of_the_book() -> None:
    shares = {seats: -(-PILED // seats) for seats in range(2, 7)}
    told = "54 to each of two players, 36 to each of three, 27 of four, 21 or 22 of five (PO-A21), 18 of six"
    assert told in BOOK.text
    assert shares == {2: 54, 3: 36, 4: 27, 5: 22, 6: 18}
