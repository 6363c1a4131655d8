"""What a record holds, and the records that the course of a match gives: the whole truth, or what one viewer saw.

`docs/record.md` describes the file; `write`, `read` and `replay` are in modules of their own.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.fair import Sealed
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.record.course import Course, PlayedRound

Kind = Literal["person", "bot", "nobody"]
"""Who plays a seat: a person, a bot of some level, or nobody, where the rules themselves do (a robot)."""


class RecordError(ValueError):
    """A file that is no record, or a record that is not true: the line, and the reason as a code."""

    def __init__(self, line: int, code: str, **params: Param) -> None:
        self.line = line
        self.reason = Reason(code, params)
        super().__init__(f"line {line}: {code} {params}" if params else f"line {line}: {code}")


class Player(Struct, frozen=True):
    """Who plays a seat."""

    kind: Kind
    name: str = ""
    level: str = ""
    """Of a bot, one word."""

    def __post_init__(self) -> None:
        if (self.kind == "bot") != bool(self.level) or self.level != clean(self.level) or " " in self.level:
            raise ValueError("a bot has a level of one word, nobody else has one")
        force_setattr(self, "name", clean(self.name))


def clean(name: str) -> str:
    """A name without what would break its line or act on a terminal."""
    unfit = ("Cc", "Cs", "Zl", "Zp")
    return " ".join("".join(" " if unicodedata.category(each) in unfit else each for each in name).split())


class RecordedRound(Struct, frozen=True, kw_only=True):
    """A round as texts."""

    number: int
    dealer: int
    table: tuple[str, ...]
    """The cards that were face up from the deal on, in deck order: views do not keep the order of the deal."""
    moves: tuple[tuple[int, str], ...]
    scores: tuple[int, ...] | None
    """Of a round that was counted; `totals` likewise."""
    totals: tuple[int, ...] | None
    line: int = 0
    """Where it begins in the file that was read."""

    @property
    def first_move_line(self) -> int:
        return self.line + (2 if self.table else 1)

    @property
    def scores_line(self) -> int:
        return self.first_move_line + len(self.moves)


class Void(Struct, frozen=True, kw_only=True):
    """A shuffle that does not count, because somebody who had committed to a part of it never revealed that."""

    seed: bytes
    sealed: Sealed
    missing: tuple[tuple[int, str], ...]
    """The seats that never revealed, in seat order, and the names of those who sat there."""


class Record(Struct, frozen=True, kw_only=True):
    """The durable form of a match. Without the seed it is what one viewer saw: it prints, but does not replay."""

    game: str
    options: Options
    seats: int
    players: tuple[Player, ...]
    commitment: bytes
    contributions: tuple[bytes, ...]
    seed: bytes | None
    viewer: int | None
    """Whose record it is, a seat or the WATCHER; None if it holds the whole truth."""
    rounds: tuple[RecordedRound, ...]
    winners: tuple[int, ...] | None
    sealed: Sealed | None = None
    """What was committed to before anybody contributed, in version 2."""
    voids: tuple[Void, ...] = ()
    """The shuffles before this one that do not count."""

    def __repr__(self) -> str:
        whose = "" if self.viewer is None else f" as {'a watcher' if self.viewer < 0 else f'seat {self.viewer}'} saw it"
        state = "unfinished" if self.winners is None else f"won by {' '.join(map(str, self.winners))}"
        last = self.rounds[-1].moves[-1:] if self.rounds else ()
        latest = "".join(f", last move {seat}: {text}" for seat, text in last)
        rounds, moves = many(len(self.rounds), "round"), many(self.moves, "move")
        return f"<Record of {self.game}{whose}: {rounds}, {moves}{latest}, {state}>"

    @property
    def version(self) -> int:
        return 2 if self.sealed else 1

    @property
    def moves(self) -> int:
        """How many moves it holds, in all rounds."""
        return sum(len(played.moves) for played in self.rounds)


def many(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def whole(course: Course, players: Sequence[Player], voids: Sequence[Void] = ()) -> Record:
    """Everything, with the seed. Of a running match it is for saving where nobody who plays can read it."""
    return recorded(course, players, None, voids)


def seen(course: Course, players: Sequence[Player], viewer: int, voids: Sequence[Void] = ()) -> Record:
    """What a seat or a WATCHER was shown."""
    return recorded(course, players, viewer, voids)


def recorded(course: Course, players: Sequence[Player], viewer: int | None, voids: Sequence[Void]) -> Record:
    if len(players) != course.seats:
        raise ValueError(f"{len(players)} players for {course.seats} seats")
    return Record(
        game=course.game.name,
        options=course.options,
        seats=course.seats,
        players=tuple(players),
        commitment=course.fairness.commitment,
        contributions=course.fairness.contributions,
        seed=course.fairness.seed if viewer is None else None,
        viewer=viewer,
        rounds=tuple(recorded_round(course.game, played, viewer) for played in course.rounds),
        winners=tuple(course.match.winners) if course.finished else None,
        sealed=course.fairness.sealed,
        voids=tuple(voids),
    )


def recorded_round(game: Game, played: PlayedRound, viewer: int | None) -> RecordedRound:
    moves = played.listed() if viewer is None else played.shown(viewer)
    counted = played.scores is not None
    return RecordedRound(
        number=played.number,
        dealer=played.dealer,
        table=tuple(game.card(card) for card in game.face_up(played.dealt)),
        moves=tuple((seat, game.print(move)) for seat, move in moves),
        scores=tuple(played.scores or ()) if counted else None,
        totals=tuple(played.totals) if counted else None,
    )
