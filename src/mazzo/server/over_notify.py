"""Processes that tell each other over PostgreSQL, by LISTEN and NOTIFY, on two connections that are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from mazzo.server.budget import REVIEWING, THINKING
from mazzo.server.fanout import Broken, Shared, Told

CHANNEL = "mazzo"
PATIENCE = 2.0
"""Seconds for PostgreSQL to answer."""
SILENCE = 5.0
"""Seconds after which it is asked whether it is still there."""


class OverNotify(Shared):
    """Over the database that is there anyway."""

    def __init__(
        self,
        address: str,
        name: str,
        heard: Callable[[Told], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        """`address` as PostgreSQL's own tools take it."""
        self.address = address
        self.speaking: Any = None
        super().__init__(name, heard, missed)

    def counts(self, quota: str) -> bool:
        """Thinking takes seconds, so there is little to tell; what each request uses would be too much."""
        return quota in (THINKING, REVIEWING)

    async def send(self, data: bytes) -> None:
        if self.speaking is None:
            raise Broken("not connected")
        try:
            await self.speaking.execute("SELECT pg_notify($1, $2)", CHANNEL, data.decode(), timeout=PATIENCE)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise Broken(str(error)) from None

    async def speak(self) -> None:
        self.speaking = await connected(self.address)
        # What is left of the last time.
        self.wake.set()
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                await self.tell_waiting()
        finally:
            self.speaking.terminate()
            self.speaking = None

    async def listen(self) -> None:
        connection = await connected(self.address)
        said: asyncio.Queue[str | None] = asyncio.Queue()
        connection.add_termination_listener(lambda _: said.put_nowait(None))
        try:
            await connection.add_listener(CHANNEL, lambda _c, _p, _channel, text: said.put_nowait(text))
            await self.listening_now()
            while True:
                try:
                    async with asyncio.timeout(SILENCE):
                        text = await said.get()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=PATIENCE)
                    continue
                if text is None:
                    raise Broken("the connection has ended")
                await self.take(text)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise Broken(str(error)) from None
        finally:
            self.connected = False
            connection.terminate()


async def connected(address: str) -> Any:
    """A connection of its own. Raises Broken."""
    try:
        return await asyncpg.connect(address, timeout=PATIENCE)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise Broken(str(error)) from None
