"""Who wins a trick, and which cards are legal."""

from __future__ import annotations

import pytest

from mazzo.games.tarock.deck import SUITED, TAROCKS
from mazzo.games.tarock.moves import PLAY
from mazzo.games.tarock.notation import DECK
from tests.games.tarock.positions import B, F, cards, in_trick, legal, names, winner


@pytest.mark.parametrize(("trick", "best"), [("1h 2h 4h Kd", "1h"), ("7s 10s 9s Kh", "10s"), ("2h T3 Kh T2", "T3")])
def test_TK_T05_winners(trick: str, best: str) -> None:
    assert winner(trick) == best


def test_TK_T06_caesars_trick() -> None:
    """TK_A23."""
    assert winner("T22 T5 T1 T21") == "T1"
    assert winner("T22 T5 T1 T21", kaiser="ordered") == "T22"
    assert winner("T22 T5 T1 T21", kaiser="off") == "T22"
    assert winner("T21 T22 T5 T1") == winner("T21 T22 T5 T1", kaiser="ordered") == "T1"
    assert winner("T1 T21 T22 T5") == "T1"
    assert winner("T21 T1 T22 T20", kaiser="ordered") == "T22"


def test_caesar_in_colour_games_needs_a_tarock_lead() -> None:
    assert winner("T22 T5 T1 T21", "proprio_semi") == "T1"
    assert winner("7h T22 T1 T21".replace("7h", "4h"), "proprio_semi") == "4h"


def test_tarocks_do_not_beat_suits_in_colour_games() -> None:
    assert winner("2h T3 Kh T22", "solo_semi") == "Kh"
    assert winner("2h T3 Kh T22", "proprio") == "T22"


def test_TK_T06_mondo_is_caught_without_caesar() -> None:
    round = in_trick("T22 T5 T1", "T21", kaiser="ordered")
    round.play(3, DECK.card("T21"))
    assert round.caught == F + 1 | (3 + 1) << 3
    round = in_trick("T22 T5 T1", "T21")
    round.play(3, DECK.card("T21"))
    assert round.caught == 0


@pytest.mark.parametrize(("hand", "allowed"), [("4h Kh T5 7s", "4h Kh"), ("7s T5 T1", "T1 T5"), ("7s 8c", "7s 8c")])
def test_TK_T08_positive(hand: str, allowed: str) -> None:
    """TK_A22."""
    assert legal("Jh", hand) == allowed


def test_TK_T09_negative_must_beat() -> None:
    assert legal("Nh", "4h Kh Jh T5 7s", "mendicante") == "Kh"
    assert legal("Jh", "4h 2h T5", "mendicante") == "4h 2h"


def test_TK_T10_suit_cards_do_not_beat_a_tarock() -> None:
    """TK_A43."""
    assert legal("Jh T3", "4h Kh T5", "trisac") == "4h Kh"


@pytest.mark.parametrize("trick", ["T21 T22", "T22 T21"])
def test_TK_T12_caesar_overrides(trick: str) -> None:
    """TK_A24, TK_A44."""
    assert legal(trick, "7s T5 T1", "piccolo") == "T1"
    assert legal(trick, "7s T5 T1", "piccolo", kaiser="off") == "T5"
    assert legal(trick, "7s T5 T1", "piccolo", kaiser="ordered") == ("T1" if trick == "T21 T22" else "T5")


def test_TK_A64_a_card_that_would_give_the_trick_to_t1_does_not_beat() -> None:
    assert legal("T1 T21", "T5 T22", "trisac") == "T5 T22"
    assert legal("T1 T21", "T5 T22", "trisac", kaiser="ordered") == "T22"


def test_TK_T14_negative_lead() -> None:
    """TK_A42."""
    assert legal("", "T1 T5 7s", "trisac") == "7s T5"
    assert legal("", "T1 7s", "trisac") == "7s T1"
    assert legal("", "T1 T5 7s") == "7s T1 T5"


def test_TK_A18_colour_games() -> None:
    assert legal("", "T1 T5 7s", "solo_semi") == "7s"
    assert legal("", "T1 T5", "solo_semi") == "T1 T5"
    assert legal("Jh", "7s T5 T1", "solo_semi") == "T1 T5"
    assert legal("Jh", "7s T5 T1", "solo_semi", colour_tarock="literal") == "7s"
    assert legal("Jh", "T5 T1", "solo_semi", colour_tarock="literal") == "T1 T5"
    assert legal("T9", "7s T5 T1", "solo_semi", colour_tarock="literal") == "T1 T5"


def bound(hand: str, said: str, done: int, trick: str = "") -> str:
    """The legal cards of B, who has announced birds or ULTIMO (of Ks), in a trick that F may have led."""
    round = in_trick("", "")
    round.set_hand(F, cards(trick))
    round.set_hand(B, cards(hand))
    round.called = DECK.card("Ks")
    for name in said.split():
        round.said |= (B + 1) << 3 * ["bird1", "bird2", "bird3", "bird4", "ultimo"].index(name)
    round.binders = 1 << B
    round.done = done
    round.leader = round.turn = F if trick else B
    round.phase = PLAY
    round.offer()
    if trick:
        round.play(F, DECK.card(trick))
    return names(round.legal)


def test_TK_A36_announced_cards_bind() -> None:
    assert bound("T1 T5 7s", "bird1", 3) == "7s T5"
    assert bound("T1 7s", "bird1", 3, "T9") == "T1"
    assert bound("T1 T2 T3", "bird1 bird2 bird3", 4) == "T3"
    assert bound("T2 T5", "bird2", 10) == "T2"
    assert bound("T2 T5 7s", "bird2", 10, "8s") == "7s"
    assert bound("T2 T5 7s", "bird2", 10, "8c") == "T2"
    assert bound("T3 T5", "bird3", 10) == "T3 T5"
    assert bound("Ks 7s", "ultimo", 4, "8s") == "7s"
    assert bound("Ks 7c", "ultimo", 4, "8s") == "Ks"
    assert bound("Ks T1 T2", "ultimo bird1 bird2", 4) == "Ks T2"


def proved(trick: str, card: str, contract: str, **values: str) -> int:
    """What the player of a card has proved not to hold."""
    round = in_trick(trick, card, contract, **values)
    seat = round.turn
    round.play(seat, DECK.card(card))
    return int(round.lacks(seat))


def test_what_a_card_proves() -> None:
    hearts, spades = 0xFF, 0xFF << 16
    assert proved("Jh", "4h", "proprio") == 0
    assert proved("Jh", "T5", "proprio") == hearts
    assert proved("Jh", "7s", "proprio") == hearts | TAROCKS
    assert proved("Jh", "4h", "trisac") == cards("Nh Qh Kh")
    assert proved("Jh T3", "4h", "trisac") == 0
    assert proved("Jh T3", "T2", "trisac") == hearts | TAROCKS & ~cards("T1 T2 T3")
    assert proved("T3", "T1", "trisac") == TAROCKS
    assert proved("", "T1", "trisac") == TAROCKS
    assert proved("", "T1", "proprio") == 0
    assert proved("T21 T22", "T1", "trisac") == 0
    assert proved("T21 T22", "T5", "trisac") == cards("T1")
    assert proved("", "T7", "solo_semi") == SUITED
    assert proved("Jh", "T7", "solo_semi") == hearts
    assert proved("Jh", "T7", "solo_semi", colour_tarock="literal") == SUITED
    assert proved("Jh", "7s", "solo_semi", colour_tarock="literal") == hearts
    assert proved("T9", "7s", "solo_semi", colour_tarock="literal") == TAROCKS
    assert spades & proved("Jh", "7s", "proprio") == 0
