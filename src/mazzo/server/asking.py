"""Who makes a request, and the cookie by which a device is known."""

from __future__ import annotations

from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from mazzo.server.clock import now
from mazzo.server.devices import device_label
from mazzo.server.identity import COOKIE, COOKIE_AGE, cookie_name, token_in
from mazzo.server.passkeys import Place, place_of
from mazzo.server.room import Room
from mazzo.server.services import Services
from mazzo.server.sessions import Session
from mazzo.table.refusal import Refused
from mazzo.table.seating import is_program

PROVED = 900_000
"""How long it is believed that whoever has shown a credential still holds the device, in milliseconds."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def is_secure(connection: AnyConnection) -> bool:
    """Whether it came through TLS, as the entrance has found out by the server's own origins."""
    return connection.scope["scheme"] in ("https", "wss")


def token_of(connection: AnyConnection) -> str:
    """What a device shows; empty if nothing. A program shows the token of its account."""
    kind, _, shown = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return shown.strip()
    return token_in(connection.cookies, is_secure(connection))


async def session_of(connection: AnyConnection, services: Services) -> Session | None:
    """The device that asks, if it is known. A program may look and sit at tables, and change nothing else: raises
    Refused."""
    found = await services.sessions.find(token_of(connection))
    if found and is_program(found.person) and connection.scope.get("method", "GET") not in ("GET", "HEAD"):
        raise Refused("program_may_not")
    return found


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


async def account_of(request: Request[Any, Any, Any], services: Services) -> str:
    """Who asks, if that is somebody with an account. Raises Refused."""
    person = await known_person(request, services)
    if not (await services.standings.of(person)).account:
        raise Refused("no_account")
    return person


async def proved_account(request: Request[Any, Any, Any], services: Services) -> str:
    """The same if a credential was shown on this device a moment ago: for what a thief of the device would like to do.
    Raises Refused."""
    person = await account_of(request, services)
    session = await session_of(request, services)
    if session is None or now() - session.proved_at > PROVED:
        raise Refused("sign_in_again")
    return person


async def visited(request: Request[Any, Any, Any], services: Services, id: str, *, current: bool = False) -> Room:
    """The room of a table to which whoever asks may come; with all that any process has written, if that matters.
    Raises NoSuchTable, MembersOnly, Unsaved."""
    room = await (services.rooms.current(id) if current else services.rooms.get(id))
    if room.table.opening.club:
        await services.rooms.check_visit(room, await person_of(request, services))
    return room


def host_of(request: Request[Any, Any, Any]) -> SplitResult:
    """Under which address somebody asks."""
    return urlsplit(f"{request.scope['scheme']}://{request.headers.get('host', '')}")


def place_of_request(request: Request[Any, Any, Any]) -> Place | None:
    """Where a passkey would hold, if browsers allow one."""
    found = host_of(request)
    return place_of(found.scheme, found.netloc)


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
