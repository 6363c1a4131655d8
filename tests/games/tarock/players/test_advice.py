"""Why a move of Tarock is advised, on positions where a card player would say the same."""

from __future__ import annotations

import pytest

from mazzo.games.tarock import contracts
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.moves import PLAY
from mazzo.games.tarock.notation import DECK
from mazzo.games.tarock.round import Round
from mazzo.kernel.errors import Reason
from tests.games.tarock.positions import B, C, F, cards, in_trick, say, setup, start

STRONG = "T22 T21 T20 T19 T18 T17 T16 T1 Kh Kd 7s 8c"
WEAK = "T2 T5 4h 3h 2h 4d 3d 2d 7s 8s 7c 8c"
CALLED = "pass, pass, pass, chiamata"
"""Forehand chooses the plain game after everybody has passed."""


def why(round: Round, text: str) -> Reason:
    view = round.view(round.turn)
    return GAME.advise(view, GAME.parse(text, view))


def test_bids_and_passes() -> None:
    """B speaks first."""
    strong = start({B: STRONG})
    assert why(strong, "proprio") == Reason("bid_strength", {"contract": "proprio", "count": 8, "high": 7})
    assert why(strong, "chiamata_meglio") == Reason("bid_bird", {"contract": "chiamata_meglio", "count": 8})
    weak = start({B: WEAK})
    assert why(weak, "pass") == Reason("pass_weak", {"count": 2, "high": 0})
    assert why(weak, "mendicante") == Reason("bid_low", {"contract": "mendicante"})
    suits = start({B: "Kh Qh Nh Jh Kd Qd Nd Ks Qs T2 T3 7c"})
    assert why(suits, "proprio_semi") == Reason("bid_suits", {"contract": "proprio_semi", "tricks": 9})
    outbid = say(start({C: STRONG, B: "T15"}), "solo_semi")
    assert why(outbid, "pass") == Reason("pass_outbid", {"standing": "solo_semi"})


def test_holding_joining_and_trisac() -> None:
    bid = say(start({F: WEAK}), "mendicante, accanto, pass")
    assert why(bid, "hold") == Reason("holds", {"contract": "mendicante"})
    assert why(say(start({}), "mendicante"), "accanto") == Reason("joins", {"contract": "mendicante"})
    assert why(say(start({F: WEAK}), "pass, pass, pass"), "trisac") == Reason("chooses_trisac", {"count": 2})


def test_the_call() -> None:
    hand = "Qh Jh 4d 3d 2d Ks T1 T5 T6 T7 T8 7c"
    round = say(start({F: hand}), CALLED)
    assert why(round, "call Kc") == Reason("calls_short", {"card": "Kc", "count": 1})
    assert why(round, "call Kh") == Reason("calls_queen", {"card": "Kh"})
    assert why(round, "call Kd") == Reason("calls_king", {"card": "Kd"})
    void = say(start({F: "4d 3d 2d Ks T1 T5 T6 T7 T8 7c T9 T10"}), CALLED)
    assert why(void, "call Kh") == Reason("calls_void", {"card": "Kh"})
    three = say(start({F: "Kh Kd Ks 7c T1 T5 T6 T7 T8 T9 T10 T11"}), CALLED)
    assert why(three, "call fourth") == Reason("calls_fourth")


def test_the_talon() -> None:
    hands = {F: "Qh 4h 4d 3d 2d T1 T5 T6 T7 T8 7c 7s", B: "Ks"}
    round = say(start(hands, "T20 T19 9c Qd Nd 10c"), f"{CALLED}, call Ks")
    assert why(round, "take 1") == Reason("takes_tarocks", {"count": 2})
    assert why(round, "take 2") == Reason("takes_points", {"cards": ["Nd", "Qd"]})
    plain = say(start(hands, "8c 9s 9c T20 Nd 10c"), f"{CALLED}, call Ks")
    assert why(plain, "take 1") == Reason("takes_packet", {"cards": ["9s", "8c", "9c"]})
    king = say(start({F: hands[F]}, "Ks 9s 9c T20 Nd 10c", king_in_talon="king_packet"), f"{CALLED}, call Ks")
    assert why(king, "take 1") == Reason("only_move")
    free = say(start({F: hands[F]}, "Ks 9s 9c T20 Nd 10c", king_in_talon="free"), f"{CALLED}, call Ks")
    assert why(free, "take 1") == Reason("takes_king", {"card": "Ks"})


def test_cards_are_laid_away() -> None:
    hands = {F: "Qh Nh 4h 4d 3d T1 T5 T6 T7 T8 7c 7s", B: "Ks"}
    round = say(start(hands, "T20 T19 T18 Qd Nd 10c"), f"{CALLED}, call Ks, take 1")
    assert why(round, "lay 7c") == Reason("lays_void", {"card": "7c"})
    assert why(round, "lay Qh") == Reason("lays_points", {"card": "Qh"})
    assert why(round, "lay 4d") == Reason("lays_short", {"card": "4d"})


def test_announcements() -> None:
    hands = {F: "T22 T21 T20 T19 T18 T17 T1 4h 3h 4d 7c 7s", C: "Ks"}
    laid = f"{CALLED}, call Ks, take 1, lay 7c, lay 4d, lay 3h"
    round = say(start(hands, "T16 T15 T14 Qd Nd 10c"), laid)
    assert why(round, "bird1") == Reason("announces_bird", {"kind": "bird1", "count": 10, "high": 7})
    assert why(round, "trull") == Reason("announces_held", {"kind": "trull"})
    assert why(round, "sacco") == Reason("announces_strong", {"kind": "sacco", "count": 10, "high": 7})
    assert why(round, "mondo").code == "announces_strong"
    assert why(round, "ok") == Reason("says_no_more")
    other = say(round, "ok")
    assert why(other, "contra").code == "contra_strong"
    assert why(other, "kings") == Reason("announces", {"kind": "kings"})
    assert why(say(other, "contra, ok, ok, ok"), "recontra") == Reason("recontra")


def test_a_contra_to_who_takes_no_trick() -> None:
    round = say(start({F: "Kh"}), "mendicante, pass, pass, pass")
    assert why(round, "contra") == Reason("contra_low")


def test_a_trick_that_is_worth_it_or_cheap() -> None:
    assert why(in_trick("Qh", "Kh 4h"), "Kh") == Reason("takes_rich", {"points": 7})
    assert why(in_trick("4h", "3h 2h"), "3h") == Reason("takes_cheaply", {"card": "3h"})
    assert why(in_trick("4h", "3h Jh"), "Jh") == Reason("takes_high", {"card": "Jh"})
    assert why(in_trick("T1", "T5 T6"), "T5") == Reason("catches", {"card": "T1"})


def test_points_for_the_partner() -> None:
    """C holds the called king: F, who leads the trick, is on the same side."""
    round = in_trick("T20 4h", "Qd 4d Ks")
    round.called = DECK.card("Ks")
    round.offer()
    assert round.turn == C
    assert why(round, "Qd") == Reason("smears", {"seat": F, "card": "Qd"})
    alone = in_trick("T20", "Qd 4d")
    assert why(alone, "Qd") == Reason("gives_little", {"card": "Qd"}), "the others are no friends of the declarer"


def test_what_is_saved() -> None:
    assert why(in_trick("T20", "T1 T5"), "T5") == Reason("saves_bagato", {"card": "T1"})
    assert why(in_trick("T20", "T6 T5"), "T5") == Reason("saves_tarocks", {"card": "T5"})
    assert why(in_trick("Kh", "4h 3h"), "4h") == Reason("gives_little", {"card": "4h"})


def leading(hand: str, seat: int = F, contract: str = "proprio", done: int = 0) -> Round:
    """A seat is about to lead; F plays the contract."""
    round = Round(setup())
    round.contract = contracts.NAMES.index(contract)
    round.declarer = -1 if contract == "trisac" else F
    round.set_hand(seat, cards(hand))
    round.phase, round.leader, round.turn, round.done = PLAY, seat, seat, done
    round.offer()
    return round


def test_leads() -> None:
    hand = "T15 T16 Kh 4h 7s 4d 3d"
    assert why(leading(hand), "T15") == Reason("draws_tarocks", {"count": 2})
    assert why(leading(hand), "Kh") == Reason("leads_king", {"card": "Kh"})
    assert why(leading(hand), "7s") == Reason("leads_short", {"card": "7s"})
    assert why(leading(hand), "4d") == Reason("leads_quietly", {"card": "4d"})
    assert why(leading("T22 4d 3d", B), "T22") == Reason("leads_winner", {"card": "T22"})
    called = leading("T15 7s 8s", B, "chiamata")
    called.called = DECK.card("Ks")
    assert why(called, "7s") == Reason("leads_called_suit", {"card": "Ks"})


def test_a_bird_in_its_trick() -> None:
    assert why(leading("T1 T2", done=11), "T1") == Reason("bird_home", {"card": "T1"})
    assert why(leading("T2 T3", done=10), "T2") == Reason("bird_home", {"card": "T2"})


def test_where_tricks_are_avoided() -> None:
    assert why(leading("4h Kh", contract="trisac"), "4h") == Reason("leads_under", {"card": "4h"})
    assert why(in_trick("Kh", "4h 3h", "trisac"), "4h") == Reason("ducks", {"card": "4h"})
    assert why(in_trick("Kh", "Kd 3d", "trisac"), "Kd") == Reason("throws_danger", {"card": "Kd"})
    assert why(in_trick("4h", "Kh 3h", "trisac"), "Kh") == Reason("must_take", {"card": "Kh"})
    assert why(in_trick("Kh", "4h 3h", "mendicante"), "4h") == Reason("leaves_it_to", {"seat": F})
    small = leading("Kh 4d", contract="piccolo")
    assert why(small, "Kh") == Reason("takes_the_one", {"card": "Kh"})


@pytest.mark.parametrize("trick", ["", "4h"])
def test_the_only_card_needs_no_advice(trick: str) -> None:
    assert why(in_trick(trick, "3h"), "3h") == Reason("only_move")
