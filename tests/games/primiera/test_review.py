"""What a review says of decisions whose best move every player knows."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.game import GAME
from tests.support.judging import Posed, is_judged_so

TWO = {"variant": "two"}
LAST_TWO = {"turn": "32", "took": "*"}
POSED = (
    Posed(
        idea="take everything",
        options=TWO,
        lines={"table": "4b 3c 2s 1c", "hands": "10d 6c 7s / 9b 5d 8s"},
        made="7s x 4b+3c",
        best="10d x 2s+4b+1c+3c",
    ),
    Posed(
        idea="the seven of coins",
        options=TWO,
        lines={"table": "7d 1c 2s 6c", "hands": "7b 9s 4b / 3d 10c 5b"},
        made="4b",
        best="7b x 7d | 9s x 2s+7d",
    ),
    Posed(
        idea="leave more than ten",
        options=TWO,
        lines={"turn": "30", "table": "4c", "hands": "9s 3b 2c / 7d 6b 10c", "took": "*"},
        made="3b",
        best="9s",
    ),
    Posed(
        idea="a sweep at the end",
        options=TWO,
        lines={**LAST_TWO, "table": "5c", "hands": "5b 6d / 5d 4s"},
        made="6d",
        best="5b x 5c",
    ),
    Posed(
        idea="do not offer a sweep",
        options=TWO,
        lines={**LAST_TWO, "table": "", "hands": "6c 9d / 6b 10s"},
        made="6c",
        best="9d",
    ),
    Posed(
        idea="two cards make ten",
        options=TWO,
        lines={**LAST_TWO, "table": "4c 6s", "hands": "10c 2b / 8c 3c"},
        made="2b",
        best="10c x 6s+4c",
    ),
    Posed(
        idea="the seven that counts",
        options=TWO,
        lines={**LAST_TWO, "table": "7c 7d 10s", "hands": "7b 2s / 7s 3c"},
        made="7b x 7c",
        best="7b x 7d",
    ),
    Posed(
        idea="two and three make five",
        options=TWO,
        lines={**LAST_TWO, "table": "3c 2d", "hands": "5b 9s / 10c 8b"},
        made="9s",
        best="5b x 3c+2d | 5b x 2d+3c",
    ),
    Posed(
        idea="do not offer a sum",
        options=TWO,
        lines={**LAST_TWO, "table": "2c", "hands": "3b 10d / 5s 6b"},
        made="3b",
        best="10d",
    ),
)


@pytest.mark.parametrize("posed", POSED, ids=str)
def test_a_known_best_move_is_found(posed: Posed) -> None:
    is_judged_so(GAME, posed)
