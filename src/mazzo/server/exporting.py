"""Everything that is kept about somebody, for themselves: a zip of JSON, with the records of what they played."""

from __future__ import annotations

import io
import json
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from litestar.exceptions import NotFoundException
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.games import BrokenGame, UnknownGame
from mazzo.server import schema
from mazzo.server.club_door import not_members
from mazzo.server.erasing import merged_into
from mazzo.server.kept import rows_about
from mazzo.server.listing import listed
from mazzo.server.merging import tables_with
from mazzo.server.records import record_so_far
from mazzo.server.replays import Replays
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.server.trouble import DamagedTable
from mazzo.table.refusal import Refused

PERSON = ("kind", "name", "role", "locale", "created_at", "seen_at")


async def export(store: Store, rooms: Rooms, replays: Replays, person: str) -> bytes:
    """The file. Times are milliseconds since 1970. Raises Unsaved."""
    own = [person, *await merged_into(store, person)]
    people = schema.people.c
    async with store.reading() as connection:
        query = select(*(people[each] for each in PERSON)).where(people.id == person)
        found = (await connection.execute(query)).mappings().one()
        rows = await rows_about(connection, own)
        filed = await records_filed(connection, own)
    made = io.BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED) as file:
        file.writestr("person.json", written(dict(found)))
        for name, about in rows.items():
            file.writestr(f"{name}.json", written(about))
        tables = await tables_with(store, *own)
        # Of the tables of a club that somebody has left, what they played there is theirs, and nothing else.
        closed = {table for table, _ in await not_members(store, [(id, person) for id in tables])}
        for id in tables:
            if id in closed:
                continue
            try:
                room = await rooms.get(id)
            except (NoSuchTable, DamagedTable, UnknownGame, BrokenGame):
                continue
            shown = listed(id, room.table).shown_to(person)
            file.writestr(f"tables/{id}.json", msgspec.json.format(msgspec.json.encode(shown)))
            await write_records(file, room, replays, person)
        written_before = set(file.namelist())
        for match, record in filed:
            if (name := f"records/{match}.txt") not in written_before:
                # Its table is gone, or closed to them.
                file.writestr(name, record)
    return made.getvalue()


async def records_filed(connection: AsyncConnection, own: list[str]) -> list[tuple[str, bytes]]:
    """Of every match that they have played, by its id."""
    matches, results = schema.matches.c, schema.results.c
    played = select(results.match_id).where(results.person.in_(own))
    query = select(matches.id, matches.record).where(matches.id.in_(played), matches.record.is_not(None))
    return [(str(id), bytes(record)) for id, record in await connection.execute(query)]


async def write_records(file: ZipFile, room: Room, replays: Replays, person: str) -> None:
    """Of every match there that is over, and of the one that runs what this person has seen."""
    for match in range(1, room.table.match + 1):
        name = f"records/{room.id}-{match}.txt"
        if match == room.table.match and room.table.running:
            so_far = record_so_far(room.table, person, None)
            if so_far:
                file.writestr(name, so_far)
            continue
        try:
            file.writestr(name, (await replays.record(room, match)).body)
        except (NotFoundException, Refused):
            # It was never dealt.
            continue


def written(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False, default=readable)


def readable(value: object) -> str:
    """Of what JSON has no form for there are only bytes, which are JSON themselves."""
    return value.decode() if isinstance(value, bytes) else str(value)
