"""A table is the fold of its events."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.games import names
from mazzo.record.reading import read
from mazzo.record.record import whole
from mazzo.record.replay import verify
from mazzo.record.writing import write
from mazzo.table import events as happened
from mazzo.table.events import Entry
from mazzo.table.showing import news, scene, table_shown
from mazzo.table.state import Table
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.table import NOON, Trial, open_table


def everything(table: Table) -> list[bytes]:
    return [
        msgspec.json.encode((table_shown(table, "anna", viewer), scene(table, viewer), news(table, viewer, 0)))
        for viewer in table.viewers()
    ]


@pytest.mark.parametrize("name", names())
def test_the_same_events_make_the_same_table(name: str) -> None:
    trial = open_table(name, {"anna": 0, "bert": 1})
    for _ in range(12):
        trial.until("playing")
        for _ in range(7):
            if trial.table.running:
                trial.step()
        assert everything(trial.again()) == everything(trial.table)


@pytest.mark.parametrize("name", names())
def test_the_record_of_a_match_is_proved(name: str) -> None:
    trial = open_table(name, {"anna": 0, "bert": 1}).until("finished")
    course = trial.table.played()
    record = read(write(whole(course, trial.table.players)))
    assert verify(record).match.winners == course.match.winners


def test_a_table_begins_with_its_opening() -> None:
    entry = Entry(number=1, at=NOON, event=happened.Locked(locked=True))
    with pytest.raises(ValueError, match="opening"):
        Table(entry)


def test_events_follow_each_other() -> None:
    trial = open_table()
    with pytest.raises(ValueError, match="cannot follow"):
        trial.table.apply(Entry(number=trial.table.number + 2, at=NOON, event=happened.Locked(locked=True)))
    with pytest.raises(ValueError, match="cannot follow"):
        trial.table.apply(trial.entries[-1])


def test_no_card_before_the_deal() -> None:
    with pytest.raises(ValueError, match="dealt"):
        open_table().table.played()


def test_who_decides_and_who_else_plays() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1})
    trial.turn_of("anna")
    assert trial.table.deciding("anna") == [0]
    assert trial.table.deciding("bert") == []
    assert trial.table.others("anna") == {"bert"}
    trial.depart("bert")
    assert trial.table.others("anna") == {"bert"}
    trial.table.seats[1].stand_in = True
    assert trial.table.others("anna") == set()


def test_banks_are_full_at_the_start_of_a_match() -> None:
    def banks(trial: Trial) -> list[int]:
        return trial.until("shuffling").table.bank

    assert banks(open_table(clock=happened.Clock(10, 30))) == [30_000] * 4
    assert banks(open_table()) == [0] * 4
