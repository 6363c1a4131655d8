"""How long bots may think for a host, and judges for whoever asks: a store of seconds that fills up again by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic

from mazzo.server.sharing import Sharing

THINKING = "thinking"
REVIEWING = "reviewing"
MOST_KNOWN = 10_000
"""So many hosts are remembered before those with a full store are forgotten."""


async def nothing_to_learn(host: str) -> None: ...


class Budgets:
    """What is left to each host, in seconds. A thought that is begun is paid to its end, so there may be debts."""

    def __init__(
        self,
        refill: float,
        store: float,
        clock: Callable[[], float] = monotonic,
        sharing: Sharing | None = None,
        of_guest: tuple[float, float] | None = None,
        name: str = THINKING,
    ) -> None:
        """`of_guest` are refill and store of a host without an account, if those are others; `name` is what processes
        tell each other of it by."""
        self.name = name
        self.whole_refill = refill
        self.whole_store = store
        self.of_guest = of_guest or (refill, store)
        self.is_guest: Callable[[str], bool] = lambda host: False
        """Whether a host is known to have no account; whoever knows people says so."""
        self.learn: Callable[[str], Awaitable[None]] = nothing_to_learn
        """Lets it be known."""
        self.clock = clock
        self.sharing = sharing or Sharing()
        self.sharing.counts(name, self.note)
        self.known: dict[str, tuple[float, float]] = {}
        """What each host has used and not got back, and when that was: it holds whether or not it was known then that
        it is a guest."""

    def share(self, host: str) -> tuple[float, float]:
        """Seconds a second for a host, and what is saved up of that, at this process."""
        refill, store = self.of_guest if self.is_guest(host) else (self.whole_refill, self.whole_store)
        # Only those who serve people judge for them.
        among = (self.sharing.among_thinkers if self.name == THINKING else self.sharing.among)(self.name)
        return refill / among, store / among

    def left(self, host: str) -> float:
        """What a host has now, as far as it is known who that is."""
        return self.share(host)[1] - self.used(host)

    def used(self, host: str) -> float:
        used, at = self.known.get(host, (0.0, 0.0))
        return max(0.0, used - (self.clock() - at) * self.share(host)[0])

    async def left_to(self, host: str) -> float:
        """The same, when it is: any process may think for somebody who never came to it."""
        await self.learn(host)
        return self.left(host)

    def spend(self, host: str, seconds: float) -> None:
        """That long was thought for a host."""
        self.note(host, seconds)
        self.sharing.used(self.name, host, seconds)

    def note(self, host: str, seconds: float) -> None:
        """Here or at another process."""
        self.known[host] = (self.used(host) + seconds, self.clock())
        if len(self.known) > MOST_KNOWN:
            self.known = {each: kept for each, kept in self.known.items() if self.used(each) > 0}
