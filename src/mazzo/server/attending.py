"""The processes that serve a database, and who is connected to which of them. What a process has noted holds as long as
it gives signs of life."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.database import WORKER, Database

attendance, processes, tables = schema.attendance.c, schema.processes.c, schema.tables.c

ALIVE = 15_000
"""How long a process counts as alive after its last sign of life, in milliseconds."""

Attended = tuple[str, str]
"""A table, and somebody who is connected to it."""

SQLITE_BEAT, POSTGRESQL_BEAT = sqlite.insert(schema.processes), postgresql.insert(schema.processes)
BEAT = {
    "sqlite": SQLITE_BEAT.on_conflict_do_update(index_elements=["name"], set_={"until": SQLITE_BEAT.excluded.until}),
    "postgresql": POSTGRESQL_BEAT.on_conflict_do_update(
        index_elements=["name"], set_={"until": POSTGRESQL_BEAT.excluded.until}
    ),
}
ATTEND = {
    "sqlite": sqlite.insert(schema.attendance).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.attendance).on_conflict_do_nothing(),
}
UNATTEND = delete(schema.attendance).where(
    attendance.table_id == bindparam("at"),
    attendance.person == bindparam("who"),
    attendance.process == bindparam("by"),
)


class Attending(Database):
    """Signs of life, and who is there."""

    async def beat(self, now: int) -> None:
        """Note that this process lives. Raises Unsaved."""
        await self.writer.write([(BEAT[self.dialect], {"name": self.name, "until": now + ALIVE})])

    async def alive(self, now: int) -> tuple[int, int]:
        """How many processes live that serve people, and how many that only move bots."""
        query = select(processes.name).where(processes.until >= now)
        async with self.reading() as connection:
            names = list((await connection.execute(query)).scalars())
        workers = sum(name.startswith(WORKER) for name in names)
        return len(names) - workers, workers

    async def attend(self, table: str, person: str, address: str = "") -> None:
        """Somebody is connected to this process. Raises Unsaved."""
        row = {"table_id": table, "person": person, "process": self.name, "address": address}
        await self.writer.write([(ATTEND[self.dialect], row)])

    async def unattend(self, table: str, person: str) -> None:
        """Somebody is not connected to this process any more. Raises Unsaved."""
        await self.writer.write([(UNATTEND, {"at": table, "who": person, "by": self.name})])

    async def attended(self, ids: Collection[str]) -> dict[str, dict[str, str]]:
        """Who is connected to these tables by any process that lives: to each table people, and their addresses."""
        query = (
            select(attendance.table_id, attendance.person, attendance.address)
            .join(schema.processes, processes.name == attendance.process)
            .where(self.among(attendance.table_id, ids), processes.until >= self.time())
        )
        found: dict[str, dict[str, str]] = {}
        async with self.reading() as connection:
            for table, person, address in await connection.execute(query):
                found.setdefault(table, {})[person] = address
        return found

    async def own_attendance(self) -> set[Attended]:
        """Who is connected to this process, as it is written down."""
        query = select(attendance.table_id, attendance.person).where(attendance.process == self.name)
        async with self.reading() as connection:
            return pairs(await connection.execute(query))

    async def reap(self, now: int) -> list[Attended]:
        """Forget the processes that are dead, and what they have claimed; who is connected to no other."""

        async def forget(connection: AsyncConnection) -> list[Attended]:
            query = delete(schema.processes).where(processes.until < now).returning(processes.name)
            dead = (await connection.execute(query)).scalars().all()
            if dead:
                await self.free(connection, dead)
            return await self.clear(connection, attendance.process.not_in(select(processes.name)))

        return await self.change(forget)

    async def depart_all(self) -> list[Attended]:
        """This process ends, and gives up everything; who is connected to no other."""

        async def depart(connection: AsyncConnection) -> list[Attended]:
            await connection.execute(delete(schema.processes).where(processes.name == self.name))
            await self.free(connection, [self.name])
            return await self.clear(connection, attendance.process == self.name)

        return await self.change(depart)

    async def free(self, connection: AsyncConnection, ended: Sequence[str]) -> None:
        """What these processes had claimed is anybody's to do."""
        theirs = (tables.claimed_by.in_(ended), tables.claimed_until > 0)
        await connection.execute(update(schema.tables).where(*theirs).values(claimed_until=0))

    async def clear(self, connection: AsyncConnection, where: Any) -> list[Attended]:
        """Delete rows; who is nowhere any more."""
        query = delete(schema.attendance).where(where).returning(attendance.table_id, attendance.person)
        gone = pairs(await connection.execute(query))
        others = select(attendance.table_id, attendance.person)
        there = others.where(self.among(attendance.table_id, {table for table, _ in gone}))
        return sorted(gone - pairs(await connection.execute(there))) if gone else []


def pairs(found: Any) -> set[Attended]:
    return {(str(table), str(person)) for table, person in found}
