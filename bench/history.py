"""Prints how long history pages, totals and leaderboards take in databases of 100 thousand and 1 million matches, on
SQLite and PostgreSQL: `python bench/history.py`."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.history import Wanted, page, totals_of
from mazzo.server.rating import season
from mazzo.server.ratings import Form, best, rank
from mazzo.server.settings import DATABASE
from mazzo.server.store import Store
from mazzo.testing.support.databases import Postgres
from mazzo.testing.support.histories import History, Rows

LAST = 1_795_000_000_000
TIMES = 30
Question = Callable[[AsyncConnection], Awaitable[Any]]


def columns(table: str) -> list[str]:
    return [column.name for column in schema.metadata.tables[table].columns]


def everything(made: History) -> Iterator[tuple[str, Rows]]:
    """All rows, by table; those first that others refer to."""
    for piece in made.pieces():
        yield "matches", piece.matches
        yield "results", piece.results
        yield "rating_changes", piece.rating_changes
    yield "people", made.people_rows()
    yield "totals", made.total_rows()
    yield "ratings", made.rating_rows()


def fill_sqlite(path: Path, made: History) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        for table, rows in everything(made):
            named = ", ".join(columns(table))
            marks = ", ".join("?" * len(columns(table)))
            connection.executemany(f"INSERT INTO {table} ({named}) VALUES ({marks})", rows)
            connection.commit()
        connection.execute("ANALYZE")


async def fill_postgres(address: str, made: History) -> None:
    import asyncpg

    connection = await asyncpg.connect(address)
    for table, rows in everything(made):
        await connection.copy_records_to_table(table, records=rows, columns=columns(table))
    await connection.execute("VACUUM ANALYZE")
    await connection.close()


def people_of(matches: int) -> list[str]:
    return [f"p{number:06d}" for number in range(max(20, matches // 200))]


def questions(made: History) -> dict[str, Question]:
    busy, usual = made.people[0], made.people[len(made.people) // 2]
    name, form, _ = made.forms[0]
    key = Form(season(LAST), name, form)
    middle = f"{LAST - made.number // 2 * 60_000}.t"

    async def ranked(connection: AsyncConnection) -> None:
        found = await best(connection, key, None)
        await rank(connection, key, found[-1].ordinal, found[-1].person)

    return {
        "newest page, busiest person": lambda each: page(each, busy, Wanted()),
        "a page in the middle": lambda each: page(each, busy, Wanted(), middle),
        "newest page of one form": lambda each: page(each, busy, Wanted(game=name, form=form)),
        "won against one person": lambda each: page(each, busy, Wanted(result="won", who=f"Player {made.people[1]}")),
        "newest page, usual person": lambda each: page(each, usual, Wanted()),
        "totals and places, busiest person": lambda each: totals_of(each, busy),
        "leaderboard, with a rank": ranked,
    }


async def measured(address: str, made: History) -> dict[str, tuple[float, float]]:
    """Milliseconds: the median of some, and the best, which other work on the machine disturbs least."""
    store = await Store.open(address)
    found = {}
    try:
        for what, ask in questions(made).items():
            times = []
            for _ in range(TIMES):
                async with store.reading() as connection:
                    began = perf_counter()
                    await ask(connection)
                    times.append((perf_counter() - began) * 1000)
            found[what] = median(times), min(times)
    finally:
        await store.close()
    return found


async def opened(address: str) -> None:
    await (await Store.open(address)).close()


@contextmanager
def on_sqlite(matches: int) -> Iterator[tuple[str, History]]:
    made = History(matches, people_of(matches), LAST)
    with tempfile.TemporaryDirectory(prefix="mazzo-history-") as folder:
        path = Path(folder) / DATABASE
        address = f"sqlite+aiosqlite:///{path}"
        asyncio.run(opened(address))
        fill_sqlite(path, made)
        yield address, made


@contextmanager
def on_postgres(matches: int) -> Iterator[tuple[str, History]]:
    made = History(matches, people_of(matches), LAST)
    with tempfile.TemporaryDirectory(prefix="mazzo-history-") as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            server.execute("CREATE DATABASE history")
            address = server.address("history")
            asyncio.run(opened(address))
            asyncio.run(fill_postgres(address, made))
            yield address, made
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--on", nargs="+", default=["sqlite", "postgresql"])
    wanted = parser.parse_args()
    found: dict[tuple[str, int], dict[str, tuple[float, float]]] = {}
    for kind in wanted.on:
        for matches in wanted.matches:
            began = perf_counter()
            with on_sqlite(matches) if kind == "sqlite" else on_postgres(matches) as (address, made):
                print(f"{kind}, {matches:,} matches made in {perf_counter() - began:.0f} s", flush=True)
                found[kind, matches] = asyncio.run(measured(address, made))
    print(
        "| Milliseconds, in brackets the best of 30 | "
        + " | ".join(f"{kind}, {matches:,}" for kind, matches in found)
        + " |"
    )
    print("|---|" + "--:|" * len(found))
    for what in next(iter(found.values())):
        print(
            f"| {what} | " + " | ".join(f"{each[what][0]:.1f} ({each[what][1]:.1f})" for each in found.values()) + " |"
        )


if __name__ == "__main__":
    main()
