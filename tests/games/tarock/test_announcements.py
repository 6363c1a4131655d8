"""Announcements, contra and recontra, and the order in which they come (4.11b)."""

from __future__ import annotations

from mazzo.games.tarock.moves import PLAY
from mazzo.games.tarock.round import Round
from tests.games.tarock.positions import B, C, F, cards, offered, say, start

FREE = ["sacco", "doppiosacco", "trull", "kings", "mondo", "valat"]


def proprio(hands: dict[int, str]) -> Round:
    """B plays PROPRIO and has laid away three cards."""
    round = say(start(hands, "4h 3h 2h 4d 3d 2d"), "proprio, pass, pass, pass, take 1")
    return say(round, "lay 4h, lay 3h, lay 2h")


HANDS = {F: "T1", B: "T2 T3 Kh Kd Ks Kc", C: "T4"}


def test_TK_A35_who_announces_what() -> None:
    round = proprio(HANDS)
    assert round.turn == B
    assert offered(round) == ["bird2", "bird3", *FREE, "ok"]
    say(round, "bird2, sacco")
    assert offered(round) == ["bird3", "trull", "kings", "mondo", "valat", "ok"]
    say(round, "ok")
    assert offered(round) == ["bird4", "trull", "kings", "mondo", "valat", "contra", "ok"]


def test_three_benes_in_a_row_end_it() -> None:
    """The declarer's first ok alone is no bene, nor is one that closes a turn in which something was said."""
    round = say(proprio(HANDS), "ok, ok, ok")
    assert round.turn == F
    say(round, "contra, ok")
    assert (round.turn, round.benes) == (B, 0)
    say(round, "recontra, ok")
    # C and D said bene before; they announce no more.
    assert offered(round) == ["ok"]
    say(round, "ok, ok")
    assert offered(round) == ["bird1", *FREE, "ok"]
    say(round, "ok")
    assert (round.phase, round.level) == (PLAY, 2)
    quick = say(proprio(HANDS), "ok, ok, ok, ok")
    assert quick.phase == PLAY
    assert quick.turn == F


def test_TK_A33_one_contra_and_one_recontra() -> None:
    round = say(proprio(HANDS), "ok, contra")
    assert "contra" not in offered(round)
    assert "recontra" not in offered(round)
    say(round, "ok")
    assert "contra" not in offered(round)
    say(round, "ok, ok")
    assert "recontra" in offered(round)
    say(round, "recontra")
    assert "recontra" not in offered(round)


def test_TK_A55_the_partner_is_offered_no_contra() -> None:
    round = say(start({F: "Kh", B: "Ks", C: "T1"}, "4h 3h 2h 4d 3d 2d"), "pass, pass, pass, chiamata, call Ks, take 1")
    say(round, "lay 4h, lay 3h, lay 2h, ok")
    assert "contra" not in offered(round)
    assert "ultimo" in offered(round)
    say(round, "ok")
    assert "contra" in offered(round)
    say(round, "contra")
    assert round.lacks(C) & cards("Ks")
    say(round, "ok, ok, ok")
    assert round.turn == B
    assert offered(round) == ["recontra", "ok"]


def test_TK_A62_who_says_contra_against_the_fourth_king_holds_none() -> None:
    round = say(start({F: "Kh Kd Kc", B: "Ks"}, "4h 3h 2h 4d 3d 2d"), "pass, pass, pass, chiamata, call fourth, take 1")
    say(round, "lay 4h, lay 3h, lay 2h, ok, ok")
    assert not round.lacks(C) & cards("Ks")
    say(round, "contra")
    assert round.lacks(C) & cards("Kh Kd Ks Kc") == cards("Kh Kd Ks Kc")


def test_TK_A54_the_caller_who_took_the_king_may_announce_ultimo() -> None:
    talon = "Ks T5 2h 10c T8 Qd"
    round = say(start({F: "Kh 4h 3h"}, talon), "pass, pass, pass, chiamata, call Ks, take Qd+Ks+T8")
    while round.phase < 5:
        say(round, offered(round)[0])
    assert "ultimo" in offered(round)
    say(round, "ok")
    for _ in range(3):
        assert "ultimo" not in offered(round)
        assert "contra" in offered(round)
        say(round, "ok")


def test_TK_A19_colour_games() -> None:
    round = say(start({B: "T1"}), "solo_semi, pass, pass, pass")
    assert offered(round) == ["sacco", "doppiosacco", "kings", "valat", "ok"]


def test_CHIAMATA_MEGLIO_announces_a_bird_first() -> None:
    round = start({B: "T1 T2 4h 3h 2h", C: "Ks"}, "4d 3d 2d")
    say(round, "chiamata_meglio, pass, pass, pass, call Ks, take 1, lay 4h, lay 3h, lay 2h")
    assert "ok" not in offered(round)
    say(round, "trull")
    assert "ok" not in offered(round)
    say(round, "bird2")
    assert "ok" in offered(round)
    say(round, "ok, ok, ok, ok")
    assert round.phase == PLAY


def test_the_first_lead() -> None:
    """TK_A51, 4.8.1."""
    assert say(start({B: "T1"}), "solo_semi, pass, pass, pass, ok, ok, ok, ok").turn == F
    assert say(start({}), "pass, mendicante, pass, pass, ok, ok, ok").turn == C
    assert say(start({}), "pass, pass, pass, trisac").turn == F
