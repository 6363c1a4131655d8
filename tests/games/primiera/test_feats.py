"""What players of Primiera like to count."""

from __future__ import annotations

from mazzo.games.primiera.feats import FEATS, feats_of
from mazzo.games.primiera.game import GAME
from tests.support.rounds import played_out


def test_sweeps_are_ones_own_and_the_seven_is_one_sides() -> None:
    for seed in range(6):
        round = played_out(GAME, 4, seed)
        found = feats_of(round)
        sides = round.sides()
        assert sum(each["sweeps"] for each in found) == sum(side.sweeps for side in sides)
        holders = [seat for seat, each in enumerate(found) if each["sevens"]]
        assert holders in [sorted(side.seats) for side in sides]
        assert all(set(each) == set(FEATS) for each in found)
