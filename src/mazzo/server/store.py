"""Tables in the database: appending events, reading them, and finding tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    RowMapping,
    Select,
    String,
    and_,
    any_,
    bindparam,
    collate,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from mazzo.games import BrokenGame, UnknownGame
from mazzo.server import schema
from mazzo.server.attending import Attending
from mazzo.server.claims import SETTLING, STALE, Claims
from mazzo.server.clock import now
from mazzo.server.conditions import KEPT, network_of
from mazzo.server.database import WORKER
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
OF_CLUB = insert(schema.club_tables)
NEW_PERSON = insert(schema.people)
# Whoever has an account keeps its name, however they sit down.
NAMED = (
    update(schema.people)
    .where(
        schema.people.c.id == bindparam("who"),
        schema.people.c.kind == "guest",
        schema.people.c.name != bindparam("called"),
    )
    .values(name=bindparam("called"))
)
# A member may have sat there before, and have taken the table from the own list.
MEMBER, SHOWN = ["table_id", "person"], {"hidden": False}
JOIN = {
    "sqlite": sqlite.insert(schema.members).on_conflict_do_update(index_elements=MEMBER, set_=SHOWN),
    "postgresql": postgresql.insert(schema.members).on_conflict_do_update(index_elements=MEMBER, set_=SHOWN),
}
NETWORK = {
    "sqlite": sqlite.insert(schema.networks).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.networks).on_conflict_do_nothing(),
}
OLD_NETWORKS = delete(schema.networks).where(schema.networks.c.at < bindparam("before"))
SHARED_DEVICE = {
    "sqlite": sqlite.insert(schema.shared_devices).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.shared_devices).on_conflict_do_nothing(),
}
SQLITE_SET, POSTGRESQL_SET = sqlite.insert(schema.settings), postgresql.insert(schema.settings)
# Several processes may set the same at once, as when they start on an empty database.
SET = {
    "sqlite": SQLITE_SET.on_conflict_do_update(index_elements=["key"], set_={"value": SQLITE_SET.excluded.value}),
    "postgresql": POSTGRESQL_SET.on_conflict_do_update(
        index_elements=["key"], set_={"value": POSTGRESQL_SET.excluded.value}
    ),
}
FORGET = (
    update(schema.members)
    .where(schema.members.c.table_id == bindparam("at"), schema.members.c.person == bindparam("who"))
    .values(hidden=True)
)
# Of the matches of a table: nobody comes to the review of a match whose replay is gone.
REVIEWED = select(schema.reviews.c.id).where(
    schema.reviews.c.match_id.in_(select(schema.matches.c.id).where(schema.matches.c.table_id == bindparam("gone")))
)
# In this order, because they refer to each other.
DELETE = [
    delete(schema.events).where(schema.events.c.table_id == bindparam("gone")),
    delete(schema.members).where(schema.members.c.table_id == bindparam("gone")),
    delete(schema.attendance).where(schema.attendance.c.table_id == bindparam("gone")),
    delete(schema.networks).where(schema.networks.c.table_id == bindparam("gone")),
    delete(schema.talk).where(schema.talk.c.table_id == bindparam("gone")),
    delete(schema.promises).where(schema.promises.c.table_id == bindparam("gone")),
    delete(schema.turns).where(schema.turns.c.table_id == bindparam("gone")),
    delete(schema.notices).where(schema.notices.c.table_id == bindparam("gone")),
    delete(schema.club_tables).where(schema.club_tables.c.table_id == bindparam("gone")),
    delete(schema.judgements).where(schema.judgements.c.review.in_(REVIEWED)),
    delete(schema.reviews).where(schema.reviews.c.id.in_(REVIEWED)),
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
    async def open(cls, address: str, clock: Callable[[], int] = now, *, worker: bool = False) -> Store:
        """Connect, bring the database up to date, and see that it can be written. Raises Unsaved."""
        store = cls(await opened_engine(address, clock()), clock)
        if worker:
            store.name = WORKER + store.name
        try:
            await store.beat(clock() + await store.offset())
        except BaseException:
            await store.close()
            raise
        return store

    async def secret(self) -> bytes | None:
        """The key that signed the cookies of earlier versions, in a database that is as old."""
        query = select(schema.settings.c.value).where(schema.settings.c.key == "secret")
        async with self.reading() as connection:
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

    def note_network(self, table: str, person: str, address: str) -> None:
        """From where somebody came to a rated table; what is old goes."""
        at = self.time()
        came = {"table_id": table, "person": person, "network": network_of(table, address), "at": at}
        self.writer.put([(NETWORK[self.dialect], came), (OLD_NETWORKS, {"before": at - KEPT})], hurry=False)

    async def share_device(self, person: str, other: str) -> None:
        """Two people were signed in on one device, one after the other. Raises Unsaved."""
        rows = [{"person": one, "other": two, "at": self.time()} for one, two in ((person, other), (other, person))]
        await self.writer.write([(SHARED_DEVICE[self.dialect], row) for row in rows])

    async def open_table(self, table: str, entry: Entry, summary: bytes) -> None:
        """Raises Conflict if there is such a table."""
        opened = entry.event
        assert isinstance(opened, Opened)
        row = {
            "id": table,
            "game": opened.game,
            "public": opened.public,
            "rated": opened.rated,
            "host": opened.host,
            "opened_at": entry.at,
            "status": "open",
            "changed_at": entry.at,
            "summary": summary,
            "due_at": None,
            "number": entry.number,
        }
        joined = (self.join, {"table_id": table, "person": opened.host})
        named = (NAMED, {"who": opened.host, "called": opened.host_name})
        club: list[Statement] = [(OF_CLUB, {"table_id": table, "club_id": opened.club})] if opened.club else []
        await self.writer.write([(OPEN, row), appended(table, entry), joined, named, *club])

    async def append(
        self, table: str, entries: Sequence[Entry], ahead: int = 0, besides: Sequence[Statement] = ()
    ) -> None:
        """One transaction. Unless `settle` follows soon, the table counts as due, so that nothing is ever forgotten.

        The time of the table may be `ahead` of the server's. `besides` is written with it. Raises Conflict, Unsaved.
        """
        statements: list[Statement] = [appended(table, entry) for entry in entries]
        sat = [entry.event.person for entry in entries if isinstance(entry.event, Sat)]
        sat += [entry.by for entry in entries if isinstance(entry.event, TookOver)]
        statements += [(self.join, {"table_id": table, "person": person}) for person in sat]
        at = entries[-1].at
        stale = {"which": table, "known": entries[-1].number, "changed": at, "due": at - ahead + SETTLING}
        await self.writer.write([*statements, *besides, (STALE, stale)])

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
        await self.writer.write([(SET[self.dialect], {"key": key, "value": value})])

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
        return await self.rows(schema.tables.c.id.in_(listed_by(person)), most)

    async def rows(self, where: Any, most: int) -> list[Row]:
        tables = schema.tables.c
        query = select(tables.id, tables.summary).where(where).order_by(tables.changed_at.desc()).limit(most)
        async with self.reading() as connection:
            return [row(found) for found in (await connection.execute(query)).mappings()]

    async def tables_of_club(self, club: str, most: int = 100) -> list[Row]:
        """Tables of a club that are not finished, the latest first."""
        known, tables = schema.club_tables.c, schema.tables.c
        own = select(known.table_id).where(known.club_id == club)
        return await self.rows(and_(tables.id.in_(own), tables.status != "finished"), most)

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
        tables = schema.tables.c
        query = select(func.count()).where(tables.id.in_(listed_by(person)), tables.status != "finished")
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def numbers(self, ids: Collection[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that are still there."""
        tables = schema.tables.c
        query = select(tables.id, tables.number).where(self.among(tables.id, ids))
        async with self.reading() as connection:
            return {str(id): int(number) for id, number in await connection.execute(query)}


def listed_by(person: str) -> Select[tuple[str]]:
    """The ids of the tables on somebody's list."""
    members = schema.members.c
    return select(members.table_id).where(members.person == person, members.hidden.is_(False))


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
