"""What players of Tarock like to count."""

from __future__ import annotations

from mazzo.games.tarock.contracts import TRISAC
from mazzo.games.tarock.feats import feats_of
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.sheet import lines_of
from tests.support.rounds import played_out


def test_contracts_that_are_played_and_made() -> None:
    """As the settlement has it, line by line."""
    made = lost = 0
    for seed in range(24):
        round = played_out(GAME, 4, seed)
        found = feats_of(round)
        if round.contract == TRISAC:
            assert found == [{}] * 4
            continue
        assert [each.get("declared", 0) for each in found] == [int(round.is_declarer(seat)) for seat in range(4)]
        assert sum(each.get("called", 0) for each in found) == int(round.partner() >= 0)
        line = lines_of(round)[0]
        for seat, each in enumerate(found):
            if each.get("declared") and line.item != "valat" and seat in line.seats:
                assert bool(each["made"]) == line.won
                made += line.won
                lost += not line.won
    assert made
    assert lost
