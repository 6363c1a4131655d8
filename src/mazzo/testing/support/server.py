"""A real server in its own process, and clients that speak its protocol."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Collection, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mazzo.games import game
from mazzo.kernel.fair import commit
from mazzo.server.identity import hashed
from mazzo.server.messages import PROTOCOL
from mazzo.server.reach import LOCAL
from mazzo.table.events import Entry
from mazzo.table.patching import patched
from mazzo.testing.support.databases import free_port
from mazzo.testing.support.forking import POSSIBLE, Forked
from mazzo.testing.support.lending import own_database, rows_of

HEADERS = {"x-mazzo": "1"}
PATIENCE = 60
"""Seconds until something is believed never to happen, on a machine that is busy."""

JSON = dict[str, Any]

UNHINDERED = {
    "requests_a_minute": 100_000,
    "requests_a_minute_of_guest": 100_000,
    "messages_a_second": 10_000,
    "connections_of_address": 10_000,
    "half_open_of_address": 10_000,
    "codes_an_hour": 100_000,
    "wrong_codes_an_hour": 100_000,
    "sign_ins_of_name": 100_000,
    "sign_ins_of_address": 100_000,
}
"""Here everybody comes from one address."""


PROCESSES = int(os.environ.get("MAZZO_SERVERS", "0"))
"""Of how many processes on a PostgreSQL each server of the tests is; usually it is one, on SQLite."""
ON_SQLITE = pytest.mark.skipif(PROCESSES > 0, reason="about the file or the folder of SQLite")
IN_ONE_PROCESS = pytest.mark.skipif(PROCESSES > 0, reason="counts what a single process allows")
"""Each of several has limits of its own, or its share of one."""


class Server:
    """A server that can be stopped, killed and started again on the same data."""

    forks = POSSIBLE and "PYTEST_VERSION" in os.environ
    """Under pytest: a test does not wait for what is loaded. What is measured begins from nothing."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings: JSON = {"pace": 0, "thinking_deadline": 1000 * PATIENCE, **UNHINDERED, **settings}
        # Deals depend on what people add, so that is waited for, however slow they are.
        patience = {"commits": 1000 * PATIENCE, "reveals": 1000 * PATIENCE}
        self.settings["waits"] = patience | settings.get("waits", {})
        self.processes: list[subprocess.Popen[str] | Forked] = []
        self.port = 0
        self.metrics_ports: list[int] = []
        self.killed = False

    @property
    def arguments(self) -> list[str]:
        return [str(self.data), str(self.port), json.dumps(self.settings)]

    def command(self) -> list[str]:
        # Not with -m: the processes in which bots think would load the module anew, and with it the whole server.
        return [sys.executable, "-c", "from mazzo.testing.support.serving import main; main()", *self.arguments]

    def launched(self) -> subprocess.Popen[str] | Forked:
        """One process of it."""
        log = self.data / "server.log"
        if self.forks:
            return Forked(self.arguments, log)
        with log.open("a") as errors:
            return subprocess.Popen(self.command(), stdout=subprocess.PIPE, stderr=errors, text=True)

    def start(self) -> None:
        """On the port of the last time, so that clients find it again."""
        if PROCESSES and "database" not in self.settings:
            self.settings["database"] = own_database()
        # Several that start at the same time have to know it before.
        self.port = self.port or (free_port() if PROCESSES else 0)
        for _ in range(max(1, PROCESSES)):
            self.processes.append(self.launched())
        for process in self.processes:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line.startswith("port "):
                self.kill()
                raise AssertionError(self.log)
            self.port, metrics_port = map(int, line.split()[1:])
            self.metrics_ports.append(metrics_port)

    @property
    def process(self) -> subprocess.Popen[str] | Forked | None:
        """Of several the first, while it runs."""
        return self.processes[0] if self.processes else None

    def kill(self) -> None:
        self.killed = True
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGINT)

    def end(self, sent: signal.Signals) -> int:
        """All of its processes; the highest of their codes."""
        for process in self.processes:
            process.send_signal(sent)
        codes = [process.wait(3 * PATIENCE) for process in self.processes]
        for process in self.processes:
            if process.stdout:
                process.stdout.close()
        self.processes, self.metrics_ports = [], []
        return max(codes, default=0)

    def failures(self) -> list[str]:
        """What should not be in the log. A worker that has lost its server while it began is not to blame."""
        lines = self.log.splitlines()
        if self.killed:
            return [line for line in lines if '"exception"' in line]
        return lines if "Traceback" in self.log else []

    def rows(self, query: str, *values: str | bytes) -> list[Any]:
        """What is stored, read or changed past the server; `?` stands for a value."""
        if database := self.settings.get("database"):
            return rows_of(database, query, *values)
        with closing(sqlite3.connect(self.data / "mazzo.db")) as connection, connection:
            return connection.execute(query, values).fetchall()

    def entries(self, table: str) -> list[Entry]:
        """What is stored of a table."""
        found = self.rows("SELECT body FROM events WHERE table_id = ? ORDER BY number", table)
        return [msgspec.json.decode(body, type=Entry) for (body,) in found]

    def person(self, token: str) -> str:
        """Whose cookie it is."""
        return str(self.rows("SELECT person FROM sessions WHERE hash = ?", hashed(token))[0][0])

    @property
    def log(self) -> str:
        return (self.data / "server.log").read_text()

    def metrics(self) -> str:
        """What Prometheus would read."""
        return "".join(httpx.get(f"http://127.0.0.1:{port}/metrics").text for port in self.metrics_ports)

    def metric(self, name: str) -> float:
        """One measure, with its labels, of all processes; 0 if it was never counted."""
        lines = [line.rpartition(" ") for line in self.metrics().splitlines()]
        return sum(float(value) for named, _, value in lines if named == name)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Server]:
    """A running server, stopped in the end; its log must hold no traceback."""
    data.mkdir(parents=True, exist_ok=True)
    server = Server(data, **settings)
    with started(server):
        yield server


@contextmanager
def started(server: Server) -> Iterator[None]:
    """While it runs; its log must hold no traceback."""
    server.start()
    try:
        yield
    finally:
        server.stop()
    assert not server.failures(), "\n".join(server.failures())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for the tests that do not stop it. Who leaves is soon gone, and a bot soon plays on."""
    with serving(tmp_path_factory.mktemp("server"), linger=150, tables_a_person=100, waits={"grace": 300}) as running:
        yield running


def shortest(name: str) -> dict[str, str | int]:
    """The options with which a match of a game is as short as it can be."""
    return {field.key: field.low for field in game(name).options_type.describe() if field.kind == "int"}


class Refusal(Exception):
    """A command was refused."""

    def __init__(self, reason: JSON) -> None:
        self.code: str = reason["code"]
        self.params: JSON = reason["params"]
        super().__init__(f"{self.code} {self.params}")


class Lost(Exception):
    """The connection has ended."""


def run(test: Coroutine[Any, Any, None], seconds: float = 5 * PATIENCE) -> None:
    """Run a test to its end, which must come in time."""

    async def in_time() -> None:
        async with asyncio.timeout(seconds):
            await test

    asyncio.run(in_time())


class Guest:
    """Somebody with a browser: an identity, and requests."""

    def __init__(self, server: Server, address: str = LOCAL, host: str = "") -> None:
        self.server = server
        self.address = address
        """Where the requests come from."""
        self.host = host
        """The name by which the server is asked, if it is not its address."""
        # Reading the certificates of the world, of which none is needed here, takes longer than most requests.
        way = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        headers = HEADERS | ({"host": host} if host else {})
        self.http = httpx.AsyncClient(base_url=server.address, headers=headers, timeout=PATIENCE, transport=way)
        self.heard: list[bytes] = []
        """Every byte that REST answers delivered."""

    async def become(self) -> None:
        self.heard.append((await self.http.post("/api/me")).raise_for_status().content)

    @property
    def id(self) -> str:
        """Of the person, as the server knows it and nobody else may."""
        return self.server.person(self.http.cookies["mazzo"])

    async def get(self, path: str) -> httpx.Response:
        answer = await self.http.get(path)
        self.heard.append(answer.content)
        return answer

    async def open(self, game: str, **wanted: Any) -> str:
        """A new table; its id."""
        answer = await self.http.post("/api/tables", json={"game": game, "name": "Host", **wanted})
        self.heard.append(answer.content)
        if answer.status_code != 201:
            raise Refusal(answer.json())
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(
        self,
        table: str,
        since: int = 0,
        show: int | None = None,
        headers: dict[str, str] | None = None,
        shuffles: bool = True,
    ) -> AsyncIterator[Client]:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie and headers is None else dict(headers or {})
        host = headers.pop("host", self.host or f"{LOCAL}:{self.server.port}")
        async with connect(
            f"ws://{host}/api/tables/{table}/socket",
            host=LOCAL,
            port=self.server.port,
            local_addr=(self.address, 0),
            additional_headers=headers,
            max_size=None,
        ) as socket:
            client = Client(socket, shuffles)
            await client.say(
                {"type": "hello", "protocol": PROTOCOL, "since": since} | ({} if show is None else {"show": show})
            )
            listening = asyncio.create_task(client.listen())
            try:
                await client.until(lambda: client.table is not None)
                yield client
            finally:
                listening.cancel()
                (problem,) = await asyncio.gather(listening, return_exceptions=True)
                if isinstance(problem, AssertionError):
                    raise problem


@asynccontextmanager
async def guest(server: Server) -> AsyncIterator[Guest]:
    somebody = Guest(server)
    try:
        await somebody.become()
        yield somebody
    finally:
        await somebody.http.aclose()


async def paired(new: Guest, old: Guest) -> None:
    """A device of somebody becomes one of somebody else, who wants it."""
    asked = (await new.http.post("/api/pairings")).raise_for_status().json()
    (await old.http.post("/api/pairings/find", json={"code": asked["code"]})).raise_for_status()
    picked = {"code": asked["code"], "number": asked["number"]}
    (await old.http.post("/api/pairings/offer", json=picked)).raise_for_status()
    (await new.http.post("/api/pairings/confirm", json={"device": asked["device"]})).raise_for_status()


SECRET = b"\7" * 32


def part_in(shuffle: JSON, secret: bytes) -> tuple[str, JSON]:
    """What a client says that is asked to commit or to reveal: the type of the command, and its parts."""
    if shuffle["asks"] == "commit":
        return "commit", {"commit": commit(bytes.fromhex(shuffle["context"]), shuffle["seat"], secret).hex()}
    return "reveal", {"bytes": secret.hex(), "listing": shuffle["listing"]}


class Client:
    """One socket: what it was told, and how to say things."""

    ids = count(1)

    def __init__(self, socket: ClientConnection, shuffles: bool = True) -> None:
        self.socket = socket
        self.heard: list[str] = []
        """Every message, as it came."""
        self.events: list[JSON] = []
        self.table: JSON | None = None
        self.scene: JSON | None = None
        self.scenes: list[JSON] = []
        """Every scene that it was shown."""
        self.number = 0
        self.answers: dict[str, JSON] = {}
        self.bye: JSON | None = None
        self.lost = False
        """Whether the connection has ended."""
        self.shuffles = shuffles
        """Whether it commits and reveals by itself, as clients do."""
        self.asked_for: tuple[str, str] = ("", "")
        self.changed = asyncio.Event()

    async def say(self, message: JSON) -> None:
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed:
            raise Lost from None

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.heard.append(text)
                self.take(json.loads(text))
                if self.scene and self.scene not in self.scenes[-1:]:
                    self.scenes.append(self.scene)
                await self.take_part()
                self.changed.set()
        except (ConnectionClosed, Lost):
            pass
        finally:
            self.lost = True
            self.changed.set()

    def take(self, message: JSON) -> None:
        match message["type"]:
            case "news":
                if message["fresh"]:
                    self.events = []
                elif self.events:
                    assert message["events"][0]["number"] == self.number + 1, "nothing is missed or told twice"
                self.events += message["events"]
                self.table, self.scene, self.number = message["table"], message["scene"], message["number"]
            case "change":
                for event in message["events"]:
                    assert event["number"] == self.number + 1, "nothing is missed or told twice"
                    self.number += 1
                self.events += message["events"]
                self.table = patched(self.table, message["table"])
                self.scene = patched(self.scene, message["scene"])
            case "done" | "refused":
                self.answers[message["id"]] = message
            case "bye":
                self.bye = message

    async def until(self, condition: Any, seconds: float = PATIENCE) -> None:
        """Wait until something holds that only messages can change. Raises Lost, TimeoutError."""
        end = time.monotonic() + seconds
        while not condition():
            if self.lost:
                raise Lost
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), end - time.monotonic())

    async def command(self, kind: str, id: str = "", **parts: Any) -> int:
        """The number of its last event. Raises Refusal."""
        id = id or f"c{next(self.ids)}"
        await self.say({"type": kind, "id": id, **parts})
        await self.until(lambda: id in self.answers)
        answer = self.answers[id]
        if answer["type"] == "refused":
            raise Refusal(answer["reason"])
        return int(answer["number"])

    async def attempt(self, kind: str, unless: Collection[str], **parts: Any) -> int | None:
        """The same; nothing if it came too late, which these codes say."""
        try:
            return await self.command(kind, **parts)
        except Refusal as refusal:
            if refusal.code not in unless:
                raise
        return None

    @property
    def shown(self) -> JSON:
        assert self.table is not None
        return self.table

    @property
    def status(self) -> str:
        return str(self.shown["status"])

    def decision(self) -> JSON | None:
        """What the shown seat has to decide now, if anything."""
        deciding = self.scene["deciding"] if self.scene and self.status == "playing" else -1
        return next((each for each in self.shown["decisions"] if each["seat"] == deciding), None)

    async def take_part(self) -> None:
        """Commit and reveal when that is asked: always the same, so that deals do not depend on luck."""
        shuffle = self.table and self.table["shuffle"]
        asks = (shuffle["context"], shuffle.get("asks", "")) if shuffle else ("", "")
        if not self.shuffles or not shuffle or not asks[1] or asks == self.asked_for:
            return
        self.asked_for = asks
        kind, parts = part_in(shuffle, SECRET)
        await self.say({"type": kind, "id": f"s{next(self.ids)}", **parts})

    async def act(self, choose: Any = None) -> bool:
        """Do what is this client's to do now, if anything: make the first listed move, say ready."""
        table = self.shown
        if self.status == "counted" and not all(seat.get("ready") for seat in table["seats"] if seat.get("yours")):
            await self.command("ready")
        elif decision := self.decision():
            moves = [choice["move"] for choice in self.scene["moves"]] if self.scene else []
            move = choose(moves) if choose else moves[0]
            await self.command("play", seat=decision["seat"], decision=decision["number"], move=move)
        else:
            return False
        return True

    async def play_to_end(self, choose: Any = None, seconds: float = 4 * PATIENCE) -> None:
        """Play until the match is over. A refusal for being overtaken is no failure."""
        end = time.monotonic() + seconds
        while self.status != "finished":
            number = self.number
            try:
                acted = await self.act(choose)
            except Refusal as refusal:
                if refusal.code not in (
                    "not_playing",
                    "stale_decision",
                    "not_your_turn",
                    "round_not_over",
                    "not_shuffling",
                    "bot_plays",
                ):
                    raise
                acted = False
            if not acted or self.number == number:
                await self.until(lambda known=number: self.number > known, end - time.monotonic())
