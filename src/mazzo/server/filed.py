"""A match that is over, as it goes into the history: its record, and what became of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mazzo.record.course import Course
from mazzo.record.record import Player, Void, whole
from mazzo.record.results import SeatResult, form_of, is_standard, results_of
from mazzo.record.writing import write
from mazzo.table import events as happened
from mazzo.table.sealing import COMMIT_AND_REVEAL
from mazzo.table.state import Table

MOST_BY_BOTS = 5
"""Who has a bot make one of so many moves, or more, counts as gone."""


class Sitting(Struct, frozen=True, kw_only=True):
    """Who sat on a seat, and how much of the match."""

    person: str
    """Empty if it was none."""
    moves: int
    bot_moves: int
    quit: bool
    """Whether a bot played for the person in the end or for too long, or the person came too late."""


class Over(Struct, frozen=True, kw_only=True):
    """What is left of a match when it is over: nothing of it changes any more."""

    course: Course
    players: list[Player]
    voids: list[Void]
    sittings: list[Sitting]
    hints: bool
    shuffle: int
    late: Sequence[int] = ()
    """The seats that ended it by coming too late."""


class Filed(Struct, frozen=True, kw_only=True):
    """What is kept."""

    form: str
    record: bytes
    results: list[SeatResult]
    players: list[Player]
    sittings: list[Sitting]
    unrated: str
    """Why it cannot count for ratings, as far as the match itself tells."""


def over(table: Table) -> Over | None:
    """The match that has just ended at a table; nothing if no card was dealt."""
    if table.course is None:
        return None
    return Over(
        course=table.course,
        players=list(table.players),
        voids=list(table.voids.tries),
        sittings=sittings(table),
        hints=table.hints,
        shuffle=table.shuffle.version if table.shuffle else 0,
        late=table.late,
    )


def sittings(table: Table) -> list[Sitting]:
    """Those with whom the match began. Who was sent away is still named; a bot has had the seat since."""
    people = [seat.person for seat in table.seats]
    played: list[tuple[int, bool]] = []
    for told in table.log:
        match told.entry.event:
            case happened.Started():
                played.clear()
            case happened.Moved(seat=seat, by=by):
                played.append((seat, by == "bot"))
            case happened.TakenBack(moves=moves):
                del played[len(played) - moves :]
    for told in reversed(table.log):
        match told.entry.event:
            case happened.Started():
                break
            case happened.Removed(person=person):
                for seat in told.seats:
                    people[seat] = person
    found = []
    for number, holder in enumerate(table.seats):
        moves = sum(mover == number for mover, _ in played)
        bots = sum(mover == number and by_bot for mover, by_bot in played)
        gone = (
            number in table.late
            or holder.stand_in
            or holder.person != people[number]
            or bots * MOST_BY_BOTS >= max(moves, 1)
        )
        found.append(Sitting(person=people[number], moves=moves, bot_moves=bots, quit=bool(people[number]) and gone))
    return found


def filed(match: Over) -> Filed:
    """Takes a while for a long match."""
    course = match.course
    return Filed(
        form=form_of(course.game, course.options, course.seats),
        record=write(whole(course, match.players, match.voids)),
        results=results_of(course, match.late),
        players=match.players,
        sittings=match.sittings,
        unrated=obstacle(match),
    )


def obstacle(match: Over) -> str:
    """Why a match cannot count, by what was played and who sat there."""
    people = [sitting.person for sitting in match.sittings]
    if not match.course.finished and not match.late:
        return "abandoned"
    if match.shuffle != COMMIT_AND_REVEAL:
        return "shuffle"
    if any(player.kind != "person" for player in match.players) or not distinct(people):
        return "bots"
    if match.hints:
        return "hints"
    if not is_standard(match.course.game, match.course.options):
        return "options"
    return ""


def distinct(people: Sequence[str]) -> bool:
    return all(people) and len(set(people)) == len(people)
