"""A guest signs in to an account and keeps the tables: from then on they are the account's."""

from __future__ import annotations

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.games import BrokenGame, UnknownGame
from mazzo.server import schema
from mazzo.server.kept import merge_rows
from mazzo.server.learned import learn, learned_by
from mazzo.server.room import NoSuchTable
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.server.totals import recount
from mazzo.server.trouble import DamagedTable
from mazzo.table.deciding import entries
from mazzo.table.events import Merged
from mazzo.table.state import Table

friends, members, people, tables = schema.friends.c, schema.members.c, schema.people.c, schema.tables.c


async def merge(store: Store, rooms: Rooms, guest: str, account: str) -> None:
    """Raises Unsaved; what was done until then holds, and the rest can be done again."""
    for id in await tables_with(store, guest):
        await merge_at(rooms, id, guest, account)
    await learn(store, account, await learned_by(store, guest))

    async def write(connection: AsyncConnection) -> None:
        await move_members(connection, guest, account)
        await move_friends(connection, guest, account)
        await merge_rows(connection, guest, account)
        await recount(connection, account)
        await connection.execute(update(schema.tables).where(tables.host == guest).values(host=account))
        gone = {"kind": "merged", "name": "", "merged_into": account}
        await connection.execute(update(schema.people).where(people.id == guest).values(gone))
        # Whoever had signed in over other guests before, while they were a guest.
        earlier = update(schema.people).where(people.merged_into == guest)
        await connection.execute(earlier.values(merged_into=account))

    await store.change(write)


async def tables_with(store: Store, *people: str) -> list[str]:
    """All tables that these people have opened or ever sat at."""
    query = select(members.table_id).where(members.person.in_(people)).distinct().order_by(members.table_id)
    async with store.reading() as connection:
        return [str(id) for id in (await connection.execute(query)).scalars()]


async def merge_at(rooms: Rooms, id: str, guest: str, account: str) -> None:
    try:
        room = await rooms.get(id)
    except (NoSuchTable, DamagedTable, UnknownGame, BrokenGame):
        # Nobody can go on there anyway.
        return
    event = Merged(person=guest, into=account)
    await rooms.change(room, lambda table: entries(table, [event], room.now()) if names(table, guest) else [])
    rooms.comings.check_all(room)


def names(table: Table, person: str) -> bool:
    """Whether anything at a table is still this person's."""
    return person == table.host or person in table.people or person in table.barred


async def move_members(connection: AsyncConnection, guest: str, account: str) -> None:
    """Where both are members, the account is one already."""
    own = select(members.table_id).where(members.person == account)
    query = select(members.table_id, members.hidden).where(members.person == guest, members.table_id.not_in(own))
    found = [
        {"table_id": table, "person": account, "hidden": hidden}
        for table, hidden in (await connection.execute(query)).all()
    ]
    if found:
        await connection.execute(insert(schema.members), found)


async def move_friends(connection: AsyncConnection, guest: str, account: str) -> None:
    """Friends of both are the account's already, and nobody is a friend of oneself."""
    pairs = (friends.who, friends.whom), (friends.whom, friends.who)
    known = {account}
    for own, other in pairs:
        known |= set((await connection.execute(select(other).where(own == account))).scalars())
    for own, other in pairs:
        moved = update(schema.friends).where(own == guest, other.not_in(known))
        await connection.execute(moved.values({own.name: account}))
