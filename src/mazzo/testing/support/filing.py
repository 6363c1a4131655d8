"""A history to try things on: matches that are filed, between people who have accounts or not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace
from sqlalchemy import insert, select

from mazzo.server import schema
from mazzo.server.filing import Filing
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.table.due import USUAL
from mazzo.table.events import Entry
from mazzo.testing.support.stored import put
from mazzo.testing.support.table import NOON, Trial, open_table

DAY = 24 * 3600 * 1000


@asynccontextmanager
async def filing(store: Store) -> AsyncIterator[Filing]:
    """What a server does with matches that are over, while it runs; here it is told when."""
    found = Filing(store, Rooms(store, 0, USUAL, 60_000))
    found.task.cancel()
    found.noting.cancel()
    try:
        yield found
    finally:
        await found.close()


async def file_everything(found: Filing) -> None:
    """Note all matches of all tables, and file them."""
    await found.store.set("history_filed", "")
    while not await found.note_some():
        pass
    while claimed := await found.claim():
        for id in claimed:
            await found.file(id)


async def become_accounts(store: Store, people: Sequence[str], created: int = NOON - 30 * DAY, played: int = 5) -> None:
    """People with accounts who have played so many matches."""
    accounts = [
        {
            "id": person,
            "kind": "account",
            "name": person.title(),
            "skeleton": person,
            "created_at": created,
            "seen_at": created,
        }
        for person in people
    ]
    before = {"game": "before", "form": "2", "rated": False, "won": 0, "places": 0, "points": 0, "feats": b"{}"}
    totals = [{"person": person, "matches": played, **before} for person in people]
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.people), accounts)
        if played:
            await connection.execute(insert(schema.totals), totals)


def rated_match(people: Sequence[str], seed: int = 1) -> Trial:
    """A match between them that is to count, played to its end."""
    seats = {person: seat for seat, person in enumerate(people)}
    return open_table(people=seats, host=people[0], seed=seed, rated=True).until("finished")


def later(entries: Sequence[Entry], by: int) -> list[Entry]:
    """The same, so many milliseconds later."""
    return [replace(entry, at=entry.at + by) for entry in entries]


async def play(found: Filing, id: str, trial: Trial, by: int = 0) -> None:
    """Put a table there, and file its matches."""
    await put(found.store, id, later(trial.entries, by))
    await file_everything(found)


async def rows(store: Store, table: Any) -> list[dict[str, Any]]:
    async with store.engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(select(table))).mappings()]
