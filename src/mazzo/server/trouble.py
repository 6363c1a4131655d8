"""What a disk or a database may do to a server: a few kinds of trouble, each with its words, and never a traceback."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

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


def trouble_of(error: BaseException) -> Trouble | None:
    """The kind of trouble that an error of a database or of a file means; none if it is a fault of the program."""
    if isinstance(error, OSError):
        return "full" if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG) else "unwritable"
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return KINDS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    # Of another database: it does not answer, or has ended the connection.
    return "away" if isinstance(error, OperationalError | InterfaceError) else None


@contextmanager
def storage() -> Iterator[None]:
    """Around whatever reads or writes: raises Unsaved where the storage is to blame."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        trouble = trouble_of(error)
        if trouble is None:
            raise
        raise Unsaved(trouble, one_line(error)) from error


def one_line(error: BaseException) -> str:
    """What the system says of it, without the statement that it concerns."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    text = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    return " ".join(text.split())[:200]


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
