"""The tables of the rule book have the numbers of the engine."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX_CARDS, NAMES
from mazzo.games.nain_jaune.setup import HAND
from mazzo.games.nain_jaune.tokens import STAKE, STAKES, START
from mazzo.testing.support.books import Written, tables_of

BOOK = Written("nain_jaune", "en")
SIGNS = str.maketrans("♠♥♦♣", "shdc")


def test_the_boxes_and_stakes_are_those_of_the_board() -> None:
    head, (row,) = tables_of(BOOK, "cards")[0]
    assert [cell.translate(SIGNS).partition(",")[0] for cell in head[1:]] == [NAMES[card] for card in BOX_CARDS]
    assert [int(cell) for cell in row[1:]] == list(STAKES)
    assert dict(BOOK.figures()[0])["cards"].split() == [NAMES[card] for card in BOX_CARDS]


def test_the_prices_are_those_of_the_settlement() -> None:
    prices = {row[0]: row[1] for row in tables_of(BOOK, "prices")[0][1]}
    assert prices["stake before each round"] == f"{STAKE}: {', '.join(map(str, STAKES))}"
    assert f"{START} tokens" in BOOK.text
    assert f"Two players get {HAND[2]} cards each, three {HAND[3]}, four {HAND[4]}." in BOOK.text
