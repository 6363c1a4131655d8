"""The one writer of a process. What was accepted while a transaction ran goes into the next one together.

Each piece of work is answered after the commit. If a transaction fails, its pieces are tried one by one, so that one
that comes too late harms no other; not if the storage is in trouble, which is then everybody's.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mazzo.server.transactions import InThread, OverDriver, Prepare, Transactions
from mazzo.server.trouble import Spell, Unsaved, storage

MOST_TOGETHER = 256
APART = 0.008
"""Seconds between the beginnings of two transactions: nobody notices them, and all that comes meanwhile goes into one,
which costs hardly more than that of a single move."""
LATER = 0.2
"""Seconds that a piece without hurry waits for others."""

log = structlog.get_logger()

Statement = tuple[Executable, dict[str, Any]]


class Conflict(Exception):
    """Somebody else has written that number before."""


class Piece:
    """Statements that belong together, and who waits for them."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes piece after piece until it is closed."""

    def __init__(
        self,
        engine: AsyncEngine,
        first: Sequence[Executable],
        prepare: Prepare | None = None,
        locks: Executable | None = None,
    ) -> None:
        """`first` are the statements that others refer to; `prepare` sets up a connection of SQLite, and `locks` takes
        rows of another database."""
        self.remote = engine.dialect.name != "sqlite"
        self.transactions: Transactions = OverDriver(engine, locks) if self.remote else InThread(engine, prepare)
        self.first = first
        self.one_at_a_time = asyncio.Lock()
        """Two writing transactions of SQLite would wait for each other by sleeping."""
        self.spell = Spell()
        self.next = 0.0
        """When the next transaction may begin."""
        self.later: list[Piece] = []
        self.pieces: deque[Piece] = deque()
        self.something = asyncio.Event()
        """Set if there is a piece, if those without hurry have waited long enough, or if no more will come."""
        self.closing = False
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(self, statements: Sequence[Statement]) -> None:
        """Write all of it or nothing. Raises Conflict, Unsaved."""
        await self.put(statements)

    def put(self, statements: Sequence[Statement], hurry: bool = True) -> asyncio.Future[None]:
        """Have it written; what was put before is written before. Without hurry it goes with what comes next."""
        piece = Piece(statements)
        if hurry:
            self.pieces.append(piece)
            self.something.set()
        else:
            if not self.later:
                asyncio.get_running_loop().call_later(LATER, self.something.set)
            self.later.append(piece)
        return piece.done

    async def close(self) -> None:
        """Finish what was begun."""
        self.closing = True
        self.something.set()
        await self.task
        await self.transactions.close()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while self.pieces or self.later or not self.closing:
            await self.something.wait()
            if (wait := self.next - loop.time()) > 0:
                await asyncio.sleep(wait)
            self.next = loop.time() + APART
            pieces, self.later = self.later, []
            while self.pieces and len(pieces) < MOST_TOGETHER:
                pieces.append(self.pieces.popleft())
            if not self.pieces and not self.closing:
                self.something.clear()
            await self.together(pieces)

    async def together(self, pieces: list[Piece]) -> None:
        try:
            await self.transact([statement for piece in pieces for statement in piece.statements])
        except Unsaved as unsaved:
            self.spell.bad(unsaved)
            for piece in pieces:
                settle(piece, Unsaved(unsaved.trouble, unsaved.problem))
        except Exception as error:
            if len(pieces) > 1:
                for piece in pieces:
                    await self.together([piece])
            elif isinstance(error, IntegrityError | sqlite3.IntegrityError):
                settle(pieces[0], Conflict())
            else:
                log.exception("writing_failed")
                settle(pieces[0], error)
        else:
            for piece in pieces:
                settle(piece, None)

    async def transact(self, statements: list[Statement]) -> None:
        """In one transaction, each statement with all its values at once."""
        if not statements:
            return
        grouped: dict[Executable, list[dict[str, Any]]] = {}
        for statement, values in latest(statements):
            grouped.setdefault(statement, []).append(values)
        async with self.one_at_a_time:
            ordered = sorted(grouped.items(), key=lambda each: each[0] not in self.first)
            with storage(self.remote):
                await self.transactions.carry_out(ordered)
            self.spell.good()


def latest(statements: list[Statement]) -> list[Statement]:
    """Without updates of a row that another one replaces, which knows as much or more of its table: so the order among
    updates does not matter."""
    best: dict[Any, tuple[int, int]] = {}
    for place, (_, values) in enumerate(statements):
        if "which" in values:
            best[values["which"]] = max(best.get(values["which"], (0, 0)), (values.get("known", 0), place))
    return [each for place, each in enumerate(statements) if best.get(each[1].get("which"), (0, place))[1] == place]


def settle(piece: Piece, error: Exception | None) -> None:
    if piece.done.cancelled():
        return
    if error is None:
        piece.done.set_result(None)
    else:
        piece.done.set_exception(error)
        # Whoever waited may be gone; the failure was for them alone.
        piece.done.exception()
