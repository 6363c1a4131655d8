"""Tables in the database: appending events, reading them, and finding tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, String, and_, any_, bindparam, collate, delete, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from mazzo.games import BrokenGame, UnknownGame
from mazzo.server import schema
from mazzo.server.attending import Attending
from mazzo.server.claims import SETTLING, STALE, Claims
from mazzo.server.clock import now
from mazzo.server.opening import opened_engine, prepare_sqlite
from mazzo.server.trouble import DamagedTable
from mazzo.server.writer import Statement, Writer
from mazzo.table.events import Entry, Opened, Sat, TookOver
from mazzo.table.state import Table

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Entry)

# Made once, so that the writer recognizes equal statements by identity.
APPEND = insert(schema.events)
OPEN = insert(schema.tables)
NEW_PERSON = insert(schema.people)
NAMED = (
    update(schema.people)
    .where(schema.people.c.id == bindparam("who"), schema.people.c.name != bindparam("called"))
    .values(name=bindparam("called"))
)
# A member may have sat there before.
JOIN = {
    "sqlite": sqlite.insert(schema.members).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.members).on_conflict_do_nothing(),
}
UNSET = delete(schema.settings).where(schema.settings.c.key == bindparam("old"))
SET = insert(schema.settings)
FORGET = delete(schema.members).where(
    schema.members.c.table_id == bindparam("at"), schema.members.c.person == bindparam("who")
)
# In this order, because they refer to each other.
DELETE = [
    delete(schema.events).where(schema.events.c.table_id == bindparam("gone")),
    delete(schema.members).where(schema.members.c.table_id == bindparam("gone")),
    delete(schema.attendance).where(schema.attendance.c.table_id == bindparam("gone")),
    delete(schema.tables).where(schema.tables.c.id == bindparam("gone")),
]
# Rows that several statements of a transaction change, in the order in which everybody takes them.
LOCKS = (
    select(schema.tables.c.id)
    .where(schema.tables.c.id == any_(bindparam("all", type_=postgresql.ARRAY(String))))
    .order_by(collate(schema.tables.c.id, "C"))
    .with_for_update(key_share=True)
)

Body = tuple[int, bytes]
"""The number of an event, and the event as it is stored."""


class Row(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    summary: bytes


class Store(Claims, Attending):
    """The database of a server."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = now) -> None:
        super().__init__(engine, Writer(engine, [OPEN, NEW_PERSON], prepare_sqlite, LOCKS), clock)
        self.damage = ""
        """What is wrong with the database itself, if a check has found something."""
        self.join = JOIN[self.dialect]

    @classmethod
    async def open(cls, address: str, clock: Callable[[], int] = now) -> Store:
        """Connect, bring the database up to date, and see that it can be written. Raises Unsaved."""
        store = cls(await opened_engine(address, clock()), clock)
        try:
            await store.beat(clock() + await store.offset())
        except BaseException:
            await store.close()
            raise
        return store

    async def secret(self) -> bytes | None:
        """The key that signed the cookies of earlier versions, in a database that is as old."""
        query = select(schema.settings.c.value).where(schema.settings.c.key == "secret")
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return bytes.fromhex(found) if found else None

    def named(self, person: str, name: str) -> None:
        """How a person was called last, to be recognized by."""
        self.writer.put([(NAMED, {"who": person, "called": name})], hurry=False)

    async def name_of(self, person: str) -> str:
        """Empty if it is not known."""
        query = select(schema.people.c.name).where(schema.people.c.id == person)
        async with self.reading() as connection:
            return str((await connection.execute(query)).scalar() or "")

    async def open_table(self, table: str, entry: Entry, summary: bytes) -> None:
        """Raises Conflict if there is such a table."""
        opened = entry.event
        assert isinstance(opened, Opened)
        row = {
            "id": table,
            "game": opened.game,
            "public": opened.public,
            "host": opened.host,
            "opened_at": entry.at,
            "status": "open",
            "changed_at": entry.at,
            "summary": summary,
            "due_at": None,
            "number": entry.number,
        }
        joined = (self.join, {"table_id": table, "person": opened.host})
        await self.writer.write([(OPEN, row), appended(table, entry), joined])

    async def append(self, table: str, entries: Sequence[Entry], ahead: int = 0) -> None:
        """One transaction. Unless `settle` follows soon, the table counts as due, so that nothing is ever forgotten.

        The time of the table may be `ahead` of the server's. Raises Conflict, Unsaved.
        """
        statements: list[Statement] = [appended(table, entry) for entry in entries]
        sat = [entry.event.person for entry in entries if isinstance(entry.event, Sat)]
        sat += [entry.by for entry in entries if isinstance(entry.event, TookOver)]
        statements += [(self.join, {"table_id": table, "person": person}) for person in sat]
        at = entries[-1].at
        stale = {"which": table, "known": entries[-1].number, "changed": at, "due": at - ahead + SETTLING}
        await self.writer.write([*statements, (STALE, stale)])

    async def forget(self, table: str, person: str) -> None:
        """Take a table from a person's list."""
        await self.writer.write([(FORGET, {"at": table, "who": person})])

    async def delete(self, table: str, number: int) -> None:
        """One transaction. Takes the number that follows, so that nothing happens meanwhile. Raises Conflict."""
        taken: Statement = (APPEND, {"table_id": table, "number": number, "body": b""})
        await self.writer.write([taken, *((statement, {"gone": table}) for statement in DELETE)])

    async def unchanged(self, after: tuple[int, str], before: int, most: int) -> list[tuple[int, str]]:
        """Tables that changed last between two times, the earliest first: each with that time."""
        tables = schema.tables.c
        query = (
            select(tables.changed_at, tables.id)
            .where(tuple_(tables.changed_at, tables.id) > after, tables.changed_at < before)
            .order_by(tables.changed_at, tables.id)
            .limit(most)
        )
        async with self.reading() as connection:
            return [(int(changed), str(id)) for changed, id in await connection.execute(query)]

    async def setting(self, key: str) -> str | None:
        """What this database is set to."""
        query = select(schema.settings.c.value).where(schema.settings.c.key == key)
        async with self.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else str(found)

    async def set(self, key: str, value: str) -> None:
        """Raises Unsaved."""
        await self.writer.write([(UNSET, {"old": key}), (SET, {"key": key, "value": value})])

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The events of a table after a number; none if there is no such table. Raises DamagedTable, Unsaved."""
        return decoded(table, await self.bodies(table, since))

    async def bodies(self, table: str, since: int = 0) -> list[Body]:
        """The same as they are stored: to read many of them takes a while."""
        events = schema.events.c
        query = select(events.number, events.body).where(events.table_id == table, events.number > since)
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(events.number))
            return [(number, body) for number, body in found]

    async def public_tables(self, most: int = 100) -> list[Row]:
        """Tables that anybody may join or watch, the latest first."""
        tables = schema.tables.c
        return await self.rows(and_(tables.public, tables.status != "finished"), most)

    async def open_tables(self, most: int = 300) -> list[Row]:
        """Public tables at which no match has begun."""
        tables = schema.tables.c
        return await self.rows(and_(tables.public, tables.status == "open"), most)

    async def tables_of(self, person: str, most: int = 100) -> list[Row]:
        """Tables that a person has opened or sat at, and has not forgotten."""
        listed = select(schema.members.c.table_id).where(schema.members.c.person == person)
        return await self.rows(schema.tables.c.id.in_(listed), most)

    async def rows(self, where: Any, most: int) -> list[Row]:
        tables = schema.tables.c
        query = select(tables.id, tables.summary).where(where).order_by(tables.changed_at.desc()).limit(most)
        async with self.reading() as connection:
            return [row(found) for found in (await connection.execute(query)).mappings()]

    async def hosted(self, person: str) -> tuple[int, int]:
        """How many unfinished tables a person has opened, and how many of them are public."""
        tables = schema.tables.c
        public = func.count().filter(tables.public)
        query = select(func.count(), public).where(tables.host == person, tables.status != "finished")
        async with self.reading() as connection:
            found = (await connection.execute(query)).one()
        return int(found[0]), int(found[1])

    async def unfinished(self, person: str) -> int:
        """How many tables a person has on the own list that are not finished."""
        tables, members = schema.tables.c, schema.members.c
        listed = select(members.table_id).where(members.person == person)
        query = select(func.count()).where(tables.id.in_(listed), tables.status != "finished")
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def numbers(self, ids: Collection[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that are still there."""
        tables = schema.tables.c
        query = select(tables.id, tables.number).where(self.among(tables.id, ids))
        async with self.reading() as connection:
            return {str(id): int(number) for id, number in await connection.execute(query)}


def decoded(table: str, bodies: Iterable[Body]) -> list[Entry]:
    """Raises DamagedTable."""
    entries = []
    for number, body in bodies:
        try:
            entry = DECODER.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, TypeError) as error:
            raise DamagedTable(table, number, str(error)) from None
        if entry.number != number:
            raise DamagedTable(table, number, f"it calls itself event {entry.number}")
        entries.append(entry)
    return entries


def folded(table: str, bodies: Iterable[Body]) -> Table:
    """A table from its events as they are stored. Raises DamagedTable, UnknownGame, BrokenGame."""
    first, *others = decoded(table, bodies)
    number = first.number
    try:
        found = Table(first)
        for entry in others:
            number = entry.number
            found.apply(entry)
    except (UnknownGame, BrokenGame):
        raise
    except Exception as error:
        # Whatever the rules say to events that cannot have happened.
        raise DamagedTable(table, number, f"{type(error).__name__}: {error}") from error
    return found


def appended(table: str, entry: Entry) -> Statement:
    return APPEND, {"table_id": table, "number": entry.number, "body": ENCODER.encode(entry)}


def row(found: RowMapping) -> Row:
    return Row(found["id"], bytes(found["summary"]))
