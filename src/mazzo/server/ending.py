"""What is noted of a match with the event that ends it, so that it is filed whatever happens to this process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy.dialects import postgresql, sqlite

from mazzo.server import schema
from mazzo.table.events import Entry, Finished, Opened, Started

# Matches of before there was a history are noted later, perhaps by two processes.
NOTE = {
    "sqlite": sqlite.insert(schema.matches).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.matches).on_conflict_do_nothing(),
}


def match_id(table: str, number: int) -> str:
    return f"{table}-{number}"


def ended(table: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """A row for each match that is over by these events of a table, from its opening on."""
    found: list[dict[str, Any]] = []
    opened: Opened | None = None
    begun: Entry | None = None
    for entry in entries:
        match entry.event:
            case Opened() as opened:
                pass
            case Started():
                begun = entry
            case Finished() as end if opened and begun:
                found.append(row(table, opened, begun, entry.at, "won" if end.counts else "abandoned"))
    return found


def row(table: str, opened: Opened, begun: Entry, at: int, outcome: str) -> dict[str, Any]:
    """Of a match that has not been filed; its form is worked out then."""
    started = begun.event
    assert isinstance(started, Started)
    return {
        "id": match_id(table, started.match),
        "table_id": table,
        "number": started.match,
        "game": opened.game,
        "form": "",
        "options": msgspec.json.encode(opened.options),
        "rated": opened.rated,
        "shuffle": started.shuffle,
        "started_at": begun.at,
        "ended_at": at,
        "outcome": outcome,
    }
