"""Whoever leaves a club, or is sent away, leaves its tables."""

from __future__ import annotations

from sqlalchemy import select

from mazzo.games import BrokenGame, UnknownGame
from mazzo.server import schema
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.server.trouble import DamagedTable
from mazzo.table.deciding import entries
from mazzo.table.events import AnyEvent, Entry, HostPassed
from mazzo.table.lobby import leave
from mazzo.table.state import Table

known, sat, tables = schema.club_tables.c, schema.members.c, schema.tables.c


async def stand_up(store: Store, rooms: Rooms, club: str, person: str) -> None:
    """Whoever leaves a club leaves its tables; one at which nobody else sits goes. Raises Unsaved."""
    query = (
        select(known.table_id)
        .join(schema.tables, tables.id == known.table_id)
        .join(schema.members, sat.table_id == known.table_id)
        .where(known.club_id == club, sat.person == person, tables.status != "finished")
    )
    async with store.reading() as connection:
        found = [str(id) for id in (await connection.execute(query)).scalars()]
    for id in found:
        try:
            room = await rooms.get(id)
            if room.table.host == person and not others_at(room.table, person):
                await rooms.delete(id, person)
                continue
            await leave_at(rooms, room, person)
        except (NoSuchTable, DamagedTable, UnknownGame, BrokenGame):
            continue
        await store.forget(id, person)


async def leave_at(rooms: Rooms, room: Room, person: str) -> None:
    """In a running match a bot plays on; another becomes the host."""

    def decided(table: Table) -> list[Entry]:
        happening: list[AnyEvent] = leave(table, person)
        others = others_at(table, person)
        if table.host == person and others and not any(isinstance(each, HostPassed) for each in happening):
            happening.append(HostPassed(person=others[0]))
        return entries(table, happening, room.now())

    await rooms.change(room, decided)


def others_at(table: Table, person: str) -> list[str]:
    return [each for each in table.people if each != person and table.seats_of(each)]
