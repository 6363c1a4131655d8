"""Turns over days: rows and deadlines that survive a restart, and notices for those who will send them one day."""

from __future__ import annotations

from typing import Any

from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.server.waiting import turns_at
from mazzo.table.commands import Play
from mazzo.table.due import USUAL, arrived, departed, due
from mazzo.table.events import DAY, Clock, StoodIn
from mazzo.testing.support.server import run
from mazzo.testing.support.stored import put
from mazzo.testing.support.table import Trial, open_table

DAYS = Clock(2 * DAY, DAY)


class Time:
    """A clock that a test sets."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


async def rows(store: Store, query: str) -> list[Any]:
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.exec_driver_sql(query)]


def at_annas_turn() -> Trial:
    """At a table without bots."""
    free = sum(seat.kind == "free" for seat in open_table(people={}).table.seats)
    people = dict(zip(("anna", "bela", "carla", "dora", "emma", "fred")[:free], range(free), strict=True))
    trial = open_table(clock=DAYS, people=people).until("playing")
    trial.turn_of("anna")
    return trial


def test_over_days_a_turn_is_a_row_with_its_deadline_whether_or_not_one_is_there() -> None:
    trial = at_annas_turn()
    found = turns_at(trial.table)
    assert found["anna"].deadline == min(
        deadline for seat in trial.table.asked if (deadline := trial.table.deadline(seat)) is not None
    )


def test_at_other_tables_only_who_is_not_there_has_one() -> None:
    trial = open_table(clock=Clock(30, 60), people={"anna": 0, "bela": 1, "carla": 2}).until("playing")
    trial.turn_of("anna")
    assert "anna" not in turns_at(trial.table)
    trial.depart("anna")
    assert "anna" in turns_at(trial.table)


def test_a_deadline_is_due_work_that_outlives_the_process(address: str) -> None:
    trial = at_annas_turn()
    time = Time(trial.now)

    async def go() -> None:
        store = await Store.open(address, clock=time)
        await put(store, "slow", trial.entries)
        rooms = Rooms(store, 0, USUAL, 60_000, clock=time)
        room = await rooms.get("slow")
        rooms.settle(room)
        await rooms.close()
        await store.close()
        what = next(each for each in due(trial.table) if each.kind == "time")

        # Another process, days later: nothing is due a moment before the deadline, and then a bot plays.
        time.now = what.at - 1
        store = await Store.open(address, clock=time)
        rooms = Rooms(store, 0, USUAL, 60_000, clock=time)
        assert await rows(store, "SELECT person, deadline FROM turns WHERE person = 'anna'") == [("anna", what.at)]
        assert [kind for (kind,) in await rows(store, "SELECT kind FROM notices WHERE person = 'anna'")] == ["turn"]
        assert await rows(store, "SELECT due_at FROM tables WHERE id = 'slow'") == [(what.at,)]
        await rooms.happen("slow", what)
        assert not (await rooms.get("slow")).table.seats[0].stand_in
        time.now = what.at
        await rooms.happen("slow", what)
        room = await rooms.get("slow")
        assert room.table.seats[0].stand_in
        assert room.table.log[-1].entry.event == StoodIn(seat=0, cause="time")
        await rooms.close()
        await store.close()
        store = await Store.open(address, clock=time)
        assert await rows(store, "SELECT 1 FROM turns WHERE person = 'anna'") == []
        assert await rows(store, "SELECT 1 FROM notices WHERE person = 'anna'") == []
        await store.close()

    run(go())


def test_when_a_turn_is_over_the_next_one_has_it(address: str) -> None:
    trial = at_annas_turn()
    time = Time(trial.now)

    async def go() -> None:
        store = await Store.open(address, clock=time)
        await put(store, "slow", trial.entries)
        rooms = Rooms(store, 0, USUAL, 60_000, clock=time)
        room = await rooms.get("slow")
        rooms.settle(room)
        told: list[str] = []
        rooms.waiting.tell = told.extend
        seat = next(each for each in trial.table.asked if trial.table.decider(each) == 0)
        decision = trial.table.asked[seat].number
        await rooms.command("slow", Play(id="x", seat=seat, decision=decision, move=trial.move(seat)), "anna")
        await rooms.close()
        await store.close()
        assert "anna" in told
        store = await Store.open(address, clock=time)
        rooms = Rooms(store, 0, USUAL, 60_000, clock=time)
        waiting = {person for (person,) in await rows(store, "SELECT person FROM turns")}
        assert waiting == turns_at((await rooms.get("slow")).table).keys()
        for person in waiting:
            assert [each.table for each in await rooms.waiting.of(person)] == ["slow"]
        assert await rooms.waiting.of("nobody") == []
        await rooms.close()
        await store.close()

    run(go())


def test_what_one_process_has_noted_another_takes_back(address: str) -> None:
    trial = open_table(clock=Clock(30, 60), people={"anna": 0, "bela": 1, "carla": 2}).until("playing")
    trial.turn_of("anna")
    time = Time(trial.now)

    async def go() -> None:
        stores = [await Store.open(address, clock=time) for _ in range(2)]
        await put(stores[0], "table", trial.entries)
        one, other = (Rooms(store, 0, USUAL, 60_000, clock=time) for store in stores)
        here, there = await one.get("table"), await other.get("table")
        other.settle(there)
        told: list[str] = []
        other.waiting.tell = told.extend
        await one.change(here, lambda table: departed(table, "anna", here.now()))
        await one.close()
        await stores[0].close()
        assert [each.table for each in await other.waiting.of("anna")] == ["table"]
        # The other hears of it, and then she comes there.
        await other.heard("table", here.table.number)
        await other.change(there, lambda table: arrived(table, "anna", there.now()))
        await other.close()
        await stores[1].close()
        store = await Store.open(address, clock=time)
        assert await rows(store, "SELECT 1 FROM turns") == []
        assert "anna" in told
        await store.close()

    run(go())
