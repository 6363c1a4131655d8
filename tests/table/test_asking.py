"""The time that a decision takes, with pauses."""

from __future__ import annotations

from mazzo.table.asking import Asked
from mazzo.table.events import Clock


def test_a_pause_costs_nothing_and_what_was_used_stays_used() -> None:
    asked, clock = Asked(7, 1_000), Clock(10, 30)
    assert asked.deadline(clock, 30_000) == 41_000
    asked.note_time(5_000, ticking=True)
    assert (asked.spent, asked.began) == (4_000, 5_000)
    asked.note_time(60_000, ticking=False)
    assert (asked.spent, asked.began) == (4_000, 60_000)
    assert asked.used(61_000, ticking=True) == 5_000
    assert asked.used(61_000, ticking=False) == 4_000
    assert asked.deadline(clock, 30_000) == 96_000
