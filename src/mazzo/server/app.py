"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DBAPIError

from mazzo import __version__
from mazzo.games import BrokenGame, UnknownGame
from mazzo.kernel.errors import OptionError, Reason
from mazzo.server.account_api import AccountsApi, CredentialsApi, OwnDataApi, SignInApi
from mazzo.server.api import TablesApi
from mazzo.server.bot_ratings import BotRatingsApi
from mazzo.server.club_door import MembersOnly
from mazzo.server.clubs_api import ClubRulesApi, ClubsApi, OwnClubsApi
from mazzo.server.day_matches_api import DayMatchesApi
from mazzo.server.days_api import DaysApi
from mazzo.server.games import GamesApi, table_sentences
from mazzo.server.inboxes import InboxApi, inbox_socket
from mazzo.server.learned import LearnedApi
from mazzo.server.learning import LearnApi
from mazzo.server.me import MeApi, PairingsApi
from mazzo.server.mistakes import DayExercisesApi, ExercisesApi, OwnMistakesApi
from mazzo.server.moderation_api import ModerationApi, ReportsApi
from mazzo.server.modules import file_of_game
from mazzo.server.pages import pages
from mazzo.server.people import HistoryApi, PeopleApi, RatingsApi
from mazzo.server.programs_api import ProgramsApi
from mazzo.server.puzzles import PuzzlesApi
from mazzo.server.quotas import Limited
from mazzo.server.refusal import REASONS
from mazzo.server.review_api import ReviewsApi
from mazzo.server.room import NoSuchTable
from mazzo.server.services import Services, running
from mazzo.server.settings import Settings
from mazzo.server.sharing import Sharing
from mazzo.server.sockets import table_socket
from mazzo.server.trouble import DamagedTable, Unsaved, trouble_of
from mazzo.table.refusal import Refused

MOST_BODY = 32_768
UNMEASURED = ["^/healthz$", "^/readyz$", "/socket$"]
"""Those who watch over the server, and sockets, which have measures of their own."""

log = structlog.get_logger()


@get("/healthz", include_in_schema=False)
async def alive() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def ready(services: NamedDependency[Services]) -> Response[str] | Response[Reason]:
    """The database takes what is written too."""
    trouble = await services.readiness.trouble()
    if trouble:
        return refused(503, Reason("not_ready", {"problem": trouble}))
    return Response("ok", media_type="text/plain")


async def services_of(state: State) -> Services:
    found: Services = state.services
    return found


def refused(status: int, reason: Reason) -> Response[Reason]:
    return Response(reason, status_code=status, media_type="application/json")


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Reason]:
    """Malformed requests and unknown addresses, in the one form that all refusals have."""
    code = (
        error.detail
        if error.detail in REASONS
        else {404: "no_such_page", 429: "too_many_requests"}.get(error.status_code, "malformed_request")
    )
    params: dict[str, Any] = {} if code == error.detail else {"problem": error.detail[:200]}
    answer = refused(error.status_code, Reason(code, params))
    answer.headers.update(error.headers or {})
    return answer


def on_damage(_: Request[Any, Any, Any], error: DamagedTable) -> Response[Reason]:
    log.error("table_damaged", table=error.table, number=error.number)
    return refused(500, Reason("table_damaged"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Reason]:
    log.error("request_failed", path=request.url.path, exc_info=error)
    return refused(500, Reason("server_error"))


def on_database(request: Request[Any, Any, Any], error: DBAPIError) -> Response[Reason]:
    """What a handler has asked of the database itself."""
    return refused(503, Reason("not_saved")) if trouble_of(error) else on_failure(request, error)


HANDLERS: ExceptionHandlersMap = {
    HTTPException: on_http,
    Limited: lambda _, error: refused(429, error.reason),
    MembersOnly: lambda _, error: refused(403, error.reason),
    Refused: lambda _, error: refused(409, error.reason),
    NoSuchTable: lambda _, error: refused(404, Reason("no_such_table")),
    Unsaved: lambda _, error: refused(503, Reason("not_saved")),
    DBAPIError: on_database,
    DamagedTable: on_damage,
    UnknownGame: lambda _, error: refused(404, Reason("no_such_game", {"game": error.name})),
    BrokenGame: lambda _, error: refused(404, Reason("no_such_game", {"game": error.name})),
    OptionError: lambda _, error: refused(
        409, Reason("option", {"option": error.key, "value": str(error.value)[:80], "allowed": error.allowed})
    ),
    # A body of brackets alone.
    RecursionError: lambda _, error: refused(400, Reason("malformed_request", {"problem": str(error)})),
    Exception: on_failure,
}


def create_app(settings: Settings) -> Litestar:
    """The whole server as an ASGI application; `mazzo.server.run` puts the entrance before it."""
    sharing = Sharing()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, sharing) as services:
            app.state.services = services
            yield

    measured = PrometheusConfig(app_name="mazzo", prefix="mazzo", group_path=True, exclude=UNMEASURED)
    return Litestar(
        route_handlers=[
            GamesApi,
            table_sentences,
            LearnApi,
            PuzzlesApi,
            DayMatchesApi,
            DaysApi,
            AccountsApi,
            SignInApi,
            CredentialsApi,
            OwnDataApi,
            ProgramsApi,
            ReportsApi,
            ModerationApi,
            MeApi,
            LearnedApi,
            OwnMistakesApi,
            HistoryApi,
            PeopleApi,
            RatingsApi,
            BotRatingsApi,
            PairingsApi,
            TablesApi,
            ReviewsApi,
            ExercisesApi,
            DayExercisesApi,
            InboxApi,
            OwnClubsApi,
            ClubsApi,
            ClubRulesApi,
            table_socket,
            inbox_socket,
            alive,
            ready,
            file_of_game,
            *pages(),
        ],
        state=State({"settings": settings, "sharing": sharing}),
        dependencies={"services": Provide(services_of)},
        middleware=[measured.middleware],
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Mazzo", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
