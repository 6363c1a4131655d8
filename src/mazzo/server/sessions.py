"""The devices by which people are known: found by what their cookies show, listed, and ended one by one.

What was found is remembered, so that a request costs no query; whoever ends a session tells every process.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import bindparam, delete, insert, select, update

from mazzo.server import schema
from mazzo.server.clock import now
from mazzo.server.identity import COOKIE_AGE, Signatures, hashed, is_signed, new_person, new_token
from mazzo.server.store import NEW_PERSON, Store
from mazzo.server.writer import Conflict, Statement

AGE = COOKIE_AGE * 1000
"""How long a device is known that does not come again, in milliseconds."""
SELDOM = 3_600_000
"""How often it is written at most that a device was seen, and how often old rows are looked for, in milliseconds."""
MOST_KNOWN = 20_000
"""Sessions that are remembered in memory."""
MOST_DEVICES = 50
"""Of one person; the one that was not seen for longest goes."""
MOST_TOKEN = 200

sessions = schema.sessions.c
NEW_SESSION = insert(schema.sessions)
SEEN = (
    update(schema.sessions)
    .where(sessions.hash == bindparam("device"))
    .values(seen_at=bindparam("at"), expires_at=bindparam("until"))
)
PERSON_SEEN = update(schema.people).where(schema.people.c.id == bindparam("who")).values(seen_at=bindparam("at"))
END = delete(schema.sessions).where(sessions.hash == bindparam("device"))
EXPIRED = (
    delete(schema.sessions).where(sessions.expires_at <= bindparam("before")),
    delete(schema.pairings).where(schema.pairings.c.expires_at <= bindparam("before")),
    delete(schema.challenges).where(schema.challenges.c.expires_at <= bindparam("before")),
)


class Session(Struct, frozen=True):
    """A device of a person."""

    hash: str
    """Of the token in its cookie; it names the session, and opens nothing."""
    person: str
    label: str
    created_at: int
    seen_at: int
    expires_at: int
    proved_at: int = 0
    """When a credential was shown on it last; 0 if none was."""


class Sessions:
    """All sessions of a server."""

    def __init__(self, store: Store, signatures: Signatures | None, publish: Callable[[list[str]], None]) -> None:
        """`signatures` are there if the database is older than sessions; `publish` tells all processes what ended."""
        self.store = store
        self.signatures = signatures
        self.publish = publish
        self.known: dict[str, Session] = {}
        self.ended = 0
        """How often sessions have ended: what was read meanwhile may not be true any more."""
        self.swept = 0

    async def person(self, token: str) -> str:
        """Who shows this; empty if it is nobody's."""
        found = await self.find(token)
        return found.person if found else ""

    async def find(self, token: str) -> Session | None:
        """The session of what a device shows, if it still holds."""
        if not 0 < len(token) <= MOST_TOKEN:
            return None
        key = hashed(token)
        found = self.known.get(key) or await self.read(key) or await self.exchanged(token, key)
        at = now()
        if found is None or found.expires_at <= at:
            return None
        if at - found.seen_at > SELDOM:
            found = self.seen(found, at)
        return found

    async def read(self, key: str) -> Session | None:
        """From the database; remembered, unless sessions ended meanwhile."""
        while True:
            ended = self.ended
            found = next(iter(await self.rows(sessions.hash == key)), None)
            if ended == self.ended:
                break
        if found:
            self.remember(found)
        return found

    async def exchanged(self, token: str, key: str) -> Session | None:
        """The session of a signed cookie, made when it is first seen. Once it was ended, it is nobody's for good."""
        person = self.signatures.person(token) if self.signatures and is_signed(token) else ""
        if not person:
            return None
        made = made_now(key, person, "")
        try:
            await self.store.writer.write([person_row(person), session_row(made)])
        except Conflict:
            # The person has come before: what became of the session is in the database.
            return await self.read(key)
        self.remember(made)
        return made

    async def begin(self, label: str, person: str = "", *, proved: bool = False) -> str:
        """A new session, of a new guest unless a person is named; its token, which is kept nowhere. `proved` if that
        person has just shown a credential."""
        token = new_token()
        made = made_now(hashed(token), person or new_person(), label, proved=proved)
        if person:
            devices = await self.of(person)
            await self.end([each.hash for each in devices[MOST_DEVICES - 1 :]])
        await self.store.writer.write([*([] if person else [person_row(made.person)]), session_row(made)])
        self.remember(made)
        self.sweep(made.created_at)
        return token

    async def of(self, person: str) -> list[Session]:
        """The devices of a person, the last that was seen first."""
        found = await self.rows(sessions.person == person, sessions.expires_at > now())
        # What this process knows may be later than what is written.
        return sorted((self.known.get(each.hash, each) for each in found), key=lambda each: -each.seen_at)

    async def end(self, hashes: Collection[str]) -> None:
        """End sessions; their sockets are closed, whichever process has them."""
        if hashes:
            await self.store.writer.write([(END, {"device": each}) for each in hashes])
            self.forget(hashes)
            self.publish(list(hashes))

    def forget(self, hashes: Collection[str]) -> None:
        """They have ended, here or elsewhere."""
        self.ended += 1
        for each in hashes:
            self.known.pop(each, None)

    async def gone(self, hashes: Collection[str]) -> list[str]:
        """Which of these have ended. Raises Unsaved."""
        query = select(sessions.hash).where(sessions.hash.in_(hashes))
        async with self.store.reading() as connection:
            found = set((await connection.execute(query)).scalars()) if hashes else set()
        return [each for each in hashes if each not in found]

    def seen(self, session: Session, at: int) -> Session:
        later = replace(session, seen_at=at, expires_at=at + AGE)
        self.remember(later)
        values = {"device": later.hash, "at": at, "until": later.expires_at}
        self.store.writer.put([(SEEN, values), (PERSON_SEEN, {"who": later.person, "at": at})], hurry=False)
        return later

    def remember(self, session: Session) -> None:
        self.known[session.hash] = session
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]

    def sweep(self, at: int) -> None:
        """Delete what is over, now and then."""
        if at - self.swept > SELDOM:
            self.swept = at
            self.store.writer.put([(each, {"before": at}) for each in EXPIRED], hurry=False)

    async def rows(self, *where: Any) -> list[Session]:
        query = select(schema.sessions).where(*where)
        async with self.store.reading() as connection:
            return [Session(**row) for row in (await connection.execute(query)).mappings()]


def made_now(key: str, person: str, label: str, *, proved: bool = False) -> Session:
    at = now()
    return Session(key, person, label, at, at, at + AGE, at if proved else 0)


def person_row(person: str) -> Statement:
    at = now()
    return NEW_PERSON, {"id": person, "kind": "guest", "name": "", "created_at": at, "seen_at": at}


def session_row(made: Session) -> Statement:
    values = {each: getattr(made, each) for each in Session.__struct_fields__}
    return NEW_SESSION, values
