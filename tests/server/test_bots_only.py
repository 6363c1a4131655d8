"""`mazzo worker`: bots move that a server leaves to it, and somebody moves them if it does not."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import PATIENCE, Client, Server, guest, run, serving, shortest

WORK = """
import sys
from pathlib import Path
from mazzo.server import logs
from mazzo.server.bots_only import working
from mazzo.server.loop import run_in_loop
from mazzo.server.settings import Settings

logs.configure()
run_in_loop(working(Settings(data=Path("."), database=sys.argv[1], redis=sys.argv[2], pace=0)))
"""


@contextmanager
def worker(folder: Path, database: str, redis: str) -> Iterator[Path]:
    """A process that moves bots, once it does; what it has printed."""
    printed = folder / "worker.log"
    with printed.open("w") as output:
        process = subprocess.Popen([sys.executable, "-c", WORK, database, redis], stdout=output, stderr=output)
    try:
        # Bots that wait for it are not to wait for what it loads, too.
        began = time.monotonic()
        while "worker_started" not in printed.read_text():
            assert process.poll() is None, printed.read_text()
            assert time.monotonic() - began < 5 * PATIENCE, "it does not start"
            time.sleep(0.05)
        yield printed
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0, printed.read_text()
    events = [json.loads(line)["event"] for line in printed.read_text().splitlines() if line.startswith("{")]
    assert [each for each in events if not each.startswith("fanout_")] == ["worker_started", "worker_stopped"]


def play(server: Server, enough: Callable[[Client], bool]) -> None:
    """A match with bots, until it is over or enough was seen."""

    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN, options=shortest(PLAIN))
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                await client.command("start")
                while not enough(client):
                    number = client.number
                    if not await client.act():
                        await client.until(lambda known=number: client.number > known)

    run(go())


def has_seen_a_bot(client: Client) -> bool:
    return any(event["type"] == "moved" and event["seat"] != 0 for event in client.events)


@pytest.mark.parametrize("told", ["Redis", "NOTIFY"])
def test_a_worker_moves_the_bots(database: str, request: pytest.FixtureRequest, tmp_path: Path, told: str) -> None:
    address = request.getfixturevalue("redis").address if told == "Redis" else ""
    with (
        serving(tmp_path, database=database, redis=address, bots_elsewhere=True, bots_late=10**7) as server,
        worker(tmp_path, database, address),
    ):
        play(server, lambda client: client.status == "finished")
        assert server.metric("mazzo_bot_seconds_count") == 0


def test_without_a_worker_the_server_moves_them_after_all(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=database, bots_elsewhere=True, bots_late=100) as server:
        play(server, has_seen_a_bot)
