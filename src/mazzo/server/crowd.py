"""How many connections there are, and whose: too many of one address, or of all, and the oldest that asks for nothing
has to go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from mazzo.server import metrics
from mazzo.server.addresses import Proxies, grouped
from mazzo.server.settings import Settings

SPARE_FILES = 200
"""For the database, the workers and whatever else a process opens."""
FEWEST_CONNECTIONS = 20
MOST_CONNECTIONS = 20_000
"""However many files a system allows: each connection takes memory too."""


def most_connections() -> int:
    """As many as there may be files, but for some; the system is asked for all that it would give."""
    try:
        import resource
    except ModuleNotFoundError:
        # Windows has no such limit on sockets.
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        # Some systems name no limit and have one all the same.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_CONNECTIONS + SPARE_FILES if soft == resource.RLIM_INFINITY else soft
    return max(FEWEST_CONNECTIONS, min(files - SPARE_FILES, MOST_CONNECTIONS))


class NoRoom(Exception):
    """An address has as many connections as it may."""

    def __init__(self, most: int) -> None:
        self.most = most
        super().__init__(most)


class Visit:
    """One connection."""

    def __init__(self, address: str, cut: Callable[[], None]) -> None:
        self.address = address
        """Under which it counts; empty for a proxy, which brings many."""
        self.cut = cut
        """Ends the connection at once."""


class Crowd:
    """All connections of a process. Half-open is one whose request has not arrived in full."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections or most_connections()
        self.most_of_address = settings.connections_of_address
        self.most_half_open = settings.half_open_of_address
        self.proxies = Proxies(settings.trusted)
        self.all: set[Visit] = set()
        self.half_open: dict[Visit, None] = {}
        """The oldest first, as below."""
        self.idle: dict[Visit, None] = {}
        """Between two requests."""
        self.of: dict[str, int] = {}
        self.half_open_of: dict[str, dict[Visit, None]] = {}

    def enter(self, peer: str, cut: Callable[[], None]) -> Visit | None:
        """A new connection, half-open as yet; nothing if there is no room for it."""
        address = "" if self.proxies.trusts(peer) else grouped(peer)
        if address and self.of.get(address, 0) >= self.most_of_address:
            metrics.LIMITS.labels("too_many_connections").inc()
            if not self.remove_first(self.half_open_of.get(address, {})):
                return None
        if len(self.all) >= self.most:
            metrics.LIMITS.labels("full").inc()
            if not self.remove_first(self.half_open) and not self.remove_first(self.idle):
                return None
        visit = Visit(address, cut)
        self.all.add(visit)
        metrics.CONNECTIONS.set(len(self.all))
        self.count(address)
        self.asks(visit)
        return visit

    def remove_first(self, visits: dict[Visit, None]) -> bool:
        """Whether there was one that could go."""
        oldest = next(iter(visits), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.cut()
        return True

    def asks(self, visit: Visit) -> None:
        """A request begins."""
        if visit not in self.all or visit in self.half_open:
            return
        self.idle.pop(visit, None)
        self.half_open[visit] = None
        if visit.address:
            others = self.half_open_of.setdefault(visit.address, {})
            others[visit] = None
            if len(others) > self.most_half_open:
                metrics.LIMITS.labels("half_open").inc()
                self.remove_first(others)
        metrics.HALF_OPEN.set(len(self.half_open))

    def has_asked(self, visit: Visit) -> None:
        """The request is here, or the connection has become a socket."""
        self.idle.pop(visit, None)
        if visit not in self.half_open:
            return
        del self.half_open[visit]
        if visit.address:
            others = self.half_open_of[visit.address]
            del others[visit]
            if not others:
                del self.half_open_of[visit.address]
        metrics.HALF_OPEN.set(len(self.half_open))

    def rests(self, visit: Visit) -> None:
        """It was answered, and may ask again."""
        self.has_asked(visit)
        if visit in self.all:
            self.idle[visit] = None

    def leave(self, visit: Visit) -> None:
        """The connection has ended; whoever has left already may say so again."""
        if visit not in self.all:
            return
        self.has_asked(visit)
        self.all.remove(visit)
        metrics.CONNECTIONS.set(len(self.all))
        self.uncount(visit.address)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """While somebody behind a proxy has a socket. Raises NoRoom."""
        if address and self.of.get(address, 0) >= self.most_of_address:
            raise NoRoom(self.most_of_address)
        self.count(address)
        try:
            yield
        finally:
            self.uncount(address)

    def count(self, address: str) -> None:
        if address:
            self.of[address] = self.of.get(address, 0) + 1

    def uncount(self, address: str) -> None:
        if address:
            self.of[address] -= 1
            if not self.of[address]:
                del self.of[address]
