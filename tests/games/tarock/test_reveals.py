from __future__ import annotations

from mazzo.games.tarock.contracts import CHIAMATA, PICCOLO_OUVERT, PROPRIO, SEI, TRISAC
from mazzo.games.tarock.moves import LAYING, PLAY, TAKING
from mazzo.games.tarock.round import Round
from mazzo.testing.support.play import setting
from mazzo.testing.support.revealing import revealing_moves


def test_the_talon_and_open_hands_are_revealed() -> None:
    """Opened before it is taken, taken up by one seat alone, or won card by card in a TRISAC."""
    found = set()
    for seed in range(30):
        for each in revealing_moves(setting("tarock"), seed):
            assert isinstance(each.course.round, Round)
            if each.says and each.shows:
                found.add((int(each.course.round.contract), int(each.course.round.phase)))
    assert found >= {(CHIAMATA, TAKING), (PROPRIO, TAKING), (SEI, LAYING), (TRISAC, PLAY), (PICCOLO_OUVERT, PLAY)}
