"""Whom a socket asks whether they are still there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from mazzo.server.wire import Wire

INTERVAL = 20.0


class Loop:
    """As much of one as a wire needs that is asked for its next ping."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.later: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, wait: float, callback: Callable[[], None]) -> None:
        self.later.append((wait, callback))


class Closing:
    """A transport on which nothing is read any more."""

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return True


def test_only_who_is_silent_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop()
    asked: list[float] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda _: asked.append(loop.now))

    async def nobody(scope: Any, receive: Any, send: Any) -> None: ...

    config = uvicorn.Config(nobody, ws="none", lifespan="off", log_config=None, ws_ping_interval=INTERVAL)
    wire = Wire(config, ServerState(), {}, cast(asyncio.AbstractEventLoop, loop))
    wire.transport = cast(Any, Closing())

    wire.send_keepalive_ping()
    assert asked == [1000.0], "who has never said anything"

    loop.now = 1012.0
    wire.data_received(b"something")
    loop.now = 1020.0
    wire.send_keepalive_ping()
    assert len(asked) == 1
    assert loop.later == [(12.0, wire.send_keepalive_ping)], "as long after that as after an answer"

    loop.now = 1032.0
    wire.send_keepalive_ping()
    assert asked == [1000.0, 1032.0]

    wire.data_received(b"an answer")
    loop.now += INTERVAL - 0.2
    wire.send_keepalive_ping()
    assert len(asked) == 3, "an answer that took a while is nothing that was said meanwhile"
    assert len(loop.later) == 1
