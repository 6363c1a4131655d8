"""Due work: it waits in the database, and the process that has claimed a table does it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from mazzo.games import BrokenGame, UnknownGame
from mazzo.server import metrics
from mazzo.server.comings import AGAIN
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.server.thinking import Thoughts
from mazzo.server.trouble import DamagedTable, Unsaved
from mazzo.server.workers import Workers
from mazzo.table.due import Due
from mazzo.table.refusal import Refused

LEASE = 30_000
POLL = 2_000
"""How often to look for work that another process has left, in milliseconds."""

log = structlog.get_logger()


class Scheduler:
    """Claims what is due, and does it."""

    def __init__(
        self, store: Store, rooms: Rooms, workers: Workers, bots: bool | None = None, bots_late: int = 0
    ) -> None:
        """With `bots` it does what is due at tables where a bot has to move; without them what is due at others, and at
        those if they are so late; else everything."""
        self.store = store
        self.rooms = rooms
        self.now = rooms.clock
        self.bots = bots
        self.bots_late = bots_late
        self.thoughts = Thoughts(workers, rooms.pace, rooms.clock)
        self.renewed = 0
        """When the claims were prolonged last."""
        self.next = 0
        """When to look again."""
        self.sooner = asyncio.Event()
        self.busy: set[asyncio.Task[None]] = set()
        self.closing = asyncio.Event()
        self.serving: set[str] = set()
        """The tables whose due work is being done."""
        rooms.due_at = self.due_at
        if bots is not False:
            rooms.upcoming = self.thoughts.begin
        self.task = asyncio.create_task(self.run(), name="scheduler")

    def due_at(self, at: int) -> None:
        """Something will be due then."""
        if at < self.next:
            self.next = at
            self.sooner.set()

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Unsaved as unsaved:
                self.store.writer.spell.bad(unsaved)
                self.next = self.now() + POLL
            except Exception:
                log.exception("scheduler_failed")
                self.next = self.now() + POLL
            wait = (self.next - self.now()) / 1000
            if wait > 0:
                # Not by `wait_for`: on Python 3.11 it forgets that it was cancelled in the moment it is woken.
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self.sooner.wait()
            self.sooner.clear()

    async def look(self) -> None:
        """Start what is due, and see when to look again."""
        self.next = self.now() + POLL
        await self.renew()
        for id in await self.claimed():
            if id in self.serving:
                continue
            task = asyncio.create_task(self.serve(id))
            self.busy.add(task)
            task.add_done_callback(self.busy.discard)
        upcoming = await self.store.next_due(self.now(), self.bots)
        if upcoming is not None:
            self.next = min(self.next, upcoming)
        self.rooms.forget_idle()
        metrics.ROOMS.set(len(self.rooms.rooms))

    async def claimed(self) -> list[str]:
        """The tables that are this process's to see after. Where others move the bots and nobody does, it steps in."""
        found = await self.store.claim(self.now(), LEASE, bots=self.bots)
        if self.bots is False:
            found += await self.store.claim(self.now() - self.bots_late, LEASE, bots=True)
        return found

    async def renew(self) -> None:
        """A bot may think for longer than a claim lasts."""
        if self.serving and self.now() - self.renewed > LEASE // 3:
            self.renewed = self.now()
            await self.store.renew(self.serving, self.now() + LEASE)

    async def serve(self, id: str) -> None:
        """Everything that is due at a table; what cannot be saved, as soon as it can."""
        self.serving.add(id)
        try:
            while not await self.served(id) and not self.closing.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(AGAIN):
                        await self.closing.wait()
        finally:
            self.serving.discard(id)

    async def served(self, id: str) -> bool:
        """Whether nothing has to be tried again."""
        try:
            room = await self.rooms.get(id)
            for what in self.rooms.due(room):
                if what.at > room.now():
                    break
                await self.do(room, what)
            self.rooms.settle(room)
        except Unsaved:
            return False
        except (NoSuchTable, Refused, UnknownGame, BrokenGame, DamagedTable) as refused:
            log.error("due_work_refused", table=id, reason=str(refused))
        except Exception:
            # The claim ends with its lease, and the work is tried again.
            log.exception("due_work_failed", table=id)
        return True

    async def do(self, room: Room, what: Due) -> None:
        if what.kind != "bot":
            await self.rooms.happen(room.id, what)
        elif thought := await self.thoughts.ready(room, what):
            await self.rooms.happen(room.id, what, thought.move, below=thought.below)

    async def close(self) -> None:
        """Finish what was begun, as far as it can be saved."""
        self.closing.set()
        self.task.cancel()
        # First, so that nobody waits for a bot that thinks.
        await self.thoughts.close()
        await asyncio.gather(self.task, *self.busy, return_exceptions=True)
