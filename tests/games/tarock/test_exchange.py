"""The talon and what is laid away."""

from __future__ import annotations

from mazzo.games.tarock import exchange
from mazzo.games.tarock.contracts import CHIAMATA, CHIAMATA_MEGLIO, PROPRIO_SEMI, SEI
from mazzo.games.tarock.moves import ANNOUNCING
from mazzo.games.tarock.notation import print_move
from mazzo.games.tarock.round import Round
from mazzo.kernel.bits import size
from tests.games.tarock.positions import B, C, D, F, cards, names, offered, say, setup, start, view

FIFTEEN = "T22 T21 T19 T18 T15 T12 T9 T7 T5 T2 Ks Qs Jh Kh Kd"


def test_TK_T22_king_in_the_talon() -> None:
    """TK_A10, TK_A11: the king and two cards of the other packet, and no giving up."""
    talon = "Ks T5 2h 10c T8 Qd"
    round = say(start({F: "Kh"}, talon), "pass, pass, pass, chiamata, call Ks")
    assert sorted(offered(round)) == ["take Ks+10c+T8", "take Qd+Ks+10c", "take Qd+Ks+T8"]
    say(round, "take Qd+Ks+T8")
    assert names(round.taken) == "Qd Ks T8"
    assert round.hand(F) & cards("Qd Ks T8") == cards("Qd Ks T8")
    assert round.partner() == -1
    assert not round.lacks(F) & cards("Ks")


def test_TK_A10_house_rules() -> None:
    talon = "Ks T5 2h 10c T8 Qd"
    first = "pass, pass, pass, chiamata, call Ks"
    assert offered(say(start({F: "Kh"}, talon, king_in_talon="king_packet"), first)) == ["take 1"]
    assert offered(say(start({F: "Kh"}, talon, king_in_talon="free"), first)) == ["take 1", "take 2"]
    left = say(start({F: "Kh"}, talon, king_in_talon="free"), first + ", take 2")
    assert left.partner() == -1
    assert offered(say(start({F: "Kh", B: "Ks"}), first)) == ["take 1", "take 2"]


def test_TK_A13_the_talon_is_open() -> None:
    """TK_A14: and one packet is taken."""
    round = say(start({}, "T5 2h 3h 10c T8 Qd"), "proprio, pass, pass, pass")
    assert offered(round) == ["take 1", "take 2"]
    for seat in (-1, F, B, C, D):
        assert view(round, seat).stock == round.stock


def test_TK_T23_discards() -> None:
    """TK_A15, TK_A16."""
    hand = cards(FIFTEEN)
    assert names(exchange.discards_offered(setup(), CHIAMATA, hand)) == "Jh Qs"
    hand &= ~cards("Jh Qs")
    assert names(exchange.discards_offered(setup(), CHIAMATA, hand)) == "T2 T5 T7 T9 T12 T15 T18 T19"
    assert names(exchange.discards_offered(setup(), SEI, hand)) == "T2 T5 T7 T9 T12 T15 T18 T19"


def test_colour_games_lay_tarocks_first() -> None:
    assert names(exchange.discards_offered(setup(), PROPRIO_SEMI, cards("T1 T2 T20 T21 T22 Kh 4h"))) == "T2 T20"
    assert names(exchange.discards_offered(setup(), PROPRIO_SEMI, cards("T1 T21 T22 Kh 4h"))) == "4h"


def test_TK_A17_the_last_bird_stays() -> None:
    assert names(exchange.discards_offered(setup(), CHIAMATA_MEGLIO, cards("T3 T9 Kh"))) == "T9"
    assert names(exchange.discards_offered(setup(), CHIAMATA_MEGLIO, cards("T3 T4 T9 Kh"))) == "T3 T4 T9"
    assert names(exchange.discards_offered(setup(), CHIAMATA_MEGLIO, cards("T1 T3 T9 Kh"))) == "T3 T9"
    assert names(exchange.discards_offered(setup(), CHIAMATA, cards("T3 T9 Kh"))) == "T3 T9"


def test_TK_A60_what_others_see_of_discards() -> None:
    hand = "T22 T21 T19 T18 T15 T12 T9 T7 T5 T2 Ks Qs"
    round = say(start({F: hand, B: "Kc"}, "Jh Kh Kd"), "pass, pass, pass, chiamata, call Kc, take 1, lay Qs, lay Jh")
    round = say(round, "lay T5")
    assert round.phase == ANNOUNCING
    assert view(round, F).discarded() == cards("Qs Jh T5")
    assert view(round, B).discarded() == cards("T5")
    assert [text for _, text in shown(round, B)][-3:] == ["lay ??", "lay ??", "lay T5"]
    assert [text for _, text in shown(round, F)][-3:] == ["lay Qs", "lay Jh", "lay T5"]
    # Who shows a tarock has no suit card left but kings.
    assert round.lacks(F) & cards("4h Qd 10c") == cards("4h Qd 10c")
    assert not round.lacks(F) & cards("Kh Kd Ks")


def shown(round: Round, seat: int) -> list[tuple[int, str]]:
    return [(each, print_move(move)) for each, move in round.view(seat).shown()]


def test_TK_A60_sei_takes_all_in_secret() -> None:
    round = say(start({}, "Ks T5 2h 10c T8 Qd"), "pass, pass, pass, sei")
    assert size(round.hand(F)) == 18
    assert view(round, F).taken == cards("Ks T5 2h 10c T8 Qd")
    assert view(round, B).taken == 0
    for _ in range(6):
        say(round, offered(round)[0])
    assert round.phase == ANNOUNCING
