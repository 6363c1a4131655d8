"""What viewers are told is made when they ask, once each, and is what they saw at that time."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from mazzo.games import names
from mazzo.kernel.contract import Round
from mazzo.kernel.game import Event
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.refusal import Refused
from mazzo.table.showing import event_shown, news
from mazzo.table.state import Table
from mazzo.testing.support.table import Trial, open_table
from tests.table.looking import viewers


def taking_back(trial: Trial) -> None:
    """Take back what may be taken back."""
    for person, seat in (("anna", 0), ("bert", 1)):
        try:
            trial.do(person, asked.TakeBack, seat=seat)
        except Refused:
            continue
        if trial.table.wish:
            trial.do("bert" if person == "anna" else "anna", asked.Answer, agree=True)
        return


def told_at_the_time(trial: Trial) -> dict[tuple[int, int], bytes]:
    """Play with take-backs; by event and viewer, what each was told as soon as it had happened."""
    found = {}
    trial.until("playing")
    for step in range(60):
        before = trial.table.number
        trial.until("playing").step()
        if step % 5 == 4 and trial.table.status == "playing":
            taking_back(trial)
        for viewer in viewers(trial.table):
            for event in news(trial.table, viewer, before):
                found[event.number, viewer] = msgspec.json.encode(event)
    return found


@pytest.mark.parametrize("name", names())
def test_whenever_it_is_asked_for_it_is_what_was_seen_then(name: str) -> None:
    """In any order, also of what was taken back."""
    trial = open_table(name, {"anna": 0, "bert": 1})
    found = told_at_the_time(trial)
    assert any(isinstance(entry.event, happened.TakenBack) for entry in trial.entries)
    table = trial.again()
    order = sorted(found)
    Random(1).shuffle(order)
    for number, viewer in order:
        assert msgspec.json.encode(event_shown(table, table.log[number - 1], viewer)) == found[number, viewer]


def test_nobody_is_told_what_nobody_asks_for() -> None:
    trial = open_table(people={"anna": 0}).until("finished")
    assert not any(told.said for told in trial.table.log)
    assert not any(told.said for told in trial.again().log)


def test_each_move_is_told_once_to_each_viewer_that_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person at two screens, and bots at the other seats."""
    trial = open_table(people={"anna": 0}).until("playing")
    game, made = trial.table.game, Counter[int]()
    events = game.events

    def count_events(self: object, before: Round, seat: int, move: int, after: Round, viewer: int) -> list[Event]:
        made[viewer] += 1
        return events(before, seat, move, after, viewer)

    monkeypatch.setattr(type(game), "events", count_events)
    news(trial.table, 0, 0)
    moves = 0
    while trial.table.status == "playing":
        before = trial.table.number
        trial.step()
        moves += sum(isinstance(told.entry.event, happened.Moved) for told in trial.table.log[before:])
        for _ in ("one screen", "another"):
            news(trial.table, 0, before)
    assert made == {0: moves}


def test_a_table_that_is_loaded_goes_on_from_where_it_was_told() -> None:
    """The moment that was told last is kept, so that the next is one move away; going back begins at the deal."""
    trial = open_table(people={"anna": 0}).until("counted", "finished")
    table: Table = trial.again()
    moves = [told for told in table.log if isinstance(told.entry.event, happened.Moved)]
    table.teller.tell(moves[3], 0)
    assert table.teller.moment is moves[3].moment
    round = table.teller.round
    table.teller.tell(moves[7], 0)
    assert table.teller.round is round, "played on"
    table.teller.tell(moves[2], 0)
    assert table.teller.round is not round
    table.teller.tell(moves[3], 0)
    assert table.teller.moment is moves[2].moment, "what was told once is kept"
