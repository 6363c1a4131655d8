"""Databases with tables at which something was played, and what can go wrong with them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from sqlite3 import connect

from mazzo.games import default
from mazzo.server.listing import written
from mazzo.server.settings import DATABASE
from mazzo.server.store import Store
from mazzo.table.events import Entry
from mazzo.table.state import Table
from mazzo.testing.support.table import Trial, open_table


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Store]:
    """The store of a folder while it is open."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / DATABASE}")
    try:
        yield store
    finally:
        await store.close()


async def put(store: Store, id: str, entries: list[Entry]) -> None:
    """A table with these events."""
    table = Table.folded(entries)
    await store.open_table(id, entries[0], written(id, table))
    if entries[1:]:
        await store.append(id, entries[1:])
    await store.settle(id, table.status, written(id, table), entries[-1].at, None, number=table.number)


def finished_table(seed: int = 1, game: str = "") -> Trial:
    """A table at which one match was played to its end."""
    trial = open_table(game or default(), {"anna": 0}, seed=seed)
    return trial.until("finished")


def database_with(folder: Path, tables: dict[str, list[Entry]]) -> Path:
    """A database with these tables."""

    async def fill() -> None:
        async with stored(folder) as store:
            for id, entries in tables.items():
                await put(store, id, entries)

    asyncio.run(fill())
    return folder / DATABASE


@contextmanager
def held_by_another(database: Path) -> Iterator[None]:
    """Another program is in the middle of writing."""
    other = connect(database, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def flip_pages(database: Path, every: int = 2) -> None:
    """Turn around the bytes of the heads of some pages, as a failing disk would."""
    content = bytearray(database.read_bytes())
    for page in range(4096, len(content) - 4096, 4096 * every):
        content[page : page + 16] = bytes(255 - each for each in content[page : page + 16])
    database.write_bytes(content)
