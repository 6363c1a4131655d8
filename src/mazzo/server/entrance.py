"""What every request and every socket passes before anything else looks at it, whether or not there is such an address:
how long its head is, who sends it, how often, under which name, and from whose page. Then what browsers may do with
the answer."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from mazzo.kernel.errors import Param, Reason
from mazzo.server import metrics
from mazzo.server.addresses import grouped
from mazzo.server.crowd import Crowd, NoRoom
from mazzo.server.door import MOST_HEAD
from mazzo.server.identity import COOKIE, HEADER
from mazzo.server.origins import Origins, own_names
from mazzo.server.rates import Rates
from mazzo.server.settings import Settings
from mazzo.server.sharing import Sharing
from mazzo.words import dashed, local

SAFE = ("GET", "HEAD", "OPTIONS")
ALIVE = "/healthz"
"""Is counted for itself: whoever has asked too often for other things still learns that the server lives."""
WATCHED = (ALIVE, "/readyz")
"""Whoever watches over the server asks by any name."""
LOOKED_UP = "/looked-up"
LOOKED_UP_A_MINUTE = 60
"""So many cookies that this process has not met yet are looked up for an address whose guests may ask no more."""
COOKIES = (COOKIE.encode(), b"__Host-" + COOKIE.encode())
PROPER = re.compile(rb"[A-Za-z0-9_.~-]{1,200}")
"""A cookie of ours. To unquote others may take the square of their length."""
YEAR = 365 * 24 * 3600

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ALWAYS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
TLS_ALONE = [(b"strict-transport-security", f"max-age={YEAR}".encode())]

RawHeaders = Iterable[tuple[bytes, bytes]]


async def nothing_to_learn(token: str) -> None: ...


class TurnedAway(Exception):
    """Somebody gets no further."""

    def __init__(self, status: int, code: str, *, wait: int = 0, **params: Param) -> None:
        self.status = status
        self.reason = Reason(code, params)
        self.wait = wait
        """Seconds after which it may be tried again, if that is known."""
        super().__init__(code)


class Entrance:
    """The outermost layer of the application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        crowd: Crowd,
        sharing: Sharing | None = None,
        account_of: Callable[[str], str | None] = lambda token: "",
        learn: Callable[[str], Awaitable[None]] = nothing_to_learn,
    ) -> None:
        """`account_of` says which account shows a cookie, empty if none does, and None if that is not known without
        asking; `learn` asks."""
        self.app = app
        self.crowd = crowd
        self.account_of = account_of
        self.learn = learn
        self.of_guests = settings.requests_a_minute_of_guest if settings.origins else None
        """How often all who have no account may ask from one address, if not as often as an account."""
        # A host may have been named to listen on.
        self.origins = Origins(settings.origins, own_names() | {urlsplit(settings.network).hostname or ""})
        self.rates = Rates(settings.requests_a_minute, sharing=sharing)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.request(scope, receive, with_headers(send, ALWAYS))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.socket(scope, receive, send)
        else:
            # The server starts or ends.
            await self.app(scope, receive, send)

    async def request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        try:
            origin = await self.admit(scope)
            if scope["method"] not in SAFE:
                check_page(scope, origin)
                if not values(scope, HEADER.encode()):
                    raise TurnedAway(403, "foreign_origin")
        except TurnedAway as away:
            await refuse(away, scope, send, "http.response")
        else:
            await self.app(scope, receive, with_headers(send, TLS_ALONE) if scope["scheme"] == "https" else send)

    async def socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        peer = peer_of(scope)
        try:
            check_page(scope, await self.admit(scope))
            # One without a proxy is counted as a connection already.
            with self.crowd.socket(grouped(peer_of(scope)) if peer_of(scope) != peer else ""):
                await self.app(scope, receive, send)
        except TurnedAway as away:
            await refuse(away, scope, send, "websocket.http.response")
        except NoRoom as full:
            await refuse(
                TurnedAway(429, "too_many_connections", most=full.most), scope, send, "websocket.http.response"
            )

    async def admit(self, scope: HTTPScope | WebSocketScope) -> str:
        """Let somebody in, as what they are: with the own address, the true scheme, and cookies of ours alone.

        The origin under which they ask; none for those who watch over the server. Raises TurnedAway.
        """
        address = self.crowd.proxies.sender(peer_of(scope), values(scope, b"x-forwarded-for"))
        if address != peer_of(scope):
            scope["client"] = (address, 0)
        too_long = length(scope) > MOST_HEAD
        if not too_long:
            scope["headers"] = own_cookies(scope["headers"])
        if wait := await self.wait(scope["path"], address, () if too_long else scope["headers"]):
            raise TurnedAway(429, "too_many_requests", wait=wait)
        if too_long:
            raise TurnedAway(431, "head_too_long", most=MOST_HEAD)
        if scope["path"] in WATCHED:
            return ""
        host = b"".join(values(scope, b"host")).decode("latin-1")
        origin = self.origins.of(host, scope["scheme"].replace("ws", "http"))
        if origin is None:
            raise TurnedAway(421, "wrong_host", host=host[:100])
        scheme = origin.partition("://")[0]
        scope["scheme"] = scheme if scope["type"] == ScopeType.HTTP else scheme.replace("http", "ws")
        return origin

    async def wait(self, path: str, address: str, headers: RawHeaders) -> int:
        """The seconds for which somebody has asked too often: an account wherever it is, everybody else by address."""
        sender = grouped(address)
        if path == ALIVE:
            return self.rates.wait(sender + ALIVE, self.of_guests)
        if self.of_guests is None:
            return self.rates.wait(sender)
        tokens = [
            pair.partition(b"=")[2].decode()
            for name, value in headers
            if name == b"cookie"
            for pair in value.split(b"; ")
        ]
        if account := self.account_among(tokens):
            return self.rates.wait(account)
        wait = self.rates.wait(sender, self.of_guests)
        # An account may be new to this process, and is not to wait for the guests of its address.
        for token in tokens if wait else ():
            if self.account_of(token) is None and not self.rates.wait(sender + LOOKED_UP, LOOKED_UP_A_MINUTE):
                await self.learn(token)
        return self.rates.wait(account) if wait and (account := self.account_among(tokens)) else wait

    def account_among(self, tokens: Iterable[str]) -> str:
        """As far as it is known here."""
        return next((found for token in tokens if (found := self.account_of(token))), "")


def check_page(scope: HTTPScope | WebSocketScope, own: str) -> None:
    """Refuse what another site's page would like to do with a visitor's identity. Raises TurnedAway."""
    # Browsers name the origin of a page; other clients have none.
    if any(origin != own.encode("latin-1") for origin in values(scope, b"origin")):
        raise TurnedAway(403, "foreign_origin")


def values(scope: HTTPScope | WebSocketScope, wanted: bytes) -> list[bytes]:
    """Of a header, which may come several times."""
    return [value for name, value in scope["headers"] if name == wanted]


def peer_of(scope: HTTPScope | WebSocketScope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def length(scope: HTTPScope | WebSocketScope) -> int:
    """Of the head, as it came; a reader counts it only if it came in pieces."""
    lines = sum(len(name) + len(value) + len(": \r\n") for name, value in scope["headers"])
    return lines + len(scope["raw_path"]) + len(scope["query_string"])


def own_cookies(headers: RawHeaders) -> list[tuple[bytes, bytes]]:
    """Of all cookies only the server's own go further, and only if they look like it."""
    kept: list[tuple[bytes, bytes]] = []
    cookies: dict[bytes, bytes] = {}
    for name, value in headers:
        if name != b"cookie":
            kept.append((name, value))
            continue
        for pair in value.split(b";"):
            key, _, said = pair.strip().partition(b"=")
            if key in COOKIES and PROPER.fullmatch(said):
                cookies.setdefault(key, said)
    if cookies:
        kept.append((b"cookie", b"; ".join(b"=".join(cookie) for cookie in cookies.items())))
    return kept


def with_headers(send: Send, headers: RawHeaders) -> Send:
    """Answers with these headers, unless their handler has said otherwise."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            said = list(message["headers"])
            names = {name.lower() for name, _ in said}
            message["headers"] = [*said, *((name, value) for name, value in headers if name not in names)]
        await send(message)

    return sending


async def refuse(away: TurnedAway, scope: HTTPScope | WebSocketScope, send: Send, kind: str) -> None:
    """Programs get the reason, and whoever has a page before them a sentence."""
    metrics.LIMITS.labels(away.reason.code).inc()
    if any(b"text/html" in accepted for accepted in values(scope, b"accept")):
        params: dict[str, Any] = dict(away.reason.params)
        text, body = b"text/plain; charset=utf-8", said(away.reason.code, **params).encode()
    else:
        text, body = b"application/json", msgspec.json.encode(away.reason)
    headers = [(b"content-type", text), (b"content-length", str(len(body)).encode())]
    if away.wait:
        headers.append((b"retry-after", str(away.wait).encode()))
    if away.status in (429, 431):
        # What else was sent along is not even read.
        headers.append((b"connection", b"close"))
    start: Any = {"type": f"{kind}.start", "status": away.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def said(code: str, **params: Any) -> str:
    return local()(f"table-reason-{dashed(code)}", **params)
