"""The rule book of a game as a tree. What stands only at some tables is in it, with its condition.

So a reader can have the book of one table, or see what others play. `mazzo.learn.reading` makes it from the files of a
game's package, `mazzo.learn.rendering` makes text of it.
"""

from __future__ import annotations

from msgspec import Struct


class Inline(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """A piece of running text."""


class BookText(Inline, frozen=True, kw_only=True, omit_defaults=True, tag="text"):
    """Words as they are."""

    text: str
    strong: bool = False
    emph: bool = False


class BookTerm(Inline, frozen=True, kw_only=True, omit_defaults=True, tag="term"):
    """A word of the glossary, as the sentence bends it."""

    key: str
    text: str


class BookRuling(Inline, frozen=True, kw_only=True, omit_defaults=True, tag="ruling"):
    """The ruling behind what was just said; no space goes before it."""

    id: str


class BookValue(Inline, frozen=True, kw_only=True, omit_defaults=True, tag="value"):
    """The value of an option that is a number."""

    option: str


class BookWhen(Inline, frozen=True, kw_only=True, omit_defaults=True, tag="when"):
    """What is said only where an option has one of these values, written as text."""

    option: str
    values: list[str]
    inline: list[AnyInline]


AnyInline = BookText | BookTerm | BookRuling | BookValue | BookWhen


class Block(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """A part of a chapter. One of which no table reads a word is left out."""


class BookPara(Block, frozen=True, kw_only=True, omit_defaults=True, tag="para"):
    """A paragraph."""

    inline: list[AnyInline]


class BookList(Block, frozen=True, kw_only=True, omit_defaults=True, tag="list"):
    """A list, with numbers or without."""

    items: list[list[AnyInline]]
    ordered: bool = False


class BookTable(Block, frozen=True, kw_only=True, omit_defaults=True, tag="table"):
    """A table; its head stands above it."""

    head: list[list[AnyInline]]
    rows: list[list[list[AnyInline]]]


class FigureRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Cards that lie together in a figure. `figure-<place>` are the words, with `name`."""

    place: str
    """`you`, another `seat`, the `table`, a `column`, the `trick`, the `talon`, or just `cards`."""
    name: str = ""
    """The letter of a column, or the number of a seat, counted from 1."""
    cards: list[str]


class BookFigure(Block, frozen=True, kw_only=True, omit_defaults=True, tag="figure"):
    """A position in real cards. A test plays what the caption tells."""

    rows: list[FigureRow]
    caption: list[AnyInline] = []


class BookOnly(Block, frozen=True, kw_only=True, omit_defaults=True, tag="only"):
    """Whole blocks that stand only where an option has one of these values."""

    option: str
    values: list[str]
    blocks: list[AnyBlock]


AnyBlock = BookPara | BookList | BookTable | BookFigure | BookOnly


class Chapter(Struct, frozen=True, kw_only=True):
    """A chapter, under an id that is the same in all languages."""

    id: str
    title: str
    blocks: list[AnyBlock]


class TermEntry(Struct, frozen=True, kw_only=True):
    """What a word means."""

    headword: str
    forms: list[str]
    """All the forms to which a text may link, the headword among them."""
    definition: str
    chapter: str
    """Where the book tells more; empty if it does not."""
    also: list[str]
    """What others call it."""
    cards: list[str]
    """What it looks like, where it names cards."""


class Places(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The chapter in which one reads why: of each refusal, each advice, each line of the count, each phase."""

    refusal: dict[str, str]
    advice: dict[str, str]
    count: dict[str, str]
    phase: dict[str, str]


class Book(Struct, frozen=True, kw_only=True):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    chapters: list[Chapter]
    terms: dict[str, TermEntry]
    places: Places
