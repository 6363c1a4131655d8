"""Time at a server: it passes, and is never set back, whatever happens to the machine's clock."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from mazzo.games import default
from mazzo.server.clock import Clock, now, passing
from mazzo.server.rooms import Rooms
from mazzo.server.scheduler import Scheduler
from mazzo.server.store import Store
from mazzo.table.commands import Lock
from mazzo.table.due import USUAL
from mazzo.table.events import Moved, Opened
from mazzo.testing.support.server import run
from mazzo.testing.support.stored import put, stored
from mazzo.testing.support.table import NOON, open_table
from tests.server.test_thinking import Thinking, until

MS = 1_000_000
HOUR = 3_600_000
OPENED = Opened(game=default(), options={}, seats=4, host="anna", host_name="Anna", public=True, level="club")


class Hands:
    """The machine's clock, which somebody sets, and the time that really passes."""

    def __init__(self) -> None:
        self.wall = NOON * MS
        self.passed = 5 * MS

    def pass_by(self, ms: int) -> None:
        self.wall += ms * MS
        self.passed += ms * MS


def test_a_clock_that_is_set_does_not_matter_while_a_server_runs() -> None:
    hands = Hands()
    clock = Clock(lambda: hands.wall, lambda: hands.passed)
    assert clock() == NOON
    hands.pass_by(700)
    hands.wall -= HOUR * MS
    assert clock() == NOON + 700
    hands.wall += 9 * HOUR * MS
    hands.pass_by(1)
    assert clock() == NOON + 701


def test_the_machines_clock_jumps_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert now() >= before
    assert passing() <= passing()


def rooms_at(store: Store, at: int) -> Rooms:
    """The rooms of a process whose time stands still."""
    return Rooms(store, 0, USUAL, 10_000, clock=lambda: at)


def test_at_a_table_time_never_goes_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            id = await rooms_at(store, NOON).open(OPENED)
        async with stored(tmp_path) as store:
            rooms = rooms_at(store, NOON - HOUR)
            room = await rooms.get(id)
            assert room.now() == NOON
            await rooms.command(id, Lock(id="c1", locked=True), "anna")
            assert [entry.at for entry in await store.entries(id)] == [NOON, NOON]
            other = await rooms.get(await rooms.open(OPENED))
            assert other.now() == NOON - HOUR, "one table's time is its own"

    run(go())


def test_what_is_due_is_done_though_the_clock_was_set_back(tmp_path: Path) -> None:
    """The bots of a table move, whose last event lies an hour ahead of the clock with which the server starts."""

    async def go() -> None:
        trial = open_table("", {"anna": 0}).until("playing")
        while trial.turn_of("anna") in trial.table.asked and len(trial.table.asked) == 1:
            seat = next(iter(trial.table.asked))
            trial.play(seat)
            if trial.table.asked and not any(trial.table.ticking(each) for each in trial.table.asked):
                break
        entries = trial.entries
        async with stored(tmp_path) as store:
            await put(store, "t", entries)
            last = entries[-1]
            await store.settle("t", "playing", b"{}", last.at, last.at + 700, number=last.number)
        started = time.monotonic_ns() // MS

        def clock() -> int:
            return entries[-1].at - HOUR + time.monotonic_ns() // MS - started

        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/mazzo.db", clock)
        rooms = Rooms(store, 0, USUAL, 60_000, clock=clock)
        scheduler = Scheduler(store, rooms, Thinking())
        try:
            await until(lambda: "t" in rooms.rooms)
            room = rooms.rooms["t"]
            # That somebody has left will happen as well, a minute later, whatever the time is.
            await until(lambda: any(isinstance(told.entry.event, Moved) for told in room.table.log[len(entries) :]))
            times = [told.entry.at for told in room.table.log]
            assert times == sorted(times)
        finally:
            await scheduler.close()
            await rooms.close()
            await store.close()

    run(go())


def test_a_table_ahead_is_settled_in_the_servers_time(tmp_path: Path) -> None:
    """Else its work would be found only when the clock has caught up."""

    async def go() -> None:
        trial = open_table("", {"anna": 0}).until("playing")
        last = trial.entries[-1].at
        async with stored(tmp_path) as store:
            await put(store, "t", trial.entries)
            rooms = rooms_at(store, last - HOUR)
            room = await rooms.get("t")
            first = rooms.due(room)
            rooms.settle(room)
            await asyncio.sleep(0)
            await store.beat(last)
            due = await store.next_due(last)
            assert (due is None) == (not first)
            if first:
                assert due == first[0].at - HOUR
            await rooms.close()

    run(go())
