"""The socket of a table."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mazzo.games import BrokenGame, UnknownGame
from mazzo.kernel.errors import Reason
from mazzo.server import metrics
from mazzo.server.connection import Connection, Dropped, Gone, Send
from mazzo.server.identity import COOKIE
from mazzo.server.messages import Bye
from mazzo.server.rooms import NoSuchTable
from mazzo.server.services import STOPPING, Services

GOING_AWAY, REFUSED = 1012, 4000
"""Codes with which a socket is closed: to come again, and for a reason that was told."""

log = structlog.get_logger()


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
) -> None:
    """Sit at a table, or watch it. docs/protocol.md describes the conversation."""
    await socket.accept()
    if services.stopping:
        await say_goodbye(socket, Reason(STOPPING), GOING_AWAY)
        return
    try:
        room = await services.rooms.get(id)
    except NoSuchTable:
        await say_goodbye(socket, Reason("no_such_table"), REFUSED)
        return
    except (UnknownGame, BrokenGame) as gone:
        # Its package was here when the table was opened.
        await say_goodbye(socket, Reason("no_such_game", {"game": gone.name}), REFUSED)
        return
    services.workers.warm()
    person = services.identities.person(socket.cookies.get(COOKIE))
    connection = Connection(services.rooms, services.hints, room, person, sender(socket), services.settings)
    services.connections.add(connection)
    metrics.SOCKETS.inc()
    try:
        await conversation(socket, connection)
    finally:
        metrics.SOCKETS.dec()
        services.connections.discard(connection)
        connection.forget_hint()
        connection.room.listeners.discard(connection)
        services.rooms.left(connection.room, person)


async def conversation(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Listen and tell, until one of them ends."""
    hearing = asyncio.create_task(hear(socket, connection))
    telling = asyncio.create_task(connection.tell())
    try:
        ends = (hearing, telling, connection.dropped)
        done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except Gone:
        pass
    except NoSuchTable:
        # It was deleted meanwhile.
        await say_goodbye(socket, Reason("no_such_table"), REFUSED)
    except Dropped as dropped:
        await say_goodbye(socket, dropped.reason, GOING_AWAY if dropped.reason.code == STOPPING else REFUSED)
    except Exception:
        log.exception("socket_failed", table=connection.room.id)
        await say_goodbye(socket, Reason("server_error"), GOING_AWAY)
    finally:
        for task in (hearing, telling):
            task.cancel()
        await asyncio.gather(hearing, telling, return_exceptions=True)


async def hear(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        await connection.hear(await received(socket))


async def received(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """The next message. Raises Gone."""
    try:
        message: dict[str, Any] = {**await socket.receive()}
    except WebSocketDisconnect:
        raise Gone from None
    if message["type"] == "websocket.disconnect":
        raise Gone
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def sender(socket: WebSocket[Any, Any, Any]) -> Send:
    async def send(text: str) -> None:
        try:
            await socket.send_text(text)
        except (OSError, RuntimeError, WebSocketDisconnect):
            # It was closed from below: a message that was too long, a ping that nobody answered.
            raise Gone from None

    return send


async def say_goodbye(socket: WebSocket[Any, Any, Any], reason: Reason, code: int) -> None:
    """As far as the other side still listens."""
    try:
        async with asyncio.timeout(2):
            await socket.send_json(Bye(reason=reason))
            await socket.close(code, reason.code)
    except (TimeoutError, OSError, RuntimeError, WebSocketDisconnect):
        pass
