"""The second reading of Tarock against the specification's worked examples: counting, tricks, legal cards, discards."""

from __future__ import annotations

import pytest

from tests.games.tarock.reference_cards import (
    PACK,
    bound,
    follows,
    in_deck_order,
    layable,
    leads,
    negative_follows,
    playable,
    thirds,
    value,
    winning_card,
)
from tests.games.tarock.reference_play import DEFAULTS


def cards(text: str) -> list[str]:
    return text.split()


def test_the_pack_is_in_deck_order() -> None:
    assert len(PACK) == len(set(PACK)) == 54
    assert PACK[:8] == cards("4h 3h 2h 1h Jh Nh Qh Kh")
    assert PACK[16:24] == cards("7s 8s 9s 10s Js Ns Qs Ks")
    assert PACK[-1] == "T22"
    assert in_deck_order(cards("Ks 8s Qd")) == cards("Qd 8s Ks")


def test_TK_T01_the_whole_pack() -> None:
    assert sum(map(value, PACK)) == 106
    assert thirds(PACK) == 210


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("Kh Qs T7 T22 Jd 10c T15 Nh", 50),
        ("Kh Qh Nh Jh", 34),
        ("T1 T21 T22 Kh", 52),
        ("1h 2h 3h 4h", 4),
    ],
)
def test_TK_T02_TK_T03_counting_in_thirds(pile: str, expected: int) -> None:
    assert thirds(cards(pile)) == expected


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("1h 2h 4h Kd", "1h"), ("7s 10s 9s Kh", "10s"), ("2h T3 Kh T2", "T3")],
)
def test_TK_T05_trick_winners(trick: str, winner: str) -> None:
    assert winning_card(cards(trick), "proprio", "any") == winner


def test_TK_T06_caesars_trick() -> None:
    assert winning_card(cards("T22 T5 T1 T21"), "proprio", "any") == "T1"
    assert winning_card(cards("T22 T5 T1 T21"), "proprio", "ordered") == "T22"
    assert winning_card(cards("T21 T22 T5 T1"), "proprio", "any") == "T1"
    assert winning_card(cards("T21 T22 T5 T1"), "proprio", "ordered") == "T1"
    assert winning_card(cards("T21 T22 T5 T1"), "proprio", "off") == "T22"


def test_colour_games_know_caesars_trick_only_on_a_tarock_lead() -> None:
    assert winning_card(cards("7s T1 T21 T22"), "solo_semi", "any") == "7s"
    assert winning_card(cards("T22 T1 T21 7s"), "solo_semi", "any") == "T1"


def test_TK_T08_following_in_positive_contracts() -> None:
    assert follows(cards("4h Kh T5 7s"), ["Jh"], "proprio", literal=False) == {"4h", "Kh"}
    assert follows(cards("7s T5 T1"), ["Jh"], "proprio", literal=False) == {"T5", "T1"}
    assert follows(cards("7s 8c"), ["Jh"], "proprio", literal=False) == {"7s", "8c"}


def test_TK_T09_the_duty_to_beat() -> None:
    assert negative_follows(cards("4h Kh Jh T5 7s"), ["Nh"], "piccolo", "any") == {"Kh"}
    assert negative_follows(cards("4h 2h T5"), ["Jh"], "piccolo", "any") == {"4h", "2h"}


def test_TK_T10_suit_cards_cannot_beat_a_tarock() -> None:
    assert negative_follows(cards("4h Kh T5"), ["Jh", "T3"], "piccolo", "any") == {"4h", "Kh"}


@pytest.mark.parametrize(
    ("kaiser", "trick", "expected"),
    [
        ("any", "T21 T22", "T1"),
        ("any", "T22 T21", "T1"),
        ("off", "T21 T22", "T5"),
        ("off", "T22 T21", "T5"),
        ("ordered", "T21 T22", "T1"),
        ("ordered", "T22 T21", "T5"),
    ],
)
def test_TK_T12_caesars_trick_against_T1_as_the_last_tarock(kaiser: str, trick: str, expected: str) -> None:
    assert negative_follows(cards("7s T5 T1"), cards(trick), "trisac", kaiser) == {expected}


def test_TK_T14_T1_is_led_last() -> None:
    assert leads(cards("T1 T5 7s"), "mendicante") == {"T5", "7s"}
    assert leads(cards("T1 7s"), "mendicante") == {"T1", "7s"}
    assert leads(cards("T1 T5 7s"), "proprio") == {"T1", "T5", "7s"}


def test_TK_A18_tarocks_in_colour_games() -> None:
    assert leads(cards("T1 T5 7s"), "solo_semi") == {"7s"}
    assert follows(cards("7s T5 T1"), ["Jh"], "solo_semi", literal=False) == {"T5", "T1"}
    assert follows(cards("7s T5 T1"), ["Jh"], "solo_semi", literal=True) == {"7s"}
    assert follows(cards("7s T5 T1"), ["T9"], "solo_semi", literal=True) == {"T5", "T1"}


def test_TK_A36_announced_cards_keep_to_their_tricks() -> None:
    announced = {"bird1": "T1", "bird3": "T3", "ultimo": "Ks"}
    assert bound({"T1", "T3", "T7"}, 4, announced) == {"T7"}
    assert bound({"T1", "T3"}, 4, announced) == {"T3"}
    assert bound({"T1", "T3", "Ks"}, 4, announced) == {"T3", "Ks"}
    assert bound({"T1", "T3", "T7"}, 10, announced) == {"T3"}
    assert bound({"T1", "T3"}, 11, announced) == {"T3"}
    assert bound({"T1"}, 12, announced) == {"T1"}
    assert playable(["T1", "T3", "8c"], [], 4, "proprio", announced, DEFAULTS) == {"8c"}


def test_TK_T23_discards() -> None:
    hand = cards("T22 T21 T19 T18 T15 T12 T9 T7 T5 T2 Ks Qs Jh Kh Kd")
    assert layable(hand, "proprio") == {"Qs", "Jh"}
    hand.remove("Qs")
    assert layable(hand, "proprio") == {"Jh"}
    hand.remove("Jh")
    assert layable(hand, "proprio") == set(cards("T2 T5 T7 T9 T12 T15 T18 T19"))
    assert layable(hand, "chiamata_meglio") == set(cards("T5 T7 T9 T12 T15 T18 T19"))
    assert layable(cards("T1 T22 Kh 7s 8c T4"), "proprio_semi") == {"T4"}
    assert layable(cards("T1 T22 Kh 7s 8c"), "proprio_semi") == {"7s", "8c"}


def test_TK_T51_tarocks_laid_at_will() -> None:
    hand = cards("T22 T21 T19 T18 T15 T12 T9 T7 T5 T2 Ks Qs Jh Kh Kd")
    expected = set(cards("Qs Jh T2 T5 T7 T9 T12 T15 T18 T19"))
    for contract in ("proprio", "chiamata"):
        assert layable(hand, contract, "shown") == expected
    assert layable(hand, "chiamata_meglio", "shown") == expected - {"T2"}
    assert layable(hand, "sei", "shown") == {"Qs", "Jh"}
    assert layable(hand, "proprio_semi", "shown") == set(cards("T2 T5 T7 T9 T12 T15 T18 T19"))
