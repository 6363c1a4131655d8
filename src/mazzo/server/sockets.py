"""The socket of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mazzo.games import BrokenGame, UnknownGame
from mazzo.kernel.errors import Reason
from mazzo.server import metrics
from mazzo.server.asking import session_of
from mazzo.server.connection import Connection, Dropped, Visitor
from mazzo.server.messages import Bye
from mazzo.server.quotas import Limited, address_of
from mazzo.server.room import NoSuchTable
from mazzo.server.services import STOPPING, Services
from mazzo.server.trouble import DamagedTable, Unsaved
from mazzo.server.wire import EXTENSION, Wire
from mazzo.table.refusal import Refused

GOING_AWAY, REFUSED = 1012, 4000
"""Codes with which a socket is closed: to come again, and for a reason that was told."""

LIMITS = ("hello_first", "too_many_messages", "too_slow")
"""Reasons that are counted as limits here; quotas count their own."""

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
        session = await session_of(socket, services)
        standing = await services.standings.of(session.person if session else "")
        standing.check_ban()
        await services.rooms.check_visit(room, session.person if session else "")
    except Refused as refused:
        await say_goodbye(socket, refused.reason, REFUSED)
        return
    except NoSuchTable:
        await say_goodbye(socket, Reason("no_such_table"), REFUSED)
        return
    except (UnknownGame, BrokenGame) as gone:
        # Its package was here when the table was opened.
        await say_goodbye(socket, Reason("no_such_game", {"game": gone.name}), REFUSED)
        return
    except DamagedTable as damaged:
        log.error("table_damaged", table=id, number=damaged.number)
        await say_goodbye(socket, Reason("table_damaged"), REFUSED)
        return
    except Unsaved as unsaved:
        services.store.writer.spell.bad(unsaved)
        await say_goodbye(socket, Reason("not_saved"), GOING_AWAY)
        return
    services.workers.warm(room.table.game.name, room.table.opening.level)
    person = session.person if session else ""
    try:
        services.quotas.connect(person, account=standing.account)
    except Limited as limited:
        await say_goodbye(socket, limited.reason, REFUSED)
        return
    visitor = Visitor(person, session.hash if session else "", address_of(socket), standing.account)
    connection = Connection(
        services.rooms, services.hints, services.quotas, room, visitor, wire_of(socket), services.settings
    )
    services.connections.add(connection)
    metrics.SOCKETS.inc()
    try:
        await conversation(socket, connection)
    finally:
        metrics.SOCKETS.dec()
        services.quotas.disconnect(person)
        services.connections.discard(connection)
        connection.close()
        services.rooms.comings.left(connection.room, person)


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[EXTENSION]["wire"]
    return wire


async def conversation(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Until one of them ends it. What they say goes over the wire."""
    leaving = asyncio.create_task(left(socket, connection))
    try:
        await asyncio.wait((leaving, connection.ended), return_when=asyncio.FIRST_COMPLETED)
        if connection.ended.done():
            connection.ended.result()
    except NoSuchTable:
        # It was deleted meanwhile.
        await say_goodbye(socket, Reason("no_such_table"), REFUSED)
    except DamagedTable:
        await say_goodbye(socket, Reason("table_damaged"), REFUSED)
    except Unsaved:
        await say_goodbye(socket, Reason("not_saved"), GOING_AWAY)
    except Dropped as dropped:
        if dropped.reason.code in LIMITS:
            metrics.LIMITS.labels(dropped.reason.code).inc()
        await say_goodbye(socket, dropped.reason, GOING_AWAY if dropped.reason.code == STOPPING else REFUSED)
    except Exception:
        log.exception("socket_failed", table=connection.room.id)
        await say_goodbye(socket, Reason("server_error"), GOING_AWAY)
    finally:
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)


async def left(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Return when the client has left. Only what came before the wire knew who hears it comes this way."""
    with suppress(WebSocketDisconnect):
        while True:
            message: dict[str, Any] = {**await socket.receive()}
            if message["type"] == "websocket.disconnect":
                return
            text: str | None = message.get("text")
            connection.heard(message.get("bytes") or b"" if text is None else text.encode())


async def say_goodbye(socket: WebSocket[Any, Any, Any], reason: Reason, code: int) -> None:
    """As far as the other side still listens."""
    try:
        async with asyncio.timeout(2):
            await socket.send_json(Bye(reason=reason))
            await socket.close(code, reason.code)
    except (TimeoutError, OSError, RuntimeError, WebSocketDisconnect):
        pass
