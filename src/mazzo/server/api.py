"""What can be asked over HTTP besides the games: who one is, tables and their records."""

from __future__ import annotations

import io
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from mazzo.bots import DEFAULT_LEVEL
from mazzo.games import BrokenGame, UnknownGame, game
from mazzo.server.games import REFUSALS
from mazzo.server.identity import COOKIE, COOKIE_AGE, LINK_AGE
from mazzo.server.listing import listed, shown
from mazzo.server.reach import invited_to, is_here_only
from mazzo.server.records import recorded
from mazzo.server.replays import proved, replayed
from mazzo.server.rooms import now
from mazzo.server.services import Services
from mazzo.server.summary import Invitation, Summary
from mazzo.table.commands import Name
from mazzo.table.events import Clock, Opened
from mazzo.table.lobby import check_level_of
from mazzo.table.refusal import Refused
from mazzo.table.seating import proper_name

MOST_OPTIONS = 50


class Me(Struct, frozen=True, kw_only=True):
    """Who asks."""

    known: bool
    """Whether this browser has an identity."""


class PersonalLink(Struct, frozen=True, kw_only=True):
    """By this token another device becomes the same person."""

    token: str
    link: str
    """The token with the address under which the other device reaches the server."""
    seconds: int


class Claim(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(max_length=200)]


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


def person_of(request: Request[Any, Any, Any], services: Services) -> str:
    """Who asks; empty if a stranger does."""
    return services.identities.person(request.cookies.get(COOKIE))


def known_person(request: Request[Any, Any, Any], services: Services) -> str:
    person = person_of(request, services)
    if not person:
        raise Refused("no_identity")
    return person


def invitation_to(id: str, request: Request[Any, Any, Any], services: Services) -> Invitation:
    """By the address under which this was asked, or the one of the network if that is the server's own machine."""
    address = invited_to(str(request.base_url), services.settings.network)
    return Invitation(link=f"{address}t/{id}", here_only=is_here_only(urlsplit(address).hostname or ""))


def cookie_for(person: str, request: Request[Any, Any, Any], services: Services) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services.identities.cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure or request.url.scheme == "https",
        path="/",
    )


class MeApi(Controller):
    """Who asks: a guest with a signed cookie."""

    path = "/api/me"

    @get(responses=REFUSALS)
    async def me(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Me:
        return Me(known=bool(person_of(request, services)))

    @post(status_code=200, responses=REFUSALS)
    async def become_guest(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[Me]:
        """Become a guest, unless one is somebody already."""
        person = person_of(request, services) or services.identities.new()
        return Response(Me(known=True), cookies=[cookie_for(person, request, services)])

    @post("/link", status_code=200, responses=REFUSALS)
    async def personal_link(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> PersonalLink:
        """A token for one's other device."""
        token = services.identities.link(known_person(request, services), now())
        address = invited_to(str(request.base_url), services.settings.network)
        return PersonalLink(token=token, link=f"{address}me#{token}", seconds=LINK_AGE)

    @post("/claim", status_code=200, responses=REFUSALS)
    async def claim(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[Claim]
    ) -> Response[Me]:
        """Become the person whose link it is."""
        person = services.identities.linked(data.token, now())
        if not person:
            raise Refused("link_expired")
        return Response(Me(known=True), cookies=[cookie_for(person, request, services)])


class TablesApi(Controller):
    """Tables."""

    path = "/api/tables"

    @get(responses=REFUSALS)
    async def public_tables(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> list[Summary]:
        """Tables that anybody may join or watch."""
        rows = await services.store.public_tables()
        return shown((row.summary for row in rows), person_of(request, services))

    @get("/mine", responses=REFUSALS)
    async def my_tables(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> list[Summary]:
        """Tables that one has opened or sat at, those first that wait for oneself."""
        person = person_of(request, services)
        rows = await services.store.tables_of(person) if person else []
        return shown((row.summary for row in rows), person)

    @post(responses=REFUSALS)
    async def open_table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[TableWanted]
    ) -> Summary:
        """Open a table; one sits down through its socket."""
        person = known_person(request, services)
        found = game(data.game)
        options = found.options(data.options)
        allowed = list(found.seats(options))
        seats = allowed[0] if data.seats is None else data.seats
        name = proper_name(data.name)
        if seats not in allowed:
            raise Refused("seats_not_allowed", seats=seats, allowed=allowed)
        if not name:
            raise Refused("name_empty")
        check_level_of(found, data.level)
        if await services.store.hosted(person) >= services.settings.tables_a_person:
            raise Refused("too_many_tables", most=services.settings.tables_a_person)
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
        id = await services.rooms.open(opened)
        return listed(id, (await services.rooms.get(id)).table).shown_to(person)

    @get("/{id:str}", responses=REFUSALS)
    async def table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> Summary:
        return listed(id, (await services.rooms.get(id)).table).shown_to(person_of(request, services))

    @delete("/{id:str}", responses=REFUSALS)
    async def delete_table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> None:
        """The host deletes a table, with all that was played there."""
        await services.rooms.delete(id, known_person(request, services))

    @delete("/mine/{id:str}", responses=REFUSALS)
    async def forget_table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> None:
        """Leave a table, and take it from one's list; in a running match a bot plays on."""
        person = known_person(request, services)
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
        written = await recorded(services.store, room, match, person_of(request, services), seat)
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
    ) -> Response[bytes]:
        """A round of a match that is over, move by move."""
        room = await services.rooms.get(id)
        made = await replayed(services.store, room, match, round, person_of(request, services), seat)
        return Response(made, media_type=MediaType.JSON, headers={"cache-control": "no-store"})

    @get("/{id:str}/proofs/{match:int}", responses=REFUSALS)
    async def proof(
        self, services: NamedDependency[Services], id: FromPath[str], match: FromPath[int]
    ) -> Response[bytes]:
        """What is needed to deal a match that is over once more."""
        room = await services.rooms.get(id)
        made = await proved(services.store, room, match)
        return Response(made, media_type=MediaType.JSON, headers={"cache-control": "no-store"})
