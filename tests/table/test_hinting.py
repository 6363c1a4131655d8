"""Who may ask for a hint, and that a hint is made from what they see and nothing else."""

from __future__ import annotations

import pytest

from mazzo.games import names
from mazzo.kernel.contract import WATCHER
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.hinting import hinted
from mazzo.table.refusal import REASONS, Refused
from mazzo.table.showing import table_shown, viewer
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.table import Trial, open_table


def refusal(trial: Trial, seat: int, person: str, wanted: int | None = None, decision: int | None = None) -> str:
    """The code with which a hint is refused; empty if there is one."""
    table = trial.table
    number = table.asked[seat].number if decision is None and seat in table.asked else decision or 0
    try:
        hinted(table, seat, number, person, viewer(table, person, wanted))
    except Refused as refused:
        reason = refused.reason
    else:
        return ""
    assert set(reason.params) == set(REASONS[reason.code])
    return reason.code


def allowing(game: str = PLAIN, **people: int | list[int]) -> Trial:
    trial = open_table(game, people or {"anna": 0})
    trial.do("anna", asked.Hints, allowed=True)
    return trial


@pytest.mark.parametrize("game", names())
def test_a_hint_is_made_from_the_view_of_the_seat_that_decides(game: str) -> None:
    trial = allowing(game, anna=0)
    seat = trial.turn_of("anna")
    table = trial.table
    found = hinted(table, seat, table.asked[seat].number, "anna", 0)
    assert found.dump() == table.played().round.view(table.decider(seat)).dump()
    assert found.deciding() == seat


def test_where_hints_are_not_allowed() -> None:
    trial = open_table(PLAIN, {"anna": 0})
    seat = trial.turn_of("anna")
    assert not trial.table.hints
    assert refusal(trial, seat, "anna") == "no_hints"


def test_who_gets_none() -> None:
    trial = allowing(anna=0, bert=1)
    assert refusal(trial, 0, "anna") == "not_playing"
    seat = trial.turn_of("anna")
    assert refusal(trial, seat, "anna") == ""
    assert refusal(trial, seat, "bert") == "not_your_seat"
    assert refusal(trial, seat, "stranger") == "not_your_seat"
    assert refusal(trial, seat, "") == "not_your_seat"
    assert refusal(trial, 1, "bert") == "not_your_turn"
    assert refusal(trial, 9, "anna") == "no_such_seat"
    assert refusal(trial, seat, "anna", decision=1) == "stale_decision"
    trial.do("anna", asked.Stand, seat=0)
    assert refusal(trial, seat, "anna") == "bot_plays"


def test_two_at_one_device_get_hints_for_the_seat_that_is_shown() -> None:
    trial = allowing(anna=[0, 1])
    seat = trial.turn_of("anna")
    assert refusal(trial, seat, "anna", wanted=seat) == ""
    assert refusal(trial, seat, "anna", wanted=1 - seat) == "not_your_turn"
    assert refusal(trial, seat, "anna", wanted=None) == "not_your_turn", "nobody has said who looks"


def test_the_host_allows_hints_before_a_match() -> None:
    trial = open_table(people={"anna": 0, "bert": 1})
    assert trial.refusal("bert", asked.Hints, allowed=True) == "not_host"
    assert trial.do("anna", asked.Hints, allowed=True) == [happened.HintsAllowed(allowed=True)]
    assert table_shown(trial.table, "stranger", WATCHER).hints
    trial.do("anna", asked.Hints, allowed=False)
    assert not table_shown(trial.table, "anna", 0).hints
    trial.until("playing")
    assert trial.refusal("anna", asked.Hints, allowed=True) == "match_running"
