"""Who comes to a table and who goes. In a match both are events; outside a match they are only noted. Whoever comes
back soon was never gone."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from mazzo.server.presence import Presence
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.trouble import DamagedTable, Unsaved
from mazzo.table.due import arrived, departed
from mazzo.table.events import Entry
from mazzo.table.state import Table

if TYPE_CHECKING:
    from mazzo.server.rooms import Rooms

AGAIN = 2
"""Seconds until what could not be saved is tried again."""


class Comings:
    """The comings and goings at the tables of this process."""

    def __init__(self, rooms: Rooms, presence: Presence) -> None:
        self.rooms = rooms
        self.presence = presence
        self.tasks: set[asyncio.Task[None]] = set()

    async def arrive(self, room: Room, person: str, address: str = "") -> None:
        """Somebody is connected; if that cannot be noted now, then later: who only looks on need not know.

        Raises NoSuchTable.
        """
        if room.deleted:
            raise NoSuchTable(room.id)
        if person and room.table.opening.rated:
            self.rooms.store.note_network(room.id, person, address)
        try:
            await self.presence.come(room, person, address)
            await self.note_arrival(room, person)
        except Unsaved:
            self.later(room.id, person)

    async def note_arrival(self, room: Room, person: str) -> None:
        """Outside a match that is no event, and known only as long as the room is. Raises Unsaved."""
        if room.table.running:
            await self.rooms.change(room, lambda table: arrived(table, person, room.now()))
        elif room.table.attend(person, present=True, at=room.now()):
            self.attended(room)

    async def depart(self, room: Room, person: str) -> None:
        """Likewise, unless somebody is connected as that person by the time it is written, or to another process.

        Raises Unsaved.
        """
        await self.presence.go(room, person)
        if await self.presence.elsewhere(room, person):
            return

        def gone(table: Table) -> list[Entry]:
            return [] if room.connected(person) else departed(table, person, room.now())

        if room.table.running:
            await self.rooms.change(room, gone)
        elif room.table.attend(person, present=False, at=room.now()):
            self.attended(room)

    def attended(self, room: Room) -> None:
        room.changed()
        self.rooms.settle(room)
        self.rooms.fanout.people(room.id)

    def noticed(self, room: Room, there: Collection[str]) -> None:
        """Who is connected to a table, to whichever process. In a match everybody's coming and going is an event; one
        that is missing is written after a while."""
        if room.table.running:
            for person, known in room.table.people.items():
                if known.present != (person in there):
                    self.later(room.id, person)
            return
        people = list(room.table.people)
        changes = [room.table.attend(each, present=each in there, at=room.now()) for each in people]
        if any(changes):
            room.changed()

    def left(self, room: Room, person: str) -> None:
        """A connection was lost; whoever comes back soon was never gone."""
        if person and not room.connected(person):
            self.later(room.id, person)

    def later(self, id: str, person: str, *, soon: bool = False) -> None:
        """See after a while whether somebody is there, and again until that is noted."""

        async def wait() -> None:
            await asyncio.sleep(0 if soon else self.rooms.linger / 1000)
            while True:
                try:
                    with suppress(NoSuchTable, DamagedTable):
                        await self.check_presence(id, person)
                    return
                except Unsaved:
                    await asyncio.sleep(AGAIN)

        task = asyncio.create_task(wait())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def check_all(self, room: Room) -> None:
        """After a while, that those are known to be there who are, and no others."""
        for person, known in room.table.people.items():
            if known.present != room.connected(person):
                self.later(room.id, person)

    async def check_presence(self, id: str, person: str) -> None:
        room = await self.rooms.get(id)
        if room.connected(person):
            await self.note_arrival(room, person)
        else:
            await self.depart(room, person)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
