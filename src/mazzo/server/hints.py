"""Hints for people: worked out in the workers, once for each decision, and told only to the person who asked."""

from __future__ import annotations

import asyncio

from mazzo.kernel.contract import View
from mazzo.server import metrics
from mazzo.server.room import Room
from mazzo.server.thinkers import Advised
from mazzo.server.workers import Workers

MOST_KEPT = 500
"""How many hints are remembered: asking again costs nothing, and gives the same answer."""


class Hints:
    """The hints that were asked for lately. Only memory: a hint is no event."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.kept: dict[tuple[str, int, int], asyncio.Task[Advised]] = {}
        """By table, the seat that it is for, and the number of its decision, the oldest first."""

    async def give(self, room: Room, seat: int, decision: int, view: View, person: str) -> Advised:
        """A hint from this view for that decision, for a person. Raises Unfinished."""
        key = (room.id, seat, decision)
        task = self.kept.get(key)
        if task is None:
            task = self.kept[key] = asyncio.create_task(self.think(person, room.table.game.name, view))
            while len(self.kept) > MOST_KEPT:
                del self.kept[next(iter(self.kept))]
        try:
            # Others may wait for the same; whoever leaves does not end it.
            return await asyncio.shield(task)
        except Exception:
            self.kept.pop(key, None)
            raise

    async def think(self, person: str, game: str, view: View) -> Advised:
        with metrics.HINT_SECONDS.time():
            return await self.workers.advise(person, game, view.dump())
