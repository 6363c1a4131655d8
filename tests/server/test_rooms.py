"""Two processes with rooms of the same tables, one of which deletes a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mazzo.games import default
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.table.commands import Lock
from mazzo.table.due import Waits
from mazzo.table.events import Opened

OPENED = Opened(game=default(), options={}, seats=4, host="anna", host_name="Anna", public=True, level="club")


class Listener:
    """Notes what it is told."""

    def __init__(self, room: Room) -> None:
        self.person = "bea"
        self.address = ""
        self.ended: list[str] = []
        room.listeners.add(self)

    def wake(self) -> None:
        """It reads nothing."""

    def end(self, code: str) -> None:
        self.ended.append(code)


class Process:
    """The rooms of one process, and what it has told the others."""

    def __init__(self, store: Store) -> None:
        self.published: list[tuple[str, int]] = []
        self.rooms = Rooms(store, 0, Waits(), 0)
        self.rooms.fanout.number = lambda table, number: self.published.append((table, number))  # type: ignore[method-assign]


@asynccontextmanager
async def processes(folder: Path) -> AsyncIterator[tuple[Process, Process]]:
    stores = [await Store.open(f"sqlite+aiosqlite:///{folder}/mazzo.db") for _ in range(2)]
    one, other = (Process(store) for store in stores)
    try:
        yield one, other
    finally:
        for each in (one, other):
            await each.rooms.close()
            await each.rooms.store.close()


def test_another_process_hears_that_a_table_is_gone(tmp_path: Path) -> None:
    async def go() -> None:
        async with processes(tmp_path) as (one, other):
            id = await one.rooms.open(OPENED)
            listener = Listener(await other.rooms.get(id))
            await one.rooms.command(id, Lock(id="c1", locked=True), "anna")
            await one.rooms.delete(id, "anna")
            for published in one.published:
                await other.rooms.heard(*published)
            assert listener.ended == ["no_such_table"]
            for each in (one, other):
                with pytest.raises(NoSuchTable):
                    await each.rooms.get(id)

    asyncio.run(go())


def test_another_process_finds_out_when_it_writes(tmp_path: Path) -> None:
    async def go() -> None:
        async with processes(tmp_path) as (one, other):
            id = await one.rooms.open(OPENED)
            room = await other.rooms.get(id)
            listener = Listener(room)
            await one.rooms.delete(id, "anna")
            with pytest.raises(NoSuchTable):
                await other.rooms.command(id, Lock(id="c1", locked=True), "anna")
            assert listener.ended == ["no_such_table"]
            with pytest.raises(NoSuchTable):
                await other.rooms.comings.arrive(room, "anna")

    asyncio.run(go())


def test_a_table_is_deleted_with_what_another_process_has_added(tmp_path: Path) -> None:
    async def go() -> None:
        async with processes(tmp_path) as (one, other):
            id = await one.rooms.open(OPENED)
            await other.rooms.command(id, Lock(id="c1", locked=True), "anna")
            await one.rooms.delete(id, "anna")
            assert await one.rooms.store.entries(id) == []

    asyncio.run(go())
