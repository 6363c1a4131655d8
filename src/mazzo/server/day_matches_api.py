"""What one has played of a day that is over, over HTTP: its replay, its review, and playing on from any move. It is
for whoever played it, and for nobody before the day is over."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter

from mazzo.games import game
from mazzo.kernel.contract import WATCHER
from mazzo.learn.daily_answers import record_of
from mazzo.learn.playing_on import PlayOnDone, PlayOnSeen, play_on_answer
from mazzo.server.api import LASTING, Version, lasting
from mazzo.server.asking import known_person
from mazzo.server.day_matches import match_of, table_of
from mazzo.server.days import Play
from mazzo.server.games import REFUSALS
from mazzo.server.judged import ReviewShown
from mazzo.server.learning import answer, worked_out
from mazzo.server.made import Answer
from mazzo.server.replays import Replay, replay
from mazzo.server.review_api import How
from mazzo.server.reviews import Over, ReviewState, nameless
from mazzo.server.services import Services
from mazzo.table.refusal import Refused


class Own:
    """A deal that somebody has played on a day that is over."""

    def __init__(self, request: Request[Any, Any, Any], services: Services, person: str, name: str, play: Play) -> None:
        self.request = request
        self.services = services
        self.person = person
        self.name = name
        self.play = play

    async def record(self) -> Answer:
        """Everything with its seed. The bots' moves follow from it anew, which takes its time."""

        async def make() -> bytes:
            given = await self.services.dailies.given(self.play.day, self.name, self.play.moves)
            body: Any = await worked_out(self.request, self.services, record_of, given)
            return bytes(body)

        return await self.services.replays.made.get(("day", self.play.id), make)

    async def replay(self, seat: int | None) -> Answer:
        """Move by move, as a seat saw it."""

        async def make() -> bytes:
            record = (await self.record()).body
            return await asyncio.to_thread(self.replayed, record, seat)

        return await self.services.replays.made.get(("day", self.play.id, self.person, seat), make)

    def replayed(self, record: bytes, seat: int | None) -> bytes:
        table = table_of(record, self.person, self.play.ended_at)
        if seat is not None and not WATCHER <= seat < len(table.seats):
            raise Refused("no_such_seat", number=seat)
        return msgspec.json.encode(replay(table, table.played(), 1, self.person, seat))

    def over(self) -> Over:
        """As reviews know it."""

        async def record() -> bytes:
            written = (await self.record()).body
            table = await asyncio.to_thread(table_of, written, self.person, self.play.ended_at)
            return nameless(table, table.played())

        return Over(match_of(self.play.id), game(self.name), record)


async def own(request: Request[Any, Any, Any], services: Services, day: str, name: str) -> Own:
    """Raises Refused until the day is over, and for who has not played the deal to its end."""
    person, rules, days = await known_person(request, services), game(name), services.dailies.days
    days.closed(day)
    play = await days.find(day, rules.name, person)
    if play is None or not play.over:
        raise Refused("no_such_record")
    return Own(request, services, person, rules.name, play)


class DayMatchesApi(Controller):
    """A day's deal that one has played, as finished matches are seen."""

    path = "/api/days/{day:str}/{name:str}"

    @get("/replay", responses=LASTING)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
        seat: Annotated[int | None, QueryParameter(description="Whose cards are seen; -1 for what all saw.")] = None,
        v: Version = None,
    ) -> Response[Replay]:
        """The round move by move."""
        return lasting(await (await own(request, services, day, name)).replay(seat), request, v)

    @get("/review", responses=REFUSALS)
    async def state(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
        level: How = "quick",
    ) -> ReviewState:
        """How far its review is; nothing is asked for."""
        found = await own(request, services, day, name)
        return await services.reviews.state(found.over(), level, found.person)

    @post("/review", status_code=200, responses=REFUSALS)
    async def ask(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
        level: How = "quick",
    ) -> ReviewState:
        """Have it judged, unless it was or is."""
        found = await own(request, services, day, name)
        (await services.standings.of(found.person)).check_ban()
        return await services.reviews.ask(found.over(), level, found.person)

    @delete("/review", status_code=200, responses=REFUSALS)
    async def cancel(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
        level: How = "quick",
    ) -> ReviewState:
        """Break it off. What is judged is kept: who asks again goes on there."""
        found = await own(request, services, day, name)
        return await services.reviews.cancel(found.over(), level, found.person)

    @get("/review/result", responses=REFUSALS)
    async def result(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
        level: How = "quick",
    ) -> Response[ReviewShown]:
        """What is judged so far."""
        found: Any = await services.reviews.result((await own(request, services, day, name)).over(), level)
        return Response(found, media_type=MediaType.JSON, headers={"cache-control": "no-store"})

    @post("/review/play-on", status_code=200, responses=REFUSALS)
    async def play_on(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
        data: JSONBody[PlayOnDone],
    ) -> Response[PlayOnSeen]:
        """What is seen after one has played on from a move, against bots. Nothing of it is kept."""
        record = (await (await own(request, services, day, name)).record()).body
        return answer(await worked_out(request, services, play_on_answer, record, msgspec.json.encode(data)))
