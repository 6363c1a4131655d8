"""What this terminal has seen of the shuffles, and whether the record of a match keeps what was promised."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from mazzo.kernel.fair import committed
from mazzo.record.folders import data_folder
from mazzo.record.reading import read
from mazzo.record.record import Record, RecordError
from mazzo.record.replay import verify
from mazzo.table.showing import TableShown
from mazzo.terminal import saves
from mazzo.terminal.online.link import Link
from mazzo.terminal.online.part import Try

Tries = dict[str, Try]
"""By context; a match may have several, of which the last counts."""


class Proof:
    """Of each match: what was promised before the first card, and one's own part. A restart finds it again."""

    def __init__(self, link: Link, name: str) -> None:
        text = f"{link.address} {link.table} {name}"
        self.path = data_folder() / "shuffles" / f"{sha256(text.encode()).hexdigest()[:20]}.json"
        self.commitments: dict[int, str] = {}
        self.matches: dict[int, Tries] = {}
        with suppress(OSError, msgspec.DecodeError):
            self.matches = msgspec.json.decode(self.path.read_bytes(), type=dict[int, Tries])

    def note(self, table: TableShown) -> None:
        """What a table has committed to while nobody can know the seed."""
        if table.commitment and not table.seed and table.status != "shuffling":
            self.commitments.setdefault(table.match, table.commitment)

    def tries(self, match: int) -> Tries:
        return self.matches.get(match, {})

    def keep_try(self, match: int, context: str, made: Try) -> None:
        """Where it cannot be written it is known until the terminal is left."""
        if self.tries(match).get(context) != made:
            self.matches.setdefault(match, {})[context] = made
            self.write()

    def forget(self, match: int) -> None:
        """What is proved is needed no more."""
        if self.matches.pop(match, None):
            self.write()

    def write(self) -> None:
        with suppress(OSError):
            if self.matches:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                saves.replace(self.path, msgspec.json.encode(self.matches))
            else:
                self.path.unlink(missing_ok=True)

    def proves(self, match: int, written: bytes) -> bool:
        """Whether every deal follows from what was promised, with our part in it."""
        try:
            record = read(written)
            verify(record)
        except RecordError:
            return False
        promised = self.commitments.get(match, record.commitment.hex())
        return promised == record.commitment.hex() and fits(record, self.tries(match))

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


def fits(record: Record, tries: Tries) -> bool:
    """Whether the shuffles in a record are those that were seen here, and none that was is left out."""
    told = {void.sealed.context.hex(): (committed(void.seed), void.sealed) for void in record.voids}
    if record.sealed:
        told[record.sealed.context.hex()] = (record.commitment, record.sealed)
    for context, known in tries.items():
        if context not in told:
            if known.listing:
                return False
            continue
        commitment, sealed = told[context]
        same = known.commitment == commitment.hex() and known.listing in ("", sealed.listing(commitment).hex())
        dealt = record.sealed is not None and context == record.sealed.context.hex()
        if not same or (dealt and known.revealed and record.contributions[known.seat].hex() != known.secret):
            return False
    return True
