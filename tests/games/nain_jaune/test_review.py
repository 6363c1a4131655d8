"""What a review says of decisions whose best move every player knows."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune.game import GAME
from tests.support.judging import Posed, is_judged_so

POSED = (
    Posed(
        idea="the longest run",
        lines={"hands": "2d 4h 5c 7h 3d 9s / 6c 8d Js Qd / 8s 10c Ac Kc"},
        made="9s",
        best="2d",
    ),
    Posed(
        idea="join in",
        lines={"hands": "3c 4d 5s Jd / 9d 9c 2h As / 6h 7c 8h Qc"},
        before="3c ; 4d ; 5s ; pass ; pass",
        made="pass",
        best="6h",
    ),
    Posed(
        idea="a run up to the yellow dwarf",
        lines={"hands": "6c 7s 7d 9h Jh / 5h 8c Qh / 4s 10h 3h"},
        made="9h",
        best="6c",
    ),
    Posed(
        idea="of equal cards the one with the box",
        lines={"hands": "6c 7s 7d 9h Jh / 5h 8c Qh / 4s 10h 3h"},
        before="6c",
        made="7s",
        best="7d",
    ),
    Posed(
        idea="the king starts again",
        lines={"hands": "10h Jd 2h 5c / Qd 5s 6d 8c / Kh 3s 4c 9d"},
        before="10h ; Jd ; pass ; Qd ; pass",
        made="pass",
        best="Kh",
    ),
    Posed(
        idea="begin with what ends in a king",
        lines={"hands": "As 2d 3c 9s 10c Jh Qc Kd / 4s 5h 8h / 4c 7s 6d"},
        made="As",
        best="9s",
    ),
    Posed(
        idea="announce it",
        options={"announce": "manual"},
        lines={"hands": "Jh Qs 4d / Kc 5h 6s / 3d 8c 9c"},
        before="Jh",
        made="Qs",
        best="Qs!",
    ),
    Posed(
        idea="a box at once before another is out",
        lines={"hands": "Qs 2h 3c / 4s / 8d 9c Ks"},
        made="2h",
        best="Qs",
    ),
    Posed(
        idea="the last two cards in one run",
        lines={"hands": "5h 6c / Ad 9s Jc / 8s 8c 2d"},
        made="6c",
        best="5h",
    ),
)


@pytest.mark.parametrize("posed", POSED, ids=str)
def test_a_known_best_move_is_found(posed: Posed) -> None:
    is_judged_so(GAME, posed)
