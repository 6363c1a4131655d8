"""Writes `docs/books`: the rule book of each game of this project in each language, with the default options."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from mazzo.games import game, is_own, names
from mazzo.learn.book import AnyBlock, AnyInline, Book, BookFigure, BookList, BookPara, BookTable
from mazzo.learn.reading import colon_in, read_book
from mazzo.learn.rendering import at_table, spoken
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.words import languages, words_in

FOLDER = Path(__file__).parents[1] / "docs" / "books"

OPENING = """\
# Rule books

For people who want to play: the rules of each game with the usual options, as the program shows them with those of a
table. `make books` writes these pages from `book/` in the games' packages. [The rules](../rules/README.md) explain
where every ruling comes from.
"""
STYLES = {"": "", "strong": "**", "emph": "*"}
RULING = re.compile(r"[A-Z]{2}-[A-Z]\d\d")


def pages() -> dict[str, str]:
    """Every file as it should be, by its name."""
    books = [book for name in names() if is_own(name) for book in books_of(name)]
    written = {f"{book.game}.{book.lang}.md": page(book) for book in books}
    return {"README.md": index(books), **written}


def books_of(name: str) -> list[Book]:
    return [book for language in languages() if (book := read_book(name, language))]


def index(books: Sequence[Book]) -> str:
    """The list of the books, a line a game."""
    lines = []
    for name in dict.fromkeys(book.game for book in books):
        links = [f"[{book.title}]({name}.{book.lang}.md)" for book in books if book.game == name]
        lines.append(f"- {' · '.join(links)}")
    return f"{OPENING}\n" + "\n".join(lines) + "\n"


def page(book: Book) -> str:
    phrases = Phrases(drawing(book.game), words_in(book.lang), ())
    parts = [f"# {book.title}"]
    for chapter in at_table(book.chapters, game(book.game).options({}).dump()):
        parts.append(f"## {chapter.title}")
        parts += ["\n".join(block_lines(block, book.game, phrases)) for block in chapter.blocks]
    return "\n\n".join(parts) + "\n"


def block_lines(block: AnyBlock, name: str, phrases: Phrases) -> Iterator[str]:
    match block:
        case BookPara():
            yield written(block.inline, name)
        case BookList():
            for number, item in enumerate(block.items, 1):
                yield f"{f'{number}.' if block.ordered else '-'} {written(item, name)}"
        case BookTable():
            head, *rows = [[written(cell, name) for cell in row] for row in (block.head, *block.rows)]
            yield row_of(head)
            yield row_of(["---"] * len(head))
            yield from map(row_of, rows)
        case BookFigure():
            for row in block.rows:
                label = phrases.words(f"figure-{row.place}", name=row.name)
                cards = ", ".join(phrases.card(card) for card in row.cards)
                yield f"> *{label}{colon_in(phrases.words.language).rstrip(' ')}* {cards}  "
            yield f">\n> {written(block.caption, name)}"


def row_of(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def written(inline: Sequence[AnyInline], name: str) -> str:
    """Running text in Markdown, with a link to each ruling."""
    return "".join(
        RULING.sub(lambda id: f"[{id[0]}](../rules/{name}.md#{id[0].lower()})", text)
        if style == "ruling"
        else f"{STYLES[style]}{text}{STYLES[style]}"
        for text, style in spoken(inline)
    )


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    wanted = pages()
    for path in FOLDER.glob("*.md"):
        if path.name not in wanted:
            path.unlink()
    for file, text in wanted.items():
        (FOLDER / file).write_text(text, encoding="utf-8", newline="\n")
