"""A real server in its own process, and clients that speak its protocol."""

from __future__ import annotations

import asyncio
import json
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
from mazzo.table.events import Entry

HEADERS = {"x-mazzo": "1"}
PATIENCE = 60
"""Seconds until something is believed never to happen, on a machine that is busy."""

JSON = dict[str, Any]


class Server:
    """A server process that can be stopped, killed and started again on the same data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings: JSON = {"pace": 0, "requests_a_minute": 100_000, "messages_a_second": 10_000} | settings
        # Deals depend on what people add, so that is waited for, however slow they are.
        self.settings["waits"] = {"contributions": 1000 * PATIENCE} | settings.get("waits", {})
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.killed = False

    def start(self) -> None:
        """On the port of the last time, so that clients find it again."""
        command = [
            sys.executable,
            "-m",
            "mazzo.testing.support.serving",
            str(self.data),
            str(self.port),
            json.dumps(self.settings),
        ]
        with (self.data / "server.log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("port "), (self.data / "server.log").read_text()
        self.port = int(line.split()[1])

    def kill(self) -> None:
        self.killed = True
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGINT)

    def end(self, sent: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(sent)
        code = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def failures(self) -> list[str]:
        """What should not be in the log. A worker that has lost its server while it began is not to blame."""
        lines = self.log.splitlines()
        if self.killed:
            return [line for line in lines if '"exception"' in line]
        return lines if "Traceback" in self.log else []

    def entries(self, table: str) -> list[Entry]:
        """What is stored of a table, read past the server."""
        query = "SELECT body FROM events WHERE table_id = ? ORDER BY number"
        with closing(sqlite3.connect(self.data / "mazzo.db")) as database:
            return [msgspec.json.decode(body, type=Entry) for (body,) in database.execute(query, (table,))]

    @property
    def log(self) -> str:
        return (self.data / "server.log").read_text()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Server]:
    """A running server, stopped in the end; its log must hold no traceback."""
    data.mkdir(parents=True, exist_ok=True)
    server = Server(data, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process and server.process.poll() is None:
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


def run(test: Coroutine[Any, Any, None], seconds: float = 2 * PATIENCE) -> None:
    """Run a test to its end, which must come in time."""

    async def in_time() -> None:
        async with asyncio.timeout(seconds):
            await test

    asyncio.run(in_time())


class Guest:
    """Somebody with a browser: an identity, and requests."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.address, headers=HEADERS, timeout=PATIENCE)
        self.heard: list[bytes] = []
        """Every byte that REST answers delivered."""

    async def become(self) -> None:
        self.heard.append((await self.http.post("/api/me")).raise_for_status().content)

    @property
    def id(self) -> str:
        """Of the person, as the server knows it and nobody else may."""
        return self.http.cookies["mazzo"].partition(".")[0]

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
    async def at(self, table: str, since: int = 0, show: int | None = None) -> AsyncIterator[Client]:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        headers = {"cookie": cookie} if cookie else {}
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            client = Client(socket)
            await client.say({"type": "hello", "since": since} | ({} if show is None else {"show": show}))
            listening = asyncio.create_task(client.listen())
            try:
                await client.until(lambda: client.table is not None)
                yield client
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)


@asynccontextmanager
async def guest(server: Server) -> AsyncIterator[Guest]:
    somebody = Guest(server)
    try:
        await somebody.become()
        yield somebody
    finally:
        await somebody.http.aclose()


class Client:
    """One socket: what it was told, and how to say things."""

    ids = count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        """Every message, as it came."""
        self.events: list[JSON] = []
        self.table: JSON | None = None
        self.scene: JSON | None = None
        self.number = 0
        self.answers: dict[str, JSON] = {}
        self.bye: JSON | None = None
        self.lost = False
        """Whether the connection has ended."""
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
                self.changed.set()
        except ConnectionClosed:
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

    async def contribute(self) -> None:
        """Always the same, so that deals do not depend on luck."""
        if self.shown["contribute"]:
            await self.command("contribute", bytes="07" * 16)

    async def act(self, choose: Any = None) -> bool:
        """Do what is this client's to do now, if anything: contribute, make the first listed move, say ready."""
        table = self.shown
        if table["contribute"]:
            await self.contribute()
        elif self.status == "counted" and not all(seat.get("ready") for seat in table["seats"] if seat.get("yours")):
            await self.command("ready")
        elif decision := self.decision():
            moves = [choice["move"] for choice in self.scene["moves"]] if self.scene else []
            move = choose(moves) if choose else moves[0]
            await self.command("play", seat=decision["seat"], decision=decision["number"], move=move)
        else:
            return False
        return True

    async def play_to_end(self, choose: Any = None, seconds: float = 120) -> None:
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
