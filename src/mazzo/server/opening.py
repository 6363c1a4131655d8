"""How a database is opened: connected to, brought up to date, and for SQLite taken over from the last process."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete, event, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mazzo.server import schema
from mazzo.server.migrations import upgrade
from mazzo.server.postgres import is_postgres, postgres_engine
from mazzo.server.trouble import storage

ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(1835104890)")
"""Of several processes that start at once, one brings the database up to date. The number is ours: `mazz`."""


async def opened_engine(address: str, at: int) -> AsyncEngine:
    """An engine for a database that is up to date, as the clock says `at`. Raises Unsaved."""
    if is_postgres(address):
        await bring_up_to_date(postgres_engine(address, in_time=False))
        return postgres_engine(address)
    engine = create_async_engine(address)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    try:
        with storage():
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
                await take_over(connection, at)
    except BaseException:
        await engine.dispose()
        raise
    return engine


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Raises Unsaved."""
    try:
        with storage(remote=True):
            async with engine.begin() as connection:
                await connection.execute(ONE_AT_A_TIME)
                await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


async def take_over(connection: AsyncConnection, at: int) -> None:
    """One process has SQLite to itself: what the last one had claimed when it ended is free."""
    tables = schema.tables.c
    await connection.execute(update(schema.tables).where(tables.claimed_until > 0).values(claimed_until=0))
    matches = schema.matches.c
    await connection.execute(
        update(schema.matches).where(matches.filed_at.is_(None), matches.claimed_until > 0).values(claimed_until=0)
    )
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
