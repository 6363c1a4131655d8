from __future__ import annotations

from mazzo.table import commands as asked
from mazzo.testing.support.table import open_table


def test_a_closed_turn_is_not_taken_back() -> None:
    trial = open_table("primo", {"anna": 0})
    seat = trial.turn_of("anna")
    trial.play(seat, "pass")
    assert trial.refusal("anna", asked.TakeBack, seat=0) == "cards_were_revealed"
