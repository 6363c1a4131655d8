"""How long bots may think for a host: a store of seconds that fills up again by itself."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from mazzo.server.sharing import Sharing

THINKING = "thinking"
MOST_KNOWN = 10_000
"""So many hosts are remembered before those with a full store are forgotten."""


class Budgets:
    """What is left to each host, in seconds. A thought that is begun is paid to its end, so there may be debts."""

    def __init__(
        self,
        refill: float,
        store: float,
        clock: Callable[[], float] = monotonic,
        sharing: Sharing | None = None,
    ) -> None:
        self.whole_refill = refill
        self.whole_store = store
        self.clock = clock
        self.sharing = sharing or Sharing()
        self.sharing.counts(THINKING, self.note)
        self.known: dict[str, tuple[float, float]] = {}
        """What was left to each host, and when."""

    @property
    def refill(self) -> float:
        """Seconds a second, at this process."""
        return self.whole_refill / self.sharing.among

    @property
    def store(self) -> float:
        return self.whole_store / self.sharing.among

    def left(self, host: str) -> float:
        """What a host has now."""
        left, at = self.known.get(host, (self.store, 0.0))
        return min(self.store, left + (self.clock() - at) * self.refill)

    def spend(self, host: str, seconds: float) -> None:
        """That long was thought for a host."""
        self.note(host, seconds)
        self.sharing.used(THINKING, host, seconds)

    def note(self, host: str, seconds: float) -> None:
        """Here or at another process."""
        self.known[host] = (self.left(host) - seconds, self.clock())
        if len(self.known) > MOST_KNOWN:
            self.known = {each: kept for each, kept in self.known.items() if self.left(each) < self.store}
