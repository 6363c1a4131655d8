"""What can be asked over HTTP about tables and their records."""

from __future__ import annotations

import io
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from mazzo.bots import DEFAULT_LEVEL
from mazzo.games import BrokenGame, UnknownGame, game
from mazzo.server.asking import known_person, person_of
from mazzo.server.games import REFUSALS
from mazzo.server.listing import going, listed, shown
from mazzo.server.made import Answer
from mazzo.server.pages import YEAR
from mazzo.server.reach import invited_to, is_here_only
from mazzo.server.records import record_so_far
from mazzo.server.services import Services
from mazzo.server.summary import Invitation, Summary
from mazzo.table.commands import Name
from mazzo.table.events import Clock, Opened
from mazzo.table.lobby import check_level_of
from mazzo.table.names import checked_name
from mazzo.table.refusal import Refused

MOST_OPTIONS = 50

Version = Annotated[
    str | None,
    QueryParameter(description="Any text that another version of the client does not say.", max_length=80),
]


class ClockWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each turn, and a bank of seconds for longer ones."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]
    bank: Annotated[int, Meta(ge=0, le=7200)] = 0


# {"game": "whist", "options": {"deals": 8}, "name": "Anna", "public": true, "clock": {"seconds": 30, "bank": 60}}
class TableWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that somebody would like to open."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    """Of the host."""
    options: Annotated[dict[str, str | int], Meta(max_length=MOST_OPTIONS)] = {}
    seats: int | None = None
    public: bool = False
    level: Annotated[str, Meta(max_length=40)] = DEFAULT_LEVEL
    clock: ClockWanted | None = None
    hints: bool | None = None
    """Whether people may ask for hints; if it is not said, they may where one comes by invitation."""


def invitation_to(id: str, request: Request[Any, Any, Any], services: Services) -> Invitation:
    """By the address under which this was asked, or the one of the network if that is the server's own machine."""
    address = invited_to(str(request.base_url), services.settings.network)
    return Invitation(link=f"{address}t/{id}", here_only=is_here_only(urlsplit(address).hostname or ""))


def lasting(made: Answer, request: Request[Any, Any, Any], version: str | None) -> Response[bytes]:
    """An answer that never changes. A client that names its version need not ask again: the next one asks anew."""
    kept = f"max-age={YEAR}, immutable" if version else "no-cache"
    # Whose seat is the own one depends on who asks.
    headers = {"cache-control": f"private, {kept}", "etag": made.mark, "vary": "cookie"}
    if made.is_known(request.headers.get("if-none-match")):
        return Response(b"", status_code=304, headers=headers)
    return Response(made.body, media_type=MediaType.JSON, headers=headers)


class TablesApi(Controller):
    """Tables."""

    path = "/api/tables"

    @get(responses=REFUSALS)
    async def public_tables(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> list[Summary]:
        """Tables that anybody may join or watch."""
        person = await person_of(request, services)
        if services.quotas.hold:
            return [each.shown_to(person) for each in await services.inviting()]
        return shown((row.summary for row in await services.store.public_tables()), person)

    @get("/mine", responses=REFUSALS)
    async def my_tables(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> list[Summary]:
        """Tables that one has opened or sat at, those first that wait for oneself."""
        person = await person_of(request, services)
        rows = await services.store.tables_of(person) if person else []
        return going(shown((row.summary for row in rows), person), services.settings.unfinished_days)

    @post(responses=REFUSALS)
    async def open_table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[TableWanted]
    ) -> Summary:
        """Open a table; one sits down through its socket."""
        person = await known_person(request, services)
        found = game(data.game)
        options = found.options(data.options)
        allowed = list(found.seats(options))
        seats = allowed[0] if data.seats is None else data.seats
        name = checked_name(data.name)
        if seats not in allowed:
            raise Refused("seats_not_allowed", seats=seats, allowed=allowed)
        check_level_of(found, data.level)
        opened = Opened(
            game=found.name,
            options=options.dump(),
            seats=seats,
            host=person,
            host_name=name,
            public=data.public,
            level=data.level,
            clock=Clock(data.clock.seconds, data.clock.bank) if data.clock else None,
            hints=not data.public if data.hints is None else data.hints,
        )
        async with services.quotas.opening:
            hosted, hosted_public = await services.store.hosted(person)
            services.quotas.check_tables(hosted, hosted_public, data.public, data.clock is not None)
            id = await services.rooms.open(opened)
        return listed(id, (await services.rooms.get(id)).table).shown_to(person)

    @get("/{id:str}", responses=REFUSALS)
    async def table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> Summary:
        return listed(id, (await services.rooms.get(id)).table).shown_to(await person_of(request, services))

    @delete("/{id:str}", responses=REFUSALS)
    async def delete_table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> None:
        """The host deletes a table, with all that was played there."""
        await services.rooms.delete(id, await known_person(request, services))

    @delete("/mine/{id:str}", responses=REFUSALS)
    async def forget_table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> None:
        """Leave a table, and take it from one's list; in a running match a bot plays on."""
        person = await known_person(request, services)
        try:
            await services.rooms.leave(id, person)
        except (UnknownGame, BrokenGame):
            # Its package has gone, and nobody sits there any more.
            await services.store.forget(id, person)

    @get("/{id:str}/invitation", responses=REFUSALS)
    async def invitation(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> Invitation:
        """The link that is sent to others."""
        await services.rooms.get(id)
        return invitation_to(id, request, services)

    @get("/{id:str}/qr", media_type="image/svg+xml", responses=REFUSALS)
    async def invitation_code(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> bytes:
        """The link as a picture that phones can read."""
        await services.rooms.get(id)
        drawn = io.BytesIO()
        segno.make(invitation_to(id, request, services).link, micro=False).save(drawn, kind="svg", border=3, scale=4)
        return drawn.getvalue()

    @get("/{id:str}/records/{match:int}", media_type=MediaType.TEXT, responses=REFUSALS)
    async def record(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        seat: Annotated[int | None, QueryParameter(description="One of the own seats, while the match runs.")] = None,
    ) -> Response[bytes]:
        """The record of a match: whole once it is over, until then what one has seen."""
        room = await services.rooms.get(id)
        if match == room.table.match and room.table.running:
            written = record_so_far(room.table, await person_of(request, services), seat)
        else:
            written = (await services.replays.record(room, match)).body
        if written is None:
            raise NotFoundException("no_such_record")
        headers = {"content-disposition": f'attachment; filename="mazzo-{id}-{match}.txt"', "cache-control": "no-store"}
        return Response(written, media_type="text/plain; charset=utf-8", headers=headers)

    @get("/{id:str}/replays/{match:int}/{round:int}", responses=REFUSALS)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        round: FromPath[int],
        seat: Annotated[int | None, QueryParameter(description="Whose cards are seen; -1 for what all saw.")] = None,
        v: Version = None,
    ) -> Response[bytes]:
        """A round of a match that is over, move by move."""
        room = await services.rooms.get(id)
        made = await services.replays.round(room, match, round, await person_of(request, services), seat)
        return lasting(made, request, v)

    @get("/{id:str}/proofs/{match:int}", responses=REFUSALS)
    async def proof(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        v: Version = None,
    ) -> Response[bytes]:
        """What is needed to deal a match that is over once more."""
        room = await services.rooms.get(id)
        return lasting(await services.replays.proof(room, match), request, v)
