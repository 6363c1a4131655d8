"""What processes tell each other, over a real Redis and a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest
from redis.asyncio import Redis

from mazzo.server.budget import REVIEWING, THINKING
from mazzo.server.fanout import Shared, Told
from mazzo.server.identity import hashed
from mazzo.server.over_notify import OverNotify
from mazzo.server.over_redis import OverRedis
from mazzo.testing.support.databases import Redis as RedisServer
from mazzo.testing.support.server import PATIENCE, run

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()
"""
Way = str
WAYS = ["redis", "notify"]


class Hearing:
    """One process: what it has heard, and how often it may have missed something."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.missed = 0
        self.changed = asyncio.Event()

    async def heard(self, told: Told) -> None:
        self.told.append(told)
        self.changed.set()

    async def may_have_missed(self) -> None:
        self.missed += 1
        self.changed.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.changed.clear()
                await self.changed.wait()

    @property
    def tables(self) -> dict[str, int]:
        """The numbers of all tables, as they were heard last."""
        return {table: number for told in self.told for table, number in told.tables.items()}


class Servers:
    """What the processes are connected to."""

    def __init__(self, way: Way, database: str, redis: RedisServer) -> None:
        self.way = way
        self.database = database
        self.redis = redis

    def fanout(self, name: str, hearing: Hearing) -> Shared:
        if self.way == "redis":
            return OverRedis(self.redis.address, name, hearing.heard, hearing.may_have_missed)
        return OverNotify(self.database, name, hearing.heard, hearing.may_have_missed)

    async def cut(self) -> None:
        """Every connection is lost."""
        if self.way == "redis":
            async with Redis.from_url(self.redis.address) as client:
                for kind in ("normal", "pubsub"):
                    await client.execute_command("CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes")  # type: ignore[no-untyped-call]
        else:
            connection = await asyncpg.connect(self.database)
            try:
                await connection.execute(CUT)
            finally:
                await connection.close()


@pytest.fixture(params=WAYS)
def servers(request: pytest.FixtureRequest, bare_database: str, redis: RedisServer) -> Servers:
    return Servers(request.param, bare_database, redis)


@asynccontextmanager
async def two(servers: Servers) -> AsyncIterator[tuple[Shared, Hearing, Shared, Hearing]]:
    """Two processes that hear each other."""
    one, other = Hearing(), Hearing()
    first, second = servers.fanout("first", one), servers.fanout("second", other)
    try:
        await one.until(lambda: first.connected)
        await other.until(lambda: second.connected)
        yield first, one, second, other
    finally:
        await first.close()
        await second.close()


def together(servers: Servers, test: Callable[[Shared, Hearing, Shared, Hearing], Awaitable[None]]) -> None:
    async def go() -> None:
        async with two(servers) as processes:
            await test(*processes)

    run(go())


def test_the_others_hear_what_one_tells(servers: Servers) -> None:
    async def test(first: Shared, one: Hearing, second: Shared, other: Hearing) -> None:
        first.number("table", 7)
        first.people("lobby")
        first.ended(["hash"])
        await other.until(lambda: any(told.ended for told in other.told))
        assert other.tables == {"table": 7}
        assert [table for told in other.told for table in told.people] == ["lobby"]
        assert [session for told in other.told for session in told.ended] == ["hash"]
        second.number("table", 8)
        await one.until(lambda: one.tables == {"table": 8})
        assert {told.sender for told in one.told} == {"second"}, "nobody hears itself"

    together(servers, test)


def test_many_tables_are_told_in_several_messages(servers: Servers) -> None:
    async def test(first: Shared, one: Hearing, second: Shared, other: Hearing) -> None:
        numbers = {f"table{number:05}": number for number in range(1500)}
        for table, number in numbers.items():
            first.number(table, number)
        await other.until(lambda: other.tables == numbers)

    together(servers, test)


def test_many_sessions_that_end_at_once_are_told(servers: Servers) -> None:
    """A hash is longer than the id of a table, and PostgreSQL takes no message of 8,000 bytes."""

    async def test(first: Shared, one: Hearing, second: Shared, other: Hearing) -> None:
        sessions = [hashed(f"session{number}") for number in range(500)]
        first.ended(sessions)
        await other.until(lambda: sum(len(told.ended) for told in other.told) >= len(sessions))
        assert [each for told in other.told for each in told.ended] == sessions

    together(servers, test)


def test_who_was_away_looks_for_itself_and_hears_again(servers: Servers) -> None:
    async def test(first: Shared, one: Hearing, second: Shared, other: Hearing) -> None:
        missed = one.missed, other.missed
        await servers.cut()
        await one.until(lambda: one.missed > missed[0] and first.connected)
        await other.until(lambda: other.missed > missed[1] and second.connected)
        first.number("table", 9)
        await other.until(lambda: other.tables.get("table") == 9)

    together(servers, test)


def test_while_nobody_can_be_told_the_latest_number_is_kept(servers: Servers) -> None:
    async def test(first: Shared, one: Hearing, second: Shared, other: Hearing) -> None:
        for number in range(2000):
            first.number(f"table{number % 2}", number)
        assert first.tables == {"table0": 1998, "table1": 1999}
        await other.until(lambda: other.tables == {"table0": 1998, "table1": 1999})

    together(servers, test)


def test_what_was_used_of_quotas_is_told_over_redis_alone(servers: Servers) -> None:
    async def test(first: Shared, one: Hearing, second: Shared, other: Hearing) -> None:
        first.use("guests", "home")
        first.use("guests", "home", 2)
        first.number("table", 1)
        await other.until(lambda: other.tables == {"table": 1})
        if first.counts("guests"):
            await other.until(lambda: any(told.used for told in other.told))
            assert [told.used for told in other.told if told.used] == [{"guests": {"home": 3}}]
        else:
            assert first.used == {}

    together(servers, test)


@pytest.mark.parametrize("budget", [THINKING, REVIEWING])
def test_how_long_bots_have_thought_is_told_either_way(servers: Servers, budget: str) -> None:
    async def test(first: Shared, one: Hearing, second: Shared, other: Hearing) -> None:
        first.use(budget, "anna", 1.5)
        await other.until(lambda: any(told.used for told in other.told))
        assert [told.used for told in other.told if told.used] == [{budget: {"anna": 1.5}}]

    together(servers, test)
