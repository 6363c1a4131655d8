"""How a transaction is carried out: over an asynchronous driver, or for SQLite in a thread of its own.

The driver for SQLite goes to its thread and back for each statement, and once more for the beginning and the end; that
costs more than the transaction.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from random import random
from threading import Thread
from typing import Any, Protocol, TypeVar

import structlog
from sqlalchemy import ClauseElement, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mazzo.server.trouble import is_passing, one_line

PAUSES = (0.01, 0.03, 0.1, 0.3)
"""Seconds until a transaction is tried again that another one was in the way of."""

SQLITE = sqlite.dialect(paramstyle="named")

log = structlog.get_logger()

Result = TypeVar("Result")

Grouped = Sequence[tuple[Executable, list[dict[str, Any]]]]
"""Statements, each with all its values."""
Prepare = Callable[[Any, Any], None]
"""Sets up a new connection of SQLite."""
Order = tuple[Grouped, asyncio.AbstractEventLoop, asyncio.Future[None]]
"""A transaction for a thread, and who is told that it is done."""


class Transactions(Protocol):
    """One after the other, on a connection that is kept: taking one from a pool costs as much as a transaction."""

    async def carry_out(self, grouped: Grouped) -> None:
        """All of it or nothing."""

    def check(self) -> None:
        """See that what is written now stays. Raises OSError."""

    async def close(self) -> None: ...


class OverDriver:
    """Over an asynchronous driver, to a database that others write to as well."""

    def __init__(self, engine: AsyncEngine, locks: Executable | None) -> None:
        """`locks` takes the rows that values name as `which`, in their order, before any is changed."""
        self.engine = engine
        self.locks = locks
        self.connection: AsyncConnection | None = None

    async def carry_out(self, grouped: Grouped) -> None:
        """Who takes rows in the same order as everybody else waits, and is never waited for at the same time. New rows
        come first: who waits until another process has written the same event holds nothing that it needs."""
        ordered = [(statement, in_order(values)) for statement, values in grouped]
        new = [each for each in ordered if "which" not in each[1][0]]
        changing = [each for each in ordered if "which" in each[1][0]]
        # One statement after the other, each in order, would be none.
        several = sorted({each["which"] for _, values in changing for each in values}) if len(changing) > 1 else []
        await again(lambda: self.transact(new, changing, several))

    async def transact(self, new: Grouped, changing: Grouped, several: list[str]) -> None:
        self.connection = connection = self.connection or await self.engine.connect()
        try:
            async with connection.begin():
                for statement, values in new:
                    await connection.execute(statement, values)
                if several and self.locks is not None:
                    await connection.execute(self.locks, {"all": several})
                for statement, values in changing:
                    await connection.execute(statement, values)
        except BaseException:
            self.connection = None
            await connection.close()
            raise

    def check(self) -> None:
        """Another process sees after its files."""

    async def close(self) -> None:
        if self.connection:
            await self.connection.close()
            self.connection = None


def in_order(values: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """By what comes first in each, which is the key of a row; those of one row stay as they are."""
    return sorted(values, key=lambda each: next(iter(each.values())))


async def again(work: Callable[[], Awaitable[Result]]) -> Result:
    """Do it, and once more if another transaction was in the way, each time after a longer pause."""
    for pause in PAUSES:
        try:
            return await work()
        except DBAPIError as error:
            if not is_passing(error):
                raise
            log.info("transaction_again", problem=one_line(error))
        # Not all who were in each other's way should come back at the same moment.
        await asyncio.sleep(pause * (1 + random()))
    return await work()


class InThread:
    """In a thread that does nothing else, straight to SQLite: what SQLAlchemy does around a statement takes longer than
    the statement."""

    def __init__(self, engine: AsyncEngine, prepare: Prepare | None) -> None:
        self.path = Path(engine.url.database or "")
        self.prepare = prepare
        self.orders: SimpleQueue[Order | None] = SimpleQueue()
        self.thread: Thread | None = None
        """One of its own: that an executor is handed something and gives it back costs as much as a transaction."""
        self.connection: sqlite3.Connection | None = None
        self.file = 0
        """Which file connections write to, whatever its name is now."""

    async def carry_out(self, grouped: Grouped) -> None:
        if self.thread is None:
            self.thread = Thread(target=self.work, name="writer", daemon=True)
            self.thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.orders.put((grouped, loop, done))
        await done

    def work(self) -> None:
        """What the thread does."""
        while order := self.orders.get():
            grouped, loop, done = order
            failure: BaseException | None = None
            try:
                self.transact(grouped)
            except BaseException as error:
                failure = error
            # Without the loop there is nobody any more who waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(carried_out, done, failure)
            # Nothing is held until the next order, which may be long in coming.
            del order, grouped, done, failure

    def transact(self, grouped: Grouped) -> None:
        self.check()
        self.connection = connection = self.connection or self.connected()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement, values in grouped:
                text, fixed = in_sql(statement, tuple(values[0]))
                connection.executemany(text, [fixed | each for each in values] if fixed else values)
            connection.execute("COMMIT")
        except BaseException:
            self.connection = None
            connection.close()
            raise

    def check(self) -> None:
        there = self.path.stat().st_ino
        self.file = self.file or there
        if there != self.file:
            # Deleted or moved: what is written now would be gone with this process.
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))

    def connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        try:
            if self.prepare:
                self.prepare(connection, None)
        except BaseException:
            connection.close()
            raise
        return connection

    async def close(self) -> None:
        if self.thread:
            self.orders.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None
        if self.connection:
            self.connection.close()
            self.connection = None


def carried_out(done: asyncio.Future[None], failure: BaseException | None) -> None:
    """The thread is done with an order, on the loop."""
    if done.cancelled():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


@lru_cache
def in_sql(statement: Executable, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """A statement for values of these names as SQLite reads it, and the values that are always the same."""
    assert isinstance(statement, ClauseElement)
    compiled: Any = statement.compile(dialect=SQLITE, column_keys=list(names))
    fixed = {name: bind.effective_value for name, bind in compiled.binds.items() if not bind.required}
    fixed |= {column.key: column.default.arg for column in compiled.insert_prefetch}
    return str(compiled), fixed
