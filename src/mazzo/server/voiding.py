"""A match that a moderator lets count for nothing, neither in ratings nor in totals. It stays in the history, and all
ratings after it are worked out again."""

from __future__ import annotations

import re

from sqlalchemy import Executable, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import ratings, schema
from mazzo.server.store import Store
from mazzo.server.totals import recount

matches, results = schema.matches.c, schema.results.c

ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(1835104891)")
"""Ratings and totals are read and written: one process after the other. The number is next to that of migrations."""
VOIDED = "voided"
"""Why such a match does not count for ratings."""
NAMED = re.compile(r"(?:.*/)?([A-Za-z0-9_-]{1,64})(?:/replay/|-)([0-9]{1,6})")


def named_match(text: str) -> str:
    """The id of a match, from that or from the address of its replay; empty if it is neither."""
    found = NAMED.fullmatch(text.strip())
    return f"{found[1]}-{int(found[2])}" if found else ""


async def players_of(store: Store, id: str) -> set[str] | None:
    """Who has played a match that can be voided; nothing if there is none. Raises Unsaved."""
    async with store.reading() as connection:
        return await still_counted(connection, id)


async def still_counted(connection: AsyncConnection, id: str) -> set[str] | None:
    known = select(matches.id).where(matches.id == id, matches.filed_at.is_not(None), matches.outcome != "voided")
    if (await connection.execute(known)).first() is None:
        return None
    people = select(results.person).where(results.match_id == id, results.person.is_not(None)).distinct()
    return set((await connection.execute(people)).scalars())


async def void(store: Store, id: str, note: Executable | None = None) -> bool:
    """Whether there was such a match; `note` is written with it. Raises Unsaved."""

    async def change(connection: AsyncConnection) -> bool:
        if store.remote:
            await connection.execute(ONE_AT_A_TIME)
        people = await still_counted(connection, id)
        if people is None:
            return False
        await ratings.unrate(connection, id)
        uncounted = {"outcome": "voided", "rated": False, "unrated": VOIDED}
        await connection.execute(update(schema.matches).where(matches.id == id).values(uncounted))
        await connection.execute(update(schema.results).where(results.match_id == id).values(rated=False))
        for person in people:
            await recount(connection, person)
        if note is not None:
            await connection.execute(note)
        return True

    return await store.change(change)
