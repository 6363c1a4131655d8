"""What this client adds to the shuffles, and whether the record of the match keeps what was promised."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from mazzo.kernel.fair import new_contribution
from mazzo.record.reading import read
from mazzo.record.record import RecordError
from mazzo.record.replay import verify
from mazzo.table.showing import TableShown
from mazzo.terminal import saves


class Proof:
    """Of each match: what was committed to before the first card, and what was added to it."""

    def __init__(self) -> None:
        self.commitments: dict[int, str] = {}
        self.added: dict[int, bytes] = {}

    def note(self, table: TableShown) -> None:
        """What a table has committed to while nobody can know the seed."""
        if table.commitment and not table.seed:
            self.commitments.setdefault(table.match, table.commitment)

    def add(self, match: int) -> bytes:
        """Random bytes for the shuffles of a match."""
        self.added[match] = new_contribution()
        return self.added[match]

    def too_late(self, match: int) -> None:
        """What was sent is no part of the shuffles."""
        self.added[match] = b""

    def proves(self, match: int, written: bytes) -> bool:
        """Whether every deal follows from the seed that was committed to, with our bytes among those added."""
        try:
            record = read(written)
            verify(record)
        except RecordError:
            return False
        committed = self.commitments.get(match, record.commitment.hex()) == record.commitment.hex()
        return committed and (match not in self.added or self.added[match] in record.contributions)

    def keep(self, game: str, written: bytes) -> Path:
        """Put a record to the others. Raises Refusal if there is no place for it."""
        folder = saves.records_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = saves.new_file(folder, f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}")
            saves.replace(path, written)
        except OSError as error:
            raise saves.unwritable(folder, error) from None
        return path
