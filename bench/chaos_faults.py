"""What is done to the club of `bench/chaos.py`. Each fault is begun, lasts a while, and is over when its function
returns."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress

from chaos_club import DATABASE, Club, Process
from mazzo.games import default
from mazzo.testing.support.server import guest
from soak import children, command_line

FROZEN = 40.0
"""Seconds that a process stands still: longer than its claims hold."""
HOUR = 3_600_000

Fault = Callable[["Faults"], Awaitable[None]]


class Faults:
    """Which process is hit, and how long something lasts, is drawn by the seed."""

    def __init__(self, club: Club, seed: int) -> None:
        self.club = club
        self.rng = random.Random(f"faults/{seed}")
        self.made = 0

    def one(self) -> Process:
        return self.rng.choice(self.club.processes)

    async def a_while(self, least: float = 2.0, most: float = 6.0) -> None:
        await asyncio.sleep(self.rng.uniform(least, most))

    # Processes

    async def kill(self) -> None:
        process = self.one()
        await process.kill()
        await self.a_while(0, 3)
        await process.start()

    async def freeze(self) -> None:
        """It wakes up with claims that others have taken over meanwhile."""
        process = self.one()
        os.kill(process.pid, signal.SIGSTOP)
        await asyncio.sleep(FROZEN)
        os.kill(process.pid, signal.SIGCONT)

    async def renew(self) -> None:
        """One after the other, as in an update."""
        for process in self.club.processes:
            await process.stop()
            await process.start()
            await self.a_while(1, 2)

    async def wrong_clock(self) -> None:
        process = self.one()
        for ahead in (self.rng.choice((-HOUR, HOUR)), 0):
            await process.stop()
            await process.start(ahead)
            await self.a_while()

    async def hung_bot(self) -> None:
        """Those who think stand still until they are given up."""
        for worker in self.thinking(self.one()):
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGSTOP)
        await self.a_while()

    def thinking(self, process: Process) -> list[int]:
        return [each for each in children(process.pid) if "spawn_main" in command_line(each)]

    async def empty(self) -> None:
        """Two other processes are started at once on an empty database, and serve it together."""
        self.made += 1
        name = f"empty{self.made}"
        await self.club.make_database(name)
        both = [await self.club.process(name) for _ in range(2)]
        self.club.others += both
        await asyncio.gather(*(each.start() for each in both))
        async with guest(both[0].server) as somebody:
            table = await somebody.open(default())
            (await somebody.get(f"{both[1].server.address}/api/tables/{table}")).raise_for_status()
        await asyncio.gather(*(each.stop() for each in both))

    # Redis

    async def redis_killed(self) -> None:
        await asyncio.to_thread(self.club.redis.end, signal.SIGKILL)
        await self.a_while()
        await asyncio.to_thread(self.club.redis.start)

    async def redis_paused(self) -> None:
        assert self.club.redis.process
        self.club.redis.process.send_signal(signal.SIGSTOP)
        await self.a_while()
        self.club.redis.process.send_signal(signal.SIGCONT)

    async def redis_cut_off(self) -> None:
        relay = self.one().redis
        relay.cut()
        await self.a_while()
        relay.mend()

    # PostgreSQL

    async def postgres_restarted(self) -> None:
        """As by `pg_ctl restart -m immediate`: like a crash."""
        await asyncio.to_thread(self.club.postgres.stop, True)
        await asyncio.to_thread(self.club.postgres.start)

    async def backends_terminated(self) -> None:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
        await self.club.rows(query, DATABASE)

    async def postgres_late(self) -> None:
        relay = self.one().database
        relay.delay(self.rng.uniform(0.05, 0.3))
        await self.a_while()
        relay.mend()

    async def postgres_silent(self) -> None:
        relay = self.one().database
        relay.stop()
        await self.a_while()
        relay.mend()

    async def postgres_cut_off(self) -> None:
        relay = self.one().database
        relay.cut()
        await self.a_while()
        relay.mend()


FAULTS: dict[str, Fault] = {
    "killed": Faults.kill,
    "frozen for 40 s": Faults.freeze,
    "renewed": Faults.renew,
    "clock wrong by an hour": Faults.wrong_clock,
    "bots hang": Faults.hung_bot,
    "empty database": Faults.empty,
    "Redis killed": Faults.redis_killed,
    "Redis paused": Faults.redis_paused,
    "Redis cut off": Faults.redis_cut_off,
    "PostgreSQL restarted": Faults.postgres_restarted,
    "connections terminated": Faults.backends_terminated,
    "PostgreSQL late": Faults.postgres_late,
    "PostgreSQL silent": Faults.postgres_silent,
    "PostgreSQL cut off": Faults.postgres_cut_off,
}
