"""Bots think as soon as they are asked, and move when their time has come: so how long they took gives nothing away.

What is due lies in the database; thoughts are only in memory. A process that finds none, after a restart or because
another one began it, lets the bot think then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from mazzo.server import metrics
from mazzo.server.rooms import Room
from mazzo.server.workers import Workers
from mazzo.table.due import Due

Thought = asyncio.Task[str]


class Thoughts:
    """What the bots of this process's tables think about now."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.of: dict[str, dict[tuple[int, int], Thought]] = {}
        """For each table: by the seat and the number of its decision."""

    def begin(self, room: Room, upcoming: Iterable[Due]) -> None:
        """Let the bots of a table think about what is asked of them now, and forget what is not asked any more."""
        wanted = {(what.seat, what.decision) for what in upcoming if what.kind == "bot"}
        known = self.of.get(room.id, {})
        for key in known.keys() - wanted:
            known.pop(key).cancel()
        for seat, decision in wanted - known.keys():
            known[seat, decision] = self.begun(room, seat)
        if known:
            self.of[room.id] = known
        else:
            self.of.pop(room.id, None)

    def begun(self, room: Room, seat: int) -> Thought:
        """A thought from the view of the seat that decides, as it is now."""
        table = room.table
        decider = table.decider(seat)
        level = table.seats[decider].level or table.opening.level
        view = table.played().round.view(decider).dump()

        async def think() -> str:
            with metrics.BOT_SECONDS.time():
                return await self.workers.think(table.game.name, level, view)

        thought = asyncio.create_task(think())
        # A thought that nobody waits for any more may fail; that does not matter.
        thought.add_done_callback(lambda done: done.cancelled() or done.exception())
        return thought

    async def move(self, room: Room, what: Due) -> str | None:
        """The move of a bot whose time has come; none if it is not asked for any more."""
        asked = room.table.asked.get(what.seat)
        if asked is None or asked.number != what.decision:
            return None
        known = self.of.setdefault(room.id, {})
        key = (what.seat, what.decision)
        if key not in known:
            known[key] = self.begun(room, what.seat)
        thought = known[key]
        await asyncio.wait({thought})
        if thought.cancelled():
            return None
        if thought.exception():
            # It will be tried again when the lease of this work is over.
            known.pop(key, None)
        return thought.result()

    async def close(self) -> None:
        """Nobody waits for them any more."""
        thoughts = [thought for known in self.of.values() for thought in known.values()]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
