"""The auction, forehand's choice and the call."""

from __future__ import annotations

from mazzo.games.tarock import contracts
from mazzo.games.tarock.moves import ANNOUNCING, ANSWERING, CALLING
from tests.games.tarock.positions import B, C, D, F, offered, options, say, start

QUIET = {F: "Kh T1", B: "Kd T2", C: "Ks T3", D: "Kc T4"}
"""Everybody may bid everything."""
COMMON = list(contracts.NAMES[3:])


def test_TK_T16_all_pass() -> None:
    """TK_A02, TK_A05, TK_A06."""
    round = start(QUIET)
    assert round.turn == B
    assert offered(round) == ["pass", *COMMON]
    say(round, "pass, pass, pass")
    assert round.turn == F
    assert offered(round) == ["trisac", "chiamata", "sei"]


def test_TK_A05_any() -> None:
    assert offered(say(start(QUIET, forehand_choice="any"), "pass, pass, pass")) == list(contracts.NAMES)


def test_TK_T17_hold() -> None:
    """TK_A07."""
    round = say(start(QUIET), "piccolo, pass, chiamata_solo")
    assert round.turn == F
    assert offered(round)[:2] == ["pass", "hold"]
    say(round, "hold, pass")
    assert round.turn == D
    assert offered(round) == ["pass", *COMMON[2:]]
    say(round, "pass")
    assert (round.declarer, round.contract, round.phase) == (F, contracts.CHIAMATA_SOLO, CALLING)


def test_TK_A07_none() -> None:
    assert "hold" not in offered(say(start(QUIET, hold="none"), "piccolo, pass, chiamata_solo"))


def test_TK_T18_ranks() -> None:
    """TK_A04."""
    assert offered(say(start(QUIET), "chiamata_meglio")) == ["pass", *COMMON[3:]]


def test_TK_T19_a_pass_is_final() -> None:
    round = say(start(QUIET), "pass, piccolo, pass, pass")
    assert (round.declarer, round.phase) == (C, ANSWERING)


def test_TK_T21_four_kings() -> None:
    """TK_A09, TK_A57."""
    round = say(start({F: "Kh Kd Ks Kc"}), "pass, pass, pass")
    assert offered(round) == ["trisac", "sei"]
    assert "chiamata_solo" not in offered(start({B: "Kh Kd Ks Kc T1"}))
    assert "chiamata_meglio" not in offered(start({F: "T1 T2 T3 T4"}))


def test_a_hold_needs_the_hand() -> None:
    round = say(start({F: "Kh Kd Ks Kc", B: "T1"}), "chiamata_meglio, pass, pass")
    assert "hold" not in offered(round)
    round = say(start({B: "T1 T2 T3 T4"}), "chiamata_meglio, pass, pass")
    assert "hold" not in offered(round)


def test_TK_A08_accanto() -> None:
    round = say(start(QUIET), "piccolo, accanto, pass")
    assert (round.turn, round.joined) == (F, 1 << C)
    assert offered(round)[:3] == ["pass", "hold", "accanto"]
    say(round, "hold")
    assert (round.turn, round.declarer, round.joined) == (B, F, 1 << C)
    assert "accanto" in offered(round)
    say(round, "accanto")
    assert (round.phase, round.joined, round.turn) == (ANSWERING, 1 << B | 1 << C, B)


def test_TK_A58_all_the_others_may_join() -> None:
    round = say(start(QUIET), "piccolo, accanto, accanto, accanto")
    assert (round.phase, round.declarer, round.joined) == (ANSWERING, B, 1 << C | 1 << D | 1 << F)


def test_a_higher_bid_cancels_accanto() -> None:
    round = say(start(QUIET), "piccolo, accanto, proprio, pass")
    assert (round.turn, round.joined) == (B, 0)
    say(round, "pass")
    assert round.turn == C
    assert offered(round)[:2] == ["pass", "piccolo_ouvert"]


def test_accanto_only_beside_two_contracts() -> None:
    assert "accanto" not in offered(say(start(QUIET), "piccolo_ouvert"))
    assert "accanto" not in offered(say(start(QUIET, accanto="off"), "piccolo"))
    assert "accanto" in offered(say(start(QUIET), "mendicante"))


def test_the_call() -> None:
    """TK_A09."""
    round = say(start({F: "Kh Kd Ks", B: "Kc"}), "pass, pass, pass, chiamata")
    assert offered(round) == ["call Kc", "call fourth"]
    round = say(start({F: "Kh Kd", B: "Kc Ks"}), "pass, pass, pass, chiamata")
    assert offered(round) == ["call Ks", "call Kc"]
    solo = say(start(QUIET), "chiamata_solo, pass, pass, pass, call Ks")
    assert (solo.phase, solo.turn) == (ANNOUNCING, B)


def test_contra_to_each_declarer() -> None:
    """TK_A34: the bidder first, then the accanto players; each of the others, in turn order after him."""
    round = say(start(QUIET), "mendicante, pass, accanto, pass")
    asked = []
    for word in ["contra", "recontra", "ok", "contra", "ok", "ok", "ok", "ok"]:
        asked.append((round.accused, round.turn))
        assert offered(round)[1] == "ok"
        say(round, word)
    assert asked == [(B, C), (B, B), (B, D), (B, F), (B, B), (D, F), (D, B), (D, C)]
    assert (round.contra_of(B, C), round.contra_of(B, D), round.contra_of(B, F)) == (2, 0, 1)
    assert round.turn == round.leader == B


def test_options() -> None:
    """TK_A49."""
    assert options().deals == 12
