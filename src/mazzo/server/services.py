"""The parts of a running server, made when it starts and ended in the opposite order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import structlog

from mazzo.server.budget import Budgets
from mazzo.server.checking import check_pages_aside
from mazzo.server.connection import Connection
from mazzo.server.folder import make_private
from mazzo.server.hints import Hints
from mazzo.server.identity import Signatures
from mazzo.server.pairings import Pairings
from mazzo.server.preparing import is_large
from mazzo.server.quotas import Quotas
from mazzo.server.readiness import Readiness
from mazzo.server.replays import Replays
from mazzo.server.rooms import Rooms
from mazzo.server.scheduler import Scheduler
from mazzo.server.sessions import Sessions
from mazzo.server.settings import DATABASE, Settings
from mazzo.server.store import Store
from mazzo.server.tidying import Tidying
from mazzo.server.trouble import Unsaved
from mazzo.server.workers import Workers

STOPPING = "server_stopping"
"""Why clients are sent away."""

log = structlog.get_logger()


class Services:
    """What the handlers of requests and sockets work with."""

    def __init__(self, settings: Settings, store: Store, secret: bytes | None) -> None:
        self.settings = settings
        self.store = store
        self.sessions = Sessions(store, Signatures(secret) if secret else None, self.sign_out)
        self.quotas = Quotas(settings)
        self.pairings = Pairings(store, self.quotas)
        self.rooms = Rooms(store, alone, settings.pace, settings.waits, settings.linger)
        self.workers = workers_of(settings)
        self.hints = Hints(self.workers)
        self.scheduler = Scheduler(store, self.rooms, self.workers)
        self.readiness = Readiness(store)
        self.replays = Replays(store)
        self.tidying = Tidying(store, self.rooms, settings.unfinished_days)
        self.connections: set[Connection] = set()
        self.stopping = False
        self.pulsing = asyncio.create_task(self.pulse(), name="pulse")
        self.checking = asyncio.create_task(self.check(), name="checking")

    def sign_out(self, sessions: list[str]) -> None:
        """These sessions have ended: nobody goes on with them here."""
        self.sessions.forget(sessions)
        for connection in self.connections:
            if connection.session in sessions:
                connection.cut("signed_out")

    async def pulse(self) -> None:
        """See after every connection; one task for all is cheaper than a clock for each message."""
        while True:
            await asyncio.sleep(min(1, self.settings.patience / 2000))
            for connection in list(self.connections):
                connection.check(monotonic())

    async def check(self) -> None:
        """Look at a database that is too large for that at the start."""
        database = self.settings.data / DATABASE
        if self.settings.database or not is_large(database):
            return
        try:
            await check_pages_aside(database)
            log.info("database_checked")
        except Unsaved as unsaved:
            self.store.damage = unsaved.trouble
            log.error("database_damaged", trouble=unsaved.trouble, problem=unsaved.problem)

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
        for task in (self.pulsing, self.checking):
            task.cancel()
        await asyncio.gather(self.pulsing, self.checking, return_exceptions=True)
        await self.tidying.close()
        await self.scheduler.close()
        await self.workers.close()
        await self.rooms.close()
        await self.store.close()


def workers_of(settings: Settings) -> Workers:
    """Those who think. On a server that is open to the world, each host has a budget."""
    budgets = Budgets(settings.thinking_refill, settings.thinking_store) if settings.origins else None
    return Workers(settings.bot_processes, settings.thinking_deadline / 1000, budgets)


def alone(table: str, number: int) -> None:
    """There is no other process to tell of it."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """The services while a server runs."""
    if not settings.database:
        make_private(settings.data)
    store = await Store.open(settings.address)
    services = Services(settings, store, await store.secret())
    log.info("server_started", database=store.engine.dialect.name)
    try:
        yield services
    finally:
        await services.close()
        log.info("server_stopped")
