"""How a transaction is carried out: over an asynchronous driver, or for SQLite in a thread of its own.

The driver for SQLite goes to its thread and back for each statement, and once more for the beginning and the end; that
costs more than the transaction.
"""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Grouped = Sequence[tuple[Executable, list[dict[str, Any]]]]
"""Statements, each with all its values."""
Prepare = Callable[[Any, Any], None]
"""Sets up a new connection of SQLite."""


class Transactions(Protocol):
    """One after the other, on a connection that is kept: taking one from a pool costs as much as a transaction."""

    async def carry_out(self, grouped: Grouped) -> None:
        """All of it or nothing."""

    async def close(self) -> None: ...


class OverDriver:
    """Over an asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def carry_out(self, grouped: Grouped) -> None:
        self.connection = connection = self.connection or await self.engine.connect()
        try:
            async with connection.begin():
                for statement, values in grouped:
                    await connection.execute(statement, values)
        except BaseException:
            self.connection = None
            await connection.close()
            raise

    async def close(self) -> None:
        if self.connection:
            await self.connection.close()
            self.connection = None


class InThread:
    """In a thread that does nothing else."""

    def __init__(self, engine: AsyncEngine, prepare: Prepare | None) -> None:
        self.engine: Engine = create_engine(engine.url.set(drivername="sqlite"))
        if prepare:
            event.listen(self.engine, "connect", prepare)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.connection: Connection | None = None
        self.file = 0
        """Which file connections write to, whatever its name is now."""

    async def carry_out(self, grouped: Grouped) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.transact, grouped)

    def transact(self, grouped: Grouped) -> None:
        self.connection = connection = self.connection or self.engine.connect()
        self.file = self.file or self.file_there()
        if self.file_there() != self.file:
            # Deleted or moved: what is written now would be gone with this process.
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
        try:
            with connection.begin():
                for statement, values in grouped:
                    connection.execute(statement, values)
        except BaseException:
            self.connection = None
            connection.close()
            raise

    def file_there(self) -> int:
        """Raises OSError."""
        name = self.engine.url.database
        return Path(name).stat().st_ino if name and name != ":memory:" else 0

    async def close(self) -> None:
        await asyncio.to_thread(self.thread.shutdown)
        if self.connection:
            self.connection.close()
            self.connection = None
        self.engine.dispose()
