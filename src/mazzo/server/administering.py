"""A server's database, for whoever sits at its machine: the server may run meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mazzo.server.accounts import Accounts
from mazzo.server.backup import database_in
from mazzo.server.checking import connected
from mazzo.server.migrations import versions
from mazzo.server.moderating import Moderation
from mazzo.server.opening import prepare_sqlite
from mazzo.server.postgres import postgres_engine, reach, without_password
from mazzo.server.quotas import Quotas
from mazzo.server.settings import Settings
from mazzo.server.standing import Standings
from mazzo.server.store import Store
from mazzo.server.trouble import Unsaved
from mazzo.words import Refusal


@asynccontextmanager
async def administering(folder: Path, address: str) -> AsyncIterator[Moderation]:
    """Raises Refusal."""
    engine = await postgres(address) if address else of_folder(folder)
    store = Store(engine)
    try:
        yield Moderation(store, Accounts(store, Quotas(Settings(data=folder))), Standings(store))
    except Unsaved as unsaved:
        shown = without_password(address) if address else str(folder)
        raise Refusal("error-database", address=shown, problem=unsaved.problem) from None
    finally:
        await store.close()


def of_folder(folder: Path) -> AsyncEngine:
    """Nothing is taken over: another process has it. Raises Refusal."""
    database = database_in(folder)
    with closing(connected(database)) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.Error:
            found = None
    check_version(found[0] if found else "", str(database))
    engine = create_async_engine(f"sqlite+aiosqlite:///{database}")
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


async def postgres(address: str) -> AsyncEngine:
    """Raises Refusal."""
    await reach(address, lambda problem: None, seconds=0)
    engine = postgres_engine(address)
    async with engine.connect() as connection:
        found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    check_version(str(found or ""), without_password(address))
    return engine


def check_version(found: str, shown: str) -> None:
    """A database is brought up to date by a server. Raises Refusal."""
    if found != max(versions()):
        raise Refusal("error-database-version" if found in (*versions(), "") else "error-storage-newer", path=shown)
