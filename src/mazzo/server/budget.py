"""How long bots may think for a host: a store of seconds that fills up again by itself."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

MOST_KNOWN = 10_000
"""So many hosts are remembered before those with a full store are forgotten."""


class Budgets:
    """What is left to each host, in seconds. A thought that is begun is paid to its end, so there may be debts."""

    def __init__(self, refill: float, store: float, clock: Callable[[], float] = monotonic) -> None:
        self.refill = refill
        """Seconds a second."""
        self.store = store
        self.clock = clock
        self.known: dict[str, tuple[float, float]] = {}
        """What was left to each host, and when."""

    def left(self, host: str) -> float:
        """What a host has now."""
        left, at = self.known.get(host, (self.store, 0.0))
        return min(self.store, left + (self.clock() - at) * self.refill)

    def spend(self, host: str, seconds: float) -> None:
        """That long was thought for a host."""
        self.known[host] = (self.left(host) - seconds, self.clock())
        if len(self.known) > MOST_KNOWN:
            self.known = {each: kept for each, kept in self.known.items() if self.left(each) < self.store}
