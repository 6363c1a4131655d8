"""How much one person or one address may have of what others need too. All of it are settings.

They hold on a server for the public, which has an origin; at home everybody may do as they like. Wrong codes of other
devices and tries to sign in are counted everywhere. A guest may have less than somebody with an account.
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

MINUTE, QUARTER, HOUR, DAY = 60.0, 900.0, 3600.0, 86_400.0
PASSKEYS = 30
"""That may be asked for, a minute from one address."""
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
        return self.whole / self.sharing.among(self.name)

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

    def give_back(self, key: str) -> None:
        """It was not used after all."""
        self.note(key, -1)
        self.sharing.used(self.name, key, -1)


class ByKind:
    """A quota that is another one for guests."""

    def __init__(self, name: str, code: str, most: tuple[int, int], period: float, sharing: Sharing) -> None:
        """`most` of a guest and of an account."""
        self.guests = Quota(f"{name}_of_guests", code, most[0], period, sharing)
        self.accounts = Quota(name, code, most[1], period, sharing)

    def take(self, key: str, *, account: bool) -> None:
        """Raises Limited."""
        (self.accounts if account else self.guests).take(key)


class Quotas:
    """The quotas of a server."""

    def __init__(self, settings: Settings, sharing: Sharing | None = None) -> None:
        self.settings = settings
        sharing = sharing or Sharing()
        self.hold = bool(settings.origins)
        self.guests = Quota("guests", "too_many_guests", settings.guests_an_hour, HOUR, sharing)
        hellos = (settings.hellos_a_minute_of_guest, settings.hellos_a_minute)
        self.hellos = ByKind("hellos", "too_many_hellos", hellos, MINUTE, sharing)
        hints = (settings.hints_a_minute_of_guest, settings.hints_a_minute)
        self.hints = ByKind("hints", "too_many_hints", hints, MINUTE, sharing)
        reports = (settings.reports_a_day_of_guest, settings.reports_a_day)
        self.reports = ByKind("reports", "too_many_reports", reports, DAY, sharing)
        name, address = settings.sign_ins_of_name, settings.sign_ins_of_address
        self.sign_ins_of_name = Quota("sign_ins", "too_many_sign_ins", name, QUARTER, sharing)
        self.sign_ins_of_address = Quota("sign_ins_here", "too_many_sign_ins", address, QUARTER, sharing)
        self.passkeys = Quota("passkeys", "too_many_sign_ins", PASSKEYS, MINUTE, sharing)
        self.exports = Quota("exports", "too_many_exports", settings.exports_an_hour, HOUR, sharing)
        self.learning = Quota("learning", "too_many_requests", settings.learning_a_minute, MINUTE, sharing)
        self.pairings = Quota("pairings", "too_many_codes", settings.codes_an_hour, HOUR, sharing)
        self.wrong_codes = Quota("wrong_codes", "too_many_wrong_codes", settings.wrong_codes_an_hour, HOUR, sharing)
        self.friends = Quota("friends", "too_many_requests_of_friends", settings.friends_an_hour, HOUR, sharing)
        self.sockets: dict[str, int] = {}
        """How many each person has."""
        self.opening = Lock()
        """Held from the check of somebody's tables until the next is among them; other processes are kept out by
        `alone_for`."""

    def guest(self, address: str) -> None:
        """Somebody comes who has never been here. Raises Limited."""
        if self.hold:
            self.guests.take(address)

    def hello(self, visitor: str, *, account: bool = False) -> None:
        """A person, or the address of somebody who only watches, asks for all that is at a table. Raises Limited."""
        if self.hold:
            self.hellos.take(visitor, account=account)

    def hint(self, person: str, *, account: bool = False) -> None:
        """Raises Limited."""
        if self.hold:
            self.hints.take(person, account=account)

    def try_sign_in(self, name: str, address: str) -> None:
        """Somebody says to be who is called so. Raises Limited."""
        self.sign_ins_of_name.check(name)
        self.sign_ins_of_address.take(address)
        self.sign_ins_of_name.count(name)

    def asked_for_passkey(self, address: str) -> None:
        """Each leaves a row for some minutes. Raises Limited."""
        self.passkeys.take(address)

    def signed_in(self, name: str, address: str) -> None:
        """And was right."""
        self.sign_ins_of_name.give_back(name)
        self.sign_ins_of_address.give_back(address)

    def learn(self, address: str) -> None:
        """Somebody takes a step in a lesson. Raises Limited."""
        if self.hold:
            self.learning.take(address)

    def friend(self, person: str) -> None:
        """Somebody asks another for something: friendship, or to come to a table. Raises Limited."""
        self.friends.take(person)

    def connect(self, person: str, *, account: bool = False) -> None:
        """One more socket. Raises Limited."""
        most = self.settings.sockets_a_person if account else self.settings.sockets_a_guest
        if self.hold and person and self.sockets.get(person, 0) >= most:
            raise Limited("too_many_sockets", most=most)
        self.sockets[person] = self.sockets.get(person, 0) + 1

    def disconnect(self, person: str) -> None:
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]

    def check_tables(
        self, hosted: int, hosted_public: int, *, public: bool, clock: bool, account: bool = False
    ) -> None:
        """Whether somebody may open one more table who has opened so many. Raises Refused."""
        settings = self.settings
        few = self.hold and not account
        most = min(settings.tables_a_guest, settings.tables_a_person) if few else settings.tables_a_person
        if hosted >= most:
            raise Refused("too_many_tables", most=most)
        if not self.hold or not public:
            return
        if not clock:
            raise Refused("public_needs_clock")
        if not self.public_tables(account=account):
            raise Refused("public_needs_account")
        if hosted_public >= self.public_tables(account=account):
            raise Refused("too_many_public_tables", most=self.public_tables(account=account))

    def public_tables(self, *, account: bool) -> int:
        """How many somebody may have, where that is limited."""
        return self.settings.public_tables_a_person if account else self.settings.public_tables_a_guest


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose network it is: of an IPv6 address the part that a household has."""
    return grouped(connection.client.host if connection.client else "")
