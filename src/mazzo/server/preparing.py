"""Before a server starts: its database is whole, up to date, and can be written, or one line says what is wrong."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import structlog
from alembic.util import CommandError

from mazzo.server.checking import check_pages
from mazzo.server.folder import REPLACED, make_private, refusal, take_incoming
from mazzo.server.postgres import STARTING_UP, reach, without_password
from mazzo.server.settings import DATABASE, Settings
from mazzo.server.store import Store
from mazzo.server.trouble import Unsaved
from mazzo.words import Refusal, local

LARGE = 256 * 1024 * 1024
"""A start waits for the check of a database below that, for a second or so; others are checked while it runs."""

log = structlog.get_logger()


def prepare(settings: Settings) -> None:
    """See that a server can work with these settings. Whoever calls this holds the folder. Raises Refusal."""
    if settings.database:
        asyncio.run(prepare_postgres(settings.database))
        return
    folder, database = settings.data, settings.data / DATABASE
    try:
        if take_incoming(folder):
            log.info("database_restored", before=REPLACED)
        make_private(folder)
    except OSError as error:
        raise refusal(folder, error) from None
    try:
        if not is_large(database):
            check_pages(database)
        asyncio.run(try_out(settings.address))
    except Unsaved as unsaved:
        raise refused(database, unsaved) from None
    except CommandError:
        # It has steps behind it that this program does not know.
        raise Refusal("error-storage-newer", path=str(database)) from None


def is_large(database: Path) -> bool:
    return database.stat().st_size > LARGE


async def prepare_postgres(address: str) -> None:
    """The same for a database of its own. Raises Refusal."""
    shown = without_password(address)
    await reach(address, partial(say_waiting, shown))
    try:
        await try_out(address)
    except Unsaved as unsaved:
        raise Refusal("error-database", address=shown, problem=unsaved.problem) from None
    except CommandError:
        raise Refusal("error-storage-newer", path=shown) from None


def say_waiting(address: str, problem: str) -> None:
    print(local()("database-waiting", address=address, problem=problem, seconds=int(STARTING_UP)), flush=True)


async def try_out(address: str) -> None:
    """Bring a database up to date, and write a little. Raises Unsaved."""
    store = await Store.open(address)
    try:
        await store.depart_all()
    finally:
        await store.close()


def refused(database: Path, unsaved: Unsaved) -> Refusal:
    """The trouble in words."""
    return Refusal(f"error-storage-{unsaved.trouble}", path=str(database), problem=unsaved.problem)
