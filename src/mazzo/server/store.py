"""Tables in the database: appending events, reading them, finding tables, and claiming due work."""

from __future__ import annotations

from asyncio import Future
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, and_, bindparam, delete, event, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mazzo.games import BrokenGame, UnknownGame
from mazzo.server import schema
from mazzo.server.clock import now
from mazzo.server.migrations import upgrade
from mazzo.server.trouble import DamagedTable, storage
from mazzo.server.writer import LATER, Statement, Writer
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
SQLITE_BEAT, POSTGRESQL_BEAT = sqlite.insert(schema.processes), postgresql.insert(schema.processes)
BEAT = {
    "sqlite": SQLITE_BEAT.on_conflict_do_update(index_elements=["name"], set_={"until": SQLITE_BEAT.excluded.until}),
    "postgresql": POSTGRESQL_BEAT.on_conflict_do_update(
        index_elements=["name"], set_={"until": POSTGRESQL_BEAT.excluded.until}
    ),
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
    delete(schema.tables).where(schema.tables.c.id == bindparam("gone")),
]
STALE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values(changed_at=bindparam("changed"), due_at=bindparam("due"))
)
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

ALIVE = 15_000
"""How long a process counts as alive after its last sign of life, in milliseconds."""
SETTLING = 5_000
"""How long after an event somebody else settles its table, if whoever wrote it has not, in milliseconds."""


Body = tuple[int, bytes]
"""The number of an event, and the event as it is stored."""


class Row(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    summary: bytes


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine, first=[OPEN, NEW_PERSON], prepare=prepare_sqlite)
        self.name = token_hex(8)
        """Of this process, on the rows it has claimed."""
        self.damage = ""
        """What is wrong with the database itself, if a check has found something."""
        self.join = JOIN[engine.dialect.name]

    @classmethod
    async def open(cls, address: str, clock: Callable[[], int] = now) -> Store:
        """Connect, bring the database up to date, and see that it can be written. Raises Unsaved."""
        engine = create_async_engine(address)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
        try:
            with storage():
                async with engine.begin() as connection:
                    await connection.run_sync(upgrade)
                    if engine.dialect.name == "sqlite":
                        await take_over(connection, clock())
        except BaseException:
            await engine.dispose()
            raise
        store = cls(engine)
        try:
            await store.beat(clock())
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def beat(self, now: int) -> None:
        """Note that this process lives. Raises Unsaved."""
        await self.writer.write([(BEAT[self.engine.dialect.name], {"name": self.name, "until": now + ALIVE})])

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

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Raises Unsaved."""
        with storage():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, between those of the writer. Raises Unsaved."""
        async with self.writer.one_at_a_time:
            with storage():
                async with self.engine.begin() as connection:
                    yield connection

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

    async def append(self, table: str, entries: Sequence[Entry], ahead: int = 0) -> None:
        """One transaction. Unless `settle` follows soon, the table counts as due, so that nothing is ever forgotten.

        The time of the table may be `ahead` of the server's. Raises Conflict, Unsaved.
        """
        statements: list[Statement] = [appended(table, entry) for entry in entries]
        sat = [entry.event.person for entry in entries if isinstance(entry.event, Sat)]
        sat += [entry.by for entry in entries if isinstance(entry.event, TookOver)]
        statements += [(self.join, {"table_id": table, "person": person}) for person in sat]
        at = entries[-1].at
        stale = {"which": table, "changed": at, "due": at - ahead + SETTLING}
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

    def settle(self, table: str, status: str, summary: bytes, changed: int, due: int | None) -> Future[None]:
        """What follows from the events, for lists and due work; gives up the claim. Hurries if work is due soon."""
        values = {"which": table, "now": status, "short": summary, "changed": changed, "due": due}
        return self.writer.put([(SETTLE, values)], hurry=due is not None and due < changed + 2 * LATER * 1000)

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

    async def next_due(self, now: int) -> int | None:
        """When the next work is due that nobody has claimed."""
        tables = schema.tables.c
        query = select(func.min(tables.due_at)).where(tables.claimed_until < now)
        async with self.reading() as connection:
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
        async with self.changing() as connection:
            return [str(found) for found in (await connection.execute(query)).scalars()]


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


async def take_over(connection: AsyncConnection, at: int) -> None:
    """One process has SQLite to itself: what the last one had claimed when it ended is free."""
    tables = schema.tables.c
    await connection.execute(update(schema.tables).where(tables.claimed_until > 0).values(claimed_until=0))
    await connection.execute(delete(schema.processes))
    # The clock was set back meanwhile. What is due at these tables in their own time is found when they are looked at.
    ahead = and_(tables.changed_at > at, tables.due_at > at)
    await connection.execute(update(schema.tables).where(ahead).values(due_at=at))


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside a writer, and commits that are on the disk when they are acknowledged."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
