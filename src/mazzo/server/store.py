"""Tables in the database: appending events, reading them, finding tables, and claiming due work."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, and_, bindparam, delete, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mazzo.server import schema
from mazzo.server.migrations import upgrade
from mazzo.server.writer import LATER, Statement, Writer
from mazzo.table.events import Entry, Opened, Sat, TookOver

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Entry)

# Made once, so that the writer recognizes equal statements by identity.
APPEND = insert(schema.events)
OPEN = insert(schema.tables)
# A member may have sat there before.
JOIN = {
    "sqlite": sqlite.insert(schema.members).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.members).on_conflict_do_nothing(),
}
FORGET = delete(schema.members).where(
    schema.members.c.table_id == bindparam("at"), schema.members.c.person == bindparam("who")
)
# In this order, because they refer to each other.
DELETE = [
    delete(schema.events).where(schema.events.c.table_id == bindparam("gone")),
    delete(schema.members).where(schema.members.c.table_id == bindparam("gone")),
    delete(schema.tables).where(schema.tables.c.id == bindparam("gone")),
]
STALE = update(schema.tables).where(schema.tables.c.id == bindparam("which")).values(due_at=bindparam("due"))
SETTLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values(
        status=bindparam("now"),
        changed_at=bindparam("changed"),
        summary=bindparam("short"),
        due_at=bindparam("due"),
        claimed_until=0,
    )
)

SETTLING = 5_000
"""How long after an event somebody else settles its table, if whoever wrote it has not, in milliseconds."""


class Row(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    summary: bytes


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine, first=[OPEN])
        self.name = token_hex(8)
        """Of this process, on the rows it has claimed."""
        self.join = JOIN[engine.dialect.name]

    @classmethod
    async def open(cls, address: str) -> Store:
        """Connect, and bring the database up to date."""
        engine = create_async_engine(address)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            if engine.dialect.name == "sqlite":
                # One process has it to itself: what the last one had claimed when it ended is free.
                await connection.execute(update(schema.tables).values(claimed_until=0))
        return cls(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def secret(self) -> bytes:
        """The key that signs identities; made when a database is first used."""
        query = select(schema.settings.c.value).where(schema.settings.c.key == "secret")
        async with self.engine.begin() as connection:
            found = (await connection.execute(query)).scalar()
            if found is None:
                try:
                    found = token_hex(32)
                    await connection.execute(insert(schema.settings), {"key": "secret", "value": found})
                except IntegrityError:
                    found = None
        return bytes.fromhex(found) if found else await self.secret()

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
        }
        joined = (self.join, {"table_id": table, "person": opened.host})
        await self.writer.write([(OPEN, row), appended(table, entry), joined])

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """One transaction. Unless `settle` follows soon, the table counts as due, so that nothing is ever forgotten."""
        statements: list[Statement] = [appended(table, entry) for entry in entries]
        sat = [entry.event.person for entry in entries if isinstance(entry.event, Sat)]
        sat += [entry.by for entry in entries if isinstance(entry.event, TookOver)]
        statements += [(self.join, {"table_id": table, "person": person}) for person in sat]
        await self.writer.write([*statements, (STALE, {"which": table, "due": entries[-1].at + SETTLING})])

    async def forget(self, table: str, person: str) -> None:
        """Take a table from a person's list."""
        await self.writer.write([(FORGET, {"at": table, "who": person})])

    async def delete(self, table: str, number: int) -> None:
        """One transaction. Takes the number that follows, so that nothing happens meanwhile. Raises Conflict."""
        taken: Statement = (APPEND, {"table_id": table, "number": number, "body": b""})
        await self.writer.write([taken, *((statement, {"gone": table}) for statement in DELETE)])

    def settle(self, table: str, status: str, summary: bytes, changed: int, due: int | None) -> Future[None]:
        """What follows from the events, for lists and due work; gives up the claim. Hurries if work is due soon."""
        values = {"which": table, "now": status, "short": summary, "changed": changed, "due": due}
        return self.writer.put([(SETTLE, values)], hurry=due is not None and due < changed + 2 * LATER * 1000)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The events of a table after a number; none if there is no such table."""
        events = schema.events.c
        query = select(events.body).where(events.table_id == table, events.number > since).order_by(events.number)
        async with self.engine.connect() as connection:
            return [DECODER.decode(body) for body in (await connection.execute(query)).scalars()]

    async def public_tables(self, most: int = 100) -> list[Row]:
        """Tables that anybody may join or watch, the latest first."""
        tables = schema.tables.c
        return await self.rows(and_(tables.public, tables.status != "finished"), most)

    async def tables_of(self, person: str, most: int = 100) -> list[Row]:
        """Tables that a person has opened or sat at, and has not forgotten."""
        listed = select(schema.members.c.table_id).where(schema.members.c.person == person)
        return await self.rows(schema.tables.c.id.in_(listed), most)

    async def rows(self, where: Any, most: int) -> list[Row]:
        tables = schema.tables.c
        query = select(tables.id, tables.summary).where(where).order_by(tables.changed_at.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [row(found) for found in (await connection.execute(query)).mappings()]

    async def hosted(self, person: str) -> int:
        """How many unfinished tables a person has opened."""
        tables = schema.tables.c
        query = select(func.count()).where(tables.host == person, tables.status != "finished")
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def next_due(self, now: int) -> int | None:
        """When the next work is due that nobody has claimed."""
        tables = schema.tables.c
        query = select(func.min(tables.due_at)).where(tables.claimed_until < now)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else int(found)

    async def claim(self, now: int, lease: int, most: int = 64) -> list[str]:
        """Take a lease on tables with work that is due; nobody else gets them until it ends."""
        tables = schema.tables.c
        ready = and_(tables.due_at <= now, tables.claimed_until < now)
        chosen = select(tables.id).where(ready).order_by(tables.due_at).limit(most)
        query = (
            update(schema.tables)
            .where(tables.id.in_(chosen.scalar_subquery()), ready)
            .values(claimed_by=self.name, claimed_until=now + lease)
            .returning(tables.id)
        )
        async with self.writer.one_at_a_time, self.engine.begin() as connection:
            return [str(found) for found in (await connection.execute(query)).scalars()]


def appended(table: str, entry: Entry) -> Statement:
    return APPEND, {"table_id": table, "number": entry.number, "body": ENCODER.encode(entry)}


def row(found: RowMapping) -> Row:
    return Row(found["id"], bytes(found["summary"]))


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside a writer, and commits that survive the process but do not wait for the disk each time."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
