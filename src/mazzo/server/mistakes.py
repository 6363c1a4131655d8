"""Learn from one's own mistakes: those that are sure, in matches and deals of a day that one has played and that are
judged, as exercises.

An exercise shows what its player saw then. When it comes back is kept with what somebody has learned (`learned`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy import Row, func, literal, select

from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Choice, Scene
from mazzo.learn.daily import YOU
from mazzo.record.course import Course
from mazzo.review.decisions import decisions
from mazzo.server import schema
from mazzo.server.asking import known_person, person_of, visited
from mazzo.server.day_matches import OF_DAY, PART, match_of, table_of
from mazzo.server.day_matches_api import own
from mazzo.server.games import REFUSALS
from mazzo.server.judged import DecisionJudged, ReviewShown
from mazzo.server.made import Answer
from mazzo.server.reviews import match_id
from mazzo.server.services import Services
from mazzo.server.store import Store
from mazzo.table.state import Table

results, reviews, plays = schema.results.c, schema.reviews.c, schema.day_plays.c

LOOKED_AT = 40
"""So many reviews of one's last matches are looked through, and as many of deals of a day."""
MOST = 100
"""Exercises in a list."""


class MistakeListed(Struct, frozen=True, kw_only=True):
    """An own move that was surely a mistake."""

    game: str
    source: str
    """Where it was: `t/`, the table and which match there, or `daily/`, the game and the day."""
    number: int
    """Which move of the match it was."""
    cost: float
    """In the game's `unit`."""
    unit: str
    ended_at: int
    """When the match ended."""


# {"game": "whist", "source": "t/k7qf3m2xab/1", "number": 37, "scene": {…}, "accepted": ["1d"], "cost": 1.1, …}
class MistakeShown(Struct, frozen=True, kw_only=True):
    """The position as its player saw it, and what was right in it."""

    game: str
    options: dict[str, str | int]
    seats: int
    you: int
    scene: Scene
    source: str
    number: int
    round: int
    place: int
    """The frame of the round's replay in which it is decided."""
    accepted: list[str]
    """All moves that are not surely worse than the best, or with which such a turn begins."""
    unweighed: list[str]
    """Legal moves of which nobody knows what they are worth: they were not compared."""
    played: list[Choice]
    better: list[Choice]
    cost: float
    unit: str
    advice: Reason


class Judged(NamedTuple):
    """What is written down of a review that somebody may learn from."""

    id: str
    body: bytes
    level: str
    match: str
    seat: int
    ended_at: int
    source: str


class Mistake(NamedTuple):
    """A sure mistake, in the review that tells of it."""

    judged: Judged
    review: ReviewShown
    decision: DecisionJudged


REVIEW = msgspec.json.Decoder(ReviewShown)


class OwnMistakesApi(Controller):
    """The mistakes of whoever asks."""

    path = "/api/me/mistakes"

    @get(responses=REFUSALS)
    async def mistakes(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> list[MistakeListed]:
        """Those of the last matches that are judged, the latest match first, in it the costliest; none of a
        stranger."""
        person = await person_of(request, services)
        judged = await reviewed(services.store, person) if person else []
        return await asyncio.to_thread(listed, judged)


class ExercisesApi(Controller):
    """A mistake as an exercise."""

    path = "/api/tables/{id:str}/reviews/{match:int}/exercises"

    @get("/{number:int}", responses=REFUSALS)
    async def exercise(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        number: FromPath[int],
    ) -> Response[MistakeShown]:
        """The position before an own move that was surely a mistake, and what was right; 404 if it was none."""
        room = await visited(request, services, id, current=True)
        person = await known_person(request, services)
        found = await mistake(services.store, person, match_id(room, match), number)

        def make(table: Table, course: Course) -> bytes:
            return msgspec.json.encode(shown(course, found))

        return answered(await services.replays.of(room, match, ("exercise", number, found.judged.id), make))


class DayExercisesApi(Controller):
    """A mistake in the deal of a day as an exercise."""

    path = "/api/days/{day:str}/{name:str}/review/exercises"

    @get("/{number:int}", responses=REFUSALS)
    async def exercise(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
        number: FromPath[int],
    ) -> Response[MistakeShown]:
        """The position before an own move that was surely a mistake, and what was right; 404 if it was none."""
        deal = await own(request, services, day, name)
        found = await mistake(services.store, deal.person, match_of(deal.play.id), number)

        def exercise(record: bytes) -> bytes:
            return msgspec.json.encode(shown(table_of(record, deal.person, deal.play.ended_at).played(), found))

        async def make() -> bytes:
            return await asyncio.to_thread(exercise, (await deal.record()).body)

        return answered(await services.replays.made.get(("exercise", number, found.judged.id), make))


def answered(made: Answer) -> Response[MistakeShown]:
    encoded: Any = made.body
    return Response(encoded, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


async def mistake(store: Store, person: str, match: str, number: int) -> Mistake:
    """That move of a match. Raises NotFoundException if it was no sure mistake of this person."""
    judged = await reviewed(store, person, match)
    found = next((each for each in mistakes_in(judged) if each.decision.number == number), None)
    if found is None:
        raise NotFoundException("no_such_page")
    return found


async def reviewed(store: Store, person: str, match: str = "") -> list[Judged]:
    """What is judged of the last matches and deals of a day of somebody, or of one: the latest first, and the thorough
    review of a match before the quick one."""
    kept = (reviews.id, reviews.body, reviews.level, reviews.match_id)
    wanted = (reviews.body.is_not(None), *([reviews.match_id == match] if match else []))
    at_tables = (
        select(*kept, results.seat, results.ended_at)
        .join(schema.results, reviews.match_id == results.match_id)
        .where(results.person == person, *wanted)
        .order_by(results.ended_at.desc())
        .limit(LOOKED_AT)
    )
    of_days = (
        select(*kept, literal(YOU).label("seat"), plays.ended_at, plays.game, plays.day)
        .join(schema.day_plays, reviews.match_id == literal(OF_DAY).concat(func.substr(plays.id, 1, PART)))
        .where(plays.person == person, plays.result.is_not(None), *wanted)
        .order_by(plays.ended_at.desc())
        .limit(LOOKED_AT)
    )
    async with store.reading() as connection:
        matches: Any = await connection.execute(at_tables)
        found = [judged_of(row, "t/{}/{}".format(*row.match_id.rsplit("-", 1))) for row in matches]
        deals: Any = await connection.execute(of_days)
        found += [judged_of(row, f"daily/{row.game}/{row.day}") for row in deals]
    return sorted(found, key=lambda each: (each.ended_at, each.match, each.level), reverse=True)


def judged_of(row: Row[Any], source: str) -> Judged:
    return Judged(row.id, row.body, row.level, row.match_id, row.seat, row.ended_at, source)


def mistakes_in(judged: Iterable[Judged]) -> Iterator[Mistake]:
    """What is an exercise in these reviews; of two reviews of a seat the first one counts."""
    known: set[tuple[str, int]] = set()
    for one in judged:
        review = read(one.body)
        seat = one.match, one.seat
        if review is None or seat in known or one.seat not in [each.seat for each in review.players]:
            continue
        known.add(seat)
        mine = [each for each in review.decisions if each.player == one.seat and each.accepted]
        yield from (Mistake(one, review, each) for each in sorted(mine, key=lambda each: -each.cost))


def read(body: bytes) -> ReviewShown | None:
    """What a review says; nothing if another version has written it otherwise."""
    try:
        return REVIEW.decode(body)
    except msgspec.DecodeError:
        return None


def listed(judged: Iterable[Judged]) -> list[MistakeListed]:
    return [
        MistakeListed(
            game=each.review.game,
            source=each.judged.source,
            number=each.decision.number,
            cost=each.decision.cost,
            unit=each.review.unit,
            ended_at=each.judged.ended_at,
        )
        for each in mistakes_in(judged)
    ][:MOST]


def shown(course: Course, mistake: Mistake) -> MistakeShown:
    """An exercise; of its position what its player saw, and no more."""
    judged = mistake.decision
    position = next(each for each in decisions(course, [judged.player]) if each.number == judged.number)
    return MistakeShown(
        game=course.game.name,
        options=course.options.dump(),
        seats=course.seats,
        you=judged.player,
        scene=course.game.scene(position.view, position.played.match),
        source=mistake.judged.source,
        number=judged.number,
        round=judged.round,
        place=judged.place,
        accepted=judged.accepted,
        unweighed=judged.unweighed,
        played=judged.played,
        better=judged.better,
        cost=judged.cost,
        unit=course.game.unit,
        advice=judged.advice,
    )
