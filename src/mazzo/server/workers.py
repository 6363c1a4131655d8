"""Bots think in processes of their own, so that nobody at any table waits for them. They are given a view. Hints
are worked out in the same way.

Those that search have one lane and those that decide at once another, so that no quick bot waits for a search. A bot
that may not search, or not any longer, decides as a quick one. What is judged for reviews has a third lane.
"""

from __future__ import annotations

import asyncio
from secrets import randbits
from typing import Any

import structlog
from msgspec import Struct

from mazzo import beside
from mazzo.bots import DEFAULT_LEVEL, searches
from mazzo.games import game
from mazzo.server import metrics
from mazzo.server.budget import Budgets
from mazzo.server.lane import Lane
from mazzo.server.thinkers import Advised, advise, think
from mazzo.server.worker import Late, Unfinished

REVIEWED = 300.0
"""Seconds after which nobody waits for the judgement of a decision any more."""

log = structlog.get_logger()


def lasting() -> str:
    """The compiled engine with which a server judges: its own as long as it runs, so that one judges all of a review.
    Where it is interpreted itself, the one beside it as soon as that is there."""
    return beside.used() or beside.found()


class Thought(Struct, frozen=True):
    """What a bot has decided."""

    move: str
    below: bool = False
    """Whether it has decided below its level."""


class Workers:
    """All processes that think for this server."""

    def __init__(
        self, processes: int, deadline: float, budgets: Budgets | None = None, for_reviews: Budgets | None = None
    ) -> None:
        self.deadline = deadline
        """Seconds until a bot has to have decided."""
        self.budgets = budgets
        """How long each host's bots may search; for ever if there are none."""
        self.searching = Lane("searching", processes, deadline, budgets)
        self.quick = Lane("quick", 1, deadline)
        # A decision may be judged for long, so bots never wait behind one; the system lets them go first as well.
        self.reviewing = Lane("reviewing", 1, REVIEWED, for_reviews, gently=True, engine=lasting)

    def warm(self, name: str, level: str) -> None:
        """Start a process before the first bot of a level has to think; called when somebody comes."""
        (self.searching if searches(game(name), level) else self.quick).warm()

    async def think(self, host: str, name: str, level: str, view: dict[str, Any]) -> Thought:
        """The move of a bot at a table of that host; it comes in any case."""
        below = False
        if searches(game(name), level):
            move = await self.searched(host, name, level, view)
            if move is not None:
                return Thought(move)
            level, below = DEFAULT_LEVEL, True
        try:
            return Thought(await self.quick.do(host, think, name, level, view, randbits(64)), below)
        except Unfinished as unfinished:
            log.error("no_bot_decides", game=name, level=level, why=unfinished.cause)
            played = game(name)
            return Thought(played.print(played.load_view(view).moves()[0]), True)

    async def searched(self, host: str, name: str, level: str, view: dict[str, Any]) -> str | None:
        """The move of a bot that searches, if it may and comes to an end."""
        if self.budgets and await self.budgets.left_to(host) <= 0:
            metrics.BELOW.labels("spent").inc()
            return None
        try:
            async with asyncio.timeout(self.deadline):
                return str(await self.searching.do(host, think, name, level, view, randbits(64)))
        except TimeoutError:
            # Others were before it.
            metrics.BELOW.labels("late").inc()
        except Unfinished as unfinished:
            metrics.BELOW.labels(unfinished.cause).inc()
        return None

    async def advise(self, person: str, name: str, view: dict[str, Any]) -> Advised:
        """A hint; it comes before what the bots of that person's tables think about. Raises Unfinished."""
        try:
            async with asyncio.timeout(self.deadline):
                found: Advised = await self.searching.do(person, advise, name, view, randbits(64), asked=True)
                return found
        except TimeoutError:
            raise Late("others were before it") from None

    async def renew(self) -> None:
        """A compiled engine is there now: let all think with it. Nobody who thinks is disturbed."""
        await asyncio.gather(self.searching.renew(), self.quick.renew(), self.reviewing.renew())

    async def close(self) -> None:
        """End them all, whatever they do."""
        await asyncio.gather(self.searching.close(), self.quick.close(), self.reviewing.close())
