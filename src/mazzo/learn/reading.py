"""The rule book of a game and its terms, from its package: `book/<lang>.md`, `terms/<lang>.toml`, `book/places.toml`.

    [sweep]
    headword = "sweep"
    forms = ["sweeps"]
    definition = "…"
    chapter = "turn"
    also = ["scopa"]
    cards = ["7d"]

`places.toml` has a table of chapters for each kind of place, with the codes that lead there: `turn = ["must_capture"]`.
Terms that games share are in `locales/terms/<lang>.toml`; of two under one key the game's counts. A game without a book
has none. `cards` are read from the English file alone.
"""

from __future__ import annotations

import tomllib
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from unicodedata import normalize

import msgspec
from msgspec import Struct

from mazzo.games import FaultyGame, package_of
from mazzo.games import game as game_of
from mazzo.learn.book import AnyBlock, AnyInline, Book, BookList, BookText, Chapter, Places, TermEntry
from mazzo.learn.markdown import Miswritten, options_in, read_chapters, read_title

GLOSSARY = "glossary"
"""The chapter that lists the terms of the game."""
COLONS = {"fr": "\u00a0: "}
"""What stands between a term and its definition, where it is not simply a colon."""


class TermWritten(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A term as it is written down."""

    headword: str
    definition: str
    forms: list[str] = []
    chapter: str = ""
    also: list[str] = []
    cards: list[str] = []


def book_in(game: str, language: str) -> Book | None:
    """The book of a game in a language or else in English; none if there is none that can be read."""
    for each in (language, "en"):
        with suppress(FaultyGame):
            if found := read_book(game, each):
                return found
    return None


@cache
def read_book(game: str, language: str) -> Book | None:
    """The book of a game in a language, if there is one. Raises FaultyGame if anything is wrong with it."""
    package = files(package_of(game))
    source = package.joinpath("book", f"{language}.md")
    if not source.is_file():
        return None
    try:
        text = source.read_text(encoding="utf-8")
        own = read_terms(package.joinpath("terms", f"{language}.toml"))
        drawn = read_terms(package.joinpath("terms", "en.toml"))
        shared = read_terms(files("mazzo").joinpath("locales", "terms", f"{language}.toml"))
        places = read_places(package.joinpath("book", "places.toml"))
        chapters = read_chapters(text)
        title = read_title(text)
        check_options(game, text)
    except (OSError, ValueError, Miswritten) as problem:
        raise FaultyGame(game, f"book/{language}.md cannot be read: {problem}") from problem
    known = {chapter.id for chapter in chapters}
    return Book(
        game=game,
        lang=language,
        title=title,
        chapters=[with_glossary(chapter, own, colon_in(language)) for chapter in chapters],
        terms={
            key: entry(term, known, drawn[key].cards if key in drawn else []) for key, term in {**shared, **own}.items()
        },
        places=places,
    )


def check_options(name: str, text: str) -> None:
    """A book that speaks of an option of which its game knows nothing can be shown to nobody."""
    known = {field.key for field in game_of(name).options_type.describe()}
    if unknown := options_in(text) - known:
        raise Miswritten(f"there is no option {sorted(unknown)[0]}")


def read_toml(path: Traversable) -> dict[str, object]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def read_terms(path: Traversable) -> dict[str, TermWritten]:
    return msgspec.convert(read_toml(path), dict[str, TermWritten])


def read_places(path: Traversable) -> Places:
    """The file lists under each chapter the codes that lead to it."""
    written = msgspec.convert(read_toml(path), dict[str, dict[str, list[str]]])
    if unknown := set(written) - set(Places.__struct_fields__):
        raise Miswritten(f"there are no places of {sorted(unknown)[0]}")
    found: dict[str, dict[str, str]] = {kind: {} for kind in Places.__struct_fields__}
    for kind, chapters in written.items():
        for chapter, codes in chapters.items():
            found[kind] |= dict.fromkeys(codes, chapter)
    return msgspec.convert(found, Places)


def entry(term: TermWritten, chapters: set[str], cards: list[str]) -> TermEntry:
    """A term as a reader gets it; a shared one may speak of a chapter that a game does not have."""
    return TermEntry(
        headword=term.headword,
        forms=list(dict.fromkeys([term.headword, *term.forms])),
        definition=term.definition,
        chapter=term.chapter if term.chapter in chapters else "",
        also=term.also,
        cards=cards,
    )


def with_glossary(chapter: Chapter, terms: dict[str, TermWritten], colon: str) -> Chapter:
    """The chapter, and if it is the glossary the game's own terms in the order of the alphabet."""
    if chapter.id != GLOSSARY or not terms:
        return chapter
    listed = sorted(terms.values(), key=lambda term: by_letters(term.headword))
    blocks: list[AnyBlock] = [*chapter.blocks, BookList(items=[glossed(term, colon) for term in listed])]
    return Chapter(id=chapter.id, title=chapter.title, blocks=blocks)


def colon_in(language: str) -> str:
    return COLONS.get(language, ": ")


def by_letters(word: str) -> str:
    """A word as an alphabet orders it: without accents, capitals and quotation marks."""
    return "".join(sign for sign in normalize("NFD", word.casefold()) if sign.isalnum() or sign in " -").strip()


def glossed(term: TermWritten, colon: str) -> list[AnyInline]:
    also = f" ({', '.join(term.also)})" if term.also else ""
    return [BookText(text=term.headword, strong=True), BookText(text=f"{also}{colon}{term.definition}")]
