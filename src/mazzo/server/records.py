"""The record of a match at a table: what one viewer has seen while it runs, everything once it is over."""

from __future__ import annotations

import asyncio

from mazzo.record.record import seen, whole
from mazzo.record.writing import write
from mazzo.server.rooms import Room
from mazzo.server.store import Store
from mazzo.table import events as happened
from mazzo.table.events import Entry
from mazzo.table.showing import viewer
from mazzo.table.state import Table


async def recorded(store: Store, room: Room, match: int, person: str, seat: int | None) -> bytes | None:
    """The record as a file; nothing if there is none, or no card was dealt."""
    table = room.table
    if match != table.match:
        ended = finished(await store.entries(room.id), match)
        return await asyncio.to_thread(lambda: written(Table.folded(ended))) if ended else None
    if table.course is None:
        return None
    if table.status == "finished":
        return written(table)
    return write(seen(table.course, table.players, viewer(table, person, seat)))


def written(table: Table) -> bytes | None:
    return write(whole(table.course, table.players)) if table.course else None


def finished(entries: list[Entry], match: int) -> list[Entry]:
    """The events up to the end of a match that is over; none if there was no such match."""
    ends = [place for place, entry in enumerate(entries, 1) if isinstance(entry.event, happened.Finished)]
    return entries[: ends[match - 1]] if 0 < match <= len(ends) else []
