"""What a review says of decisions whose best move every player knows."""

from __future__ import annotations

import pytest

from mazzo.games.tarock.game import GAME
from tests.support.judging import Posed, is_judged_so

CALL = {
    "hands": "T20 T16 T11 T7 T3 Kh Nh Qd 2d Js 10s 8c / T21 T13 T9 T4 Qh 1h Jd 4d Ks 9s Qc 10c / "
    "T22 T17 T15 T12 T2 4h 2h Kd 1d 7s Jc 9c / T19 T14 T10 T8 T1 Jh 3h Nd 3d Ns Kc 7c",
    "talon": "T18 T6 8s Nc Qs T5",
}
LADDER = {
    "hands": "T12 T8 T5 Kh Jh 2h Qd Nd Ks 9s Jc 8c / T11 T3 4h 3h 1d 3d 8s 7s 10s 9c 7c 10c / "
    "T22 T21 T18 T16 T13 T10 T7 T4 Kd Kc Qc 4d / T20 T19 T17 T15 T14 T9 T6 Qh Nh Qs Ns Nc",
    "talon": "T1 T2 1h Jd 2d Js",
}
LOW = {
    "hands": "T9 T6 T2 Jh 2h 4h Nd 3d 9s 8s 10c 7c / T21 T17 T13 T8 T4 Kh 3h Qd 4d Js 10s Kc / "
    "T22 T19 T14 T11 T5 Qh 1h Kd 1d Ks Qc 9c / T20 T18 T16 T12 T7 T1 Nh Jd 2d Qs Nc 8c",
    "talon": "T15 T10 Ns T3 7s Jc",
}
STRONG = {"hands": "T22 T21 T20 T19 T18 T17 T16 T1 Kh Ks Kd Kc", "talon": "T2 T3 T4 T5 T6 T7"}
ALL_PASS = "pass ; pass ; pass"
POSED = (
    Posed(idea="no six with five tarocks", lines=CALL, before=ALL_PASS, made="sei", best="chiamata | trisac"),
    Posed(
        idea="keep the strongest cards",
        lines=CALL,
        before=f"{ALL_PASS} ; chiamata ; call Kd",
        made="take 2",
        best="take 1",
    ),
    Posed(idea="bid with eight tarocks", lines=LADDER, before="piccolo", made="pass", best="proprio | solo_proprio"),
    Posed(
        idea="bid more with eight tarocks",
        lines=LADDER,
        before="piccolo",
        made="chiamata_meglio",
        best="proprio | solo_proprio",
    ),
    Posed(
        idea="no trick with the lowest hand",
        lines=LADDER,
        made="pass",
        best="mendicante | mendicante_ouvert",
    ),
    Posed(
        idea="be rid of the highest in a negative game",
        lines=LADDER,
        before="mendicante ; pass ; pass ; pass ; ok ; ok ; ok",
        made="7s",
        best="T11",
    ),
    Posed(idea="a low hand does not play alone", lines=LOW, before=ALL_PASS, made="sei", best="trisac"),
    Posed(idea="a low hand calls nobody", lines=LOW, before=ALL_PASS, made="chiamata", best="trisac"),
    Posed(
        idea="the strongest hand does not play for no trick",
        lines=STRONG,
        before=ALL_PASS,
        made="trisac",
        best="chiamata | sei",
    ),
)


@pytest.mark.parametrize("posed", POSED, ids=str)
def test_a_known_best_move_is_found(posed: Posed) -> None:
    is_judged_so(GAME, posed)
