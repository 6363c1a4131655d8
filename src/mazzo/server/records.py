"""The record of a match at a table: what one viewer has seen while it runs, everything once it is over."""

from __future__ import annotations

import asyncio

from mazzo.record.record import seen, whole
from mazzo.record.writing import write
from mazzo.server.room import Room
from mazzo.server.store import Body, Store, decoded
from mazzo.table import events as happened
from mazzo.table.events import Entry
from mazzo.table.showing import viewer
from mazzo.table.state import Table


async def recorded(store: Store, room: Room, match: int, person: str, seat: int | None) -> bytes | None:
    """The record as a file; nothing if there is none, or no card was dealt."""
    table = room.table
    if match != table.match or table.status == "open":
        bodies = await store.bodies(room.id)
        return await asyncio.to_thread(lambda: earlier(room.id, bodies, match))
    course, players, voids = table.course, table.players, table.voids.tries
    if course is None:
        return None
    if table.status == "finished":
        # None of these changes any more: the next match has others.
        return await asyncio.to_thread(lambda: write(whole(course, players, voids)))
    return write(seen(course, players, viewer(table, person, seat), voids))


def earlier(id: str, bodies: list[Body], match: int) -> bytes | None:
    """The record of a match that was not the last; nothing if there is none."""
    ended = finished(decoded(id, bodies), match)
    table = Table.folded(ended) if ended else None
    return write(whole(table.course, table.players, table.voids.tries)) if table and table.course else None


def finished(entries: list[Entry], match: int) -> list[Entry]:
    """The events up to the end of a match that is over; none if there was no such match."""
    ends = [place for place, entry in enumerate(entries, 1) if isinstance(entry.event, happened.Finished)]
    return entries[: ends[match - 1]] if 0 < match <= len(ends) else []
