"""Purses, and what is paid when somebody is out."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune.notation import DECK
from mazzo.games.nain_jaune.scoring import amount, owed, packed, unit
from tests.games.nain_jaune.positions import boxes, holding, legal, play, stacks, value


def test_purses() -> None:
    purses = packed([34, 0, 196, 7, 1])
    assert [amount(purses, number) for number in range(5)] == [34, 0, 196, 7, 1]
    assert amount(purses + 5 * unit(4) - 34 * unit(0), 4) == 6
    assert amount(purses - 34 * unit(0), 0) == 0


@pytest.mark.parametrize(("hand", "count", "pips"), [("", 0, 0), ("As 10h Kd", 3, 21), ("2s 9c Jc Qs", 4, 31)])
def test_NJ_A24_what_a_hand_costs(hand: str, count: int, pips: int) -> None:
    assert owed(DECK.set(hand), False) == count
    assert owed(DECK.set(hand), True) == pips


def test_NJ_T05_the_first_stakes() -> None:
    for hands, expected in ((2, [2, 4, 6, 8, 10]), (3, [3, 6, 9, 12, 15]), (4, [4, 8, 12, 16, 20])):
        round = holding(*["2s"] * hands)
        assert boxes(round) == expected
        assert sum(expected) == {2: 30, 3: 45, 4: 60}[hands]
        assert stacks(round) == [34] * hands


def test_NJ_T07_a_whole_round() -> None:
    round = holding("As 2d 3c Kh", "4s 5d Qc", "4h 7d 9c")
    play(round, "As")
    assert legal(round) == ["2d"]
    play(round, "2d", "3c")
    assert legal(round) == ["pass"], "without 4"
    play(round, "pass")
    assert legal(round) == ["4s", "pass"]
    play(round, "4s")
    assert legal(round) == ["5d"]
    play(round, "5d", "pass", "pass", "pass")
    assert (round.turn, legal(round)) == (1, ["Qc"])
    play(round, "Qc")
    assert round.waiting() == 0
    assert stacks(round) == [33, 38, 31]
    assert boxes(round) == [3, 6, 9, 12, 15], "Kh and 7d were never laid"
    assert round.scores() == [-16, -11, -18], "stakes included"
    again = holding("As", "2s", "3s", tokens=stacks(round), boxes=boxes(round))
    assert stacks(again) == [18, 23, 16]
    assert boxes(again) == [6, 12, 18, 24, 30]
    assert value(again) == 147


@pytest.mark.parametrize(
    ("king", "forgotten_box", "tokens", "left"),
    [
        ("Kh", "opera_collects", 85, 0),
        ("Kh", "stays", 73, 12),
        ("Kh!", "opera_collects", 85, 0),
        ("Kh!", "stays", 85, 0),
    ],
)
def test_NJ_T17_a_box_forgotten_before_the_own_grand_opera(
    king: str, forgotten_box: str, tokens: int, left: int
) -> None:
    round = holding("As 2d 3c Kh", "4s 5d Qc", "4h 7d 9c", announce="manual", forgotten_box=forgotten_box)
    play(round, king, "As", "2d", "3c")
    assert stacks(round)[0] == tokens
    assert boxes(round) == [0, 0, 0, left, 0]


@pytest.mark.parametrize(("forgotten_box", "tokens", "left"), [("opera_collects", 82, 0), ("stays", 73, 9)])
def test_NJ_T18_a_box_forgotten_by_somebody_else(forgotten_box: str, tokens: int, left: int) -> None:
    round = holding("Qs 2s", "Kd 5c", "3h 3d", announce="manual", forgotten_box=forgotten_box)
    play(round, "Qs", "pass", "Kd", "5c")
    assert stacks(round)[1] == tokens
    assert boxes(round) == [0, 0, left, 0, 0]


@pytest.mark.parametrize("forgotten_box", ["opera_collects", "stays"])
def test_NJ_T19_without_grand_opera_it_stays_in_any_case(forgotten_box: str) -> None:
    hands = ("As 2d 3c Kh", "4s 5d Qc", "4h 7d 9c")
    round = holding(*hands, announce="manual", grand_opera="off", forgotten_box=forgotten_box)
    play(round, "Kh", "As", "2d", "3c")
    assert stacks(round)[0] == 40
    assert boxes(round) == [3, 6, 9, 12, 15]


def test_pips_are_paid() -> None:
    round = holding("As", "Kd 10h 2s", "7d 8s", hand_payment="pips", grand_opera="off")
    play(round, "As")
    assert stacks(round) == [34 + 22 + 15, 34 - 22, 34 - 15]


def test_NJ_A18_NJ_T13_who_cannot_pay_pays_all_he_has() -> None:
    round = holding("As", "2s 3s 4s 5s 6s 7s 8s", tokens=[60, 18], grand_opera="off")
    play(round, "As")
    assert stacks(round) == [48, 0], "3 of 7"
    assert value(round) == 78


def test_NJ_A18_nothing_is_owed_later() -> None:
    round = holding("As", "2s 3s", "4s 5s", tokens=[49, 15, 49], grand_opera="off")
    play(round, "As")
    assert stacks(round) == [36, 0, 32]


def test_NJ_A25_the_box_of_the_last_card_is_taken_first() -> None:
    for last in ("Kh", "7d", "10d"):
        round = holding(last, "2s 3s", held_box_card="double_box")
        before = boxes(round)
        play(round, last)
        taken = before[["10d", "Jc", "Qs", "Kh", "7d"].index(last)]
        assert stacks(round) == [34 + taken + sum(before) - taken + 2, 32], "Grand Opéra, then the cards"
        assert round.opera == sum(before) - taken
    round = holding("Kh 2s", "3s 4s", grand_opera="off")
    play(round, "2s", "pass", "pass")
    assert legal(round) == ["Kh"]
    play(round, "Kh")
    assert round.waiting() == 0, "no restart needed"
    assert stacks(round) == [34 + 8 + 2, 32]


def test_NJ_A23_none_by_default() -> None:
    round = holding("As", "7d Qs")
    play(round, "As")
    assert stacks(round)[1] == 32


def test_NJ_A23_a_held_box_card_doubles_its_box() -> None:
    """3.5b: after the payments, in the order of the stakes."""
    round = holding("As", "7d 2s", "Qs 3s", held_box_card="double_box", grand_opera="off")
    play(round, "As")
    assert stacks(round) == [34 + 4, 34 - 2 - 15, 34 - 2 - 9]
    assert boxes(round) == [3, 6, 18, 12, 30]
    assert value(round) == 147


def test_NJ_A23_as_far_as_the_tokens_go() -> None:
    held = "10d Jc Qs Kh 7d"
    round = holding("As", held, tokens=[49, 30], held_box_card="double_box", grand_opera="off")
    play(round, "As")
    assert stacks(round) == [39, 0], "5 for the cards, then 2, 4 and the last 4 of the 6 that Qs would cost"
    assert boxes(round) == [4, 8, 10, 8, 10]
    assert value(round) == 79


def test_NJ_A23_an_empty_box_costs_nothing() -> None:
    """Grand Opéra comes first and leaves nothing to double."""
    round = holding("As", "7d 2s", held_box_card="double_box")
    play(round, "As")
    assert stacks(round) == [34 + 30 + 2, 32]
    assert round.fined == 0
    assert boxes(round) == [0, 0, 0, 0, 0]


def test_NJ_A09_grand_opera_collects_the_payments_too() -> None:
    round = holding("As", "2s 3s", "5s")
    play(round, "As")
    assert stacks(round) == [34 + 45 + 3, 32, 33]
