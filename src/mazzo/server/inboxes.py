"""The inbox over HTTP and over its socket, and what one does about friends and invitations."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from mazzo.kernel.errors import Reason
from mazzo.server.asking import known_person, person_of, session_of, visited
from mazzo.server.games import REFUSALS
from mazzo.server.inbox import InboxShown, Listening
from mazzo.server.messages import Beat
from mazzo.server.services import STOPPING, Services
from mazzo.server.sockets import GOING_AWAY, REFUSED, say_goodbye
from mazzo.server.trouble import Unsaved
from mazzo.table.commands import Seat
from mazzo.table.lobby import seat_at
from mazzo.table.refusal import Refused

BEAT = 20
"""Seconds of silence after which the server says that it is there."""
TOGETHER = 0.05
"""Seconds in which several changes are told at once."""
LATER = 1.0
"""Seconds until what could not be read is tried again."""

TableId = Annotated[str, Meta(max_length=16)]


# {"table": "k7qf3m2xab", "seat": 2}
class FriendWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whoever sits there shall be asked for their friendship."""

    table: TableId
    seat: Seat


# {"table": "k7qf3m2xab"}
class InvitationWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """To which table a friend is invited."""

    table: TableId


class InboxApi(Controller):
    """What one should hear of, friends, and invitations."""

    path = "/api/me"

    @get("/inbox", responses=REFUSALS)
    async def inbox(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> InboxShown:
        """Where one is waited for, to what one is invited, and one's friends."""
        person = await person_of(request, services)
        return await services.inbox.shown(person) if person else InboxShown(turns=[], invitations=[], friends=[])

    @post("/friends", status_code=204, responses=REFUSALS)
    async def ask(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[FriendWanted]
    ) -> None:
        """Ask somebody at a table for their friendship; or agree, if they have asked."""
        person = await known_person(request, services)
        (await services.standings.of(person)).check_ban()
        whom = seat_at((await visited(request, services, data.table)).table, data.seat).person
        if not whom:
            raise Refused("no_such_speaker")
        services.quotas.friend(person)
        await services.inbox.friends.ask(person, whom, services.rooms.clock())
        services.inbox.changed([person, whom])

    @post("/friends/{id:str}", status_code=204, responses=REFUSALS)
    async def agree(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> None:
        """Agree to what somebody asks."""
        person = await known_person(request, services)
        found = await services.inbox.friends.agree(person, id)
        services.inbox.changed([person, found.person])

    @delete("/friends/{id:str}", responses=REFUSALS)
    async def end(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> None:
        """Be friends no more, or do not become friends."""
        person = await known_person(request, services)
        found = await services.inbox.friends.end(person, id)
        services.inbox.changed([person, found.person])

    @post("/friends/{id:str}/invitations", status_code=204, responses=REFUSALS)
    async def invite(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        data: JSONBody[InvitationWanted],
    ) -> None:
        """Invite a friend to a table that one has opened or sits at."""
        person = await known_person(request, services)
        (await services.standings.of(person)).check_ban()
        room = await visited(request, services, data.table)
        table = room.table
        if person != table.host and person not in table.people:
            raise Refused("not_seated")
        if table.status == "finished":
            raise Refused("match_over")
        await services.rooms.check_visit(room, (await services.inbox.friends.find(person, id)).person)
        services.quotas.friend(person)
        own = table.seats_of(person)
        name = table.seats[own[0]].name if own else table.host_name
        found = await services.inbox.friends.invite(person, name, id, data.table, services.rooms.clock())
        services.inbox.changed([found.person])

    @delete("/invitations/{id:str}", responses=REFUSALS)
    async def dismiss(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> None:
        """An invitation is answered: it goes."""
        person = await known_person(request, services)
        await services.inbox.friends.dismiss(person, id)
        services.inbox.changed([person])


@websocket("/api/me/socket")
async def inbox_socket(socket: WebSocket[Any, Any, Any], services: NamedDependency[Services]) -> None:
    """Tells everything that one should hear of, whenever it changes. A client says nothing."""
    await socket.accept()
    if services.stopping:
        await say_goodbye(socket, Reason(STOPPING), GOING_AWAY)
        return
    try:
        session = await session_of(socket, services)
        (await services.standings.of(session.person if session else "")).check_ban()
    except Refused as refused:
        await say_goodbye(socket, refused.reason, REFUSED)
        return
    except Unsaved:
        await say_goodbye(socket, Reason("not_saved"), GOING_AWAY)
        return
    if session is None:
        await say_goodbye(socket, Reason("no_identity"), REFUSED)
        return
    most = services.settings.sockets_a_person
    if len(services.inbox.listening.get(session.person, ())) >= most:
        await say_goodbye(socket, Reason("too_many_sockets", {"most": most}), REFUSED)
        return
    listening = Listening(session.person, session.hash)
    leaving = asyncio.create_task(left(socket))
    leaving.add_done_callback(lambda _: listening.wake.set())
    try:
        with suppress(Unsaved):
            await services.inbox.come(listening)
        await tell(socket, services, listening, leaving)
    finally:
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        with suppress(Unsaved):
            await services.inbox.go(listening)


async def tell(
    socket: WebSocket[Any, Any, Any], services: Services, listening: Listening, leaving: asyncio.Task[None]
) -> None:
    """Until one of them ends it."""
    told = b""
    while not leaving.done():
        listening.wake.clear()
        try:
            shown = msgspec.json.encode(await services.inbox.shown(listening.person))
        except Unsaved:
            await asyncio.sleep(LATER)
            listening.wake.set()
            shown = told
        if listening.ending:
            code = GOING_AWAY if listening.ending == STOPPING else REFUSED
            await say_goodbye(socket, Reason(listening.ending), code)
            return
        if shown != told:
            await socket.send_text(shown)
            told = shown
        try:
            async with asyncio.timeout(BEAT):
                await listening.wake.wait()
            await asyncio.sleep(TOGETHER)
        except TimeoutError:
            if not leaving.done():
                await socket.send_json(Beat())


async def left(socket: WebSocket[Any, Any, Any]) -> None:
    """Return when the client has left. What it says is of no interest."""
    with suppress(WebSocketDisconnect):
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
