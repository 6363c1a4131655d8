"""The parts of a running server, made when it starts and ended in the opposite order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from mazzo.server.connection import Connection
from mazzo.server.hints import Hints
from mazzo.server.identity import Identities
from mazzo.server.rooms import Rooms
from mazzo.server.scheduler import Scheduler
from mazzo.server.settings import DATABASE, Settings
from mazzo.server.store import Store
from mazzo.server.workers import Workers

CHANNEL = "tables"
"""Where every process hears which table has come to which number."""
STOPPING = "server_stopping"
"""Why clients are sent away."""

log = structlog.get_logger()


class Services:
    """What the handlers of requests and sockets work with."""

    def __init__(self, settings: Settings, store: Store, secret: bytes, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.identities = Identities(secret)
        self.rooms = Rooms(store, self.publish, settings.pace, settings.waits, settings.linger)
        self.workers = Workers(settings.bot_processes)
        self.hints = Hints(self.workers)
        self.scheduler = Scheduler(store, self.rooms, self.workers)
        self.connections: set[Connection] = set()
        self.stopping = False
        self.listening = asyncio.create_task(self.listen(), name="listening")
        self.pulsing = asyncio.create_task(self.pulse(), name="pulse")

    def publish(self, table: str, number: int) -> None:
        # When the server stops, the channels end first; then nobody is left to hear it.
        with suppress(RuntimeError):
            self.channels.publish({"table": table, "number": number}, CHANNEL)

    async def listen(self) -> None:
        """Hear what other processes have written."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for event in subscriber.iter_events():
                heard = msgspec.json.decode(event)
                try:
                    await self.rooms.heard(heard["table"], heard["number"])
                except Exception:
                    log.exception("catching_up_failed", table=heard["table"])

    async def pulse(self) -> None:
        """See after every connection; one task for all is cheaper than a clock for each message."""
        while True:
            await asyncio.sleep(min(1, self.settings.patience / 2000))
            for connection in list(self.connections):
                connection.check(monotonic())

    async def farewell(self) -> None:
        """Tell every client that the server stops, and give them a moment to hear it."""
        self.stopping = True
        for connection in self.connections:
            connection.end(STOPPING)
        for _ in range(20):
            if not self.connections:
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        for task in (self.listening, self.pulsing):
            task.cancel()
        await asyncio.gather(self.listening, self.pulsing, return_exceptions=True)
        await self.scheduler.close()
        await self.rooms.close()
        await self.store.close()
        self.workers.close()


@asynccontextmanager
async def running(settings: Settings, channels: ChannelsPlugin) -> AsyncIterator[Services]:
    """The services while a server runs."""
    # Seeds and the key of the signatures are in there: no other user of the machine may read them.
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not settings.database:
        # The folder may be older, and open. SQLite gives its other files the mode of this one.
        settings.data.joinpath(DATABASE).touch(mode=0o600)
    store = await Store.open(settings.address)
    services = Services(settings, store, await store.secret(), channels)
    log.info("server_started", database=store.engine.dialect.name)
    try:
        yield services
    finally:
        await services.close()
        log.info("server_stopped")
