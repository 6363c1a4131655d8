"""What a move costs a club: one and two processes, on SQLite and PostgreSQL, told by NOTIFY or over Redis, with
everybody of a table at one process (sticky) or anywhere (spread). `make load`

Moves are made as `bench/load.py` makes them, without bots. A process listens on a port of its own, as behind a proxy;
the clients do what the proxy would.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from statistics import quantiles

import httpx
from msgspec import Struct

import report
from load import GAME, HEADERS, PEOPLE, Client, Measured, Table, allow_many_files, at_rate, memory, processor
from mazzo.server.loop import run_in_loop
from mazzo.testing.support.databases import Postgres, Redis, own_folder
from mazzo.testing.support.server import Server, started
from soak import children

TITLE = "## A club of several processes"
LASTING = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}
"""PostgreSQL as a club has it, not as tests do."""
AT_ONCE = 8
"""Tables that are opened at the same time."""
SETTINGS = {
    "tables_a_person": 10**5,
    "connections_of_address": 10**5,
    "half_open_of_address": 10**5,
    "requests_a_minute": 10**7,
    "waits": {"commits": 10**6, "reveals": 10**6, "count": 10**6},
}
EXPLANATION = f"""\
`make load` prints this table, too: {GAME}, 100 tables of four people and no bots, on the compiled engine. PostgreSQL 18
is on the disk before it answers; it, Redis and the clients run on the same two cores as the servers. Latencies run from
a command to the moment when the last of the four clients has the event. Times a move are those of a processor, of all
processes together; on SQLite the database is part of the server. Sticky, everybody of a table is at the same process;
spread, people are anywhere, as behind a proxy that knows no tables."""


class Setup(Struct, frozen=True):
    """How a club is set up."""

    processes: int
    database: str
    """Empty for SQLite."""
    redis: bool = False
    spread: bool = False

    @property
    def label(self) -> str:
        if not self.database:
            return "1 | SQLite | – | –"
        where = ("spread" if self.spread else "sticky") if self.processes > 1 else "–"
        return f"{self.processes} | PostgreSQL | {'Redis' if self.redis else 'NOTIFY'} | {where}"


POSTGRES = "PostgreSQL"
SETUPS = [
    Setup(1, ""),
    *(Setup(1, POSTGRES, redis) for redis in (False, True)),
    *(Setup(2, POSTGRES, redis, spread) for spread in (False, True) for redis in (False, True)),
]


class Spent(Struct, frozen=True):
    """Seconds of processor time."""

    servers: float
    postgres: float
    redis: float

    def since(self, before: Spent) -> Spent:
        return Spent(self.servers - before.servers, self.postgres - before.postgres, self.redis - before.redis)


class Club:
    """Servers that run, with what they need."""

    def __init__(self, servers: list[Server], postgres: Postgres | None, redis: Redis | None) -> None:
        self.servers = servers
        self.postgres = postgres
        self.redis = redis

    def spent(self) -> Spent:
        return Spent(sum(map(processor, self.pids)), family(self.postgres), family(self.redis))

    @property
    def pids(self) -> list[int]:
        return [process.pid for server in self.servers for process in server.processes]

    @property
    def memory(self) -> int:
        return sum(map(memory, self.pids))

    def port(self, place: int) -> int:
        return self.servers[place % len(self.servers)].port


def family(program: Postgres | Redis | None) -> float:
    """What a program and its children have spent; these are there as long as anybody is connected."""
    if program is None or program.process is None:
        return 0.0
    return sum(processor(each) for each in (program.process.pid, *children(program.process.pid)))


@asynccontextmanager
async def running(setup: Setup) -> AsyncIterator[Club]:
    """Raises NoProgram."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mazzo-load-")))
        own = stack.enter_context(own_folder())
        postgres = Postgres(own / "postgres", LASTING) if setup.database else None
        redis = Redis(own / "redis") if setup.redis else None
        for program in (postgres, redis):
            if program:
                await asyncio.to_thread(program.start)
                stack.callback(program.stop)
        found: dict[str, str] = {"database": postgres.address()} if postgres else {}
        found |= {"redis": redis.address} if redis else {}
        servers = []
        for number in range(setup.processes):
            data = folder / str(number)
            data.mkdir()
            server = Server(data, **SETTINGS, **found)
            await asyncio.to_thread(stack.enter_context, started(server))
            servers.append(server)
        yield Club(servers, postgres, redis)


class Tables:
    """Four people, who sit at all tables: the servers do not mind."""

    def __init__(self, club: Club, spread: bool = False) -> None:
        self.club = club
        self.spread = spread
        self.cookies: list[str] = []
        self.people: list[httpx.AsyncClient] = []
        self.tables: list[Table] = []

    async def come(self) -> None:
        for _ in range(PEOPLE):
            person = httpx.AsyncClient(headers=HEADERS, timeout=60)
            (await person.post(f"http://127.0.0.1:{self.club.port(0)}/api/me")).raise_for_status()
            self.cookies.append(f"mazzo={person.cookies['mazzo']}")
            self.people.append(person)

    async def open(self, number: int) -> None:
        """So many more, each with its first move made."""
        few = asyncio.Semaphore(AT_ONCE)

        async def one(place: int) -> Table:
            async with few:
                return await self.seated(place)

        begun = len(self.tables)
        self.tables += await asyncio.gather(*(one(begun + place) for place in range(number)))

    async def seated(self, place: int) -> Table:
        address = f"http://127.0.0.1:{self.club.port(place)}/api/tables"
        answer = await self.people[0].post(address, json={"game": GAME, "name": "Host", "seats": PEOPLE})
        table = Table(answer.raise_for_status().json()["id"])
        for number, cookie in enumerate(self.cookies):
            client = Client(table)
            table.clients.append(client)
            await client.connect(self.club.port(place + number if self.spread else place), cookie)
        await table.all_at(1)
        await table.prepare()
        await table.move()
        return table

    async def measured(self, rate: float, seconds: float) -> tuple[Measured, Spent]:
        """The same moments as those in which moves are counted."""

        async def spent() -> Spent:
            await asyncio.sleep(len(self.tables) / rate)
            before = self.club.spent()
            await asyncio.sleep(seconds)
            return self.club.spent().since(before)

        spending = asyncio.create_task(spent())
        found = await at_rate(self.tables, rate, seconds, self.club.pids[0])
        return found, await spending

    async def leave(self) -> None:
        for table in self.tables:
            for client in table.clients:
                client.socket.close()
        for person in self.people:
            await person.aclose()


@asynccontextmanager
async def seated(setup: Setup) -> AsyncIterator[Tables]:
    async with running(setup) as club:
        tables = Tables(club, setup.spread)
        try:
            await tables.come()
            yield tables
        finally:
            await tables.leave()


async def row(setup: Setup, tables: int, rates: list[float], seconds: float) -> list[str]:
    async with seated(setup) as there:
        await there.open(tables)
        await there.measured(rates[0], 3)
        return [line(setup, *await there.measured(rate, seconds)) for rate in rates]


def line(setup: Setup, measured: Measured, spent: Spent) -> str:
    cuts = quantiles(measured.latencies, n=100)

    def a_move(seconds: float) -> str:
        return f"{1000 * seconds / measured.moves:.2f} ms" if seconds else "–"

    return (
        f"| {setup.label} | {measured.wanted:.0f} | **{measured.rate:.0f}** | {1000 * cuts[49]:.0f} ms "
        f"| {1000 * cuts[98]:.0f} ms | **{a_move(spent.servers)}** | {a_move(spent.postgres)} | {a_move(spent.redis)} |"
    )


def head() -> Iterator[str]:
    yield "| Processes | Database | told by | people | wanted/s | moves/s | p50 | p99 | servers | PostgreSQL | Redis |"
    yield "|--:|---|---|---|--:|--:|--:|--:|--:|--:|--:|"


@contextmanager
def garbage_kept() -> Iterator[None]:
    """The clients' own is not the servers' to wait for."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--rate", type=float, action="append", help="moves a second, of all tables; default: 150, 600, 1,500"
    )
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--setup", type=int, action="append", choices=range(len(SETUPS)), help="only this row")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the section into this file")
    asked = parser.parse_args()
    allow_many_files()
    lines = list(head())
    print("\n".join(lines), flush=True)
    for place in asked.setup or range(len(SETUPS)):
        with garbage_kept():
            found = run_in_loop(row(SETUPS[place], asked.tables, asked.rate or [150, 600, 1500], asked.seconds))
        lines += found
        print("\n".join(found), flush=True)
    if asked.write:
        text = "\n".join([EXPLANATION, "", report.machine(), "", *lines])
        report.replace_section(asked.write, TITLE, f"{text}\n")


if __name__ == "__main__":
    main()
