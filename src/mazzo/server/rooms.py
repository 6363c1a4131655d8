"""The tables that this process has in memory, with whoever is connected to them.

A room is a cache: the events in the database are the truth. Whatever is accepted is written first; if somebody else was
quicker, the room catches up and decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from secrets import choice
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from mazzo.server.listing import written
from mazzo.server.store import Store
from mazzo.server.writer import Conflict
from mazzo.table.commands import AnyCommand
from mazzo.table.deciding import decide, entries
from mazzo.table.due import Due, Waits, arrived, departed, due, happen
from mazzo.table.events import Entry, Opened
from mazzo.table.lobby import check_deletable, leave
from mazzo.table.showing import scene
from mazzo.table.state import Table

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10
TRIES = 8
IDLE = 600_000
"""How long a room without connections stays in memory, in milliseconds."""

Written = TypeVar("Written")

log = structlog.get_logger()


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class NoSuchTable(Exception):
    """There is no table of that id."""


class Listener(Protocol):
    """A connection, as a room knows it."""

    person: str

    def wake(self) -> None:
        """There is news."""

    def end(self, code: str) -> None:
        """Say goodbye."""


class Room:
    """One table."""

    def __init__(self, id: str, table: Table) -> None:
        self.id = id
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used = now()
        self.deleted = False
        self._scenes: dict[int, bytes] = {}

    def apply(self, entries: list[Entry]) -> None:
        for entry in entries:
            if entry.number > self.table.number:
                self.table.apply(entry)
        self._scenes.clear()
        self.used = now()
        for listener in self.listeners:
            listener.wake()

    def scene(self, viewer: int) -> bytes:
        """The scene as it is sent; the same for all watchers."""
        if viewer not in self._scenes:
            self._scenes[viewer] = msgspec.json.encode(scene(self.table, viewer))
        return self._scenes[viewer]

    def connected(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, publish: Callable[[str, int], None], pace: int, waits: Waits, linger: int) -> None:
        self.store = store
        self.publish = publish
        self.pace = pace
        self.waits = waits
        self.linger = linger
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.changing: set[asyncio.Task[None]] = set()
        self.due_at: Callable[[int], None] = lambda at: None
        """Told when work will be due; the scheduler listens here."""
        self.upcoming: Callable[[Room, list[Due]], None] = lambda room, upcoming: None
        """Told what will happen at a table by itself, whenever that may have changed."""

    async def open(self, opened: Opened) -> str:
        """A new table; its id, which nobody can guess."""
        while True:
            id = "".join(choice(LETTERS) for _ in range(ID_LENGTH))
            entry = Entry(number=1, at=now(), event=opened)
            table = Table(entry)
            try:
                await self.store.open_table(id, entry, written(id, table))
            except Conflict:
                continue
            self.rooms[id] = Room(id, table)
            return id

    async def get(self, id: str) -> Room:
        """The room of a table, from memory or from its events. Raises NoSuchTable."""
        room = self.rooms.get(id)
        if room:
            room.used = now()
            return room
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room:
        entries = await self.store.entries(id)
        if not entries:
            raise NoSuchTable(id)
        # Folding a long match takes a while; in a thread the others go on in between.
        room = Room(id, await asyncio.to_thread(Table.folded, entries))
        self.rooms[id] = room
        # Who was there when the server stopped may not come back.
        for person, known in room.table.people.items():
            if known.present:
                self.later(self.check_presence, id, person)
        return room

    async def command(self, id: str, command: AnyCommand, person: str) -> int:
        """Let a person's command happen; the number of its last event. Raises Refused, NoSuchTable."""
        room = await self.get(id)
        await self.change(room, lambda table: decide(table, command, person, now()))
        return room.table.accepted[person, command.id]

    async def happen(self, id: str, what: Due, move: str = "") -> None:
        """Let something due happen, if it still holds."""
        await self.change(await self.get(id), lambda table: happen(table, what, now(), move, self.waits))

    async def arrive(self, room: Room, person: str) -> None:
        await self.change(room, lambda table: arrived(table, person, now()))

    async def leave(self, id: str, person: str) -> None:
        """A person gives up all seats there, and has the table on no list any more. Raises NoSuchTable."""
        room = await self.get(id)
        await self.change(room, lambda table: entries(table, leave(table, person), now(), person))
        await self.store.forget(id, person)

    async def delete(self, id: str, person: str) -> None:
        """The host wants it gone, and all that happened there. Raises Refused, NoSuchTable."""
        await self.to_its_end(self.deleted(await self.get(id), person))

    async def change(self, room: Room, decided: Callable[[Table], list[Entry]]) -> None:
        """Decide, write, apply, tell. Raises NoSuchTable."""
        await self.to_its_end(self.changed(room, decided))

    async def to_its_end(self, change: Coroutine[Any, Any, None]) -> None:
        """Even if whoever asked is gone."""
        task = asyncio.create_task(change)
        self.changing.add(task)
        task.add_done_callback(self.changing.discard)
        await asyncio.shield(task)

    async def changed(self, room: Room, decided: Callable[[Table], list[Entry]]) -> None:
        async with room.lock:

            async def write() -> list[Entry]:
                found = decided(room.table)
                if found:
                    await self.store.append(room.id, found)
                return found

            found = await self.undisturbed(room, write)
            if not found:
                return
            room.apply(found)
            self.publish(room.id, room.table.number)
        self.settle(room)

    async def deleted(self, room: Room, person: str) -> None:
        async with room.lock:

            async def write() -> None:
                check_deletable(room.table, person)
                await self.store.delete(room.id, room.table.number + 1)

            await self.undisturbed(room, write)
            self.drop(room)
            self.publish(room.id, room.table.number + 1)

    async def undisturbed(self, room: Room, write: Callable[[], Awaitable[Written]]) -> Written:
        """Write, again if somebody else was quicker. Raises NoSuchTable."""
        for _ in range(TRIES):
            if room.deleted:
                raise NoSuchTable(room.id)
            try:
                return await write()
            except Conflict:
                await self.catch_up(room)
        raise RuntimeError("others were quicker, again and again")

    async def catch_up(self, room: Room) -> None:
        """Others have written: events, or else that the table is gone."""
        missed = await self.store.entries(room.id, room.table.number)
        if missed:
            room.apply(missed)
        else:
            self.drop(room)

    def drop(self, room: Room) -> None:
        """The table has been deleted."""
        room.deleted = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.upcoming(room, [])
        for listener in room.listeners:
            listener.end("no_such_table")

    def due(self, room: Room) -> list[Due]:
        """What will happen at a table by itself, the earliest first."""
        return due(room.table, self.pace, self.waits)

    def settle(self, room: Room) -> None:
        """Note what lists show of the table and when it needs somebody again."""
        if room.deleted:
            return
        table = room.table
        upcoming = self.due(room)
        self.upcoming(room, upcoming)
        short = written(room.id, table)
        changed = table.log[-1].entry.at
        if not upcoming:
            self.store.settle(room.id, table.status, short, changed, None)
            return
        # Told once it is written: whoever looks earlier would not find it.
        settled = self.store.settle(room.id, table.status, short, changed, upcoming[0].at)
        settled.add_done_callback(lambda _: self.due_at(upcoming[0].at))

    async def heard(self, id: str, number: int) -> None:
        """Another process may have written."""
        room = self.rooms.get(id)
        if room and number > room.table.number:
            async with room.lock:
                if number > room.table.number and not room.deleted:
                    await self.catch_up(room)

    def left(self, room: Room, person: str) -> None:
        """A connection was lost; whoever comes back soon was never gone."""
        if person and not room.connected(person):
            self.later(self.check_presence, room.id, person)

    def later(self, check: Callable[[str, str], Awaitable[None]], id: str, person: str) -> None:
        async def wait() -> None:
            await asyncio.sleep(self.linger / 1000)
            with suppress(NoSuchTable):
                await check(id, person)

        task = asyncio.create_task(wait())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def check_presence(self, id: str, person: str) -> None:
        room = await self.get(id)
        if not room.connected(person):
            await self.change(room, lambda table: departed(table, person, now()))

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at."""
        for id, room in list(self.rooms.items()):
            if not room.listeners and now() - room.used > IDLE and not room.lock.locked():
                del self.rooms[id]

    async def close(self) -> None:
        """Finish what was begun."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*self.changing, return_exceptions=True)
