"""How requests are read below the application: whoever keeps the server waiting for one is soon gone."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Literal, cast

import h11
import structlog
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol, RequestResponseCycle

from mazzo.server import metrics
from mazzo.server.crowd import Crowd, Visit
from mazzo.server.settings import Settings
from mazzo.server.wire import Wire

MOST_HEAD = 16_384
"""Bytes of the head of a request."""
NO_ROOM = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

Part = Literal["", "head", "body", "reader"]
"""What a connection is waited for: that a request begins and arrives in full, or that its answer is taken."""

log = structlog.get_logger()


class Reader(h11.Connection):
    """Reads requests, but no body in pieces that does not say its length: a piece costs as much as a request."""

    unwilling = False

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            self.unwilling = True
            raise h11.RemoteProtocolError("a body without its length")
        return event


class Door(H11Protocol):
    """One connection, until it ends or becomes a socket."""

    crowd: Crowd
    conn: Reader
    patience: Mapping[Part, float]
    """Seconds, for each of them."""
    visit: Visit | None = None
    expected: Part = ""
    timer: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, crowd: Crowd, settings: Settings) -> type[Door]:
        """The doors of one server."""
        patience = {"head": settings.head_patience, "body": settings.body_patience, "reader": settings.patience}
        seconds = {part: milliseconds / 1000 for part, milliseconds in patience.items()}
        return type("Door", (cls,), {"crowd": crowd, "patience": seconds})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.conn = Reader(h11.SERVER, MOST_HEAD)
        self.visit = self.crowd.enter(self.client[0] if self.client else "", transport.abort)
        if self.visit is None:
            log.warning("no_room", help="too many connections; a proxy in front is named with --proxy")
            transport.write(NO_ROOM)
            transport.close()
            return
        self.expect("head")

    def handle_events(self) -> None:
        super().handle_events()
        # Not where it has become a socket meanwhile.
        if self.visit:
            self.follow(self.visit)

    def follow(self, visit: Visit) -> None:
        """See what the connection is waited for now."""
        state = self.conn.their_state
        if self.transport.is_closing():
            # What was written still goes, but not for ever.
            self.expect("reader")
        elif state is h11.SEND_BODY:
            self.expect("body")
            self.crowd.asks(visit)
        elif state is not h11.IDLE:
            self.expect("")
            self.crowd.has_asked(visit)
        elif self.conn.trailing_data[0]:
            self.expect("head")
            self.crowd.asks(visit)
        elif self.cycle is not None:
            self.expect("")
            self.crowd.rests(visit)

    def expect(self, part: Part) -> None:
        if part == self.expected:
            return
        self.expected = part
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if part:
            self.timer = self.loop.call_later(self.patience[part], self.late, part)

    def late(self, part: Part) -> None:
        metrics.LIMITS.labels(f"{part}_late").inc()
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.expect("")
        visit, self.visit = self.visit, None
        super().handle_websocket_upgrade(event)
        # It is still a connection of that address.
        wire = cast(Wire, self.transport.get_protocol())
        if visit:
            self.crowd.has_asked(visit)
            wire.left = partial(self.crowd.leave, visit)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.visit:
            self.follow(self.visit)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.expect("reader")

    def send_400_response(self, msg: str) -> None:
        """No request at all, in place of one or of its body; an answer may have begun already."""
        if self.conn.unwilling:
            status, kind = 411, "no_length"
        elif len(self.conn.trailing_data[0]) > MOST_HEAD:
            status, kind = 431, "head_too_long"
        else:
            status, kind = 400, "malformed"
        metrics.LIMITS.labels(kind).inc()
        request: RequestResponseCycle | None = self.cycle
        if request and not request.response_complete:
            # Whoever works on the answer shall not send it after this one.
            request.disconnected = True
            request.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [(b"content-length", b"0"), (b"connection", b"close")]
            answer = h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status])
            for event in (answer, h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.stalled:
            self.stalled = self.loop.call_later(self.patience["reader"], self.late, "reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.expect("")
        self.resume_writing()
        if self.visit:
            self.crowd.leave(self.visit)
