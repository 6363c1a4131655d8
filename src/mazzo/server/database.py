"""The connections of one process to its database: one for the writer, others for whoever reads or changes something."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager, nullcontext
from secrets import token_hex
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, String, any_, literal, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mazzo.server.clock import now
from mazzo.server.transactions import again
from mazzo.server.trouble import storage
from mazzo.server.writer import Writer

TIME = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
BEGIN = text("BEGIN IMMEDIATE")
WORKER = "worker-"
"""Who only moves bots has no share in what people may do."""
ALONE_FOR = text("SELECT pg_advisory_xact_lock(hashtextextended(:person, 0))")

Result = TypeVar("Result")


class Database:
    """A database that may also be that of other processes."""

    def __init__(self, engine: AsyncEngine, writer: Writer, clock: Callable[[], int] = now) -> None:
        self.engine = engine
        self.writer = writer
        self.clock = clock
        self.name = token_hex(8)
        """Of this process, on the rows it has claimed; that of a worker begins with `WORKER`."""
        self.dialect = engine.dialect.name
        self.remote = self.dialect != "sqlite"
        self.skew = 0
        """How far the clock of the database is ahead of ours, in milliseconds, when it was last asked."""

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Raises Unsaved."""
        with storage(self.remote):
            async with self.connected() as connection:
                yield connection

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, on SQLite between those of the writer. Raises Unsaved."""
        with storage(self.remote):
            async with self.begun() as connection:
                yield connection

    async def change(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """The same for work that can be done anew, if another transaction was in the way. Raises Unsaved."""

        async def once() -> Result:
            async with self.begun() as connection:
                return await work(connection)

        with storage(self.remote):
            return await again(once)

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[AsyncConnection]:
        alone = nullcontext() if self.remote else self.writer.one_at_a_time
        async with alone:
            self.writer.transactions.check()
            async with self.connected() as connection, connection.begin():
                if not self.remote:
                    # The driver would begin with the first change, and what was read before could be old by then.
                    await connection.execute(BEGIN)
                yield connection

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """Given up half-way, a connection would stay open, and the pool would know nothing of it."""
        connection = self.engine.connect()
        try:
            await to_the_end(connection.start())
            yield connection
        finally:
            if connection.sync_connection:
                await to_the_end(connection.close())

    @asynccontextmanager
    async def alone_for(self, person: str) -> AsyncIterator[None]:
        """While no other process does the same for this person. Raises Unsaved."""
        if not self.remote:
            yield
            return
        async with self.changing() as connection:
            await connection.execute(ALONE_FOR, {"person": person})
            yield

    async def offset(self) -> int:
        """How far the clock of the database, which is the same for all its processes, is ahead of ours. Raises
        Unsaved."""
        if self.remote:
            async with self.reading() as connection:
                # Connecting may take long: only the question itself is timed.
                before = self.clock()
                told = int((await connection.execute(TIME)).scalar_one())
                self.skew = told - (before + self.clock()) // 2
        return self.skew

    def among(self, column: ColumnElement[str], values: Collection[str]) -> ColumnElement[bool]:
        """Whether a column has one of these values. PostgreSQL takes them as one: it is the same statement then,
        however many there are."""
        listed = sorted(values)
        return column == any_(literal(listed, ARRAY(String))) if self.remote else column.in_(listed)

    def time(self) -> int:
        """By the clock of the database."""
        return self.clock() + self.skew


async def to_the_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Do it, even if whoever waits for it is cancelled, which counts when it is done."""
    task = asyncio.create_task(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled:
        raise cancelled from None if task.cancelled() else task.exception()
    return task.result()
