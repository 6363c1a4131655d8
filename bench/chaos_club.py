"""Two server processes on one PostgreSQL and one Redis, each connected to both through relays of its own; and what is
stored there, read past all of them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

from mazzo.server.identity import hashed
from mazzo.table.events import Entry
from mazzo.testing.support.databases import Postgres, Redis, own_folder
from mazzo.testing.support.server import Server
from relays import Relay

DATABASE = "club"
DAY = 15
"""Seconds that a day lasts at tables over days."""
SETTINGS: dict[str, Any] = {
    "pace": 100,
    "linger": 1000,
    "thinking_deadline": 10_000,
    "tables_a_person": 10_000,
    "day": DAY,
}
"""What differs from a club without settings: bots are quicker and days shorter, so that more happens."""
NOW = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"


class Process:
    """One server process, and its ways to the databases."""

    def __init__(self, folder: Path, database: Relay, redis: Relay, name: str = DATABASE) -> None:
        self.database = database
        self.redis = redis
        folder.mkdir()
        self.server = Server(
            folder,
            database=f"postgresql://postgres@127.0.0.1:{database.port}/{name}",
            redis=f"redis://127.0.0.1:{redis.port}",
            **SETTINGS,
        )

    async def start(self, ahead: int = 0) -> None:
        """With a clock that is so many milliseconds ahead."""
        self.server.settings["ahead"] = ahead
        await asyncio.to_thread(self.server.start)

    async def stop(self) -> None:
        await asyncio.to_thread(self.server.stop)

    async def kill(self) -> None:
        await asyncio.to_thread(self.server.kill)

    @property
    def pid(self) -> int:
        assert self.server.process
        return self.server.process.pid

    @property
    def runs(self) -> bool:
        return self.server.process is not None and self.server.process.poll() is None


class Club:
    """The whole of it."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        self.folder = folder
        self.postgres = postgres
        self.redis = redis
        self.processes: list[Process] = []
        self.others: list[Process] = []
        """Those that served another database for a moment."""
        self.relays: list[Relay] = []
        self.made = 0

    async def process(self, name: str = DATABASE) -> Process:
        """One more, which is not started yet."""
        database, redis = Relay(self.postgres.port), Relay(self.redis.port, keeps=True)
        for relay in (database, redis):
            await relay.start()
            self.relays.append(relay)
        self.made += 1
        return Process(self.folder / f"process-{self.made}", database, redis, name)

    @asynccontextmanager
    async def connection(self, name: str = DATABASE) -> AsyncIterator[Any]:
        """Past the relays."""
        connection = await asyncpg.connect(self.postgres.address(name), timeout=120)
        try:
            yield connection
        finally:
            await connection.close()

    async def rows(self, query: str, *values: object) -> list[Any]:
        async with self.connection() as connection:
            return list(await connection.fetch(query, *values))

    async def numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """Of the last event of each table."""
        query = "SELECT table_id, max(number) FROM events WHERE table_id = ANY($1) GROUP BY 1"
        return {row[0]: row[1] for row in await self.rows(query, list(tables))}

    async def entries(self, table: str) -> list[Entry]:
        query = "SELECT body FROM events WHERE table_id = $1 ORDER BY number"
        return [msgspec.json.decode(row[0], type=Entry) for row in await self.rows(query, table)]

    async def person(self, token: str) -> str:
        """Whose cookie it is."""
        return str((await self.rows("SELECT person FROM sessions WHERE hash = $1", hashed(token)))[0][0])

    async def due(self) -> dict[tuple[str, int], int]:
        """The work that should have been done, by its table and when it was due: for how many milliseconds it is."""
        query = f"SELECT id, due_at, ({NOW}) - due_at FROM tables WHERE due_at < ({NOW})"
        return {(row[0], row[1]): row[2] for row in await self.rows(query)}

    async def make_database(self, name: str) -> None:
        async with self.connection("postgres") as connection:
            await connection.execute(f'CREATE DATABASE "{name}"')

    def said(self) -> bytes:
        """Everything that any process has said to Redis."""
        return b"".join(bytes(relay.said) for relay in self.relays if relay.said is not None)

    def failures(self) -> list[str]:
        """What no process should ever have to log."""
        lines = [line for each in (*self.processes, *self.others) for line in each.server.log.splitlines()]
        return [line for line in lines if '"exception"' in line]


@asynccontextmanager
async def club(folder: Path) -> AsyncIterator[Club]:
    """Two processes that run, started at the same time on an empty database. Raises NoProgram."""
    async with AsyncExitStack() as stack:
        own = stack.enter_context(own_folder())
        made = Club(folder, Postgres(own / "postgres"), Redis(own / "redis"))
        for program in (made.postgres, made.redis):
            await asyncio.to_thread(program.start)
            stack.push_async_callback(asyncio.to_thread, program.stop)
        await made.make_database(DATABASE)
        made.processes = [await made.process() for _ in range(2)]
        stack.push_async_callback(close, made)
        await asyncio.gather(*(each.start() for each in made.processes))
        yield made


async def close(made: Club) -> None:
    for each in (*made.processes, *made.others):
        if each.runs:
            os.kill(each.pid, signal.SIGCONT)
            await each.stop()
    for relay in made.relays:
        await relay.close()
