"""Table talk as it is kept: numbered lines of each table, for thirty days, and whom each person does not hear.

Of two processes only one can take a number; the other reads what it missed, as with events.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, delete, func, insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from mazzo.server import schema
from mazzo.server.store import Store
from mazzo.table.talking import Audience, Kind

talk, mutes = schema.talk.c, schema.mutes.c

KEPT = 30 * 24 * 3600 * 1000
"""How long a line is kept, in milliseconds."""
MOST_KEPT = 100
"""Lines of a table that are told to whoever comes."""
REPORTED = 20
"""Lines that go with a report."""
SPOKEN: tuple[Kind, ...] = ("phrase", "emote", "text")
"""Lines that people say."""
STANDING: tuple[Kind, ...] = ("silenced", "voiced")
"""Lines that hold as long as their table does."""

SAY = insert(schema.talk)
UNMUTE = delete(schema.mutes).where(mutes.who == bindparam("hearer"), mutes.whom == bindparam("speaker"))
MUTE = {
    "sqlite": sqlite.insert(schema.mutes).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.mutes).on_conflict_do_nothing(),
}


class Line(Struct, frozen=True, kw_only=True):
    """Something that was said at a table, with what nobody is told: who it was."""

    number: int
    """From 1 at each table."""
    at: int
    person: str
    """Who said it, or whom the host has silenced; empty for a bot."""
    seat: int
    """At which they sat; -1 for those who watched."""
    name: str
    """By which they were known then; empty for those who watched."""
    audience: Audience
    kind: Kind
    key: str = ""
    text: str = ""
    command: str = ""
    """The id of the message, so that it is said once."""


class TalkStore:
    """Lines in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def write(self, table: str, line: Line) -> None:
        """Raises Conflict if that number is taken, Unsaved."""
        row = {name: getattr(line, name) for name in line.__struct_fields__}
        await self.store.writer.write([(SAY, {"table_id": table, **row})])

    async def latest(self, table: str) -> list[Line]:
        """The last lines of a table, and all that still hold."""
        found = await self.read(talk.table_id == table, most=MOST_KEPT)
        holding = await self.read(talk.table_id == table, talk.kind.in_(STANDING), most=MOST_KEPT)
        return sorted({line.number: line for line in [*found, *holding]}.values(), key=lambda line: line.number)

    async def since(self, table: str, number: int) -> list[Line]:
        """The lines after a number."""
        return await self.read(talk.table_id == table, talk.number > number, most=MOST_KEPT)

    async def lines_before(self, table: str) -> list[Line]:
        """What was said last, as it goes with a report."""
        return await self.read(talk.table_id == table, most=REPORTED)

    async def read(self, *where: Any, most: int) -> list[Line]:
        """The last of these lines, the oldest first. Raises Unsaved."""
        fields = [getattr(talk, name) for name in Line.__struct_fields__]
        query = select(*fields).where(*where).order_by(talk.number.desc()).limit(most)
        async with self.store.reading() as connection:
            return [Line(**row) for row in (await connection.execute(query)).mappings()][::-1]

    async def numbers(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last line of each of these tables at which something was said. Raises Unsaved."""
        query = select(talk.table_id, func.max(talk.number)).where(self.store.among(talk.table_id, tables))
        async with self.store.reading() as connection:
            found = await connection.execute(query.group_by(talk.table_id))
            return {str(table): int(number) for table, number in found}

    async def forget(self, before: int) -> int:
        """Delete what was said before a time; how many lines. What the host has said about voices holds on while there
        is a table. Raises Unsaved."""
        gone = talk.table_id.not_in(select(schema.tables.c.id))
        query = delete(schema.talk).where(talk.at < before, or_(talk.kind.not_in(STANDING), gone))
        async with self.store.changing() as connection:
            return int((await connection.execute(query)).rowcount)

    async def muted(self, person: str) -> set[str]:
        """Whom a person does not want to hear. Raises Unsaved."""
        query = select(mutes.whom).where(mutes.who == person)
        async with self.store.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def mute(self, person: str, whom: str, muted: bool, at: int) -> None:
        """Raises Unsaved."""
        if muted:
            row = {"who": person, "whom": whom, "at": at}
            await self.store.writer.write([(MUTE[self.store.dialect], row)])
        else:
            await self.store.writer.write([(UNMUTE, {"hearer": person, "speaker": whom})])
