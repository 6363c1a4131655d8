"""Prints what one server process carries: `make load`.

A server in its own process, and 1,000 scripted clients in this one: 250 tables with four people each, who play the
first listed move, at a given rate. Measured is the time from a command until the last of the four has its event.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

import report

ROOT = Path(__file__).parents[1]
HEADERS = {"x-mazzo": "1"}
GAME = "nain_jaune"
PEOPLE = 4
TITLE = "## The server"
AIM = "1,000 sockets held, 500 moves a second, and at half that load 99 % of the moves seen by all within 250 ms"

SERVE = """
import asyncio, sys
from pathlib import Path
from mazzo.server import logs
from mazzo.server.app import create_app
from mazzo.server.reach import LOCAL
from mazzo.server.run import Server, bound, configured, run
from mazzo.server.settings import Settings
from mazzo.table.due import Waits
logs.configure()
limits = {"requests_a_minute": 10**6, "messages_a_second": 10**4, "tables_a_person": 10**4}
app = create_app(Settings(data=Path(sys.argv[1]), waits=Waits(contributions=10**6, count=10**6), **limits))
listening = bound(LOCAL, 0)
asyncio.run(run(Server(configured(app), app), listening, lambda: print(listening.getsockname()[1], flush=True)))
"""


class Choice(Struct):
    move: str


class SceneHeard(Struct):
    deciding: int
    moves: list[Choice]


class DecisionHeard(Struct):
    seat: int
    number: int


class TableHeard(Struct):
    status: str
    contribute: bool
    decisions: list[DecisionHeard]


class Heard(Struct):
    """As much of a message as a scripted client needs."""

    type: str
    number: int = 0
    reason: Any = None
    table: TableHeard | None = None
    scene: SceneHeard | None = None


DECODER = msgspec.json.Decoder(Heard)


class Client:
    """One socket."""

    ids = count(1)

    def __init__(self, socket: ClientConnection, table: Table) -> None:
        self.socket = socket
        self.table = table
        self.news: Heard | None = None
        self.number = 0
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        await self.socket.send('{"type":"hello"}')
        async for text in self.socket:
            heard = DECODER.decode(text)
            if heard.type == "news":
                self.news, self.number = heard, heard.number
                self.table.heard()
            elif heard.type == "refused":
                raise SystemExit(f"refused: {heard.reason}")

    async def say(self, kind: str, **parts: object) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, "id": f"c{next(self.ids)}", **parts}).decode())


class Table:
    """Four clients, who play one match after the other."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.clients: list[Client] = []
        self.changed = asyncio.Event()

    def heard(self) -> None:
        self.changed.set()

    async def all_at(self, number: int) -> None:
        """Wait until every client knows an event, or a later one."""
        while min(client.number for client in self.clients) < number:
            self.changed.clear()
            await self.changed.wait()

    async def say(self, client: Client, kind: str, **parts: object) -> float:
        """Something that is one event at least; the seconds until everybody has it."""
        number = max(each.number for each in self.clients)
        began = perf_counter()
        await client.say(kind, **parts)
        await self.all_at(number + 1)
        return perf_counter() - began

    async def prepare(self) -> None:
        """Sit down, and everything that lies between two moves."""
        for seat, client in enumerate(self.clients):
            await self.say(client, "sit", seats=[seat], names=[f"P{seat}"])
        await self.say(self.clients[0], "start")

    async def move(self) -> float:
        """The next move, whoever has to make it; what lies between two moves is done first."""
        while True:
            client, seat, number, text = self.next_move()
            if client:
                return await self.say(client, "play", seat=seat, decision=number, move=text)
            await self.go_on()

    def next_move(self) -> tuple[Client | None, int, int, str]:
        for client in self.clients:
            news = client.news
            if news and news.table and news.scene and news.table.status == "playing" and news.scene.moves:
                seat = news.scene.deciding
                number = next(each.number for each in news.table.decisions if each.seat == seat)
                return client, seat, number, news.scene.moves[0].move
        return None, 0, 0, ""

    async def go_on(self) -> None:
        first = self.clients[0].news
        assert first
        assert first.table
        match first.table.status:
            case "finished":
                await self.say(self.clients[0], "rematch")
            case "shuffling":
                for client in self.clients:
                    await self.say(client, "contribute", bytes=random.randbytes(16).hex())
            case "counted":
                for client in self.clients:
                    await self.say(client, "ready")
            case _:
                raise SystemExit(f"nobody moves: {first}")


class Measured(Struct):
    """What a run at one rate has shown."""

    wanted: float
    moves: int
    seconds: float
    latencies: list[float]
    processor: float
    """Seconds of processor time that the server took."""
    memory: int

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


@contextmanager
def server(folder: Path) -> Iterator[tuple[int, int]]:
    """A server of the build in a folder: its process and its port."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, data], stdout=subprocess.PIPE, env=environment, text=True
        )
        assert process.stdout
        try:
            yield process.pid, int(process.stdout.readline())
        finally:
            process.terminate()
            process.wait(30)


def memory(process: int) -> int:
    """In bytes, without the processes of the bots."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) * 1024 if found else 0


def processor(process: int) -> float:
    """Seconds of processor time so far."""
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


async def opened(port: int, tables: int) -> list[Table]:
    """Everybody at their tables. Four people sit at all of them: the server does not mind."""
    found = []
    address = f"http://127.0.0.1:{port}"
    people = [httpx.AsyncClient(base_url=address, headers=HEADERS) for _ in range(PEOPLE)]
    for person in people:
        (await person.post("/api/me")).raise_for_status()
    for _ in range(tables):
        answer = await people[0].post("/api/tables", json={"game": GAME, "name": "Host", "seats": PEOPLE})
        table = Table(answer.raise_for_status().json()["id"])
        path = f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket"
        for person in people:
            cookie = {"cookie": f"mazzo={person.cookies['mazzo']}"}
            socket = await connect(path, additional_headers=cookie, compression=None, max_size=None)
            table.clients.append(Client(socket, table))
        await table.all_at(1)
        await table.prepare()
        found.append(table)
    for person in people:
        await person.aclose()
    return found


async def at_rate(tables: list[Table], rate: float, seconds: float, process: int) -> Measured:
    """So many moves a second in all, the first of each table before time is taken; who is late moves on at once."""
    interval = len(tables) / rate
    latencies: list[float] = []
    begin = perf_counter()
    measured = begin + interval
    end = measured + seconds

    async def play(table: Table) -> None:
        due = begin + random.uniform(0, interval)
        while (now := perf_counter()) < end:
            if due > now:
                await asyncio.sleep(due - now)
                if perf_counter() > end:
                    return
            taken = await table.move()
            if measured < perf_counter() <= end:
                latencies.append(taken)
            due += interval

    async def used() -> float:
        await asyncio.sleep(interval)
        before = processor(process)
        await asyncio.sleep(seconds)
        return processor(process) - before

    spending = asyncio.create_task(used())
    await asyncio.gather(*(play(table) for table in tables))
    spent = await spending
    return Measured(rate, len(latencies), seconds, latencies, spent, memory(process))


async def run(folder: Path, tables: int, rates: list[float], seconds: float) -> list[Measured]:
    with server(folder) as (process, port):
        found = await opened(port, tables)
        await at_rate(found, rates[-1], 3, process)
        measured = [await at_rate(found, rate, seconds, process) for rate in rates]
        for table in found:
            for client in table.clients:
                client.listening.cancel()
                await client.socket.close()
    return measured


def lines(build: str, tables: int, measured: list[Measured]) -> Iterator[str]:
    for each in measured:
        cuts = quantiles(each.latencies, n=100)
        yield (
            f"| {build} | {tables * PEOPLE:,} | {each.wanted:.0f} | **{each.rate:.0f}** | {cuts[49] * 1000:.0f} ms "
            f"| **{cuts[98] * 1000:.0f} ms** "
            f"| {each.processor / each.moves * 1000:.2f} ms | {each.memory / 2**20:.0f} MB |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=500, help="moves a second, of all tables; also run at half of it")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--build", choices=("interpreted", "compiled"), action="append", help="default: both")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the section into this file")
    arguments = parser.parse_args()
    table = [
        "| Build | sockets | wanted moves/s | accepted moves/s | p50 | p99 | processor time a move | memory |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for build in arguments.build or ["interpreted", "compiled"]:
        folder = ROOT / ("build/compiled" if build == "compiled" else "src")
        if not folder.joinpath("mazzo").exists():
            raise SystemExit(f"There is no {folder.relative_to(ROOT)}; `make compiled` makes it.")
        # The clients' own garbage is not the server's to wait for.
        gc.disable()
        rates = [arguments.rate, arguments.rate / 2]
        measured = asyncio.run(run(folder, arguments.tables, rates, arguments.seconds))
        table += lines(build, arguments.tables, measured)
    text = "\n".join([report.machine(), "", *table])
    print(text)
    if arguments.write:
        report.replace_section(arguments.write, TITLE, f"{EXPLANATION}\n\n{text}\n")


EXPLANATION = f"""\
`make load` prints this table: one server process, SQLite, {GAME}, four people a table and no bots, clients in another
process on the same machine. Times run from a command to the moment when the last of the four clients has the event.
Aim: {AIM}."""


if __name__ == "__main__":
    main()
