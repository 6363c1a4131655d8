"""Who makes a request, and the cookie by which a device is known."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from mazzo.server.devices import device_label
from mazzo.server.identity import COOKIE, COOKIE_AGE, cookie_name, token_in
from mazzo.server.services import Services
from mazzo.server.sessions import Session
from mazzo.table.refusal import Refused

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def is_secure(connection: AnyConnection) -> bool:
    """Whether it came through TLS, as the entrance has found out by the server's own origins."""
    return connection.scope["scheme"] in ("https", "wss")


def token_of(connection: AnyConnection) -> str:
    """What a device shows; empty if nothing."""
    return token_in(connection.cookies, is_secure(connection))


async def session_of(connection: AnyConnection, services: Services) -> Session | None:
    """The device that asks, if it is known."""
    return await services.sessions.find(token_of(connection))


async def person_of(request: Request[Any, Any, Any], services: Services) -> str:
    """Who asks; empty if a stranger does."""
    found = await session_of(request, services)
    return found.person if found else ""


async def known_person(request: Request[Any, Any, Any], services: Services) -> str:
    """Raises Refused if a stranger asks."""
    person = await person_of(request, services)
    if not person:
        raise Refused("no_identity")
    return person


def label_of(request: Request[Any, Any, Any]) -> str:
    return device_label(request.headers.get("user-agent", ""))


def cookies_for(token: str, request: Request[Any, Any, Any]) -> list[Cookie]:
    """By which a device is known from now on; without a token, by none."""
    secure = is_secure(request)
    name = cookie_name(secure)
    given = Cookie(
        key=name,
        value=token,
        max_age=COOKIE_AGE if token else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    # Of the time before TLS, or before there were sessions.
    old = [Cookie(key=COOKIE, value="", max_age=0, path="/")] if name != COOKIE and COOKIE in request.cookies else []
    return [given, *old]
