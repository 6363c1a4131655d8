"""The record of a match at a table: what one viewer has seen while it runs, everything once it is over."""

from __future__ import annotations

from collections.abc import Iterable

from mazzo.record.course import Course
from mazzo.record.record import seen, whole
from mazzo.record.writing import write
from mazzo.table import events as happened
from mazzo.table.events import Entry
from mazzo.table.showing import viewer
from mazzo.table.state import Table


def record_so_far(table: Table, person: str, seat: int | None) -> bytes | None:
    """Of the match that runs, as a file; nothing if no card was dealt."""
    if table.course is None:
        return None
    return write(seen(table.course, table.players, viewer(table, person, seat), table.voids.tries))


def whole_record(table: Table, course: Course) -> bytes:
    """Of a match that is over."""
    return write(whole(course, table.players, table.voids.tries))


def finished(entries: list[Entry], match: int) -> list[Entry]:
    """The events up to the end of a match that is over; none if there was no such match."""
    ends = [place for place, entry in enumerate(entries, 1) if isinstance(entry.event, happened.Finished)]
    return entries[: ends[match - 1]] if 0 < match <= len(ends) else []


def rounds_dealt(entries: Iterable[Entry], match: int) -> int:
    """How many rounds were dealt in a match: seen without playing anything again."""
    playing = dealt = 0
    for entry in entries:
        match entry.event:
            case happened.Started(match=number):
                playing = number
            case happened.Dealt(round=round) if playing == match:
                dealt = round
    return dealt
