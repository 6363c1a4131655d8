"""What players of Primo like to count."""

from __future__ import annotations

from mazzo.games.primo.feats import FEATS, feats_of
from mazzo.games.primo.game import GAME
from tests.support.rounds import played_out


def test_one_finishes_and_the_others_have_cards_left() -> None:
    round = played_out(GAME, 4, 0)
    found = feats_of(round)
    assert [each["finished"] for each in found] == [int(seat == round.finisher) for seat in range(4)]
    assert [each["left"] for each in found] == [int(round.view(seat).owned(seat)) for seat in range(4)]
    assert all(set(each) == set(FEATS) for each in found)
