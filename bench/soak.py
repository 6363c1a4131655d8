"""A server under attack for a while, with honest people at its tables: `make soak MINUTES=30`.

A real server process, as it is for the public, without any other setting. Parties play match after match; meanwhile it
is killed and started again, its workers are killed, and each of `attacks.ATTACKS` is tried, one after the other, by a
process of its own. Printed are how long honest people waited during each, memory, tables at which nothing went on, and
whether everything that was acknowledged is stored and every record verifies. It ends with 1 if any of that is not as it
should be.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from attacks import ATTACKS
from honest import HOST, Party, Seen, parties, verified
from mazzo.server.settings import Settings
from mazzo.testing.support.server import Server
from soak_course import KILLS, Course, Memory, Phase, percentile, summary
from soak_plot import plotted

ROOT = Path(__file__).parents[1]
STUCK = 60
"""Seconds without any event after which a table is stuck."""
CHOSEN: dict[str, Any] = {"pace": 100, "linger": 1000, "origins": [f"http://{HOST}"], "proxies": []}
"""What differs from a server without settings: bots are quicker, so that more happens; the quotas of a public one hold;
and each address is somebody, not a proxy."""


class Soak:
    """A server, and what is done to it."""

    def __init__(self, folder: Path, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.seed = seed
        self.server = Server(folder, **plain_settings(), **CHOSEN)
        self.seen = Seen()
        self.phases: list[Phase] = []
        self.memory: list[Memory] = []
        self.began = monotonic()
        self.stuck: list[str] = []

    def plan(self) -> list[tuple[str, Callable[[float], Awaitable[str]]]]:
        """What happens, in this order, for equally long. Killing comes first, so that one process then lives long."""
        attacks = [(each.name, lambda seconds, each=each: self.attack(each.name, seconds)) for each in ATTACKS]
        return [
            (KILLS, self.kills),
            ("workers killed", self.kill_workers),
            ("calm", self.calm),
            *attacks,
            ("after", self.calm),
        ]

    async def run(self) -> Course:
        self.server.start()
        try:
            async with parties(self.server, self.seen, self.seed) as playing:
                return await self.attended(playing)
        finally:
            if self.server.process and self.server.process.poll() is None:
                self.server.stop()

    async def attended(self, playing: list[Party]) -> Course:
        stop = asyncio.Event()
        people = [asyncio.create_task(party.play(stop)) for party in playing]
        looking = asyncio.create_task(self.look(playing))
        plan = self.plan()
        for name, step in plan:
            phase = Phase(name, monotonic())
            self.phases.append(phase)
            phase.came = await step(self.seconds / len(plan))
            phase.ended = monotonic()
            self.show(phase)
        stop.set()
        pending = await self.last_matches(dict(zip(people, playing, strict=True)))
        self.stuck += [
            f"{each.game}, table {each.table}: no end"
            for each, task in zip(playing, people, strict=True)
            if task in pending
        ]
        for task in (*pending, looking):
            task.cancel()
        await asyncio.gather(*pending, looking, return_exceptions=True)
        for task in people:
            if task not in pending:
                task.result()
        proved = await verified(self.seen, self.server)
        self.server.stop()
        for party in playing:
            party.look_back()
        return Course(
            began=self.began,
            phases=self.phases,
            memory=self.memory,
            samples=self.seen.samples,
            stuck=self.stuck,
            bots=self.seen.bots,
            lost=self.seen.lost,
            problems=self.seen.problems,
            failures=self.server.failures(),
            acknowledged=sum(
                len(of) for party in playing for each in party.people for of in each.acknowledged.values()
            ),
            matches=len(self.seen.finished),
            verified=proved,
        )

    async def last_matches(self, playing: dict[asyncio.Task[None], Party]) -> set[asyncio.Task[None]]:
        """Let everybody finish, as long as anything happens at one of their tables; who has not."""
        pending = set(playing)
        while pending and any(monotonic() - playing[each].moved <= STUCK for each in pending):
            _, pending = await asyncio.wait(pending, timeout=1)
        return pending

    # What happens

    async def calm(self, seconds: float) -> str:
        await asyncio.sleep(seconds)
        return ""

    async def kills(self, seconds: float) -> str:
        """Kill the server, and start it again."""
        end, count = monotonic() + seconds, 0
        while monotonic() < end:
            await asyncio.sleep(min(3, seconds / 2))
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            count += 1
        return f"{count} times"

    async def kill_workers(self, seconds: float) -> str:
        """Kill those who think."""
        end, count = monotonic() + seconds, 0
        while monotonic() < end:
            await asyncio.sleep(min(2, seconds / 2))
            for worker in self.workers():
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
                    count += 1
        return f"{count} workers"

    async def attack(self, name: str, seconds: float) -> str:
        """By a process of its own, so that it does not slow the honest ones down by itself."""
        program = [sys.executable, str(Path(__file__).with_name("attacks.py"))]
        asked = [name, str(self.server.port), str(seconds), str(self.seed)]
        attacker = await asyncio.create_subprocess_exec(*program, *asked, stdout=subprocess.PIPE)
        try:
            async with asyncio.timeout(seconds + 60):
                out, _ = await attacker.communicate()
        except TimeoutError:
            attacker.kill()
            await attacker.wait()
            return "did not end"
        return ", ".join(f"{what} {count}" for what, count in json.loads(out or "{}").items()) or "nothing"

    # What is seen

    def workers(self) -> list[int]:
        """The processes that the server has started to think."""
        assert self.server.process is not None
        return [each for each in children(self.server.process.pid) if "spawn_main" in command_line(each)]

    async def look(self, playing: list[Party]) -> None:
        """See every second how large the server is, and whether every table goes on."""
        silent: set[str] = set()
        while True:
            await asyncio.sleep(1)
            process = self.server.process.pid if self.server.process else 0
            mine = resident(process)
            if mine:
                self.memory.append(Memory(monotonic(), mine, sum(map(resident, self.workers())), process))
            self.note_silence(playing, silent)

    def note_silence(self, playing: list[Party], silent: set[str]) -> None:
        """Where nothing goes on. Who has played the last match waits for the others, and is not stuck."""
        for party in playing:
            if not party.over and monotonic() - party.moved > STUCK and party.table not in silent:
                silent.add(party.table)
                self.stuck.append(f"{party.game}, table {party.table}: nothing happens, in {self.phases[-1].name}")

    def show(self, phase: Phase) -> None:
        waits = sorted(each.seconds for each in self.seen.samples if each.at >= phase.began)
        size = f"{self.memory[-1].server:5.0f} MB" if self.memory else ""
        p99 = f"p99 {percentile(waits, 99) * 1000:6.0f} ms"
        print(f"{phase.name:16}{len(waits):6} answers, {p99} {size}  {phase.came}", flush=True)


def plain_settings() -> dict[str, object]:
    """Everything as it is on a server without settings, which the servers of other tests are not."""
    plain = {
        field.name: field.default
        for field in msgspec.structs.fields(Settings)
        if field.default is not msgspec.NODEFAULT
    }
    return {name: value for name, value in plain.items() if isinstance(value, int | float | str) and name not in CHOSEN}


def resident(process: int) -> float:
    """The memory of a process in megabytes, as Linux shows it."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def children(process: int) -> list[int]:
    """Those that any thread of a process has started."""
    found = []
    for each in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(child) for child in each.read_text().split()]
    return found


def command_line(process: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""


async def soak(folder: Path, seconds: float, seed: int = 1) -> Course:
    folder.mkdir(parents=True, exist_ok=True)
    return await Soak(folder, seconds, seed).run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=ROOT / "build" / "soak.svg")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mazzo-soak-") as folder:
        course = asyncio.run(soak(Path(folder), 60 * asked.minutes, asked.seed))
    print("\n" + summary(course))
    asked.plot.parent.mkdir(parents=True, exist_ok=True)
    asked.plot.write_text(plotted(course))
    print(f"drawn in {asked.plot}")
    for each in course.above:
        print(each)
    sys.exit(0 if course.sound and not course.above else 1)


if __name__ == "__main__":
    main()
