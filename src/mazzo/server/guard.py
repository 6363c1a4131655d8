"""What stands before every request: where it may come from, and what browsers may do with the answer."""

from __future__ import annotations

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mazzo.server.identity import HEADER

SAFE = ("GET", "HEAD", "OPTIONS")
MOST_HOST = 300
"""Longer than any name with a port; it goes into links and codes."""

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


def same_origin(headers: Headers) -> bool:
    """Browsers name the origin of a page; other clients have none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    return bool(scheme) and host == headers.get("host")


class Guard(ASGIMiddleware):
    """Refuses what another site's page would like to do with a visitor's identity."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        if len(headers.get("host", "")) > MOST_HOST:
            raise ClientException("no_such_host")
        if scope["type"] == ScopeType.WEBSOCKET:
            if not same_origin(headers):
                raise PermissionDeniedException("foreign_origin")
            await next_app(scope, receive, send)
            return
        if scope["method"] not in SAFE and (HEADER not in headers or not same_origin(headers)):
            raise PermissionDeniedException("foreign_origin")
        await next_app(scope, receive, send)


async def with_headers(message: Message, _: Scope) -> None:
    """Before any answer is sent, also those for which no handler was found."""
    if message["type"] == "http.response.start":
        answer = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            answer.setdefault(name, value)
