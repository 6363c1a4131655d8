"""Sentences by the kinds that a game declares, and cards by the family of its deck."""

from __future__ import annotations

import pytest

from mazzo.games import game, names
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.families import FAMILIES
from mazzo.kernel.says import Kind, says
from mazzo.kernel.scene import Choice
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.words import Words, english, languages, unsaid

PLAYERS = [Player("person"), Player("person", "Berta"), Player("bot", "Carlo", "club"), Player("nobody")]
FRENCH = [name for name in names() if game(name).deck == "french"]


def phrases(name: str, *choices: Choice, words: Words | None = None) -> Phrases:
    return Phrases(drawing(name), words or english(), PLAYERS, 0, choices)


@pytest.mark.parametrize("name", FRENCH)
@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        (Kind.SEAT, 0, "you"),
        (Kind.SEAT, 1, "Berta"),
        (Kind.SEATS, [3, 1, 0], "you, Robot and Berta"),
        (Kind.CARD, "10d", "10♦"),
        (Kind.CARDS, ["2c", HIDDEN], "2♣ and a hidden card"),
        (Kind.ANY_CARD, ["2c", "3c"], "2♣ or 3♣"),
        (Kind.RANK, "Q", "Queen"),
        (Kind.RANK, "9", "9"),
        (Kind.SUIT, "s", "Spades"),
        (Kind.NUMBER, 3, 3),
        (Kind.POINTS, -3, -3),
        (Kind.TEXT, "as it is", "as it is"),
        (Kind.FLAG, 1, "yes"),
        (Kind.FLAG, 0, "no"),
        (Kind.MOVES, ["2c", "elsewhere"], "2♣ or elsewhere"),
    ],
)
def test_a_value_is_said_as_its_kind_asks(name: str, kind: Kind, value: Param, said: str | int) -> None:
    assert phrases(name, Choice(move="2c", card="2c")).spoken_value(kind, value) == said


@pytest.mark.parametrize("name", names())
def test_a_sentence_that_is_not_declared_is_said_by_its_key(name: str) -> None:
    assert phrases(name).reason(Reason("unheard", {"seat": 1})) == "reason-unheard: 1"
    assert "reason-unheard" in unsaid
    unsaid.clear()


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("", 1, "1"),
        (Kind.SEAT, 9, "9"),
        (Kind.SEAT, -1, "-1"),
        (Kind.SEAT, "Anna", "Anna"),
        (Kind.SUIT, "?", "?"),
        (Kind.SEATS, [0, 9], "0, 9"),
        ("term:nonsense", 3, "3"),
        ("nonsense", 3, "3"),
    ],
)
@pytest.mark.parametrize("name", names())
def test_a_value_that_is_not_of_its_kind_is_said_as_it_is(name: str, kind: str, value: Param, said: str) -> None:
    """A game from elsewhere may say anything; nobody's match must end of it."""
    kinds = {"strange": kind} if kind else says(seat=Kind.SEAT)
    assert phrases(name).spoken({"strange": value}, kinds) == {"strange": said}
    assert len(unsaid) == 1
    unsaid.clear()


@pytest.mark.parametrize("name", names())
def test_a_move_whose_label_has_no_words_is_said_in_notation(name: str) -> None:
    assert phrases(name).choice(Choice(move="odd", card="7d", label=Reason("unheard"))) == "odd"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_every_card_has_words_of_its_own(name: str, language: str) -> None:
    family = FAMILIES[game(name).deck]
    cards = [rank + suit for suit in family.suits for rank in family.ranks] + list(family.others)
    told = phrases(name, words=Words(language))
    assert len({told.card(card) for card in cards}) == len(cards)
    assert told.card("what is no card") == "what is no card"


@pytest.mark.parametrize("name", FRENCH)
def test_a_move_is_said_in_words_and_a_turn_as_one_types_it(name: str) -> None:
    first, second = Choice(move="2c", card="2c"), Choice(move="3c>A", card="3c")
    assert phrases(name).chosen([first]) == "2♣"
    assert phrases(name).chosen([first, second]) == "2c, 3c>A"
