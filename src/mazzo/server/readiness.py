"""Whether a server can do its work: it can if a sign of life of its process is written in time."""

from __future__ import annotations

import asyncio

from mazzo.server.clock import now
from mazzo.server.store import Store
from mazzo.server.trouble import Unsaved

PATIENCE = 1
"""Seconds that the writing may take."""
FRESH = 1_000
"""How long an answer holds, in milliseconds: whoever asks all the time does not have the disk written all the time."""


class Readiness:
    """What a balancer or a person asks at `/readyz`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking: asyncio.Task[str] | None = None
        self.answered = 0

    async def trouble(self) -> str:
        """Why nothing can be written, or nothing if all is well."""
        if self.asking is None or (self.asking.done() and now() - self.answered >= FRESH):
            self.asking = asyncio.create_task(self.ask())
        return await asyncio.shield(self.asking)

    async def ask(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.beat(now())
            return self.store.damage
        except TimeoutError:
            return "slow"
        except Unsaved as unsaved:
            return unsaved.trouble
        finally:
            self.answered = now()
