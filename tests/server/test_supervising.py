"""`mazzo --processes 2` as people start it: on a port together, and each alone."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from mazzo.games import default
from mazzo.testing.support.server import PATIENCE, Guest, run

COMMAND = [sys.executable, "-c", "from mazzo.cli import main; main()"]
LOWEST, HIGHEST = 20_000, 32_000
"""Ports that no system gives away by itself."""


class Running:
    """A server of several processes, and what it has printed."""

    def __init__(self, process: subprocess.Popen[str], port: int, printed: Path) -> None:
        self.process = process
        self.port = port
        self.printed = printed

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def lines(self) -> list[dict[str, object]]:
        """What it has logged."""
        return [json.loads(line) for line in self.printed.read_text().splitlines() if line.startswith("{")]

    def events(self, name: str) -> list[dict[str, object]]:
        return [line for line in self.lines if line["event"] == name]

    def until(self, name: str, times: int) -> None:
        end = time.monotonic() + 2 * PATIENCE
        while len(self.events(name)) < times:
            assert self.process.poll() is None, self.printed.read_text()
            assert time.monotonic() < end, self.printed.read_text()
            time.sleep(0.05)


def free_row(length: int) -> int:
    """The first of so many ports in a row that nobody has."""
    first = LOWEST + os.getpid() % 1000 * 10
    while first < HIGHEST:
        with ExitStack() as taken:
            try:
                for port in range(first, first + length):
                    taken.enter_context(socket.create_server(("127.0.0.1", port)))
            except OSError:
                first += length
                continue
        return first
    raise AssertionError("no free ports")


@contextmanager
def serving(folder: Path, *arguments: str, processes: int = 2) -> Iterator[Running]:
    port, printed = free_row(processes + 1), folder / "printed"
    given = [*arguments, "--no-browser", "--port", str(port), "--processes", str(processes)]
    environment = {**os.environ, "MAZZO_DATA": str(folder), "LANG": "C"}
    with printed.open("w") as output:
        process = subprocess.Popen([*COMMAND, *given], stdout=output, stderr=output, text=True, env=environment)
    running = Running(process, port, printed)
    try:
        running.until("server_started", processes)
        yield running
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0, printed.read_text()
    assert "Traceback" not in printed.read_text(), printed.read_text()


def test_all_serve_on_one_port_and_each_on_its_own(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", database) as server:
        for port in range(server.port, server.port + 3):
            assert httpx.get(f"http://127.0.0.1:{port}/readyz").text == "ok"


def test_one_that_dies_is_started_again(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", database) as server:
        started = server.events("server_started")
        os.kill(int(str(started[0]["process"])), signal.SIGKILL)
        server.until("server_started", 3)
        assert len(server.events("process_ended")) == 1


def test_all_are_renewed_and_somebody_at_a_table_stays_there(database: str, tmp_path: Path) -> None:
    async def go(server: Running) -> None:
        anna = Guest(server)  # type: ignore[arg-type]
        await anna.become()
        table = await anna.open(default())
        async with anna.at(table) as client:
            server.process.send_signal(signal.SIGHUP)
            await client.until(lambda: client.bye is not None)
            assert client.bye is not None
            assert client.bye["reason"]["code"] == "server_stopping"
        async with anna.at(table) as client:
            assert client.status == "open"
        await anna.http.aclose()

    with serving(tmp_path, "--database", database) as server:
        run(go(server))
        server.until("processes_renewed", 1)
        assert httpx.get(f"{server.address}/readyz").text == "ok"


def test_several_need_a_database_that_they_share(tmp_path: Path) -> None:
    environment = {**os.environ, "MAZZO_DATA": str(tmp_path), "LANG": "C"}
    given = [*COMMAND, "--processes", "2", "--no-browser"]
    done = subprocess.run(given, capture_output=True, text=True, env=environment, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "--database" in done.stderr
