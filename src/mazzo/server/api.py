"""What can be asked over HTTP about tables and their records."""

from __future__ import annotations

import io
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from mazzo.bots import DEFAULT_LEVEL
from mazzo.games import BrokenGame, UnknownGame, game
from mazzo.server.asking import known_person, person_of, visited
from mazzo.server.club_door import MembersOnly
from mazzo.server.games import REFUSALS
from mazzo.server.listing import going, listed, shown
from mazzo.server.made import Answer
from mazzo.server.naming import account_name
from mazzo.server.pages import YEAR
from mazzo.server.people import MatchRated, match_rated
from mazzo.server.promising import offered
from mazzo.server.rateable import check_rateable
from mazzo.server.reach import invited_to, is_here_only
from mazzo.server.records import record_so_far
from mazzo.server.replays import Replay, ShuffleProof
from mazzo.server.services import Services
from mazzo.server.summary import Invitation, Summary
from mazzo.table.commands import MOST_MOVE, Name
from mazzo.table.events import DAY, Clock, Opened, TalkAllowed
from mazzo.table.lobby import check_level_of, own_seat
from mazzo.table.names import checked_name
from mazzo.table.refusal import Refused
from mazzo.table.shuffling import prepared

MOST_OPTIONS = 50
MOST_OF_CLUB = 60
"""Tables of one club that are not finished."""
LASTING = {304: ResponseSpec(None, description="What the client has kept"), **REFUSALS}

Version = Annotated[
    str | None,
    QueryParameter(description="Any text that another version of the client does not say.", max_length=80),
]


class ClockWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each turn, and a bank of seconds for longer ones."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]
    bank: Annotated[int, Meta(ge=0, le=7200)] = 0


class DaysWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Days for each turn, and a bank of days for longer ones."""

    days: Annotated[int, Meta(ge=1, le=14)]
    bank: Annotated[int, Meta(ge=0, le=14)] = 0


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
    days: DaysWanted | None = None
    """In place of a clock: play over days."""
    hints: bool | None = None
    """Whether people may ask for hints; if it is not said, they may where one comes by invitation."""
    rated: bool = False
    """Whether its matches are to count for ratings."""
    talk: TalkAllowed = "phrases"
    """What may be said at the table."""
    club: Annotated[str, Meta(max_length=16)] = ""
    """The own club whose table it shall be: only its members come there."""


class PromiseShown(Struct, frozen=True, kw_only=True):
    """What somebody may promise before it is their turn."""

    offered: list[str]
    """Moves; the words are `GAME-promise-…`."""
    promised: str
    """The one that was, or empty."""


class PromiseWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move to be made when it is one's turn; empty to take it back."""

    move: Annotated[str, Meta(max_length=MOST_MOVE)]


def clock_of(wanted: TableWanted) -> Clock | None:
    """Raises Refused."""
    if wanted.clock and wanted.days:
        raise Refused("clock_or_days")
    if wanted.days:
        return Clock(wanted.days.days * DAY, wanted.days.bank * DAY)
    return Clock(wanted.clock.seconds, wanted.clock.bank) if wanted.clock else None


async def check_club(services: Services, wanted: TableWanted, person: str) -> None:
    """Whether somebody may open such a table for a club. Raises Refused, MembersOnly, Unsaved."""
    if not await services.clubs.role_of(wanted.club, person):
        raise MembersOnly
    if wanted.public:
        raise Refused("club_not_public")
    if len(await services.store.tables_of_club(wanted.club, MOST_OF_CLUB)) >= MOST_OF_CLUB:
        raise Refused("too_many_tables", most=MOST_OF_CLUB)


def invitation_to(id: str, request: Request[Any, Any, Any], services: Services) -> Invitation:
    """By the address under which this was asked, or the one of the network if that is the server's own machine."""
    address = invited_to(str(request.base_url), services.settings.network)
    return Invitation(link=f"{address}t/{id}", here_only=is_here_only(urlsplit(address).hostname or ""))


def lasting(made: Answer, request: Request[Any, Any, Any], version: str | None) -> Response[Any]:
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
        standing = await services.standings.of(person)
        standing.check_ban()
        found = game(data.game)
        options = found.options(data.options)
        allowed = list(found.seats(options))
        seats = allowed[0] if data.seats is None else data.seats
        name = checked_name(data.name)
        account = await account_name(services.store, person, [name], public=data.public or bool(data.club))
        if data.club:
            await check_club(services, data, person)
        if seats not in allowed:
            raise Refused("seats_not_allowed", seats=seats, allowed=allowed)
        check_level_of(found, data.level)
        clock = clock_of(data)
        opened = Opened(
            game=found.name,
            options=options.dump(),
            seats=seats,
            host=person,
            host_name=name,
            public=data.public,
            level=data.level,
            clock=clock,
            hints=not (data.public or data.rated) if data.hints is None else data.hints,
            rated=data.rated,
            talk=data.talk,
            prepared=prepared() if clock and clock.slow else None,
            club=data.club,
        )
        if data.rated:
            check_rateable(opened, account=bool(account))
        async with services.quotas.opening, services.store.alone_for(person):
            hosted, hosted_public = await services.store.hosted(person)
            services.quotas.check_tables(
                hosted, hosted_public, public=data.public, clock=clock is not None, account=standing.account
            )
            id = await services.rooms.open(opened)
        return listed(id, (await services.rooms.get(id)).table).shown_to(person)

    @get("/{id:str}", responses=REFUSALS)
    async def table(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> Summary:
        room = await visited(request, services, id, current=True)
        return listed(id, room.table).shown_to(await person_of(request, services))

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

    @get("/{id:str}/promises/{seat:int}", responses=REFUSALS)
    async def promise(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        seat: FromPath[int],
    ) -> PromiseShown:
        """What one may promise for one of the own seats at a table over days, and what one has."""
        room = await visited(request, services, id)
        own_seat(room.table, seat, await known_person(request, services))
        promised = (await services.rooms.promises.of(room)).get(seat)
        return PromiseShown(offered=offered(room.table, seat), promised=promised.move if promised else "")

    @put("/{id:str}/promises/{seat:int}", status_code=204, responses=REFUSALS)
    async def make_promise(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[PromiseWanted],
    ) -> None:
        """Promise a move for the next decision of an own seat, or take it back. Nobody else is told."""
        room = await visited(request, services, id)
        await services.rooms.promises.make(room, await known_person(request, services), seat, data.move)
        await services.rooms.promises.keep(room)

    @get("/{id:str}/invitation", responses=REFUSALS)
    async def invitation(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> Invitation:
        """The link that is sent to others."""
        await visited(request, services, id)
        return invitation_to(id, request, services)

    @get("/{id:str}/qr", media_type="image/svg+xml", responses=REFUSALS)
    async def invitation_code(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> bytes:
        """The link as a picture that phones can read."""
        await visited(request, services, id)
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
        room = await visited(request, services, id, current=True)
        if match == room.table.match and room.table.running:
            written = record_so_far(room.table, await person_of(request, services), seat)
        else:
            written = (await services.replays.record(room, match)).body
        if written is None:
            raise NotFoundException("no_such_record")
        headers = {"content-disposition": f'attachment; filename="mazzo-{id}-{match}.txt"', "cache-control": "no-store"}
        return Response(written, media_type="text/plain; charset=utf-8", headers=headers)

    @get("/{id:str}/ratings/{match:int}", responses=REFUSALS)
    async def rated(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
    ) -> MatchRated:
        """What a match has done to the ratings of those who played it."""
        await visited(request, services, id)
        return await match_rated(services, id, match)

    @get("/{id:str}/replays/{match:int}/{round:int}", responses=LASTING)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        round: FromPath[int],
        seat: Annotated[int | None, QueryParameter(description="Whose cards are seen; -1 for what all saw.")] = None,
        v: Version = None,
    ) -> Response[Replay]:
        """A round of a match that is over, move by move."""
        room = await visited(request, services, id, current=True)
        made = await services.replays.round(room, match, round, await person_of(request, services), seat)
        return lasting(made, request, v)

    @get("/{id:str}/proofs/{match:int}", responses=LASTING)
    async def proof(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        id: FromPath[str],
        match: FromPath[int],
        v: Version = None,
    ) -> Response[ShuffleProof]:
        """What is needed to deal a match that is over once more."""
        room = await visited(request, services, id, current=True)
        return lasting(await services.replays.proof(room, match), request, v)
