"""The book of one table: conditions decided, numbers filled in, what nobody there reads left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from mazzo.kernel.options import Value
from mazzo.learn.book import (
    AnyBlock,
    AnyInline,
    Block,
    BookFigure,
    BookList,
    BookOnly,
    BookPara,
    BookRuling,
    BookTable,
    BookTerm,
    BookText,
    BookValue,
    BookWhen,
    Chapter,
)

SPACES = re.compile(" +")

Values = Mapping[str, Value] | None
"""The options of the table; None for a reader of all variants."""


def at_table(chapters: Iterable[Chapter], values: Values) -> list[Chapter]:
    """The chapters as one table reads them. Of all variants each says in brackets where it holds."""
    return [Chapter(id=each.id, title=each.title, blocks=blocks_at(each.blocks, values)) for each in chapters]


def blocks_at(blocks: Sequence[AnyBlock], values: Values) -> list[AnyBlock]:
    return [shown for block in blocks for shown in block_at(block, values)]


def block_at(block: AnyBlock, values: Values) -> Iterator[AnyBlock]:
    match block:
        case BookOnly():
            if values is None:
                yield BookPara(inline=[BookText(text=condition(block), emph=True)])
            if values is None or holds(block, values):
                yield from blocks_at(block.blocks, values)
        case BookPara():
            inline = inline_at(block.inline, values)
            if inline:
                yield BookPara(inline=inline)
        case BookList():
            items = [found for item in block.items if (found := inline_at(item, values))]
            if items:
                yield BookList(items=items, ordered=block.ordered)
        case BookTable():
            head = [inline_at(cell, values) for cell in block.head]
            rows = [[inline_at(cell, values) for cell in row] for row in block.rows]
            yield BookTable(head=head, rows=rows)
        case BookFigure():
            yield BookFigure(rows=block.rows, caption=inline_at(block.caption, values))


def holds(block: BookOnly | BookWhen, values: Mapping[str, Value]) -> bool:
    return str(values[block.option]) in block.values


def condition(block: BookOnly | BookWhen) -> str:
    return f"{block.option} = {', '.join(block.values)}:"


def inline_at(inline: Sequence[AnyInline], values: Values) -> list[AnyInline]:
    """Pieces without conditions, in which no space stands at an end or after another; none if nothing is said."""
    found: list[AnyInline] = []
    spaced = True
    for piece in pieces(inline, values):
        if isinstance(piece, BookText):
            text = SPACES.sub(" ", piece.text)
            text = text.lstrip(" ") if spaced else text
            if text:
                found.append(BookText(text=text, strong=piece.strong, emph=piece.emph))
                spaced = text.endswith(" ")
        else:
            found.append(piece)
            spaced = spaced and isinstance(piece, BookRuling)
    return trimmed(found) if any(not isinstance(piece, BookRuling) for piece in found) else []


def pieces(inline: Sequence[AnyInline], values: Values) -> Iterator[AnyInline]:
    for number, piece in enumerate(inline):
        if isinstance(piece, BookValue):
            yield BookText(text=f"[{piece.option}]" if values is None else str(values[piece.option]))
        elif isinstance(piece, BookWhen):
            if values is None:
                yield BookText(text=f"[{condition(piece)} ")
                yield from pieces(piece.inline, values)
                another = isinstance(inline[number + 1], BookWhen) if number + 1 < len(inline) else False
                yield BookText(text="] " if another else "]")
            elif holds(piece, values):
                yield from pieces(piece.inline, values)
        else:
            yield piece


def trimmed(inline: list[AnyInline]) -> list[AnyInline]:
    """Without a space at the end."""
    last = inline[-1]
    if isinstance(last, BookText) and last.text.endswith(" "):
        return [*inline[:-1], BookText(text=last.text.rstrip(), strong=last.strong, emph=last.emph)]
    return inline


def spoken(inline: Sequence[AnyInline]) -> Iterator[tuple[str, str]]:
    """Pieces of one table as words, each with how it is written: plain, `strong`, `emph`, or as a `ruling`."""
    for is_ruling, group in groupby(inline, key=lambda piece: isinstance(piece, BookRuling)):
        if is_ruling:
            yield f" ({', '.join(piece.id for piece in group if isinstance(piece, BookRuling))})", "ruling"
            continue
        for piece in group:
            if isinstance(piece, BookText):
                yield piece.text, "strong" if piece.strong else "emph" if piece.emph else ""
            elif isinstance(piece, BookTerm):
                yield piece.text, ""


def plain(inline: Sequence[AnyInline], rulings: bool = True) -> str:
    """Pieces of one table as one text."""
    return "".join(text for text, style in spoken(inline) if rulings or style != "ruling")


def inlines_of(blocks: Iterable[Block]) -> Iterator[list[AnyInline]]:
    """Every running text of some blocks."""
    for block in blocks:
        match block:
            case BookPara():
                yield block.inline
            case BookList():
                yield from block.items
            case BookTable():
                yield from block.head
                for row in block.rows:
                    yield from row
            case BookFigure():
                yield block.caption
            case BookOnly():
                yield from inlines_of(block.blocks)
