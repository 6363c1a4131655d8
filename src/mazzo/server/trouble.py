"""What a disk or a database may do to a server: a few kinds of trouble, each with its words, and never a traceback."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

Trouble = Literal["full", "locked", "unwritable", "failing", "damaged", "away"]
"""No room left; held by another program; not ours to write; the disk fails; not what was written; no answer."""

KINDS: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PERM: "unwritable",
    sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "unwritable",
    sqlite3.SQLITE_AUTH: "unwritable",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_PROTOCOL: "failing",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
"""By SQLite's primary code, which is the low byte of an extended one."""

STATES: dict[str, Trouble] = {
    "53100": "full",
    "55P03": "locked",
    # Others were in the way again and again.
    "40001": "locked",
    "40P01": "locked",
    # A copy that only follows another server, and a user without the right to write.
    "25006": "unwritable",
    "42501": "unwritable",
    "58030": "failing",
    "XX001": "damaged",
    "XX002": "damaged",
    # It took too long, or the connection was open for too long.
    "57014": "away",
    "25P03": "away",
    "3D000": "away",
}
"""By PostgreSQL's SQLSTATE."""
AWAY = ("08", "28", "53", "57P")
"""How the others begin that mean: no connection, no permission to connect, no resources, shutting down."""
PASSING = ("40001", "40P01")
"""Two transactions were in each other's way, and this one was undone: it may just be tried again."""

log = structlog.get_logger()


class Unsaved(Exception):
    """Nothing can be written, or read, just now; it may go on later. Nothing that was acknowledged is lost."""

    def __init__(self, trouble: Trouble, problem: str = "") -> None:
        self.trouble = trouble
        self.problem = problem
        super().__init__(f"{trouble}: {problem}" if problem else trouble)


class DamagedTable(Exception):
    """A table whose events cannot be read, or do not follow from each other."""

    def __init__(self, table: str, number: int, problem: str) -> None:
        self.table = table
        self.number = number
        """Of the event, as far as it is known; else 0."""
        self.problem = problem
        # Without the problem: it may name moves, and this goes into logs.
        super().__init__(f"table {table}, event {number} is damaged")


def trouble_of(error: BaseException, remote: bool = False) -> Trouble | None:
    """The kind of trouble that an error of a database or of a file means; none if it is a fault of the program.

    A remote database has no files here: whatever the system says then concerns the way to it.
    """
    if isinstance(error, OSError):
        if remote:
            return "away"
        return "full" if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG) else "unwritable"
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return KINDS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    state = state_of(error)
    if state in STATES:
        return STATES[state]
    if state.startswith(AWAY):
        return "away"
    # Of another database: it does not answer, or has ended the connection.
    lost = isinstance(error, NoConnectionLeft) or (isinstance(error, DBAPIError) and error.connection_invalidated)
    return "away" if lost or (not state and isinstance(error, OperationalError | InterfaceError)) else None


def state_of(error: BaseException) -> str:
    """What PostgreSQL calls it; empty if it is not from there. A connection that cannot be made is not wrapped."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(cause, "sqlstate", None) or "")


def is_passing(error: BaseException) -> bool:
    return state_of(error) in PASSING


@contextmanager
def storage(remote: bool = False) -> Iterator[None]:
    """Around whatever reads or writes: raises Unsaved where the storage is to blame."""
    try:
        yield
    except Exception as error:
        trouble = trouble_of(error, remote)
        if trouble is None:
            raise
        raise Unsaved(trouble, one_line(error)) from error


def one_line(error: BaseException) -> str:
    """What the system says of it, without the statement that it concerns."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    # What SQLAlchemy makes of an error of asyncpg names its class before it says anything.
    cause = cause.__cause__ if cause is not error and cause.__cause__ else cause
    text = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    if state_of(cause):
        # Its details name rows.
        text = str(getattr(cause, "message", None) or text)
    return " ".join(text.split())[:200] or type(cause).__name__


class Spell:
    """A spell of trouble, told when it begins and when it is over: a full disk fails every write."""

    def __init__(self) -> None:
        self.trouble: Trouble | None = None

    def bad(self, unsaved: Unsaved) -> None:
        if unsaved.trouble != self.trouble:
            self.trouble = unsaved.trouble
            log.error("cannot_save", trouble=unsaved.trouble, problem=unsaved.problem)

    def good(self) -> None:
        if self.trouble:
            log.warning("can_save_again", trouble=self.trouble)
            self.trouble = None
