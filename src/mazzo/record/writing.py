"""A record as UTF-8 text with plain line feeds, one fact a line, with a checksum as its last line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from mazzo.kernel.contract import WATCHER
from mazzo.kernel.fair import Sealed, committed
from mazzo.record.record import Player, Record, RecordedRound, Void

HEADER = "mazzo record"
VERSIONS = (1, 2)
NOTHING = "-"
"""A contribution, or a commitment to one, that was not made."""


def write(record: Record) -> bytes:
    """The contents of the file."""
    body = "".join(f"{line}\n" for line in lines(record)).encode()
    return body + checksum(body)


def checksum(body: bytes) -> bytes:
    """The last line of a record, for everything before it."""
    return f"sha256 {sha256(body).hexdigest()}\n".encode()


def lines(record: Record) -> Iterator[str]:
    yield f"{HEADER} {record.version}"
    yield f"kind {kind(record)}"
    yield f"game {record.game}"
    yield f"seats {record.seats}"
    for key, value in record.options.dump().items():
        yield f"option {key} {value}"
    for seat, player in enumerate(record.players):
        yield f"player {seat} {described(player)}"
    for void in record.voids:
        yield from void_lines(void)
    yield from sealed_lines(record.commitment, record.sealed)
    for seat, contribution in enumerate(record.contributions):
        yield f"contribution {seat} {contribution.hex() or NOTHING}"
    if record.seed is not None:
        yield f"seed {record.seed.hex()}"
    for played in record.rounds:
        yield from round_lines(played)
    if record.winners is not None:
        yield f"winners {numbers(record.winners)}"


def sealed_lines(commitment: bytes, sealed: Sealed | None) -> Iterator[str]:
    """What is published before anybody contributes."""
    if sealed:
        yield f"context {sealed.context.hex()}"
    yield f"commitment {commitment.hex()}"
    for seat, commit in enumerate(sealed.commits if sealed else ()):
        yield f"commit {seat} {commit.hex() or NOTHING}"


def void_lines(void: Void) -> Iterator[str]:
    yield from sealed_lines(committed(void.seed), void.sealed)
    yield f"seed {void.seed.hex()}"
    for seat, name in void.missing:
        yield f"void {seat} {name}".rstrip(" ")


def round_lines(played: RecordedRound) -> Iterator[str]:
    yield f"round {played.number} dealer {played.dealer}"
    if played.table:
        yield f"table {' '.join(played.table)}"
    for seat, move in played.moves:
        yield f"{seat} {move}"
    if played.scores is not None and played.totals is not None:
        yield f"scores {numbers(played.scores)}"
        yield f"totals {numbers(played.totals)}"


def kind(record: Record) -> str:
    if record.viewer is None:
        return "unfinished" if record.winners is None else "complete"
    return "watcher" if record.viewer == WATCHER else f"seat {record.viewer}"


def described(player: Player) -> str:
    return " ".join(part for part in (player.kind, player.level, player.name) if part)


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))
