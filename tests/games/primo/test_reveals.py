from __future__ import annotations

import pytest

from mazzo.games.primo.round import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, random_moves, settings


@pytest.mark.parametrize("each", settings("primo"), ids=str)
def test_a_move_reveals_when_hands_are_filled_up(each: Setting) -> None:
    """And only when a turn is closed: within it everything can be taken back."""
    course = each.start(3)
    closed = 0
    for seat, move in random_moves(course, Rng(3)):
        before, after = course.round.copy(), course.round
        assert isinstance(after, Round)
        cards_drawn = sum(map(len, after.drawn))
        course.play(seat, move)
        drawn = sum(map(len, after.drawn)) != cards_drawn
        says = each.game.reveals(before, after)
        assert says or not drawn
        assert says != bool(after.undoable()) or not after.waiting()
        closed += says
    assert closed
