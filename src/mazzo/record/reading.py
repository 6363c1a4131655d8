"""Reading a record file: whole, unaltered and in its one written form, or an error that names the line."""

from __future__ import annotations

import re

from mazzo.games import UnknownGame, game
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import OptionError
from mazzo.kernel.fair import Sealed, committed
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.record.record import Kind, Player, Record, RecordedRound, RecordError, Void, clean
from mazzo.record.writing import HEADER, NOTHING, VERSIONS, checksum, write

NUMBER = "(0|[1-9][0-9]{0,8})"
NUMBERS = "(-?[0-9]{1,9}(?: -?[0-9]{1,9})*)"
SEAT = "([0-9])"
HASH = "([0-9a-f]{64})"
WORD = "([!-~]+)"
WORDS = "([!-~]+(?: [!-~]+)*)"
OPTION = "option "


class Lines:
    """The lines of a file, taken one by one; what does not fit is an error at its line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.number = 1
        """Of the line that is next."""

    def begins(self, text: str) -> bool:
        return self.number <= len(self.lines) and self.lines[self.number - 1].startswith(text)

    def fits(self, pattern: str) -> re.Match[str] | None:
        """The next line as a match, which takes it; or nothing, which leaves it."""
        found = re.fullmatch(pattern, self.lines[self.number - 1]) if self.number <= len(self.lines) else None
        self.number += found is not None
        return found

    def take(self, form: str, pattern: str) -> re.Match[str]:
        """The next line, which must be of that form."""
        return self.fits(pattern) or self.fail(form)

    def fail(self, form: str) -> re.Match[str]:
        raise RecordError(self.number, "expected", form=form)


def read(data: bytes) -> Record:
    """The record in a file. Raises RecordError."""
    first = data.split(b"\n", 1)[0]
    if first not in [f"{HEADER} {version}".encode() for version in VERSIONS]:
        newer = re.fullmatch(rb"mazzo record ([0-9]{1,9})", first)
        raise RecordError(1, "version", version=newer[1].decode()) if newer else RecordError(1, "not_a_record")
    try:
        lines = data.decode().split("\n")
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, "not_text") from None
    if lines[-1] != "" or not re.fullmatch(f"sha256 {HASH}", lines[-2]):
        raise RecordError(len(lines) - (lines[-1] == ""), "truncated")
    record = contents(Lines(lines[:-2]))
    if not data.endswith(checksum(data[: data.rindex(b"sha256 ")])):
        raise RecordError(len(lines) - 1, "checksum")
    for number, (found, canonical) in enumerate(zip(lines[:-2], as_written(record, lines), strict=False), 1):
        if found != canonical:
            raise RecordError(number, "expected", form=canonical)
    return record


def as_written(record: Record, lines: list[str]) -> list[str]:
    """The lines before the checksum as they have to be, without the options that an older record lacks."""
    options = {line.split(" ")[1] for line in lines if line.startswith(OPTION)}
    body = write(record).decode().split("\n")[:-2]
    return [line for line in body if not line.startswith(OPTION) or line.split(" ")[1] in options]


def contents(lines: Lines) -> Record:
    """Everything between the header and the checksum."""
    version = int(lines.take(f"{HEADER} …", f"{HEADER} {NUMBER}")[1])
    kind = lines.take("kind …", f"kind (complete|unfinished|watcher|seat {SEAT})")
    viewer = None if kind[1] in ("complete", "unfinished") else WATCHER if kind[2] is None else int(kind[2])
    rules = named_game(lines)
    seats = int(lines.take("seats …", f"seats {NUMBER}")[1])
    seats_line = lines.number - 1
    options = chosen_options(lines, rules)
    allowed = rules.seats(options)
    if seats not in allowed or (viewer is not None and viewer >= seats):
        raise RecordError(seats_line, "seats", allowed=", ".join(map(str, allowed)))
    players = tuple(read_player(lines, seat) for seat in range(seats))
    commitment, sealed, voids = read_before(lines, seats, version)
    contributions = tuple(read_contribution(lines, seat, sealed) for seat in range(seats))
    seed = read_seed(lines, commitment) if viewer is None else None
    rounds = read_rounds(lines, seats)
    ended = rounds[-1].scores is not None and kind[1] != "unfinished"
    winners = lines.fits(f"winners {NUMBERS}") if ended else None
    if kind[1] == "complete" and winners is None:
        lines.fail("winners …")
    if lines.number <= len(lines.lines):
        lines.fail("sha256 …")
    return Record(
        game=rules.name,
        options=options,
        seats=seats,
        players=players,
        commitment=commitment,
        contributions=contributions,
        seed=seed,
        viewer=viewer,
        rounds=rounds,
        winners=integers(winners[1]) if winners else None,
        sealed=sealed,
        voids=voids,
    )


def named_game(lines: Lines) -> Game:
    name = lines.take("game …", f"game {WORD}")[1]
    try:
        return game(name)
    except UnknownGame:
        raise RecordError(lines.number - 1, "unknown_game", name=name) from None


def chosen_options(lines: Lines, rules: Game) -> Options:
    """Those that an older record lacks, because the game did not have them yet, have their default."""
    values: dict[str, str | int] = {}
    where: dict[str, int] = {}
    form = ""
    for field in rules.options_type.describe():
        found = lines.fits(f"{OPTION}{field.key} {WORD}")
        form = "" if found else form or f"{OPTION}{field.key} …"
        if found:
            values[field.key] = found[1]
            where[field.key] = lines.number - 1
    if form and lines.begins(OPTION):
        lines.fail(form)
    try:
        options: Options = rules.options(values)
    except OptionError as error:
        raise RecordError(
            where[error.key], "option", key=error.key, value=str(error.value), allowed=error.allowed
        ) from None
    return options


def read_player(lines: Lines, seat: int) -> Player:
    found = lines.take(f"player {seat} …", f"player {seat} (person|nobody|bot {WORD})(?: (.+))?")
    kind: Kind = "bot" if found[2] else "person" if found[1] == "person" else "nobody"
    return Player(kind, found[3] or "", found[2] or "")


def read_before(lines: Lines, seats: int, version: int) -> tuple[bytes, Sealed | None, tuple[Void, ...]]:
    """What was published before anybody contributed; and in version 2 the shuffles that do not count."""
    voids: list[Void] = []
    while True:
        context = lines.take("context …", f"context {HASH}")[1] if version > 1 else ""
        commitment = bytes.fromhex(lines.take("commitment …", f"commitment {HASH}")[1])
        if not context:
            return commitment, None, ()
        commits = tuple(read_bytes(lines, "commit", seat, HASH) for seat in range(seats))
        sealed = Sealed(bytes.fromhex(context), commits)
        if not lines.begins("seed "):
            return commitment, sealed, tuple(voids)
        seed = read_seed(lines, commitment)
        voids.append(Void(seed=seed, sealed=sealed, missing=read_missing(lines, commits)))


def read_missing(lines: Lines, commits: tuple[bytes, ...]) -> tuple[tuple[int, str], ...]:
    """Who never revealed in a shuffle that does not count: only who has committed can be missed."""
    missing: list[tuple[int, str]] = []
    while not missing or lines.begins("void "):
        found = lines.take("void …", f"void {SEAT}(?: (.+))?")
        seat = int(found[1])
        if seat >= len(commits) or not commits[seat] or (missing and seat <= missing[-1][0]):
            raise RecordError(lines.number - 1, "void", seat=seat)
        missing.append((seat, clean(found[2] or "")))
    return tuple(missing)


def read_seed(lines: Lines, commitment: bytes) -> bytes:
    seed = bytes.fromhex(lines.take("seed …", f"seed {HASH}")[1])
    if committed(seed) != commitment:
        raise RecordError(lines.number - 1, "commitment")
    return seed


def read_contribution(lines: Lines, seat: int, sealed: Sealed | None) -> bytes:
    """What a seat added; in version 2 what it had committed to."""
    added = read_bytes(lines, "contribution", seat, HASH if sealed else "([0-9a-f]{32})")
    if sealed and not sealed.opened_by(seat, added):
        raise RecordError(lines.number - 1, "commit", seat=seat)
    return added


def read_bytes(lines: Lines, word: str, seat: int, pattern: str) -> bytes:
    """The bytes of a seat; none where it has a `-`."""
    found = lines.take(f"{word} {seat} …", f"{word} {seat} (?:{NOTHING}|{pattern})")[1]
    return bytes.fromhex(found) if found else b""


def read_rounds(lines: Lines, seats: int) -> tuple[RecordedRound, ...]:
    rounds = [read_round(lines, 1, seats)]
    while rounds[-1].scores is not None and lines.begins("round "):
        rounds.append(read_round(lines, len(rounds) + 1, seats))
    return tuple(rounds)


def read_round(lines: Lines, number: int, seats: int) -> RecordedRound:
    line = lines.number
    dealer = int(lines.take(f"round {number} dealer …", f"round {number} dealer {SEAT}")[1])
    table = lines.fits(f"table {WORDS}")
    moves: list[tuple[int, str]] = []
    while move := lines.fits(f"([0-{seats - 1}]) {WORDS}"):
        moves.append((int(move[1]), move[2]))
    scores = lines.fits(f"scores {NUMBERS}")
    totals = lines.take("totals …", f"totals {NUMBERS}") if scores else None
    return RecordedRound(
        number=number,
        dealer=dealer,
        table=tuple(table[1].split(" ")) if table else (),
        moves=tuple(moves),
        scores=integers(scores[1]) if scores else None,
        totals=integers(totals[1]) if totals else None,
        line=line,
    )


def integers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(" ")))
