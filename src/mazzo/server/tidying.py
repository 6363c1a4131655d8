"""Tables that were begun and left: once a day those are deleted at which nothing has happened for long."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from mazzo.server.listing import DAY
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store, decoded
from mazzo.server.trouble import DamagedTable, Unsaved
from mazzo.server.writer import Conflict
from mazzo.table.events import Entry, Finished

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
        while self.days:
            try:
                gone = await self.tidy(self.rooms.clock() - self.days * DAY)
                log.info("tidied", tables=gone)
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
        if not entries or entries[-1].at >= before or played_to_end(entries):
            return False
        try:
            return await self.rooms.clear(id, entries[-1].number)
        except Conflict:
            return False

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def played_to_end(entries: list[Entry]) -> bool:
    return any(isinstance(entry.event, Finished) and not entry.event.abandoned for entry in entries)
