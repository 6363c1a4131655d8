"""Learn from one's own mistakes: those that are sure, in matches one has played and that are judged, as exercises.

An exercise shows what its player saw then. When it comes back is kept with what somebody has learned (`learned`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy import Row, select

from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Choice, Scene
from mazzo.record.course import Course
from mazzo.review.decisions import decisions
from mazzo.server import schema
from mazzo.server.asking import known_person, person_of, visited
from mazzo.server.games import REFUSALS
from mazzo.server.judged import DecisionJudged, ReviewShown
from mazzo.server.reviews import match_id
from mazzo.server.services import Services
from mazzo.server.store import Store
from mazzo.table.state import Table

results, reviews = schema.results.c, schema.reviews.c

LOOKED_AT = 40
"""So many reviews of one's last matches are looked through."""
MOST = 100
"""Exercises in a list."""


class MistakeListed(Struct, frozen=True, kw_only=True):
    """An own move that was surely a mistake."""

    game: str
    table: str
    match: int
    number: int
    """Which move of the match it was."""
    cost: float
    """In the game's `unit`."""
    unit: str
    ended_at: int
    """When the match ended."""


# {"game": "whist", "table": "k7qf3m2xab", "match": 1, "number": 37, "scene": {…}, "accepted": ["1d"], "cost": 1.1, …}
class MistakeShown(Struct, frozen=True, kw_only=True):
    """The position as its player saw it, and what was right in it."""

    game: str
    options: dict[str, str | int]
    seats: int
    you: int
    scene: Scene
    table: str
    match: int
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


class Mistake(NamedTuple):
    """A sure mistake, in the review that tells of it."""

    row: Row[Any]
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
        rows = await reviewed(services.store, person) if person else []
        return await asyncio.to_thread(listed, rows)


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
        rows = await reviewed(services.store, person, match_id(room, match))
        found = next((each for each in mistakes_in(rows) if each.decision.number == number), None)
        if found is None:
            raise NotFoundException("no_such_page")

        def make(table: Table, course: Course) -> bytes:
            return msgspec.json.encode(shown(course, id, match, found))

        made = await services.replays.of(room, match, ("exercise", number, found.row.id), make)
        encoded: Any = made.body
        return Response(encoded, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


async def reviewed(store: Store, person: str, match: str = "") -> Sequence[Row[Any]]:
    """What is judged of the last matches of somebody, or of one match: the latest first, and the thorough review of a
    match before the quick one."""
    query = (
        select(reviews.id, reviews.body, results.match_id, results.seat, results.ended_at)
        .join(schema.reviews, reviews.match_id == results.match_id)
        .where(results.person == person, reviews.body.is_not(None))
        .order_by(results.ended_at.desc(), results.match_id.desc(), reviews.level.desc())
        .limit(LOOKED_AT)
    )
    async with store.reading() as connection:
        found: Any = await connection.execute(query.where(results.match_id == match) if match else query)
        rows: Sequence[Row[Any]] = found.all()
        return rows


def mistakes_in(rows: Iterable[Row[Any]]) -> Iterator[Mistake]:
    """What is an exercise in these reviews; of two reviews of a seat the first one counts."""
    known: set[tuple[str, int]] = set()
    for row in rows:
        review = read(row.body)
        seat = row.match_id, row.seat
        if review is None or seat in known or row.seat not in [each.seat for each in review.players]:
            continue
        known.add(seat)
        own = [each for each in review.decisions if each.player == row.seat and each.accepted]
        yield from (Mistake(row, review, each) for each in sorted(own, key=lambda each: -each.cost))


def read(body: bytes) -> ReviewShown | None:
    """What a review says; nothing if another version has written it otherwise."""
    try:
        return REVIEW.decode(body)
    except msgspec.DecodeError:
        return None


def listed(rows: Iterable[Row[Any]]) -> list[MistakeListed]:
    return [
        MistakeListed(
            game=each.review.game,
            table=each.row.match_id.rpartition("-")[0],
            match=int(each.row.match_id.rpartition("-")[2]),
            number=each.decision.number,
            cost=each.decision.cost,
            unit=each.review.unit,
            ended_at=each.row.ended_at,
        )
        for each in mistakes_in(rows)
    ][:MOST]


def shown(course: Course, table: str, match: int, mistake: Mistake) -> MistakeShown:
    """An exercise; of its position what its player saw, and no more."""
    judged = mistake.decision
    position = next(each for each in decisions(course, [judged.player]) if each.number == judged.number)
    return MistakeShown(
        game=course.game.name,
        options=course.options.dump(),
        seats=course.seats,
        you=judged.player,
        scene=course.game.scene(position.view, position.played.match),
        table=table,
        match=match,
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
