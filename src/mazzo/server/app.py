"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ExceptionHandlersMap
from sqlalchemy import text

from mazzo import __version__
from mazzo.games import BrokenGame, UnknownGame
from mazzo.kernel.errors import OptionError, Reason
from mazzo.server.api import MeApi, TablesApi
from mazzo.server.games import GamesApi, table_sentences
from mazzo.server.guard import Guard, with_headers
from mazzo.server.modules import file_of_game
from mazzo.server.pages import pages
from mazzo.server.refusal import REASONS
from mazzo.server.rooms import NoSuchTable
from mazzo.server.services import CHANNEL, Services, running
from mazzo.server.settings import Settings
from mazzo.server.sockets import table_socket
from mazzo.table.refusal import Refused

MOST_BODY = 32_768
UNLIMITED = ["^/healthz$", "^/readyz$", "^/metrics$", "/socket$"]
"""Counted by nobody; sockets count their messages."""

log = structlog.get_logger()


class Metrics(PrometheusController):
    """What Prometheus reads."""

    path = "/metrics"
    include_in_schema = False


@get("/healthz", include_in_schema=False)
async def alive() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def ready(services: NamedDependency[Services]) -> str:
    """The database answers too."""
    async with services.store.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return "ok"


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


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Reason]:
    log.error("request_failed", path=request.url.path, exc_info=error)
    return refused(500, Reason("server_error"))


HANDLERS: ExceptionHandlersMap = {
    HTTPException: on_http,
    Refused: lambda _, error: refused(409, error.reason),
    NoSuchTable: lambda _, error: refused(404, Reason("no_such_table")),
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
    """The whole server as an ASGI application."""
    channels = ChannelsPlugin(backend=MemoryChannelsBackend(), channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, channels) as services:
            app.state.services = services
            yield

    class Running(InitPlugin):
        """After the channels, so that the services end before them: until then they publish."""

        def on_app_init(self, app_config: AppConfig) -> AppConfig:
            app_config.lifespan.append(lifespan)
            return app_config

    limits = RateLimitConfig(rate_limit=("minute", settings.requests_a_minute), exclude=UNLIMITED)
    measured = PrometheusConfig(app_name="mazzo", prefix="mazzo", group_path=True, exclude=UNLIMITED)
    return Litestar(
        route_handlers=[
            GamesApi,
            table_sentences,
            MeApi,
            TablesApi,
            table_socket,
            alive,
            ready,
            Metrics,
            file_of_game,
            *pages(),
        ],
        dependencies={"services": Provide(services_of)},
        middleware=[Guard(), limits.middleware, measured.middleware],
        exception_handlers=HANDLERS,
        before_send=[with_headers],
        plugins=[channels, Running()],
        openapi_config=OpenAPIConfig(
            title="Mazzo", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
