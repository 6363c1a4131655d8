"""Copies of a database, made while a server runs, and put back in its place whether one runs or not."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from mazzo.server.checking import check_pages, connected
from mazzo.server.folder import (
    INCOMING,
    REPLACED,
    FolderInUse,
    give_to_owner,
    held,
    is_handed_over,
    make_private,
    sync,
    take_incoming,
)
from mazzo.server.folder import refusal as refused_file
from mazzo.server.migrations import versions
from mazzo.server.preparing import refused
from mazzo.server.settings import DATABASE
from mazzo.server.trouble import Unsaved, storage
from mazzo.words import Refusal

PATIENCE = 60
"""Seconds that a running server may take until it has another database."""


def database_in(folder: Path) -> Path:
    """The database of a folder. Raises Refusal if nothing was ever kept there."""
    database = folder / DATABASE
    if not database.is_file() or not database.stat().st_size:
        raise Refusal("error-no-tables", folder=str(folder))
    return database


def back_up(folder: Path, file: Path) -> int:
    """Write a copy of everything to a file, which is whole or not there; how many tables it has. Raises Refusal."""
    database = database_in(folder)
    check_file(file, database)
    with copied(database, file) as copy:
        return counted(copy)


def restore(folder: Path, file: Path) -> bool:
    """Let a copy take the place of what is in a folder; whether a running server has taken it. Raises Refusal."""
    check_back_up(file)
    try:
        make_private(folder)
    except OSError as error:
        raise refused_file(folder, error) from None
    with copied(file, folder / INCOMING) as copy:
        give_to_owner(copy)
    try:
        with held(folder):
            take_incoming(folder)
        return False
    except FolderInUse:
        wait_for_server(folder)
        return True
    except OSError as error:
        raise refused_file(folder, error) from None


def kept_before(folder: Path) -> Path | None:
    """Where the database is that was replaced, if there was any."""
    found = folder / REPLACED
    return found if found.exists() else None


def wait_for_server(folder: Path) -> None:
    """Until it has taken what was handed over. Raises Refusal, and then it is as before."""
    end = time.monotonic() + PATIENCE
    while is_handed_over(folder):
        if time.monotonic() > end:
            (folder / INCOMING).unlink(missing_ok=True)
            raise Refusal("error-not-handed-over", folder=str(folder))
        time.sleep(0.1)


@contextmanager
def copied(source: Path, target: Path) -> Iterator[Path]:
    """A copy that has its name only once it was checked, and the block did not fail. Raises Refusal."""
    unfinished = target.with_name(f".{target.name}-{os.getpid()}")
    try:
        # The seeds of running matches are in there.
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        copy(source, unfinished)
        check_pages(unfinished, thorough=True)
        yield unfinished
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
        sync(target.parent)
    except Unsaved as unsaved:
        raise refused(source if unsaved.trouble == "damaged" else target, unsaved) from None
    except OSError as error:
        raise refused_file(target, error) from None
    finally:
        unfinished.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """By SQLite itself, in one piece, as the database was at one moment. Who writes meanwhile is not kept waiting."""
    with storage(), closing(connected(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        # One file, whatever becomes of it.
        new.execute("PRAGMA journal_mode=DELETE")


def counted(database: Path) -> int:
    with storage(), closing(connected(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def check_file(file: Path, database: Path) -> None:
    """Raises Refusal."""
    if file.is_dir():
        raise Refusal("error-file-folder", path=str(file))
    if file.exists() and file.samefile(database):
        raise Refusal("error-back-up-itself", path=str(file))


def check_back_up(file: Path) -> None:
    """See that a file is whole, is ours, and not from a later version. Raises Refusal."""
    if file.is_dir():
        raise Refusal("error-file-folder", path=str(file))
    if not file.exists():
        raise Refusal("error-file-missing", path=str(file))
    try:
        check_pages(file, thorough=True)
        with storage(), closing(connected(file)) as connection:
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except Unsaved as unsaved:
        raise Refusal("error-back-up-damaged", path=str(file), problem=unsaved.problem) from None
    except sqlite3.OperationalError:
        version = None
    if version is None:
        raise Refusal("error-no-back-up", path=str(file))
    if version[0] not in versions():
        raise Refusal("error-storage-newer", path=str(file))
