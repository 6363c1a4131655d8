"""Reviews over HTTP: ask for one, see how far it is, read it, break it off. And playing on from any move."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter

from mazzo.learn.playing_on import PlayOnDone, PlayOnSeen, play_on_answer
from mazzo.server.asking import known_person, person_of, visited
from mazzo.server.games import REFUSALS
from mazzo.server.judged import ReviewShown
from mazzo.server.learning import answer, worked_out
from mazzo.server.reviews import Level, ReviewState, nameless
from mazzo.server.services import Services

How = Annotated[Level, QueryParameter(description="How thoroughly it is judged.")]


class ReviewsApi(Controller):
    """The review of a match that is over."""

    path = "/api/tables/{id:str}/reviews/{match:int}"

    @get(responses=REFUSALS)
    async def state(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        level: How = "quick",
    ) -> ReviewState:
        """How far it is; nothing is asked for."""
        over = services.reviews.at_table(await visited(request, services, id, current=True), match)
        return await services.reviews.state(over, level, await person_of(request, services))

    @post(status_code=200, responses=REFUSALS)
    async def ask(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        level: How = "quick",
    ) -> ReviewState:
        """Have it judged, unless it was or is."""
        person = await known_person(request, services)
        (await services.standings.of(person)).check_ban()
        over = services.reviews.at_table(await visited(request, services, id, current=True), match)
        return await services.reviews.ask(over, level, person)

    @delete(status_code=200, responses=REFUSALS)
    async def cancel(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        level: How = "quick",
    ) -> ReviewState:
        """Break it off, as whoever asked for it first. What is judged is kept: who asks again goes on there."""
        person = await known_person(request, services)
        over = services.reviews.at_table(await visited(request, services, id, current=True), match)
        return await services.reviews.cancel(over, level, person)

    @post("/play-on", status_code=200, responses=REFUSALS)
    async def play_on(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        data: JSONBody[PlayOnDone],
    ) -> Response[PlayOnSeen]:
        """What is seen after somebody has played on from a move, against bots. Nothing of it is kept."""
        room = await visited(request, services, id, current=True)
        record = await services.replays.of(room, match, "nameless", nameless)
        return answer(await worked_out(request, services, play_on_answer, record.body, msgspec.json.encode(data)))

    @get("/result", responses=REFUSALS)
    async def result(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        level: How = "quick",
    ) -> Response[ReviewShown]:
        """What is judged so far: as soon as all decisions of a seat are, it is there."""
        over = services.reviews.at_table(await visited(request, services, id, current=True), match)
        found: Any = await services.reviews.result(over, level)
        return Response(found, media_type=MediaType.JSON, headers={"cache-control": "no-store"})
