"""What players of Nain Jaune like to count."""

from __future__ import annotations

from mazzo.games.nain_jaune.feats import FEATS, feats_of
from mazzo.games.nain_jaune.game import GAME
from tests.support.rounds import played_out


def test_one_ends_the_round_and_tokens_come_out_of_boxes() -> None:
    for seed in range(5):
        round = played_out(GAME, 4, seed)
        found = feats_of(round)
        assert [each["out"] for each in found] == [int(seat == round.last) for seat in range(4)]
        staked = 15 * 4
        left = sum(int(round.box(number)) for number in range(5))
        opera = max(0, int(round.opera))
        assert sum(each["boxes"] for each in found) == staked - left - opera
        assert sum(each["operas"] for each in found) == (round.opera >= 0)
        assert all(set(each) == set(FEATS) for each in found)
