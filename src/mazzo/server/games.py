"""The games that a server offers, with all that a client must know to show and to say them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from mazzo.bots import levels
from mazzo.games import game, is_own, names
from mazzo.kernel.errors import Reason
from mazzo.kernel.options import Field, Options
from mazzo.kernel.says import Says
from mazzo.learn.book import Book
from mazzo.learn.reading import book_in
from mazzo.learn.shelf import lessons_in
from mazzo.presets import Preset, presets
from mazzo.server import refusal
from mazzo.server.modules import address_of
from mazzo.server.rateable import unrated_by_options
from mazzo.table.refusal import REASONS
from mazzo.table.showing import TOLD
from mazzo.words import game_words, languages

REFUSALS = {
    status: ResponseSpec(Reason, generate_examples=False, description=description)
    for status, description in {
        400: "Not a request that this server understands",
        403: "From another site",
        404: "There is no such thing",
        409: "Refused, and nothing has changed",
        413: "Too much",
        421: "Not a name of this server",
        429: "Too often",
        431: "A head that is too long",
    }.items()
}
"""Every refusal has the one form, on the socket as here."""
EMPTY = {204: ResponseSpec(None, description="Done"), **REFUSALS}
"""Of handlers that answer with cookies alone; the others say so by returning nothing."""

BOOK = {200: ResponseSpec(Book, generate_examples=False, description="The book"), **REFUSALS}


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
    book: bool
    """Whether there is a rule book."""
    lessons: int
    """How many lessons there are."""
    says: Sentences
    family: str
    """The option whose values are forms of their own, for statistics and ratings."""
    feats: list[str]
    """What is counted for statistics."""
    module: str
    """The address of what its package brings for the browser, where that is not built into the client."""


class Chosen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some options of a game."""

    options: dict[str, str | int] = {}


class Allowed(Struct, frozen=True, kw_only=True):
    """Options with all their values, and the numbers of seats that they allow, the default first."""

    options: dict[str, str | int]
    seats: list[int]
    unrated: str = ""
    """Why matches with these options cannot count for ratings; empty if they can."""


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

    @get("/{name:str}/book/{language:str}", media_type=MediaType.JSON, responses=BOOK)
    async def book(
        self, request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
    ) -> Response[bytes]:
        """The rule book of a game in a language, or else in English."""
        game(name)
        if language not in languages() or (found := written_book(name, language)) is None:
            raise NotFoundException("no_such_page")
        written, mark = found
        headers = {"cache-control": "no-cache", "etag": mark}
        if request.headers.get("if-none-match") == mark:
            return Response(b"", status_code=304, headers=headers)
        return Response(written, media_type=MediaType.JSON, headers=headers)

    @post("/{name:str}/options", status_code=200, responses=REFUSALS)
    async def check_options(self, name: FromPath[str], data: JSONBody[Chosen]) -> Allowed:
        """Whether these options go together, and for how many seats."""
        found = game(name)
        options = found.options(data.options)
        seats = list(found.seats(options))
        return Allowed(options=options.dump(), seats=seats, unrated=unrated_by_options(found, options, seats[0]))


@cache
def written_book(name: str, language: str) -> tuple[bytes, str] | None:
    """The book of a game as it is sent, and a mark that changes with it; none if it has none."""
    book = book_in(name, language)
    if book is None:
        return None
    written = msgspec.json.encode(book)
    return written, mark_of(written)


def mark_of(written: bytes) -> str:
    return f'"{sha256(written).hexdigest()[:32]}"'


@cache
def words_of_games(language: str) -> tuple[str, str]:
    """The words of all games, and a mark that changes with them; of two messages under one key the first counts."""
    said = "\n".join(game_words(name, each) for name in names() for each in spoken_in(name, language))
    return said, mark_of(said.encode())


def spoken_in(name: str, language: str) -> list[str]:
    """The languages from which a game's words are taken. The project's own games lack none."""
    return [language] if is_own(name) or language == "en" else [language, "en"]


def load_games() -> None:
    """Before anybody asks, since everybody would wait for the first who does."""
    for name in names():
        shown(name)


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
        book=book_in(name, "en") is not None,
        lessons=len(lessons_in(name, "en")[1]),
        says=Sentences(**{family: said(each) for family, each in found.sentences().items()}),
        family=found.family,
        feats=list(found.feats),
        module=address_of(name),
    )


def said(sentences: Mapping[str, Says]) -> dict[str, dict[str, str]]:
    return {key: dict(kinds) for key, kinds in sentences.items()}


@get("/api/says", responses=REFUSALS)
async def table_sentences() -> TableSentences:
    """The kinds of the parameters of what tables and servers say."""
    return TableSentences(event=said(TOLD), reason=said({**REASONS, **refusal.REASONS}))
