"""Bots think as soon as they are asked, and move when their time has come: so how long they took gives nothing away.

What is due lies in the database; thoughts are only in memory. A process that finds none, after a restart or because
another one began it, lets the bot think then.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

from mazzo.server import metrics
from mazzo.server.clock import now
from mazzo.server.room import Room
from mazzo.server.workers import Thought, Workers
from mazzo.table.due import Due, beat, level, pace_of, paces_late, player

Thinking = asyncio.Task[tuple[Thought, int, int]]
"""Ends with what was thought, when, and how long that took."""
RECENT = 24
"""So many thoughts of bots of one level tell how long the next one may take."""


class Thoughts:
    """What the bots of this process's tables think about now."""

    def __init__(
        self,
        workers: Workers,
        pace: int,
        clock: Callable[[], int] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.workers = workers
        self.pace = pace
        self.clock = clock or now
        self.sleep = sleep
        self.of: dict[str, dict[tuple[int, int], Thinking]] = {}
        """For each table: by the seat and the number of its decision."""
        self.lately: dict[tuple[str, str], deque[int]] = {}
        """How many paces too long recent thoughts took, by game and level. Whoever decides at once waits as long as who
        did not: else the time would tell that there was much to think about."""
        self.closed = False

    def begin(self, room: Room, upcoming: Iterable[Due]) -> None:
        """Let the bots of a table think about what is asked of them now, and forget what is not asked any more."""
        wanted = {(what.seat, what.decision) for what in upcoming if what.kind == "bot" and not self.closed}
        known = self.of.get(room.id, {})
        for key in known.keys() - wanted:
            known.pop(key).cancel()
        for seat, decision in wanted - known.keys():
            known[seat, decision] = self.begun(room, seat)
        if known:
            self.of[room.id] = known
        else:
            self.of.pop(room.id, None)

    def begun(self, room: Room, seat: int) -> Thinking:
        """A thought from the view of the seat that decides, as it is now."""
        table = room.table
        view = table.played().round.view(table.decider(seat)).dump()
        asked = (table.host, table.game.name, player(table, seat), view)

        async def think() -> tuple[Thought, int, int]:
            began = self.clock()
            with metrics.BOT_SECONDS.time():
                thought = await self.workers.think(*asked)
            ended = self.clock()
            return thought, ended + room.ahead, ended - began

        thinking = asyncio.create_task(think())
        # A thought that nobody waits for any more may fail; that does not matter.
        thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
        return thinking

    async def ready(self, room: Room, what: Due) -> Thought | None:
        """What a bot has decided whose time has come, in the moment in which it moves; none if it is not asked for any
        more."""
        asked = room.table.asked.get(what.seat)
        if self.closed or asked is None or asked.number != what.decision:
            return None
        pace = pace_of(room.table, what.seat, self.pace)
        known = self.of.setdefault(room.id, {})
        key = (what.seat, what.decision)
        if key not in known:
            known[key] = self.begun(room, what.seat)
        thinking = known[key]
        await asyncio.wait({thinking})
        if thinking.cancelled():
            return None
        if thinking.exception():
            # It will be tried again when the lease of this work is over.
            known.pop(key, None)
        thought, at, took = thinking.result()
        recent = self.lately.setdefault((room.table.game.name, level(room.table, what.seat)), deque(maxlen=RECENT))
        moves_at = max(beat(what, pace, at), what.at + pace * max(recent, default=0))
        if not thought.below:
            recent.append(paces_late(room.table, what.seat, took, pace))
        # By the time of the table, which may be ahead.
        while (wait := moves_at - self.clock() - room.ahead) > 0:
            await self.sleep(wait / 1000)
        return thought

    async def close(self) -> None:
        """Nobody waits for them any more."""
        self.closed = True
        thoughts = [thinking for known in self.of.values() for thinking in known.values()]
        for thinking in thoughts:
            thinking.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
