"""A table is the fold of its events."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest
from msgspec.structs import replace

from mazzo.games import names
from mazzo.kernel.errors import MoveError
from mazzo.record.reading import read
from mazzo.record.record import whole
from mazzo.record.replay import verify
from mazzo.record.writing import write
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.deciding import entries
from mazzo.table.events import Entry
from mazzo.table.showing import news, scene, table_shown
from mazzo.table.state import Status, Table
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.table import NOON, Trial, open_table
from tests.table.looking import viewers


def everything(table: Table) -> list[bytes]:
    return [
        msgspec.json.encode((table_shown(table, "anna", viewer), scene(table, viewer), news(table, viewer, 0)))
        for viewer in viewers(table)
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


@pytest.mark.parametrize("name", names())
def test_a_move_that_we_did_not_print_is_no_event(name: str) -> None:
    """Whoever has changed what is stored is told which event it is."""
    trial = open_table(name, {"anna": 0, "bert": 1}).until("counted", "finished")
    place, moved = next(
        (place, entry.event)
        for place, entry in enumerate(trial.entries)
        if isinstance(entry.event, happened.Moved) and entry.event.by == "person"
    )
    for text in (f" {moved.move} ", "", "!"):
        entry = replace(trial.entries[place], event=replace(moved, move=text))
        with pytest.raises(ValueError, match=f"event {entry.number}: seat {moved.seat} cannot have moved '{text}'"):
            Table.folded([*trial.entries[:place], entry])


def shorter(trial: Trial, seat: int) -> str:
    """A move of a seat in fewer letters than it is printed with, if that can be understood."""
    course = trial.table.played()
    for move in course.round.moves(seat):
        text = course.game.print(move)
        for place in range(len(text)):
            with suppress(MoveError):
                less = text[:place] + text[place + 1 :]
                if course.game.print(course.meant(seat, less)) != less:
                    return less
    return ""


def test_what_people_write_otherwise_is_stored_as_it_is_printed() -> None:
    """People may leave out what goes without saying; the event says it, and no other is read."""
    found = set()
    for name in names():
        trial = open_table(name, {"anna": 0, "bert": 1})
        for _ in range(40):
            seat = trial.turn_of("anna")
            text = shorter(trial, seat)
            if text:
                printed = trial.table.game.print(trial.table.played().meant(seat, text))
                moved = trial.play(seat, text)[0]
                assert isinstance(moved, happened.Moved)
                assert moved.move == printed != text
                place = next(place for place, entry in enumerate(trial.entries) if entry.event is moved)
                entry = replace(trial.entries[place], event=replace(moved, move=text))
                with pytest.raises(ValueError, match="not_written_so"):
                    Table.folded([*trial.entries[:place], entry])
                found.add(name)
                break
            trial.play(seat)
    assert found


def test_a_move_of_another_seat_is_no_event() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1})
    seat = trial.turn_of("anna")
    entry = Entry(number=trial.table.number + 1, at=NOON, event=happened.Moved(seat=1, move=trial.move(seat), by="bot"))
    with pytest.raises(ValueError, match=f"event {entry.number}: seat 1 cannot have moved .*not_now"):
        trial.table.apply(entry)


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


def merged(trial: Trial, guest: str, account: str) -> None:
    trial.apply(entries(trial.table, [happened.Merged(person=guest, into=account)], trial.now))


@pytest.mark.parametrize("status", ["playing", "counted", "finished"])
def test_a_guest_becomes_an_account_and_everything_goes_on(status: Status) -> None:
    """Whatever was the guest's is the account's: the seat, the rights of the host, and what was accepted."""
    trial = open_table(PLAIN, {"anna": 0, "bert": 1}).until(status)
    before = whole(trial.table.played(), trial.table.players)
    merged(trial, "anna", "account")
    table = trial.table
    assert table.seats_of("account") == [0]
    assert table.seats_of("anna") == []
    assert table.host == "account"
    assert "anna" not in table.people
    assert whole(table.played(), table.players) == before
    assert everything(trial.again()) == everything(table)
    assert {id for who, id in table.accepted if who == "anna"} == {id for who, id in table.accepted if who == "account"}
    if status == "finished":
        trial.do("account", asked.Rematch)
    trial.until("finished")
    verify(read(write(whole(trial.table.played(), trial.table.players))))


def test_whoever_was_sent_away_does_not_come_back_by_signing_in() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1})
    trial.do("anna", asked.Remove, seat=1)
    merged(trial, "bert", "account")
    assert trial.refusal("account", asked.Sit, seats=[1], names=["Bert"]) == "barred"


def test_whoever_has_a_seat_already_has_two_then() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1})
    trial.depart("bert")
    merged(trial, "anna", "bert")
    assert trial.table.seats_of("bert") == [0, 1]
    assert trial.table.people["bert"].present, "one of them is there"
    trial.until("finished")


def test_whoever_was_deleted_has_no_name_any_more() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1}).until("finished")
    table = trial.table
    called, other = table.seats[0].name, table.seats[1].name
    assert called.encode() in b"".join(everything(table))
    trial.apply(entries(table, [happened.Forgotten(person="anna")], trial.now))
    shown = b"".join(everything(table))
    assert called.encode() not in shown
    assert other.encode() in shown
    record = write(whole(table.played(), table.players))
    assert called.encode() not in record
    verify(read(record))
