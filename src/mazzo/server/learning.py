"""Lessons and first deals over HTTP. The server keeps nothing: a client sends all that was done, and gets what is seen.

They are played again where quick bots think, each address in its turn, so that nobody at a table waits for a learner.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.params import FromPath, JSONBody

from mazzo.games import game
from mazzo.learn.answers import first_answer, lesson_answer, listed
from mazzo.learn.sights import FirstDone, FirstSeen, LessonDone, LessonSeen, LessonsListed
from mazzo.server.games import REFUSALS
from mazzo.server.quotas import address_of
from mazzo.server.services import Services
from mazzo.server.thinkers import Work
from mazzo.server.worker import Unfinished
from mazzo.words import languages

JSON = "application/json"


class LearnApi(Controller):
    """Lessons, and the first deal with a coach."""

    path = "/api/learn"

    @get("/{name:str}/{which:str}", responses=REFUSALS)
    async def lessons(
        self, services: NamedDependency[Services], name: FromPath[str], which: FromPath[str]
    ) -> LessonsListed:
        """The lessons of a game, in the language `which` or else in English."""
        game(name)
        if which not in languages():
            raise NotFoundException("no_such_page")
        # Who looks at the list will soon begin one.
        services.workers.quick.warm()
        return listed(name, which)

    @post("/{name:str}/first", status_code=200, responses=REFUSALS)
    async def first(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        name: FromPath[str],
        data: JSONBody[FirstDone],
    ) -> Response[FirstSeen]:
        """What is seen in the first deal, after all that was played and said."""
        if not listed(game(name).name, data.lang).first:
            raise NotFoundException("no_such_page")
        return answer(await worked_out(request, services, first_answer, name, msgspec.json.encode(data)))

    @post("/{name:str}/{which:str}", status_code=200, responses=REFUSALS)
    async def lesson(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        name: FromPath[str],
        which: FromPath[str],
        data: JSONBody[LessonDone],
    ) -> Response[LessonSeen]:
        """What is seen in the lesson `which`, after all that was done."""
        if all(lesson.id != which for lesson in listed(game(name).name, data.lang).lessons):
            raise NotFoundException("no_such_page")
        return answer(await worked_out(request, services, lesson_answer, name, which, msgspec.json.encode(data)))


async def worked_out(request: Request[Any, Any, Any], services: Services, work: Work, *given: Any) -> bytes | str:
    services.quotas.learn(address_of(request))
    try:
        found: bytes | str = await services.workers.quick.do(address_of(request), work, *given)
    except Unfinished as unfinished:
        raise HTTPException(status_code=503, detail="hint_unfinished") from unfinished
    return found


def answer(found: bytes | str) -> Response[Any]:
    if isinstance(found, str):
        raise ValidationException(found)
    return Response(found, media_type=JSON, headers={"cache-control": "no-store"})
