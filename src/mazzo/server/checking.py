"""Whether a database is whole: its pages, the events of every table, and the records of what was finished there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, select

from mazzo.games import BrokenGame, UnknownGame
from mazzo.record.reading import read
from mazzo.record.record import RecordError, whole
from mazzo.record.replay import verify
from mazzo.record.writing import write
from mazzo.server import schema
from mazzo.server.postgres import postgres_engine, reach
from mazzo.server.store import Body, decoded
from mazzo.server.trouble import DamagedTable, Unsaved, storage
from mazzo.table.events import Entry, Finished
from mazzo.table.state import Table

events, tables = schema.events.c, schema.tables.c


class Checked(Struct, frozen=True):
    """What was found at one table."""

    table: str
    events: int = 0
    records: int = 0
    problem: DamagedTable | None = None
    missing: str = ""
    """The game that is not installed here; then nothing else was looked at."""


def connected(database: Path, writing: bool = False) -> sqlite3.Connection:
    """A database that exists. Raises sqlite3.Error."""
    mode = "rw" if writing else "ro"
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode={mode}", uri=True, timeout=5)


def check_pages(database: Path, thorough: bool = False) -> None:
    """See that every page can be read and is where it belongs. Raises Unsaved."""
    with storage(), closing(connected(database)) as connection:
        found = connection.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)").fetchone()
    if found[0] != "ok":
        raise Unsaved("damaged", " ".join(str(found[0]).split())[:200])


async def check_pages_aside(database: Path) -> None:
    """The same while everything else goes on, in a thread for which no end of the process waits. Raises Unsaved."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(unsaved: Unsaved | None) -> None:
        if done.cancelled():
            return
        if unsaved:
            done.set_exception(unsaved)
        else:
            done.set_result(None)

    def check() -> None:
        found: Unsaved | None = None
        try:
            check_pages(database)
        except Unsaved as unsaved:
            found = unsaved
        with suppress(RuntimeError):
            # The server may have ended meanwhile.
            loop.call_soon_threadsafe(tell, found)

    Thread(target=check, name="checking", daemon=True).start()
    await done


def table_ids(database: Path) -> list[str]:
    """Of all tables; also of those of which only events are left. Raises Unsaved."""
    query = "SELECT id FROM tables UNION SELECT DISTINCT table_id FROM events ORDER BY 1"
    with storage(), closing(connected(database)) as connection:
        return [str(id) for (id,) in connection.execute(query)]


def check_tables(database: Path, ids: list[str]) -> Iterator[Checked]:
    """Look at one table after the other. A server may write meanwhile. Raises Unsaved."""
    with closing(connected(database)) as connection:
        for id in ids:
            with storage():
                # To its end at once: who reads for long keeps a running server from writing back.
                query = "SELECT number, body FROM events WHERE table_id = ? ORDER BY number"
                bodies = connection.execute(query, (id,)).fetchall()
            if bodies:
                yield checked(id, bodies)
            elif connection.execute("SELECT 1 FROM tables WHERE id = ?", (id,)).fetchone():
                yield Checked(id, problem=DamagedTable(id, 1, "it has no events"))


@contextmanager
def checked_tables(address: str) -> Iterator[tuple[int, Iterator[Checked]]]:
    """The same for PostgreSQL: how many tables there are, and what is found at one after the other. Raises Refusal,
    Unsaved."""
    with asyncio.Runner() as runner:
        runner.run(reach(address, lambda problem: None, seconds=0))
        engine = postgres_engine(address, in_time=False)

        async def rows(query: Select[Any]) -> list[Any]:
            with storage(remote=True):
                async with engine.connect() as connection:
                    return list(await connection.execute(query))

        def check(ids: list[str]) -> Iterator[Checked]:
            for id in ids:
                query = select(events.number, events.body).where(events.table_id == id).order_by(events.number)
                if bodies := runner.run(rows(query)):
                    yield checked(id, [(number, body) for number, body in bodies])
                elif runner.run(rows(select(tables.id).where(tables.id == id))):
                    yield Checked(id, problem=DamagedTable(id, 1, "it has no events"))

        try:
            ids = [str(id) for (id,) in runner.run(rows(select(tables.id).order_by(tables.id)))]
            yield len(ids), check(ids)
        finally:
            runner.run(engine.dispose())


def checked(id: str, bodies: list[Body]) -> Checked:
    """Fold a table, and verify the record of each match that was finished there."""
    try:
        entries = decoded(id, bodies)
        return Checked(id, len(entries), sum(1 for _ in verified(id, entries)))
    except DamagedTable as problem:
        return Checked(id, len(bodies), problem=problem)
    except (UnknownGame, BrokenGame) as gone:
        return Checked(id, len(bodies), missing=gone.name)


def verified(id: str, entries: list[Entry]) -> Iterator[int]:
    """The numbers of the events that ended a match whose record is true. Raises DamagedTable."""
    table: Table | None = None
    for entry in entries:
        try:
            if table is None:
                table = Table(entry)
            else:
                table.apply(entry)
            if isinstance(entry.event, Finished) and table.course:
                verify_record(table, entry.event)
                yield entry.number
        except (UnknownGame, BrokenGame):
            raise
        except RecordError as error:
            raise DamagedTable(id, entry.number, f"the record of match {table and table.match}: {error}") from error
        except Exception as error:
            # Whatever the rules say to events that cannot have happened.
            raise DamagedTable(id, entry.number, f"{type(error).__name__}: {error}") from error


def verify_record(table: Table, finished: Finished) -> None:
    """Raises RecordError."""
    proved = verify(read(write(whole(table.played(), table.players, table.voids.tries))))
    if not finished.abandoned and list(proved.match.winners) != finished.winners:
        expected = " ".join(map(str, proved.match.winners))
        raise RecordError(0, "winners", expected=expected, found=" ".join(map(str, finished.winners)))
