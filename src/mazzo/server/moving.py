"""The tables of a folder moved to PostgreSQL: all rows or none, each compared with what it was."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import Connection, String, Table, collate, create_engine, func, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.backup import copy, database_in
from mazzo.server.checking import check_pages, connected
from mazzo.server.folder import held
from mazzo.server.migrations import upgrade, versions
from mazzo.server.opening import bring_up_to_date
from mazzo.server.postgres import postgres_engine, reach, without_password
from mazzo.server.preparing import refused, say_waiting
from mazzo.server.trouble import Unsaved, one_line, storage
from mazzo.words import Refusal

TOGETHER = 1000
"""Rows that are read, written or compared in one go."""
OF_PROCESSES = (schema.processes, schema.attendance)
"""What those keep who serve a database: it is not moved."""
MOVED = [table for table in schema.metadata.sorted_tables if table not in OF_PROCESSES]
"""Each after those that it refers to."""


class Progress(Struct, frozen=True):
    """How far the rows of a table are."""

    what: str
    done: int
    all: int
    comparing: bool = False


Tell = Callable[[Progress], None]


def move(folder: Path, address: str, tell: Tell) -> dict[str, int]:
    """Copy everything, and compare it; how many rows there are of what. The folder stays as it is. Raises Refusal."""
    with held(folder):
        database = database_in(folder)
        try:
            check_pages(database)
            with readable(database) as source:
                return asyncio.run(move_rows(source, database, address, tell))
        except Unsaved as unsaved:
            raise refused(database, unsaved) from None


@contextmanager
def readable(database: Path) -> Iterator[Connection]:
    """A connection to a database that is up to date: if it is older, to a copy. Raises Refusal, Unsaved."""
    with storage(), closing(connected(database)) as connection:
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if version is None or version[0] not in versions():
        raise Refusal("error-storage-newer", path=str(database))
    if version[0] == max(versions()):
        with opened(lambda: connected(database)) as connection:
            yield connection
        return
    with TemporaryDirectory(prefix="mazzo-") as folder:
        newer = Path(folder) / database.name
        copy(database, newer)
        with opened(lambda: sqlite3.connect(newer)) as connection:
            upgrade(connection)
            yield connection


@contextmanager
def opened(connect: Callable[[], sqlite3.Connection]) -> Iterator[Connection]:
    engine = create_engine("sqlite://", creator=connect)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


async def move_rows(source: Connection, database: Path, address: str, tell: Tell) -> dict[str, int]:
    """In one transaction: whoever looks at the target meanwhile sees nothing of it. Raises Refusal."""
    shown = without_password(address)
    await reach(address, lambda problem: say_waiting(shown, problem))
    engine = postgres_engine(address, in_time=False)
    try:
        await bring_up_to_date(postgres_engine(address, in_time=False))
        with storage(remote=True):
            async with engine.begin() as target:
                await check_empty(target, shown)
                counts = {table.name: await copied(source, target, table, tell) for table in MOVED}
                for table in MOVED:
                    if differing := await difference(source, target, table, counts[table.name], tell):
                        raise Refusal("error-database-differs", address=shown, path=str(database), what=differing)
            async with engine.begin() as target:
                # Else the first questions are answered without knowing how much there is.
                await target.execute(text("ANALYZE"))
        return counts
    except Unsaved as unsaved:
        raise Refusal("error-database", address=shown, problem=unsaved.problem) from None
    except DBAPIError as error:
        # Something that SQLite holds and PostgreSQL does not take.
        raise Refusal("error-database", address=shown, problem=one_line(error)) from None
    except CommandError:
        raise Refusal("error-storage-newer", path=shown) from None
    finally:
        await engine.dispose()


async def check_empty(target: AsyncConnection, address: str) -> None:
    """Raises Refusal."""
    for table in MOVED:
        if (await target.execute(select(table).limit(1))).first() is not None:
            raise Refusal("error-database-holds", address=address)


async def copied(source: Connection, target: AsyncConnection, table: Table, tell: Tell) -> int:
    """Write the rows of a table; how many there are."""
    number = source.execute(select(func.count()).select_from(table)).scalar_one()
    done = 0
    with source.execution_options(yield_per=TOGETHER).execute(select(table)) as found:
        for rows in found.mappings().partitions():
            await target.execute(insert(table), [dict(row) for row in rows])
            done += len(rows)
            tell(Progress(table.name, done, number))
    return int(number)


async def difference(source: Connection, target: AsyncConnection, table: Table, number: int, tell: Tell) -> str:
    """Compare all rows of a table, one by one; where it is not the same, if that is so."""
    tell(Progress(table.name, 0, number, comparing=True))
    done = 0
    ours = select(table).order_by(*table.primary_key.columns)
    theirs = select(table).order_by(*(in_bytes(column) for column in table.primary_key.columns))
    with source.execution_options(yield_per=TOGETHER).execute(ours) as found:
        written = await target.stream(theirs, execution_options={"yield_per": TOGETHER})
        async for rows in written.partitions():
            expected = found.fetchmany(len(rows))
            if list(map(plain, rows)) != list(map(plain, expected)):
                return f"{table.name}, {done + 1}–{done + len(rows)}"
            done += len(rows)
        left = found.fetchone()
    return f"{table.name}, {done} / {number}" if left is not None or done != number else ""


def in_bytes(column: Any) -> Any:
    """PostgreSQL sorts text as people do, SQLite by its bytes."""
    return collate(column, "C") if isinstance(column.type, String) else column


def plain(row: Any) -> tuple[Any, ...]:
    return tuple(bytes(value) if isinstance(value, memoryview) else value for value in row)
