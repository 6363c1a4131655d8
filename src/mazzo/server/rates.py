"""How often one address may ask, or one account."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

from mazzo.server.sharing import Sharing

MINUTE = 60
REQUESTS = "requests"


class Rates:
    """Counts by the minute; each minute begins with nothing, so that nobody is remembered for longer."""

    def __init__(self, a_minute: int, clock: Callable[[], float] = monotonic, sharing: Sharing | None = None) -> None:
        self.a_minute = a_minute
        self.sharing = sharing or Sharing()
        self.sharing.counts(REQUESTS, self.count)
        self.clock = clock
        self.until = clock() + MINUTE
        self.counts: dict[str, float] = {}

    def wait(self, sender: str, a_minute: int | None = None) -> int:
        """Count a request; the seconds that its sender has to wait if that was too often, else 0."""
        self.count(sender, 1)
        self.sharing.used(REQUESTS, sender)
        most = self.a_minute if a_minute is None else a_minute
        too_often = self.counts[sender] > max(1, most // self.sharing.among(REQUESTS))
        return max(1, ceil(self.until - self.clock())) if too_often else 0

    def count(self, sender: str, requests: float) -> None:
        """So many were made, here or at another process."""
        at = self.clock()
        if at >= self.until:
            self.counts.clear()
            self.until = at + MINUTE
        self.counts[sender] = self.counts.get(sender, 0) + requests
