"""An update without a pause: behind the proxy of a club its processes are replaced one after the other, as
`deploy/systemd/mazzo-restart` does it, and whoever sits at a table sits there again. No request fails. How long the
pauses were is printed: that depends on the machine."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import ssl
import subprocess
import sys
from contextlib import closing, suppress
from http import HTTPStatus
from pathlib import Path
from time import monotonic

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mazzo.games import default
from mazzo.server.messages import PROTOCOL
from mazzo.testing.support.databases import free_port
from mazzo.testing.support.server import HEADERS, JSON, PATIENCE, run
from tests.test_deploy import Proxy

ORIGIN = "https://cards.example"
TABLES = 4
SEAT, NAME = 1, "Anna"


class Process:
    """One process of the club, started as its unit starts it."""

    def __init__(self, database: str, folder: Path) -> None:
        self.environment = os.environ | {"MAZZO_DATABASE": database, "MAZZO_ORIGIN": ORIGIN, "MAZZO_DATA": str(folder)}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        called = ["--host", "127.0.0.1", "--port", str(self.port), "--no-browser"]
        program = [sys.executable, "-c", "from mazzo.cli import main; raise SystemExit(main())", *called]
        self.process = subprocess.Popen(program, env=self.environment, stdout=subprocess.DEVNULL)

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as client:
            while True:
                try:
                    if (await client.get("/readyz")).status_code == HTTPStatus.OK:
                        return
                except httpx.TransportError:
                    assert self.process
                    assert self.process.poll() is None
                await asyncio.sleep(0.1)

    def stop(self) -> None:
        if self.process:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)


class Visitor:
    """Somebody at a table, who comes again whenever the server says goodbye."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self.port = port
        self.table = table
        self.cookie = cookie
        self.visits = 0
        self.came = asyncio.Event()
        self.left = 0.0
        """When the last visit ended."""
        self.pauses: list[float] = []

    async def stay(self) -> None:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        while True:
            where = f"wss://cards.example/api/tables/{self.table}/socket"
            async with connect(
                where, ssl=trusting, host="127.0.0.1", port=self.port, additional_headers={"cookie": self.cookie}
            ) as socket:
                with suppress(ConnectionClosed):
                    await self.visit(socket)
            self.came.clear()
            self.left = monotonic()
            await asyncio.sleep(0.1)

    async def visit(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "since": 0}))
        before, sits = self.visits, bool(self.visits)
        async for text in socket:
            said = json.loads(text)
            if said["type"] == "refused":
                raise AssertionError(said)
            if said["type"] == "news":
                if sits:
                    self.check_seat(said["table"])
                    self.came.set()
                if self.visits == before:
                    self.visits += 1
                    if sits:
                        self.pauses.append(monotonic() - self.left)
                    else:
                        await socket.send(json.dumps({"type": "sit", "id": "sit", "seats": [SEAT], "names": [NAME]}))
            elif said["type"] == "done":
                sits = True
                self.came.set()
            elif said["type"] == "bye":
                assert said["reason"]["code"] == "server_stopping"

    def check_seat(self, table: JSON) -> None:
        """It is the same person who comes again, on the same seat, and nobody else sits there."""
        sitting = [(place, seat["name"]) for place, seat in enumerate(table["seats"]) if seat.get("yours")]
        assert sitting == [(SEAT, NAME)]


def test_processes_are_replaced_and_nobody_loses_the_table(database: str, tmp_path: Path) -> None:
    processes = [Process(database, tmp_path) for _ in range(2)]
    proxy = Proxy(tmp_path, [each.port for each in processes])

    async def go() -> None:
        for each in processes:
            each.start()
        await asyncio.gather(*(each.ready() for each in processes))
        with closing(proxy), proxy.running():
            named = {**HEADERS, "host": "cards.example"}
            async with httpx.AsyncClient(
                base_url=f"https://127.0.0.1:{proxy.secure}", headers=named, verify=False, timeout=PATIENCE
            ) as client:
                await replaced(client)

    async def replaced(client: httpx.AsyncClient) -> None:
        (await client.post("/api/me")).raise_for_status()
        (cookie,) = [f"{each.name}={each.value}" for each in client.cookies.jar]
        client.headers["cookie"] = cookie
        opened = [await client.post("/api/tables", json={"game": default(), "name": NAME}) for _ in range(TABLES)]
        visitors = [Visitor(proxy.secure, each.raise_for_status().json()["id"], cookie) for each in opened]
        staying = [asyncio.create_task(each.stay()) for each in visitors]
        asking = asyncio.create_task(ask(client, f"/api/tables/{visitors[0].table}"))
        await asyncio.gather(*(each.came.wait() for each in visitors))
        for process in processes:
            await asyncio.to_thread(process.stop)
            await asyncio.gather(*(each.came.wait() for each in visitors))
            assert not any(task.done() for task in staying)
            process.start()
            await process.ready()
        for task in (*staying, asking):
            # Nobody was turned away, or it would have ended.
            assert not task.done(), task.exception()
            task.cancel()
        await asyncio.gather(*staying, asking, return_exceptions=True)
        pauses = [pause for each in visitors for pause in each.pauses]
        # Everybody was at one of the processes that were replaced, and so had to come again.
        assert all(each.pauses for each in visitors)
        print(f"{len(pauses)} pauses, the longest of {max(pauses):.2f} s")

    try:
        run(go(), 4 * PATIENCE)
    finally:
        for each in processes:
            each.stop()


async def ask(client: httpx.AsyncClient, path: str) -> None:
    """Again and again: each request is answered."""
    while True:
        (await client.get(path)).raise_for_status()
        await asyncio.sleep(0.5)
