"""Quotas of a server with several processes: they tell each other what was used, or each has its share."""

from __future__ import annotations

from collections.abc import Callable

from mazzo.server.fanout import Fanout


class Sharing:
    """How quotas are shared. A process alone has all of them to itself."""

    def __init__(self) -> None:
        self.fanout = Fanout()
        self.processes = 1
        """How many live that serve people."""
        self.workers = 0
        """How many live that only move bots."""
        self.counters: dict[str, Callable[[str, float], None]] = {}

    def among(self, quota: str) -> int:
        """Into how many parts a quota is shared out: none where all hear what the others use."""
        return 1 if self.told(quota) else max(1, self.processes)

    def among_thinkers(self, quota: str) -> int:
        """The same for what workers use, too."""
        return 1 if self.told(quota) else max(1, self.processes + self.workers)

    def told(self, quota: str) -> bool:
        return self.fanout.connected and self.fanout.counts(quota)

    def counts(self, quota: str, counter: Callable[[str, float], None]) -> None:
        """Who counts what others have used of a quota."""
        self.counters[quota] = counter

    def used(self, quota: str, key: str, amount: float = 1) -> None:
        """Something was used here."""
        self.fanout.use(quota, key, amount)

    def used_elsewhere(self, quota: str, key: str, amount: float) -> None:
        if counter := self.counters.get(quota):
            counter(key, amount)
