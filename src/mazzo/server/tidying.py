"""Tables that were begun and left: once a day those are deleted at which nothing has happened for long, and what was
said at any table a month ago."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from mazzo.server.listing import DAY
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store, decoded
from mazzo.server.talk import KEPT
from mazzo.server.trouble import DamagedTable, Unsaved
from mazzo.server.writer import Conflict
from mazzo.table.events import Entry, Finished, Opened, Started

FIRST = 120
"""Seconds after a start, when everybody has come back."""
TOGETHER = 20
PAUSE = 0.2
"""Tables that are looked at in one go, and the seconds until the next: nobody should notice."""
DONE = "tidied_until"
"""Up to which last change all tables have been looked at, among the settings of the database."""

log = structlog.get_logger()


class Tidying:
    """Deletes what nobody misses. A table stays if a match was ever played to its end there, or somebody is there."""

    def __init__(self, store: Store, rooms: Rooms, days: int) -> None:
        self.store = store
        self.rooms = rooms
        self.days = days
        self.task = asyncio.create_task(self.run(), name="tidying")

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                gone = await self.tidy(self.rooms.clock() - self.days * DAY) if self.days else 0
                lines = await self.rooms.talks.kept.forget(self.rooms.clock() - KEPT)
                await self.rooms.waiting.forget(self.rooms.clock() - KEPT)
                log.info("tidied", tables=gone, lines=lines)
            except Unsaved as unsaved:
                self.store.writer.spell.bad(unsaved)
            except Exception:
                log.exception("tidying_failed")
            await asyncio.sleep(DAY / 1000)

    async def tidy(self, before: int) -> int:
        """Look at the tables that changed last before a time, each once in its life; how many were deleted."""
        gone = 0
        last = (int(await self.store.setting(DONE) or 0), "")
        while found := await self.store.unchanged(last, before, TOGETHER):
            for _, id in found:
                gone += await self.cleared(id, before)
            last = found[-1]
            with suppress(Conflict):
                # Another process tidies, too.
                await self.store.set(DONE, str(last[0]))
            await asyncio.sleep(PAUSE)
        return gone

    async def cleared(self, id: str, before: int) -> bool:
        """Whether a table was deleted."""
        bodies = await self.store.bodies(id)
        try:
            entries = await asyncio.to_thread(decoded, id, bodies)
        except DamagedTable:
            # Somebody may still want to save what is left of it.
            return False
        if not entries or entries[-1].at >= before or played_to_end(entries) or played_over_days(entries):
            return False
        try:
            return await self.rooms.clear(id, entries[-1].number)
        except Conflict:
            return False

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def played_over_days(entries: list[Entry]) -> bool:
    """Whether a match runs whose turns take days: it comes to its end by itself."""
    opened = entries[0].event
    slow = isinstance(opened, Opened) and opened.clock is not None and opened.clock.slow
    return slow and any(isinstance(entry.event, Started) for entry in entries)


def played_to_end(entries: list[Entry]) -> bool:
    return any(isinstance(entry.event, Finished) and entry.event.counts for entry in entries)
