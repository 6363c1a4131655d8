"""Playing a record again: every deal is made anew from the seed, and everything the record claims is checked."""

from __future__ import annotations

from collections.abc import Iterable

from mazzo.games import game
from mazzo.kernel.errors import MoveError
from mazzo.record.course import Course
from mazzo.record.record import Record, RecordedRound, RecordError

KIND_LINE = 2


def replay(record: Record, moves: int | None = None) -> Course:
    """The course of the match after that many of its moves, or as the record leaves it. Raises RecordError.

    Commitments were checked when the record was read; here follow dealers, cards, legality, scores and winners.
    """
    if record.seed is None:
        raise RecordError(KIND_LINE, "not_whole")
    rules = game(record.game)
    course = Course(rules, record.options, record.seats, record.seed, record.contributions, record.sealed)
    for played in record.rounds:
        if played.number > 1:
            next_round(course, played)
        same(played.line, "dealer", [course.current.dealer], [played.dealer])
        same(played.line + 1, "table", map(course.game.card, course.game.face_up(course.dealt)), played.table)
        play_moves(course, played, moves)
        if moves is not None:
            moves -= len(played.moves)
            if moves <= 0:
                return course
        close(course, played)
    check_winners(course, record)
    return course


def verify(record: Record) -> Course:
    """Check a record from beginning to end; the course that it proves. Raises RecordError."""
    return replay(record)


def next_round(course: Course, played: RecordedRound) -> None:
    if course.finished:
        raise RecordError(played.line, "match_over")
    course.deal()


def play_moves(course: Course, played: RecordedRound, most: int | None) -> None:
    for number, (seat, text) in enumerate(played.moves[:most]):
        try:
            course.current.play(seat, course.read(seat, text))
        except MoveError as error:
            line = played.first_move_line + number
            raise RecordError(line, "illegal_move", seat=seat, move=text, reason=error.reason.code) from None


def close(course: Course, played: RecordedRound) -> None:
    """Count the round, if the record says that it was counted."""
    if played.scores is None or played.totals is None:
        return
    if not course.over:
        raise RecordError(played.scores_line, "round_not_over")
    same(played.scores_line, "scores", course.close(), played.scores)
    same(played.scores_line + 1, "totals", course.current.totals, played.totals)


def check_winners(course: Course, record: Record) -> None:
    last = record.rounds[-1]
    line = last.scores_line + (2 if last.scores is not None else 0)
    if record.winners is None:
        if course.finished:
            raise RecordError(line, "winners", expected=" ".join(map(str, course.match.winners)), found="-")
        return
    if not course.finished:
        raise RecordError(line, "match_not_over")
    same(line, "winners", course.match.winners, record.winners)


def same(line: int, what: str, expected: Iterable[int | str], found: Iterable[int | str]) -> None:
    """What the rules say and what the record says must be the same."""
    ours, theirs = " ".join(map(str, expected)), " ".join(map(str, found))
    if ours != theirs:
        raise RecordError(line, what, expected=ours, found=theirs)
