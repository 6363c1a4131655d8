from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from mazzo.games import game
from mazzo.server.workers import Workers
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.play import setting
from mazzo.testing.support.server import PATIENCE, Server, guest, run, serving


def test_a_worker_thinks_from_a_view_and_one_that_died_is_replaced() -> None:
    async def go() -> None:
        workers = Workers(1)
        round = setting(PLAIN).start(1).round
        seat = next(seat for seat in range(8) if round.waiting() >> seat & 1)
        moves = [game(PLAIN).print(move) for move in round.moves(seat)]
        try:
            for _ in range(2):
                assert await workers.think(PLAIN, "greedy", round.view(seat).dump()) in moves
                for process in list(workers.pool._processes):
                    os.kill(process, signal.SIGKILL)
        finally:
            workers.close()

    run(go())


def children(process: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_workers_end_with_their_server_however_it_ends(tmp_path: Path) -> None:
    async def come(server: Server) -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN, level="greedy")
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                await client.command("start")
                await client.contribute()
                while not any(event.get("by") == "bot" for event in client.events):
                    number = client.number
                    if not await client.act():
                        await client.until(lambda known=number: client.number > known)

    with serving(tmp_path) as server:
        run(come(server))
        assert server.process is not None
        workers = children(server.process.pid)
        assert workers
        server.kill()
        end = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < end:
            time.sleep(0.1)
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
