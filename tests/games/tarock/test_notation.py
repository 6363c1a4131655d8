"""Moves as text, and why they are refused."""

from __future__ import annotations

import pytest

from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.moves import ANNOUNCE, CALL, HIDDEN_LAY, SAY, TAKE, three
from mazzo.games.tarock.notation import MOVES, print_move, read
from mazzo.games.tarock.refusals import REASONS
from mazzo.games.tarock.round import Round
from mazzo.kernel.errors import Illegal, Malformed, Param
from tests.games.tarock.positions import B, C, D, F, in_trick, say, start, view


def test_every_move_is_read_again() -> None:
    for text, move in MOVES.items():
        assert print_move(move) == text
        assert read(text) == move
    assert print_move(three(7, 20, 40)) == "take Kh+Js+T9"
    assert read("take T9+Kh+Js") == three(7, 20, 40)
    assert print_move(HIDDEN_LAY) == "lay ??"
    assert len({SAY, CALL, TAKE, ANNOUNCE}) == 4


@pytest.mark.parametrize(
    "text", ["", "!", "T23", "kh", "call Qh", "take 3", "take Kh+Kh+Kd", "lay ??", "take Kh+Kd+Xx"]
)
def test_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read(text)


def refused(round: Round, text: str, seat: int | None = None) -> tuple[str, dict[str, Param]]:
    """The reason that a seat, by default the one on turn, gets; as declared."""
    with pytest.raises(Illegal) as error:
        GAME.parse(text, view(round, round.turn if seat is None else seat))
    reason = error.value.reason
    assert set(reason.params) == set(REASONS[reason.code])
    return reason.code, reason.params


def test_whose_turn() -> None:
    round = start({})
    assert refused(round, "pass", F) == ("not_your_turn", {"seat": B})
    assert refused(round, "pass", -1) == ("watching", {})
    assert refused(round, "Kh") == ("wrong_phase", {"phase": "auction"})


def test_auction_reasons() -> None:
    round = start({B: "T1 Kh", C: "Kd Ks Kc"})
    assert refused(round, "hold")[0] == "nothing_to_hold"
    assert refused(round, "accanto")[0] == "nothing_to_join"
    assert refused(round, "sei") == ("forehand_game", {"contract": "sei"})
    say(round, "mendicante")
    assert refused(round, "piccolo") == ("too_low", {"contract": "piccolo", "standing": "mendicante"})
    assert refused(round, "hold") == ("only_forehand_holds", {"seat": F})
    assert refused(start({}, hold="none"), "hold") == ("house_rule", {"option": "hold"})
    assert refused(start({}, accanto="off"), "accanto") == ("house_rule", {"option": "accanto"})
    assert refused(start({B: "Kh Kd Ks Kc"}), "chiamata_solo")[0] == "four_kings"
    assert refused(start({F: "T1 T2 T3 T4"}), "chiamata_meglio")[0] == "no_bird_held"


def test_where_one_may_join_the_place_is_taken() -> None:
    round = say(start({}, accanto="one"), "piccolo, accanto")
    assert refused(round, "accanto") == ("joined_already", {"seat": C})
    say(round, "proprio")
    assert refused(round, "accanto")[0] == "nothing_to_join"


def test_choice_and_call_reasons() -> None:
    round = say(start({F: "Kh", B: "Kd", C: "Ks Kc"}), "pass, pass, pass")
    assert refused(round, "pass") == ("must_choose", {"moves": ["trisac", "chiamata", "sei"]})
    assert refused(round, "proprio")[0] == "not_forehands_choice"
    say(round, "chiamata")
    assert refused(round, "call Kh") == ("own_king", {"card": "Kh"})
    assert refused(round, "call fourth")[0] == "not_three_kings"


def test_talon_reasons() -> None:
    talon = "Ks T5 2h 10c T8 Qd"
    first = "pass, pass, pass, chiamata, call Ks"
    round = say(start({F: "Kh"}, talon), first)
    assert refused(round, "take 1")[0] == "king_must_be_taken"
    assert refused(round, "take Ks+T5+Qd")[1]["card"] == "Ks"
    round = say(start({F: "Kh"}, talon, king_in_talon="king_packet"), first)
    assert refused(round, "take 2") == ("packet_of_king", {"card": "Ks", "moves": ["take 1"]})
    assert refused(round, "take Qd+Ks+T8")[0] == "take_a_packet"
    assert refused(say(start({F: "Kh", B: "Ks"}), first), "take Qd+Ks+T8")[0] == "take_a_packet"


def test_discard_reasons() -> None:
    hand = "T22 T21 T19 T18 T15 T12 T9 T7 T5 T2 Ks Qs"
    round = say(start({F: hand, B: "Kc"}, "Jh Kh Kd"), "pass, pass, pass, chiamata, call Kc, take 1")
    assert refused(round, "lay T5") == ("suit_cards_first", {"card": "T5", "cards": ["Jh", "Qs"]})
    assert refused(round, "lay Kh") == ("five_points", {"card": "Kh"})
    assert refused(round, "lay 7c") == ("card_not_held", {"card": "7c"})


def test_where_tarocks_are_laid_at_will_the_last_bird_stays() -> None:
    hand = "T22 T21 T19 T18 T15 T12 T9 T7 T5 T2 Ks Qs"
    round = start({B: hand, C: "Kc"}, "Jh Kh Kd", tarock_discard="shown")
    say(round, "chiamata_meglio, pass, pass, pass, call Kc, take 1")
    assert refused(round, "lay T2") == ("last_bird", {"card": "T2"})
    assert refused(round, "lay T22") == ("five_points", {"card": "T22"})


def test_who_announces_the_called_king() -> None:
    def announcing(talon: str = "4h 3h 2h", **values: str) -> Round:
        held = {F: "Kh T9 1d", C: "Kc"} if "Ks" in talon else {F: "Kh T9 1d", C: "Kc", D: "Ks"}
        round = start(held, talon, 1, 1, **values)
        return say(round, "pass, pass, pass, chiamata, call Ks, take 1, lay 4h, lay 3h, lay 2h")

    assert refused(announcing(), "ultimo") == ("not_the_called_king", {"kind": "ultimo"})
    side = announcing(ultimo_by="side")
    assert refused(say(side, "ok"), "ultimo") == ("not_callers_side", {"kind": "ultimo"})
    left = announcing("4h 3h 2h Ks 4d 3d", ultimo_by="side", king_in_talon="free")
    assert refused(left, "ultimo") == ("king_in_open_talon", {"kind": "ultimo", "card": "Ks"})
    late = say(announcing(ultimo_by="side"), "ok, ok, ok, trull, ok, ok, contra, ok, ok, ok")
    assert late.turn == F
    assert refused(late, "ultimo") == ("said_bene", {"kind": "ultimo"})
    semi = say(start({B: "T1"}, colour_bonuses="all"), "solo_semi, pass, pass, pass")
    assert refused(semi, "ultimo") == ("no_king_called", {"kind": "ultimo"})
    default = say(start({B: "T1"}), "solo_semi, pass, pass, pass")
    assert refused(default, "ultimo") == ("not_in_colour_games", {"kind": "ultimo"})
    assert refused(default, "bird1") == ("not_in_colour_games", {"kind": "bird1"})


def test_announcement_reasons() -> None:
    round = start({F: "T1", B: "T2 4h 3h 2h", C: "T3"}, "4d 3d 2d")
    say(round, "proprio, pass, pass, pass, take 1, lay 4h, lay 3h, lay 2h")
    assert refused(round, "contra")[0] == "own_contract"
    assert refused(round, "recontra")[0] == "nothing_to_recontra"
    assert refused(round, "bird1") == ("not_holder", {"kind": "bird1", "card": "T1"})
    assert refused(round, "ultimo") == ("no_king_called", {"kind": "ultimo"})
    say(round, "sacco")
    assert refused(round, "doppiosacco") == ("one_sack", {"kind": "doppiosacco", "seat": B})
    assert refused(round, "sacco") == ("already_announced", {"kind": "sacco", "seat": B})
    say(round, "ok, contra")
    assert refused(round, "contra") == ("contra_said", {"seat": C})
    assert refused(round, "recontra")[0] == "not_your_contract"
    say(round, "ok, ok, ok, recontra")
    assert refused(round, "recontra") == ("recontra_said", {"seat": B})
    say(round, "ok, ok")
    assert refused(round, "trull") == ("said_bene", {"kind": "trull"})


@pytest.mark.parametrize(
    ("trick", "hand", "contract", "card", "code", "cards"),
    [
        ("Jh", "4h Kh T5 7s", "proprio", "T5", "must_follow_suit", ["4h", "Kh"]),
        ("Jh", "T5 7s", "proprio", "7s", "must_play_tarock", ["T5"]),
        ("Nh", "4h Kh T5", "trisac", "4h", "must_beat", ["Kh"]),
        ("T3", "T1 T2", "trisac", "T1", "bagato_last", ["T2"]),
        ("", "T1 T2", "trisac", "T1", "bagato_last", ["T2"]),
        ("", "T1 7s", "solo_semi", "T1", "suit_must_be_led", ["7s"]),
        ("T9", "4h T5", "mendicante", "4h", "must_follow_suit", ["T5"]),
    ],
)
def test_play_reasons(trick: str, hand: str, contract: str, card: str, code: str, cards: list[str]) -> None:
    found, params = refused(in_trick(trick, hand, contract), card)
    assert (found, params["card"], params["cards"]) == (code, card, cards)


def test_a_literal_colour_game() -> None:
    round = in_trick("Jh", "7s T5", "solo_semi", colour_tarock="literal")
    assert refused(round, "T5") == ("must_play_suit_card", {"card": "T5", "cards": ["7s"]})


def test_why_not_says_the_same_of_every_card() -> None:
    round = in_trick("Nh", "4h Kh T5", "trisac")
    reasons = GAME.why_not(view(round, round.turn))
    assert {card: reason.code for card, reason in reasons.items()} == {"4h": "must_beat", "T5": "must_follow_suit"}
