"""How sockets are read and written below the conversation.

Messages go straight between the transport and whoever converses: not through queues and tasks, which cost more than the
messages. A client that sends invalid text or reads nothing is quietly cut off.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from mazzo.server import metrics

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

CLOSING = 10
"""How many seconds a client may take to disconnect."""
MOST_UNREAD = 1_048_576
"""Bytes that may wait for a client that only asks: pings are answered without waiting."""
PIECE = 2048
MOST_FRAMES, FRAMES_A_SECOND = 300, 100
"""Pings, pongs and parts of messages, which nobody else counts."""
ROUND_TRIP = 1.0
"""Seconds that an answer to a ping may take until it does not count as something that was said meanwhile."""
NOT_TEXT = 1007
EXTENSION = "mazzo.wire"
"""Under which a handler of the application finds the wire of its socket."""
TEXT, SHORT, LONG = 0x81, 126, 127


class Hearer(Protocol):
    """Who converses over a wire."""

    def heard(self, data: bytes) -> None:
        """A message has come."""

    def wake(self) -> None:
        """There is room again for what is to be said."""


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    left: Callable[[], None] | None = None
    """Called when the connection has ended."""
    hearer: Hearer | None = None
    heard_at = 0.0
    """When anything came last, by the clock of the loop."""
    frames_left = float(MOST_FRAMES)
    frames_at = 0.0
    full_since: float | None = None
    """Since when the client has not read what waits for it, if so much waits that nothing more should be said."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = {"wire": self}

    def say(self, texts: Sequence[bytes]) -> None:
        """Send messages at once. Nothing happens if the client is gone: the application is told that elsewhere."""
        if not self.close_sent and not self.transport.is_closing():
            told = b"".join([part for text in texts for part in (head(len(text)), text)])
            metrics.MOVES.told(len(texts), len(told))
            self.transport.write(told)

    def send_keepalive_ping(self) -> None:
        """Whoever has said something meanwhile need not be asked whether they are there: they are asked as long after
        that as others after their last answer."""
        assert self.ping_interval is not None
        wait = self.heard_at + self.ping_interval - self.loop.time()
        if wait > ROUND_TRIP:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_ping(self) -> None:
        if self.is_frugal():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_frugal():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_frugal():
            super().handle_cont(event)

    def is_frugal(self) -> bool:
        """Whether frames that are no message come seldom enough; if not, the connection ends."""
        since, self.frames_at = self.frames_at, monotonic()
        self.frames_left = min(MOST_FRAMES, self.frames_left + (self.frames_at - since) * FRAMES_A_SECOND) - 1
        if self.frames_left < 0:
            self.transport.abort()
        return self.frames_left >= 0

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full_since = monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full_since = None
        if self.hearer:
            self.hearer.wake()

    def hold(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
            return
        # In pieces, so that somebody who is cut off meanwhile is not listened to any more.
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])
        if self.conn.handshake_exc and not self.handshake_initiated:
            # No handshake: it is answered, but nobody would send that, and the connection would stay for ever.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left:
            self.left()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # Refused in full; else it would count as a failure of the application.
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Invalid text ends the connection; it is not a failure of the server."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                data.decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        if self.hearer is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.hearer.heard(data)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # Closing waits until everything was read, which may be never.
        self.loop.call_later(CLOSING, self.transport.abort)


def head(length: int) -> bytes:
    """What stands before a text of a server: that it is one, whole, and how long (RFC 6455, 5.2)."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2)
    return bytes((TEXT, LONG)) + length.to_bytes(8)
