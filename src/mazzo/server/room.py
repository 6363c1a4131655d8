"""A table that this process has in memory, with whoever is connected to it: a cache of the events in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from mazzo.server.clock import now
from mazzo.server.viewing import Views
from mazzo.table.events import Entry
from mazzo.table.state import Table


class NoSuchTable(Exception):
    """There is no table of that id."""


class Listener(Protocol):
    """A connection, as a room knows it."""

    person: str
    address: str
    """From which network."""

    def wake(self) -> None:
        """There is news."""

    def end(self, code: str) -> None:
        """Say goodbye."""


class Room:
    """One table."""

    def __init__(self, id: str, table: Table, clock: Callable[[], int] = now) -> None:
        self.id = id
        self.table = table
        self.clock = clock
        self.ahead = 0
        """By how much the time of this table is before the server's: a clock may have been set back since its last
        event, and at a table time never goes back."""
        self.keep_time()
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used = clock()
        self.deleted = False
        self.unsure = False
        """Whether something may have been written of which nobody was told, because the answer was lost."""
        self.views = Views(table)

    def apply(self, entries: list[Entry]) -> None:
        for entry in entries:
            if entry.number > self.table.number:
                self.table.apply(entry)
        self.keep_time()
        self.changed()

    def changed(self) -> None:
        """Let everybody look again."""
        self.views.clear()
        self.used = self.clock()
        for listener in self.listeners:
            listener.wake()
        if self.listeners:
            # After they were told, which happens in this order.
            asyncio.get_running_loop().call_soon(self.views.forget_made)

    def now(self) -> int:
        """The time at this table: never before its last event, and it passes as everywhere."""
        return self.clock() + self.ahead

    def keep_time(self) -> None:
        self.ahead = max(self.ahead, self.table.log[-1].entry.at - self.clock())

    def connected(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    @property
    def inviting(self) -> bool:
        """Whether anybody may sit down who comes now: a public table with a free seat, before the match."""
        table = self.table
        open_to_all = table.opening.public and table.status == "open" and not table.locked
        return open_to_all and any(seat.kind == "free" for seat in table.seats)
