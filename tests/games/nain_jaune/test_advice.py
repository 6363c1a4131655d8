"""Why a move of Nain Jaune is advised, on positions where a card player would say the same."""

from __future__ import annotations

from mazzo.games.nain_jaune.game import GAME
from mazzo.games.nain_jaune.round import Round
from mazzo.kernel.errors import Reason
from tests.games.nain_jaune.positions import holding, play


def why(round: Round, text: str) -> Reason:
    view = round.view(round.turn)
    return GAME.advise(view, GAME.parse(text, view))


def test_a_box_card_while_it_pays() -> None:
    round = holding("7d 4s 5s", "6s 7s 9s", "6h 7h 9h")
    assert why(round, "7d") == Reason("takes_box", {"card": "7d", "tokens": 15})
    assert why(holding("7s 7d 4s", "6s 9s 9h", "6h 7h 2h"), "7s") == Reason("keeps_box_card", {"card": "7d"})
    manual = holding("7d 4s 5s", "6s 7s 9s", "6h 7h 9h", announce="manual")
    assert why(manual, "7d!").code == "takes_box"
    assert why(manual, "7d") == Reason("silent_box", {"card": "7d"})


def test_the_last_card_goes_out() -> None:
    assert why(holding("4s", "6s 7s", "6h 7h"), "4s") == Reason("goes_out")
    assert why(holding("4s 5h 6d", "6s 7s", "6h 7h"), "4s") == Reason("run_out", {"count": 3})


def test_a_run_up_to_a_king() -> None:
    assert why(holding("2s Qh Kc", "6s 7s 8s", "6h 7h 8h"), "Qh") == Reason("leads_to_king", {"count": 2})
    round = play(holding("Js 2s", "Qh Kc 3c", "6h 7h 8h"), "Js", "pass")
    assert why(round, "Qh") == Reason("king_leads")
    assert why(round, "pass") == Reason("waits", {"rank": "Q"})


def test_a_run_towards_a_dead_rank() -> None:
    """Nobody can have a 6: all four have been seen, or everybody else has proved to lack it."""
    seen = holding("5c Js 2c", "7s 7h 3s", "Qs Qh 3h", stock="7c 7d")
    assert why(seen, "5c") == Reason("leads_to_dead", {"rank": "6", "count": 1})
    hands = "3s 8s", "4s 5s 9s 10s", "4h 5h 9h 10h"
    proved = holding(*hands, stock="4d 9d")
    assert why(proved, "8s").code != "leads_to_dead"
    proved.voids |= 1 << 13 + 8 | 1 << 26 + 8
    assert why(proved, "8s") == Reason("leads_to_dead", {"rank": "9", "count": 1})
    going = play(holding("5c 2c 9c", "6s 6h 3c 8d", "Qs Qh 3h", stock="7c"), "5c", "pass")
    going.voids |= 1 << 6 | 1 << 26 + 6
    assert why(going, "6s") == Reason("stops_the_others", {"rank": "7"})


def test_points_go_when_somebody_is_nearly_out() -> None:
    hands = "10s 4s 2c 5h", "6s 7s", "Jh 5s 6h 8h", "3c 3d 3h 9h"
    round = holding(*hands, stock="Jd 5c 5d")
    assert why(round, "10s") == Reason("unloads", {"seat": 1, "count": 2, "points": 10})


def test_the_longest_run_and_a_box_on_the_way() -> None:
    hands = "3s 4h 5d 9s", "6s 7s 10s 2s", "6h 7h 10h 2h", "6d 8d Js 2d"
    round = holding(*hands, stock="6c 7c 10c 2c")
    assert why(round, "3s") == Reason("longest_run", {"count": 3})
    box = holding("6s 7d 3s 4s 5c", "8s 8h 6h 2s", "8d 7h 10h 2h", "8c 7s Js 2d", stock="2c")
    assert why(box, "5c") == Reason("run_to_box", {"card": "7d", "tokens": 20})


def test_a_stopper_is_kept() -> None:
    round = holding("4s Kc 9s", "5s 7s 10s 2s", "5h 7h 10h 2h", "6d 8d Js 2d", stock="6c")
    assert why(round, "4s") == Reason("keeps_stopper", {"card": "Kc"})
    plain = holding("4s 9s", "5s 7s 10s 2s", "5h 7h 10h 2h", "6d 8d Js 2d", stock="6c")
    assert why(plain, "4s") == Reason("leads_low", {"card": "4s"})
    assert why(plain, "9s") == Reason("leads", {"card": "9s"})


def test_going_on_passing_and_stopping() -> None:
    round = play(holding("5s 2s 2c", "6s 6h 9c 3c", "7h 8h Jh"), "5s", "pass")
    assert why(round, "6s") == Reason("goes_on", {"rank": "6", "count": 1})
    lacking = play(holding("5s 2s 2c", "9c 3c 4c", "7h 8h Jh"), "5s", "pass")
    assert why(lacking, "pass") == Reason("must_pass", {"rank": "6"})
    free = play(holding("5s 6s 2c", "9c 3c 4c", "7h 8h Jh", keep_going="free"), "5s")
    assert why(free, "stop") == Reason("stops", {"rank": "6"})
