"""Where matches are kept: the running one saved after every move, the finished ones as records.

A save is the whole record of an unfinished match. It is replaced in one step, so that a process killed at any moment
leaves the match as it was before or after the last move.
"""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from mazzo.record.course import Course
from mazzo.record.folders import data_folder
from mazzo.record.reading import read
from mazzo.record.record import Player, Record, RecordError, whole
from mazzo.record.replay import replay
from mazzo.record.writing import write
from mazzo.words import Refusal, dashed, local

SUFFIX = ".mazzo"


def saves_folder() -> Path:
    return data_folder() / "saves"


def records_folder() -> Path:
    return data_folder() / "records"


class Save:
    """The file of one running match."""

    def __init__(self, path: Path, written: bytes) -> None:
        self.path = path
        self.written = written

    @property
    def name(self) -> str:
        return self.path.stem

    @classmethod
    def begin(cls, game: str) -> Save:
        """An empty file with a name of its own. Raises Refusal if there is no place for it."""
        folder = saves_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return cls(new_file(folder, f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"), b"")
        except OSError as error:
            raise unwritable(folder, error) from None

    def keep(self, course: Course, players: list[Player]) -> None:
        """Save the match as it is now. Raises Refusal if somebody else has gone on with it."""
        try:
            if self.path.read_bytes() != self.written:
                raise Refusal("error-save-elsewhere", path=str(self.path))
            self.written = write(whole(course, players))
            replace(self.path, self.written)
        except FileNotFoundError:
            raise Refusal("error-save-elsewhere", path=str(self.path)) from None
        except OSError as error:
            raise unwritable(self.path.parent, error) from None

    def finish(self) -> Path:
        """Move the record of a finished match to the others; where it is now."""
        path = records_folder() / self.path.name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.path.replace(path)
        except OSError as error:
            raise unwritable(path.parent, error) from None
        return path


def new_file(folder: Path, name: str) -> Path:
    """An empty file whose name no save and no record has."""
    number = 1
    while True:
        path = folder / f"{name}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        number += 1
        if not records_folder().joinpath(path.name).exists():
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                return path


def replace(path: Path, data: bytes) -> None:
    """Put new contents in the place of the old in one step."""
    draft = path.with_suffix(".draft")
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def unfinished(game: str | None) -> list[Path]:
    """The saves of a game, or of all games, the latest first."""
    found = [path for path in saves_folder().glob(f"{game or ''}*{SUFFIX}") if path.stat().st_size]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def load(path: Path) -> tuple[Save, Record, Course]:
    """A saved match, played again up to where it stopped. Raises Refusal if the file is damaged."""
    try:
        data = path.read_bytes()
        record = read(data)
        return Save(path, data), record, replay(record)
    except RecordError as error:
        reason = local()(f"error-record-{dashed(error.reason.code)}", **error.reason.params)
        raise Refusal("error-save", path=str(path), line=error.line, reason=reason) from None
    except OSError as error:
        raise unwritable(path.parent, error) from None


def unwritable(folder: Path, error: OSError) -> Refusal:
    return Refusal("error-data-folder", path=str(folder), problem=error.strerror or str(error))
