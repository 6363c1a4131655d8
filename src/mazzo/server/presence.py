"""Who is connected to which table. A process alone knows it by its own sockets; several note it in the database, each
under its own name, so that somebody who moves from one to another is never thought to be gone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from mazzo.server.room import Room
from mazzo.server.store import Store


class Presence(Protocol):
    """What a room asks about people who may be connected elsewhere."""

    async def come(self, room: Room, person: str, address: str = "") -> None:
        """Somebody is connected here. Raises Unsaved."""

    async def go(self, room: Room, person: str) -> None:
        """Somebody is not connected here any more. Raises Unsaved."""

    async def elsewhere(self, room: Room, person: str) -> bool:
        """Whether somebody is connected to another process. Raises Unsaved."""


class Here:
    """All sockets are those of this process."""

    async def come(self, room: Room, person: str, address: str = "") -> None: ...

    async def go(self, room: Room, person: str) -> None: ...

    async def elsewhere(self, room: Room, person: str) -> bool:
        return False


class Everywhere:
    """In rows of the database that hold as long as their process lives."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.noted: set[tuple[str, str]] = set()
        """Tables and people, as this process has written them down."""

    async def come(self, room: Room, person: str, address: str = "") -> None:
        key = (room.id, person)
        if person and key not in self.noted:
            self.noted.add(key)
            try:
                await self.store.attend(room.id, person, address)
            except BaseException:
                self.noted.discard(key)
                raise

    async def go(self, room: Room, person: str) -> None:
        key = (room.id, person)
        if key in self.noted and not room.connected(person):
            self.noted.discard(key)
            try:
                await self.store.unattend(room.id, person)
            except BaseException:
                self.noted.add(key)
                raise

    async def elsewhere(self, room: Room, person: str) -> bool:
        return person in (await self.store.attended([room.id])).get(room.id, {})

    async def agree(self, rooms: Iterable[Room]) -> None:
        """Let the rows say what is so. Others may have deleted them, while this process slept. Raises Unsaved."""
        so = {(room.id, each.person): each.address for room in rooms for each in room.listeners if each.person}
        written = await self.store.own_attendance()
        for table, person in so.keys() - written:
            self.noted.add((table, person))
            await self.store.attend(table, person, so[table, person])
        for table, person in written - so.keys() - self.noted:
            await self.store.unattend(table, person)
