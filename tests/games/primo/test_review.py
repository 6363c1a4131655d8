"""What a review says of turns when the best one is known. Turns are compared whole."""

from __future__ import annotations

import pytest

from mazzo.games.primo.game import GAME
from tests.support.judging import Posed, is_judged_so

pytestmark = pytest.mark.more

POSED = (
    Posed(
        idea="lay what fits",
        lines={"rows": "A 9 | B 4 | C 12 | D 6 | E 2 | F 10", "hands": "8 7b 6 11 13b 8b / 1 3 5 7 9b 10b"},
        made="11y>C ; end",
        best="8y>A ; 7b>A ; 6y>A ; 11y>C",
    ),
    Posed(
        idea="more than the first card that fits",
        lines={"rows": "A 6 | B 7 | C 3 | D 2b | E 9 | F 11", "hands": "13 12b 9b 5b 4 13b / 1 1b 2 3b 4b 5"},
        made="5b>A ; end",
        best="5b>A ; 4y>A ; A6>B ; 9b>A",
    ),
    Posed(
        idea="anything rather than a pass",
        lines={"rows": "A 13 | B 3 | C 7 | D 3b | E 11 | F 1", "hands": "top 8 9b 5 5b 13b / 2b 2 4b 6b 6 12b"},
        made="pass",
        best="top>C ; 8y^C ; 9b^C | swap 5y+5b+8y+9b+13b",
    ),
    Posed(
        idea="a present for the others",
        lines={
            "rows": "A 10 | B 5 | C 7 | D 3b | E 12 | F 3",
            "hands": "nimm 13 12b 13b 3b 5b / 6 6b 4 4b 13b 8 / 2b 2 4b 8b 11b 1b",
        },
        made="swap 5b",
        best="nimm>A ; 3b>A ; 13y>B",
    ),
    Posed(
        idea="exchange what will not fit",
        lines={"rows": "A 9 | B 7 | C 5 | D 3 | E 9b | F 7b", "hands": "13 13b 12 12b 11 5b / 7 8 9 10 10b 11b"},
        made="swap 5b",
        best="swap 11y+12y+12b+13y+13b | swap 12y+12b+13y+13b | swap 5b+11y+12y+12b+13y+13b",
    ),
    Posed(
        idea="who deserves the empty column",
        lines={"rows": "A 6 | B 3 | C 5b | D 9 | E 6b | F 3b", "hands": "13 5 8b 11 12b 13b / 4 4b 12 7 7b 9b"},
        before="C5>A ; 5y>E ; 8b>D",
        made="end",
        best="13y>C ; 12b>C ; 11y>C | 13b>C ; 12b>C ; 11y>C",
    ),
    Posed(
        idea="one column used twice",
        lines={"rows": "A 6 | B 3 | C 5b | D 10 | E 6b | F 3b", "hands": "13 13 12b 11 1 1b / 4 4b 12 7 7b 9b"},
        before="C5>A ; 13y>C ; 12b>C ; 11y>C",
        made="end",
        best="D10>C ; 13y>D",
    ),
    Posed(
        idea="do not stop in the middle",
        lines={"rows": "A 9 | B 4 | C 12 | D 6 | E 2 | F 10", "hands": "8 7b 6 5 13b 4b / 1 3 5 7 9b 10b"},
        before="8y>A",
        made="end",
        best="5y>D ; 4b>D ; 7b>A",
    ),
)


# Each takes seconds on the interpreted engine, and they all go the same way.
@pytest.mark.parametrize(
    "posed", [POSED[0], *(pytest.param(each, marks=pytest.mark.long) for each in POSED[1:])], ids=str
)
def test_a_known_best_turn_is_found(posed: Posed) -> None:
    is_judged_so(GAME, posed)
