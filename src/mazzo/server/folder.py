"""The folder in which a server keeps its tables: for one process at a time, and for nobody else's eyes."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from io import FileIO
from pathlib import Path

import structlog

from mazzo.server.settings import DATABASE
from mazzo.server.trouble import trouble_of
from mazzo.words import Refusal

LOCK = "mazzo.lock"
INCOMING = "mazzo-incoming.db"
"""A back-up that is to take the place of the database: `mazzo restore` puts it there, whole."""
REPLACED = "mazzo-before-restore.db"
"""What was there before."""
BESIDE = ("-wal", "-shm")
"""The files that SQLite has beside a database."""
FAR = 1 << 30
"""Windows locks bytes, and nobody may read them: one that is never written."""
TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)

log = structlog.get_logger()


class FolderInUse(Refusal):
    """Another process has the folder."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Have a folder to oneself, until the process ends or this is left. Raises FolderInUse, Refusal."""
    try:
        make_private(folder)
        file = (folder / LOCK).open("r+b", buffering=0)
    except OSError as error:
        raise refusal(folder, error) from None
    with file:
        if not locked(file):
            raise FolderInUse("error-folder-in-use", folder=str(folder), process=holder(file))
        with suppress(OSError):
            # For people alone: on a disk without space it is left out.
            file.seek(0)
            file.truncate()
            file.write(str(os.getpid()).encode())
        yield


def holder(file: FileIO) -> str:
    """The process that has a folder, as it has written down."""
    file.seek(0)
    return file.read(20).decode("ascii", "replace") or "?"


def locked(file: FileIO) -> bool:
    """Whether this process has the file from now on; the system frees it when the process ends, however it does."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in TAKEN:
            return False
        # Some network drives know no locks.
        log.warning("folder_not_locked", problem=error.strerror)
    return True


def make_private(folder: Path) -> None:
    """Seeds and the key of the signatures are in there: no other user of the machine may read them. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # The folder may be older, and open. SQLite gives its other files the mode of this one.
    for name in (LOCK, *([] if is_handed_over(folder) else [DATABASE])):
        if not (folder / name).exists():
            (folder / name).touch(mode=0o600)
            give_to_owner(folder / name)


def give_to_owner(file: Path) -> None:
    """A file is whose its folder is: root may act for the user of the server."""
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid, follow_symlinks=False)


def is_handed_over(folder: Path) -> bool:
    """Whether another database waits to take the place of this one."""
    return (folder / INCOMING).exists()


def take_incoming(folder: Path) -> bool:
    """Let what was handed over take the place of the database; whoever calls this holds the folder. Raises OSError.

    If this ends in the middle, the next start goes on with it.
    """
    incoming, database, replaced = folder / INCOMING, folder / DATABASE, folder / REPLACED
    if not incoming.exists():
        return False
    if database.exists():
        write_back(database)
    for beside in BESIDE:
        left, kept = folder / (DATABASE + beside), folder / (REPLACED + beside)
        if left.exists():
            # It belongs to the old database, and would harm the new one.
            left.replace(kept)
        else:
            kept.unlink(missing_ok=True)
    if database.exists() and database.stat().st_size:
        database.replace(replaced)
    incoming.replace(database)
    sync(folder)
    return True


def write_back(database: Path) -> None:
    """Have everything in one file, as far as it is whole."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def sync(folder: Path) -> None:
    """See to it that new names are on the disk, where a system can do that."""
    if sys.platform != "win32":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def refusal(path: Path, error: OSError) -> Refusal:
    """Why a file or folder cannot be used."""
    problem = error.strerror or str(error)
    return Refusal(f"error-storage-{trouble_of(error)}", path=str(path), problem=problem)
