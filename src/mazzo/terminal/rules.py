"""The rule book in the terminal: its chapters as this match plays them, and words explained."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TypeVar

from rich.cells import cell_len
from rich.text import Text

from mazzo.kernel.options import Options
from mazzo.learn.book import AnyBlock, AnyInline, Book, BookFigure, BookList, BookPara, BookTable, Chapter, TermEntry
from mazzo.learn.reading import book_in, by_letters, colon_in
from mazzo.learn.rendering import Values, at_table, spoken
from mazzo.terminal.draw.blocks import hanging, wrapped
from mazzo.terminal.phrases import Phrases
from mazzo.words import Refusal, dashed

GAP = 2
"""Between the columns of a table."""
NARROWEST = 7
"""How narrow a column of a table may become."""

STYLES = {"": "", "strong": "strong", "emph": "italic", "ruling": "quiet"}

Found = TypeVar("Found")


def rules_page(options: Options, phrases: Phrases, width: int, wanted: str = "") -> list[Text]:
    """A chapter as this match plays it; without one the goal, what chapters there are, and what is not as usual."""
    book = book_in(phrases.game.name, phrases.words.language)
    if book is None:
        return [*short_rules(options, phrases, width), *unusual(options, phrases, width)]
    chapters = at_table(book.chapters, options.dump())
    if wanted:
        return chapter_lines(chapter_named(chapters, wanted), phrases, width)
    return [
        *chapter_lines(chapters[0], phrases, width),
        *listed([("rules " + each.id, each.title) for each in chapters[1:]], width),
        *unusual(options, phrases, width),
    ]


def book_page(book: Book, values: Values, phrases: Phrases, width: int, wanted: str = "") -> list[Text]:
    """The whole book, or a chapter of it; without values with all that is played anywhere."""
    chapters = at_table(book.chapters, values)
    if wanted:
        chapters = [chapter_named(chapters, wanted)]
    lines = [] if wanted else [*wrapped(Text(book.title, "strong"), width), Text()]
    return lines + [line for chapter in chapters for line in chapter_lines(chapter, phrases, width)]


def term_page(phrases: Phrases, width: int, wanted: str) -> list[Text]:
    """What a word means, and where the book tells more."""
    words = phrases.words
    book = book_in(phrases.game.name, words.language)
    if book is None:
        raise Refusal("rules-none")
    if not wanted:
        raise Refusal("what-usage", term=min(book.terms))
    term = term_named(book, wanted)
    said = [Text.assemble((term.headword, "strong"), colon_in(words.language) + term.definition)]
    if term.cards:
        said.append(Text(phrases.drawing.compact(term.cards, phrases)))
    if term.also:
        said.append(Text(words("what-also", names=term.also), "quiet"))
    if term.chapter:
        said.append(Text(words("what-more", chapter=term.chapter), "quiet"))
    return [line for text in said for line in wrapped(text, width)]


# What is meant


def chapter_named(chapters: Sequence[Chapter], wanted: str) -> Chapter:
    """The chapter of that id or title, or the only one that begins so. Raises Refusal."""
    named = [(name, chapter) for chapter in chapters for name in (chapter.id, chapter.title)]
    found = meant(named, wanted)
    if isinstance(found, Chapter):
        return found
    if found:
        raise Refusal("rules-no-chapter-like", wanted=wanted, like=found)
    raise Refusal("rules-no-chapter", wanted=wanted, chapters=[chapter.id for chapter in chapters])


def term_named(book: Book, wanted: str) -> TermEntry:
    """The term of which that is a form, or what others call it. Raises Refusal."""
    named = [(form, term) for term in book.terms.values() for form in term.forms]
    named += [(name, term) for key, term in book.terms.items() for name in (*term.also, key)]
    found = meant(named, wanted)
    if isinstance(found, TermEntry):
        return found
    raise Refusal("what-unknown-like" if found else "what-unknown", wanted=wanted, **({"like": found} if found else {}))


def meant(named: Iterable[tuple[str, Found]], wanted: str) -> Found | str:
    """What has that name, or alone begins so; else the nearest name, which may be none. Accents do not matter."""
    known: dict[str, tuple[str, Found]] = {}
    for name, each in named:
        known.setdefault(by_letters(name), (name, each))
    wanted = by_letters(wanted)
    if wanted in known:
        return known[wanted][1]
    begun = [each for letters, (_, each) in known.items() if letters.startswith(wanted)]
    if begun and all(each is begun[0] for each in begun):
        return begun[0]
    near = get_close_matches(wanted, known, n=1)
    return known[near[0]][0] if near else ""


# How it looks


def chapter_lines(chapter: Chapter, phrases: Phrases, width: int) -> list[Text]:
    """A heading, and blocks with an empty line after each."""
    lines = wrapped(Text(chapter.title, "strong"), width)
    for block in chapter.blocks:
        lines += [*block_lines(block, phrases, width), Text()]
    return lines


def block_lines(block: AnyBlock, phrases: Phrases, width: int) -> list[Text]:
    match block:
        case BookPara():
            return wrapped(styled(block.inline), width)
        case BookList():
            marks = [f"{number}. " if block.ordered else "- " for number in range(1, len(block.items) + 1)]
            return [line for mark, item in zip(marks, block.items, strict=True) for line in hung(mark, item, width)]
        case BookTable():
            return table_lines([[styled(cell) for cell in row] for row in (block.head, *block.rows)], width)
        case BookFigure():
            return figure_lines(block, phrases, width)
    raise TypeError(f"{type(block).__name__} is not shown at a table")


def styled(inline: Sequence[AnyInline]) -> Text:
    """Running text; the numbers of rulings are quiet."""
    return Text.assemble(*((text, STYLES[style]) for text, style in spoken(inline)))


def hung(mark: str, inline: Sequence[AnyInline], width: int) -> list[Text]:
    """An entry of a list; its mark stands out."""
    first, *more = wrapped(styled(inline), width - len(mark))
    return [Text(mark) + first, *(Text(" " * len(mark)) + line for line in more)]


def table_lines(rows: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """Rows in columns, of which the widest are broken; where there is no room for columns, one below the other."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    room = width - GAP * (len(widths) - 1)
    while sum(widths) > room and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    if sum(widths) > room:
        return [line for row in rows for line in wrapped(Text(" · ").join(row), width)]
    lines: list[Text] = []
    for number, row in enumerate(rows):
        cells = [wrapped(cell, size) for cell, size in zip(row, widths, strict=True)]
        for height in range(max(map(len, cells))):
            parts = [cell[height] if height < len(cell) else Text() for cell in cells]
            lines.append(in_columns(parts, widths))
        if number == 0:
            lines.append(Text("─" * (sum(widths) + GAP * (len(widths) - 1)), "quiet"))
    return lines


def in_columns(parts: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text()
    for part, size in zip(parts, widths, strict=True):
        line.append_text(part)
        line.append(" " * (size - part.cell_len + GAP))
    line.rstrip()
    return line


def figure_lines(figure: BookFigure, phrases: Phrases, width: int) -> list[Text]:
    """What lies where, a line each, and below it what is to be seen."""
    rows = [
        (phrases.words(f"figure-{row.place}", name=row.name), phrases.drawing.compact(row.cards, phrases))
        for row in figure.rows
    ]
    return [*listed(rows, width), *wrapped(styled(figure.caption), width)]


def listed(rows: Sequence[tuple[str, str]], width: int) -> list[Text]:
    """Names, and what belongs to each in a column of its own."""
    room = 2 + max((cell_len(name) for name, _ in rows), default=0) + GAP
    return [line for name, value in rows for line in hanging(f"  {name}".ljust(room) + value, width, room)]


# What is not as usual, and games without a book


def unusual(options: Options, phrases: Phrases, width: int) -> list[Text]:
    """The options that are not as usual, and decide something."""
    words, game = phrases.words, phrases.game.name
    lines: list[Text] = []
    values = options.dump()
    for field in options.describe():
        value = values[field.key]
        option = f"{game}-option-{dashed(field.key)}"
        if value != field.usual(values) and field.matters(values):
            chosen = words(f"{option}-{dashed(str(value))}") if field.kind == "choice" else str(value)
            lines += wrapped(Text(words("rules-option", option=words(option), value=chosen)), width)
    return lines and [Text(), Text(words("rules-unusual"), "strong"), *lines]


def short_rules(options: Options, phrases: Phrases, width: int) -> list[Text]:
    """What a game without a book says of its rules."""
    key = f"{phrases.game.name}-rules"
    if key not in phrases.words:
        return wrapped(Text(phrases.words("rules-none")), width)
    lines = fitting(phrases.words(key, **options.dump()).split("\n"), width)
    return [part for line in lines for part in wrapped(Text(line), width)]


def fitting(lines: list[str], width: int) -> list[str]:
    """Lines as they were written, or where the window is too narrow for that the sentences that go over several."""
    if all(cell_len(line) <= width for line in lines):
        return lines
    return re.sub(r"(?<!\.)\n", " ", "\n".join(lines)).split("\n")
