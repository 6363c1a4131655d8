"""How often one address may ask."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

MINUTE = 60


class Rates:
    """Counts by the minute; each minute begins with nothing, so that nobody is remembered for longer."""

    def __init__(self, a_minute: int, clock: Callable[[], float] = monotonic) -> None:
        self.a_minute = a_minute
        self.clock = clock
        self.until = clock() + MINUTE
        self.counts: dict[str, int] = {}

    def wait(self, address: str) -> int:
        """Count a request; the seconds that its sender has to wait if that was too often, else 0."""
        at = self.clock()
        if at >= self.until:
            self.counts.clear()
            self.until = at + MINUTE
        count = self.counts[address] = self.counts.get(address, 0) + 1
        return max(1, ceil(self.until - at)) if count > self.a_minute else 0
