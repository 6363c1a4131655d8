"""How much one person or one address may have of what others need too. All of it are settings.

They hold on a server for the public, which has an origin; at home everybody may do as they like. Wrong codes of other
devices are counted everywhere.
"""

from __future__ import annotations

from asyncio import Lock
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection

from mazzo.kernel.errors import Param
from mazzo.server import metrics
from mazzo.server.addresses import grouped
from mazzo.server.settings import Settings
from mazzo.server.sharing import Sharing
from mazzo.table.refusal import Refused

MINUTE, HOUR = 60.0, 3600.0
MOST_KEPT = 10_000
"""Of one quota. Beyond that, whoever has used the least of it begins anew."""


class Limited(Refused):
    """Refused for now: in a while it is allowed again."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, **params)
        metrics.LIMITS.labels(code).inc()


class Quota:
    """So many in a period for each key; they come back evenly."""

    def __init__(self, name: str, code: str, most: int, period: float, sharing: Sharing | None = None) -> None:
        self.name = name
        self.code = code
        self.whole = most
        self.period = period
        self.sharing = sharing or Sharing()
        self.sharing.counts(name, self.note)
        self.used: dict[str, tuple[float, float]] = {}
        """For each key how many were used, and when that was."""

    @property
    def most(self) -> float:
        """At this process."""
        return self.whole / self.sharing.among

    def spent(self, key: str, at: float) -> float:
        used, since = self.used.get(key, (0.0, at))
        return max(0.0, used - (at - since) * self.most / self.period)

    def check(self, key: str) -> None:
        """Whether there is one left. Raises Limited."""
        if self.spent(key, monotonic()) > max(self.most, 1) - 1:
            raise Limited(self.code, most=self.whole)

    def count(self, key: str) -> None:
        """One was used."""
        self.note(key, 1)
        self.sharing.used(self.name, key)

    def note(self, key: str, amount: float) -> None:
        """So many were used, here or at another process."""
        at = monotonic()
        self.used[key] = (self.spent(key, at) + amount, at)
        if len(self.used) > MOST_KEPT:
            kept = sorted(self.used, key=lambda each: self.spent(each, at))[MOST_KEPT // 2 :]
            self.used = {each: self.used[each] for each in kept}

    def take(self, key: str) -> None:
        """Use one. Raises Limited."""
        self.check(key)
        self.count(key)


class Quotas:
    """The quotas of a server."""

    def __init__(self, settings: Settings, sharing: Sharing | None = None) -> None:
        self.settings = settings
        sharing = sharing or Sharing()
        self.hold = bool(settings.origins)
        self.guests = Quota("guests", "too_many_guests", settings.guests_an_hour, HOUR, sharing)
        self.hellos = Quota("hellos", "too_many_hellos", settings.hellos_a_minute, MINUTE, sharing)
        self.hints = Quota("hints", "too_many_hints", settings.hints_a_minute, MINUTE, sharing)
        self.learning = Quota("learning", "too_many_requests", settings.learning_a_minute, MINUTE, sharing)
        self.pairings = Quota("pairings", "too_many_codes", settings.codes_an_hour, HOUR, sharing)
        self.wrong_codes = Quota("wrong_codes", "too_many_wrong_codes", settings.wrong_codes_an_hour, HOUR, sharing)
        self.sockets: dict[str, int] = {}
        """How many each person has."""
        self.opening = Lock()
        """Held from the check of somebody's tables until the next is among them."""

    def guest(self, address: str) -> None:
        """Somebody comes who has never been here. Raises Limited."""
        if self.hold:
            self.guests.take(address)

    def hello(self, visitor: str) -> None:
        """A person, or the address of somebody who only watches, asks for all that is at a table. Raises Limited."""
        if self.hold:
            self.hellos.take(visitor)

    def hint(self, person: str) -> None:
        """Raises Limited."""
        if self.hold:
            self.hints.take(person)

    def learn(self, address: str) -> None:
        """Somebody takes a step in a lesson. Raises Limited."""
        if self.hold:
            self.learning.take(address)

    def connect(self, person: str) -> None:
        """One more socket. Raises Limited."""
        most = self.settings.sockets_a_person
        if self.hold and person and self.sockets.get(person, 0) >= most:
            raise Limited("too_many_sockets", most=most)
        self.sockets[person] = self.sockets.get(person, 0) + 1

    def disconnect(self, person: str) -> None:
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]

    def check_tables(self, hosted: int, hosted_public: int, public: bool, clock: bool) -> None:
        """Whether somebody may open one more table who has opened so many. Raises Refused."""
        settings = self.settings
        if hosted >= settings.tables_a_person:
            raise Refused("too_many_tables", most=settings.tables_a_person)
        if self.hold and public and not clock:
            raise Refused("public_needs_clock")
        if self.hold and public and hosted_public >= settings.public_tables_a_person:
            raise Refused("too_many_public_tables", most=settings.public_tables_a_person)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose network it is: of an IPv6 address the part that a household has."""
    return grouped(connection.client.host if connection.client else "")
