"""What can be asked over HTTP: the games, who one is, tables and their records."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
import segno
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from mazzo.bots import DEFAULT_LEVEL, levels
from mazzo.games import game, is_own, names
from mazzo.kernel.errors import Reason
from mazzo.kernel.options import Field, Options
from mazzo.kernel.says import Says
from mazzo.presets import Preset, presets
from mazzo.server import refusal
from mazzo.server.identity import COOKIE, COOKIE_AGE, LINK_AGE
from mazzo.server.modules import address_of
from mazzo.server.records import recorded
from mazzo.server.replays import proved, replayed
from mazzo.server.rooms import now
from mazzo.server.services import Services
from mazzo.server.summary import Summary, summary
from mazzo.table.commands import Name
from mazzo.table.events import Clock, Opened
from mazzo.table.lobby import check_level_of
from mazzo.table.refusal import REASONS, Refused
from mazzo.table.seating import proper_name
from mazzo.table.showing import TOLD
from mazzo.words import game_words, languages

MOST_OPTIONS = 50


class Sentences(Struct, frozen=True, kw_only=True):
    """Everything that a game says: the kind of each parameter of each sentence (`seat`, `cards`, `term:…`)."""

    event: dict[str, dict[str, str]]
    reason: dict[str, dict[str, str]]
    advice: dict[str, dict[str, str]]
    move: dict[str, dict[str, str]]
    note: dict[str, dict[str, str]]
    ask: dict[str, dict[str, str]]
    tally: dict[str, dict[str, str]]


class TableSentences(Struct, frozen=True, kw_only=True):
    """Everything that tables and servers say, whatever is played there."""

    event: dict[str, dict[str, str]]
    reason: dict[str, dict[str, str]]


class GameShown(Struct, frozen=True, kw_only=True):
    """A game and what can be chosen about it."""

    name: str
    options: list[Field]
    seats: list[int]
    """Under the default options, the default first."""
    levels: list[str]
    deck: str
    """The family of its cards."""
    emblem: list[str]
    """Three cards that stand for it."""
    clockwise: bool
    """Whether the next to play sits to the left."""
    presets: list[Preset]
    """Where one may start from."""
    says: Sentences
    module: str
    """The address of what its package brings for the browser, where that is not built into the client."""


class Chosen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some options of a game."""

    options: dict[str, str | int] = {}


class Allowed(Struct, frozen=True, kw_only=True):
    """Options with all their values, and the numbers of seats that they allow, the default first."""

    options: dict[str, str | int]
    seats: list[int]


class Me(Struct, frozen=True, kw_only=True):
    """Who asks."""

    known: bool
    """Whether this browser has an identity."""


class PersonalLink(Struct, frozen=True, kw_only=True):
    """By this token another device becomes the same person."""

    token: str
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


REFUSALS = {
    status: ResponseSpec(Reason, generate_examples=False, description=description)
    for status, description in {
        400: "Not a request that this server understands",
        403: "From another site",
        404: "There is no such thing",
        409: "Refused, and nothing has changed",
        413: "Too much",
        429: "Too often",
    }.items()
}
"""Every refusal has the one form, on the socket as here."""


class GamesApi(Controller):
    """The games."""

    path = "/api/games"

    @get(responses=REFUSALS)
    async def all_games(self) -> list[GameShown]:
        """Every game with its options, described, the sheet's default first."""
        return [shown(name) for name in names()]

    @get("/words/{language:str}", media_type=MediaType.TEXT, responses=REFUSALS)
    async def words(self, request: Request[Any, Any, Any], language: FromPath[str]) -> Response[str]:
        """What the games say in a language, as Fluent; what one has not translated, in English."""
        if language not in languages():
            raise NotFoundException("no_such_page")
        said, mark = words_of_games(language)
        headers = {"cache-control": "no-cache", "etag": mark}
        # Asked for by every page, and seldom changed.
        if request.headers.get("if-none-match") == mark:
            return Response("", status_code=304, headers=headers)
        return Response(said, headers=headers)

    @post("/{name:str}/options", status_code=200, responses=REFUSALS)
    async def check_options(self, name: FromPath[str], data: JSONBody[Chosen]) -> Allowed:
        """Whether these options go together, and for how many seats."""
        found = game(name)
        options = found.options(data.options)
        return Allowed(options=options.dump(), seats=list(found.seats(options)))


@cache
def words_of_games(language: str) -> tuple[str, str]:
    """The words of all games, and a mark that changes with them; of two messages under one key the first counts."""
    said = "\n".join(game_words(name, each) for name in names() for each in spoken_in(name, language))
    return said, f'"{sha256(said.encode()).hexdigest()[:32]}"'


def spoken_in(name: str, language: str) -> list[str]:
    """The languages from which a game's words are taken. The project's own games lack none."""
    return [language] if is_own(name) or language == "en" else [language, "en"]


@cache
def shown(name: str) -> GameShown:
    found = game(name)
    options: Options = found.options({})
    return GameShown(
        name=name,
        options=options.describe(),
        seats=list(found.seats(options)),
        levels=levels(found),
        deck=found.deck,
        emblem=list(found.emblem),
        clockwise=found.clockwise,
        presets=list(presets(name)),
        says=Sentences(**{family: said(each) for family, each in found.sentences().items()}),
        module=address_of(name),
    )


def said(sentences: Mapping[str, Says]) -> dict[str, dict[str, str]]:
    return {key: dict(kinds) for key, kinds in sentences.items()}


@get("/api/says", responses=REFUSALS)
async def table_sentences() -> TableSentences:
    """The kinds of the parameters of what tables and servers say."""
    return TableSentences(event=said(TOLD), reason=said({**REASONS, **refusal.REASONS}))


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
        return PersonalLink(token=token, seconds=LINK_AGE)

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
    async def public_tables(self, services: NamedDependency[Services]) -> list[Summary]:
        """Tables that anybody may join or watch."""
        return [read(row.summary) for row in await services.store.public_tables()]

    @get("/mine", responses=REFUSALS)
    async def my_tables(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> list[Summary]:
        """Tables that one has opened or sat at."""
        person = person_of(request, services)
        return [read(row.summary) for row in await services.store.tables_of(person)] if person else []

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
        return summary(id, (await services.rooms.get(id)).table)

    @get("/{id:str}", responses=REFUSALS)
    async def table(self, services: NamedDependency[Services], id: FromPath[str]) -> Summary:
        return summary(id, (await services.rooms.get(id)).table)

    @get("/{id:str}/qr", media_type="image/svg+xml", responses=REFUSALS)
    async def invitation_code(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> bytes:
        """The invitation link as a picture that phones can read, with the address under which this was asked."""
        await services.rooms.get(id)
        drawn = io.BytesIO()
        segno.make(f"{request.base_url}t/{id}", micro=False).save(drawn, kind="svg", border=3, scale=4)
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


SUMMARY = msgspec.json.Decoder(Summary)


def read(stored: bytes) -> Summary:
    return SUMMARY.decode(stored)
