"""How somebody stands here: with an account or as a guest, with which role, banned or muted. Remembered for seconds, so
that it costs no query each time; what one process changes it tells the others, and who is not told knows it soon."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic

from msgspec import Struct
from sqlalchemy import select

from mazzo.server import schema
from mazzo.server.clock import now
from mazzo.server.store import Store
from mazzo.server.trouble import Unsaved
from mazzo.table.refusal import Refused

SOON = 5
"""Seconds after which it is looked up again."""
MOST_KNOWN = 10_000
FOR_GOOD = 8_640_000_000_000_000
"""Until when a penalty holds that has no end: the last moment that a browser knows."""

people, penalties = schema.people.c, schema.penalties.c


class Penalty(Struct, frozen=True, kw_only=True):
    """A ban or a mute that holds."""

    kind: str
    reason: str
    until: int
    """In milliseconds since 1970."""


class Standing(Struct, frozen=True):
    """Of one person."""

    kind: str = ""
    name: str = ""
    role: str = ""
    ban: Penalty | None = None
    mute: Penalty | None = None

    @property
    def account(self) -> bool:
        return self.kind == "account"

    @property
    def moderates(self) -> bool:
        return self.role in ("moderator", "admin")

    def check_ban(self) -> None:
        """Raises Refused."""
        if self.ban:
            raise Refused("banned", reason=self.ban.reason, until=day_of(self.ban.until))


NOBODY = Standing()


class Standings:
    """Of all who come."""

    def __init__(self, store: Store, tell: Callable[[str], None] = lambda person: None) -> None:
        """`tell` lets the other processes know whose has changed."""
        self.store = store
        self.tell = tell
        self.known: dict[str, tuple[float, Standing]] = {}
        self.stirred = asyncio.Event()
        """Set when somebody's has changed, here or elsewhere: a ban holds at once."""

    async def of(self, person: str) -> Standing:
        """Raises Unsaved."""
        if not person:
            return NOBODY
        at, found = self.known.get(person, (0.0, NOBODY))
        if monotonic() - at > SOON or person not in self.known:
            found = await self.read(person)
            self.known[person] = (monotonic(), found)
            if len(self.known) > MOST_KNOWN:
                del self.known[next(iter(self.known))]
        return found

    async def read(self, person: str) -> Standing:
        who = select(people.kind, people.name, people.role).where(people.id == person)
        held = select(penalties.kind, penalties.reason, penalties.until)
        held = held.where(penalties.whom == person, penalties.until > now()).order_by(penalties.until)
        async with self.store.reading() as connection:
            row = (await connection.execute(who)).first()
            found = [Penalty(**each) for each in (await connection.execute(held)).mappings()]
        if row is None:
            return NOBODY
        by_kind = {each.kind: each for each in found}
        return Standing(*row, by_kind.get("ban"), by_kind.get("mute"))

    async def learn(self, person: str) -> None:
        """See to it that it is known, unless nothing can be read now."""
        with suppress(Unsaved):
            await self.of(person)

    def is_guest(self, person: str) -> bool:
        """As far as it is known here without asking."""
        return person in self.known and self.known[person][1].kind == "guest"

    def is_account(self, person: str) -> bool:
        """Likewise."""
        return person in self.known and self.known[person][1].account

    def forget(self, person: str) -> None:
        """It is looked up again when it is asked for."""
        self.known.pop(person, None)

    def changed(self, person: str) -> None:
        """Nobody is to go by what was known before, here or elsewhere."""
        self.heard(person)
        self.tell(person)

    def heard(self, person: str) -> None:
        """Nobody is to go by it here."""
        self.forget(person)
        self.stirred.set()


def day_of(until: int) -> str:
    """The day on which a penalty ends; `never` if it does not."""
    return "never" if until >= FOR_GOOD else datetime.fromtimestamp(until / 1000, UTC).date().isoformat()
