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
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import Struct

import report
from mazzo.games import names
from mazzo.kernel.fair import commit
from mazzo.server.loop import run_in_loop
from mazzo.table.patching import patched
from sockets import Socket
from told import bytes_a_move

ROOT = Path(__file__).parents[1]
HEADERS = {"x-mazzo": "1"}
GAME = "nain_jaune"
PEOPLE = 4
SECRET = bytes(32)
TITLE = "## The server"

SERVE = """
import sys
from pathlib import Path
from mazzo.server import logs
from mazzo.server.app import create_app
from mazzo.server.loop import run_in_loop
from mazzo.server.reach import LOCAL
from mazzo.server.run import Server, bound, configured, run
from mazzo.server.settings import Settings
from mazzo.table.due import Waits
logs.configure()
limits = {"requests_a_minute": 10**6, "messages_a_second": 10**4, "tables_a_person": 10**4}
limits |= {"connections_of_address": 10**5, "half_open_of_address": 10**5}
app = create_app(Settings(data=Path(sys.argv[1]), waits=Waits(commits=10**6, reveals=10**6, count=10**6), **limits))
listening = bound(LOCAL, 0)
run_in_loop(run(Server(configured(app), app), [listening], lambda: print(listening.getsockname()[1], flush=True)))
"""


class Numbered(Struct):
    number: int


class Heard(Struct):
    """As much of a message as a scripted client needs."""

    type: str
    number: int = 0
    reason: Any = None
    events: list[Numbered] = []
    table: Any = None
    scene: Any = None


DECODER = msgspec.json.Decoder(Heard)
ENCODER = msgspec.json.Encoder()
NEEDED = {"status", "shuffle", "decisions", "deciding", "moves"}
"""The parts of a table and a scene that a scripted client keeps."""


def kept(old: Any, patch: Any) -> Any:
    return patched(
        old, {key: part for key, part in patch.items() if key in NEEDED} if isinstance(patch, dict) else patch
    )


class Client:
    """One person at a table."""

    ids = count(1)
    told = bytes_told = 0
    """How many changes all of them were told, and their bytes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.number = 0
        self.shown: Any = None
        self.scene: Any = None
        self.socket: Socket | None = None

    async def connect(self, port: int, cookie: str) -> None:
        self.socket = await Socket.open(port, f"/api/tables/{self.table.id}/socket", self.hear, cookie)
        self.socket.send(b'{"type":"hello","protocol":2}')

    def hear(self, text: bytes) -> None:
        heard = DECODER.decode(text)
        match heard.type:
            case "news":
                self.shown, self.scene, self.number = heard.table, heard.scene, heard.number
                self.table.heard()
            case "change":
                Client.told += 1
                Client.bytes_told += len(text)
                self.shown, self.scene = kept(self.shown, heard.table), kept(self.scene, heard.scene)
                self.number = heard.events[-1].number if heard.events else self.number
                self.table.heard()
            case "refused":
                raise SystemExit(f"{heard.type}: {heard.reason}")

    def say(self, kind: str, **parts: object) -> None:
        assert self.socket
        self.socket.send(ENCODER.encode({"type": kind, "id": f"c{next(self.ids)}", **parts}))


class Table:
    """Four clients, who play one match after the other."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.clients: list[Any] = []
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
        return await self.timed(lambda: client.say(kind, **parts))

    async def timed(self, say: Callable[[], None]) -> float:
        number = max(each.number for each in self.clients)
        began = perf_counter()
        say()
        await self.all_at(number + 1)
        return perf_counter() - began

    async def prepare(self) -> None:
        """Sit down, and everything that lies between two moves."""
        for seat, client in enumerate(self.clients):
            await self.say(client, "sit", seats=[seat], names=[f"P{seat}"])
        await self.say(self.clients[0], "start")

    async def take_part(self, client: Client) -> None:
        """Commit or reveal, as is asked."""
        shuffle = client.shown["shuffle"] or {}
        if shuffle.get("asks") == "commit":
            promised = commit(bytes.fromhex(shuffle["context"]), shuffle["seat"], SECRET)
            await self.say(client, "commit", commit=promised.hex())
        elif shuffle.get("asks") == "reveal":
            await self.say(client, "reveal", bytes=SECRET.hex(), listing=shuffle["listing"])

    async def move(self) -> float:
        """The next move, whoever has to make it; what lies between two moves is done first."""
        while True:
            client, seat, number, text = self.next_move()
            if client:
                return await self.say(client, "play", seat=seat, decision=number, move=text)
            await self.go_on()

    def next_move(self) -> tuple[Client | None, int, int, str]:
        for client in self.clients:
            if client.scene and client.shown["status"] == "playing" and client.scene["moves"]:
                seat = client.scene["deciding"]
                number = next(each["number"] for each in client.shown["decisions"] if each["seat"] == seat)
                return client, seat, number, client.scene["moves"][0]["move"]
        return None, 0, 0, ""

    async def go_on(self) -> None:
        status = self.clients[0].shown["status"]
        match status:
            case "finished":
                await self.say(self.clients[0], "rematch")
            case "shuffling":
                for client in self.clients:
                    await self.take_part(client)
            case "counted":
                for client in self.clients:
                    await self.say(client, "ready")
            case _:
                raise SystemExit(f"nobody moves: {status}")


class Measured(Struct):
    """What a run at one rate has shown."""

    wanted: float
    moves: int
    seconds: float
    latencies: list[float]
    processor: float
    """Seconds of processor time that the server took."""
    memory: int
    bytes_told: float
    """Of a message that tells one client of a move."""

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
        for person in people:
            client = Client(table)
            table.clients.append(client)
            await client.connect(port, f"mazzo={person.cookies['mazzo']}")
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

    async def used() -> tuple[float, float]:
        await asyncio.sleep(interval)
        before, told, bytes_told = processor(process), Client.told, Client.bytes_told
        await asyncio.sleep(seconds)
        mean = (Client.bytes_told - bytes_told) / max(1, Client.told - told)
        return processor(process) - before, mean

    spending = asyncio.create_task(used())
    await asyncio.gather(*(play(table) for table in tables))
    spent, bytes_told = await spending
    return Measured(rate, len(latencies), seconds, latencies, spent, memory(process), bytes_told)


async def measured(tables: list[Table], rate: float, seconds: float, process: int) -> Measured:
    """After three seconds in which everything gets warm; then everybody leaves."""
    await at_rate(tables, rate, 3, process)
    found = await at_rate(tables, rate, seconds, process)
    for table in tables:
        for client in table.clients:
            client.socket.close()
    return found


async def run(folder: Path, tables: int, rates: list[float], seconds: float) -> list[Measured]:
    with server(folder) as (process, port):
        found = await opened(port, tables)
        await at_rate(found, rates[-1], 3, process)
        return [await at_rate(found, rate, seconds, process) for rate in rates]


def lines(build: str, tables: int, measured: list[Measured]) -> Iterator[str]:
    for each in measured:
        cuts = quantiles(each.latencies, n=100)
        yield (
            f"| {build} | {tables * PEOPLE:,} | {each.wanted:.0f} | **{each.rate:.0f}** | {cuts[49] * 1000:.0f} ms "
            f"| **{cuts[98] * 1000:.0f} ms** "
            f"| {each.processor / each.moves * 1000:.2f} ms | {each.bytes_told:.0f} | {each.memory / 2**20:.0f} MB |"
        )


def allow_many_files() -> None:
    """Each socket is one, here and in the server that is started."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument(
        "--rate", type=float, default=500, help="moves a second, of all tables; also half and thrice it"
    )
    parser.add_argument("--many", type=int, default=1250, help="tables of the run with many sockets; 0 for none")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--build", choices=("interpreted", "compiled"), action="append", help="default: both")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the section into this file")
    arguments = parser.parse_args()
    table = [
        "| Build | sockets | wanted moves/s | accepted moves/s | p50 | p99 | processor time a move | bytes | memory |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    allow_many_files()
    for build in arguments.build or ["interpreted", "compiled"]:
        folder = ROOT / ("build/compiled" if build == "compiled" else "src")
        if not folder.joinpath("mazzo").exists():
            raise SystemExit(f"There is no {folder.relative_to(ROOT)}; `make compiled` makes it.")
        # The clients' own garbage is not the server's to wait for.
        gc.disable()
        rates = [arguments.rate / 2, arguments.rate, 3 * arguments.rate]
        measured = run_in_loop(run(folder, arguments.tables, rates, arguments.seconds))
        table += lines(build, arguments.tables, measured)
        if arguments.many:
            measured = run_in_loop(run(folder, arguments.many, [arguments.rate], arguments.seconds))
            table += lines(build, arguments.many, measured)
    told = [f"| {name} | {bytes_a_move(name):.0f} |" for name in names()]
    of_games = ["| Game | bytes a move and viewer |", "|---|--:|", *told]
    text = "\n".join([report.machine(), "", *table, "", *of_games])
    print(text)
    if arguments.write:
        report.replace_section(arguments.write, TITLE, f"{EXPLANATION}\n\n{text}\n")


EXPLANATION = f"""\
`make load` prints this table: one server process, SQLite, {GAME}, four people a table and no bots, clients in another
process on the same machine. Times run from a command to the moment when the last of the four clients has the event.
The bytes of each game are those of a match between players like the club's bots, four at a table, without compression;
they do not depend on the machine. Aim: 1,500 moves a second accepted; at 500 a second 99 % of the moves seen by all
within 60 ms with 1,000 sockets, and within 120 ms with 5,000; at most 800 bytes a move and viewer."""


if __name__ == "__main__":
    main()
