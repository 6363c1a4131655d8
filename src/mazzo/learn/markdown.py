"""Reads Markdown with four additions, from which rule books are made.

{option=value: …}  {option=a,b: …}   stands only where the option has that value; a line `{option=value:` opens
                                     whole blocks, up to a line `}`
{option}                             the value of a number
[[key]]  [[key|bent form]]           a word of the glossary
(PM-A10, PM-A11)                     the rulings behind a sentence
```fig                               a position, and moves that a test plays
<!--= expression -->                 a claim that a test evaluates; nobody reads it
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mazzo.learn.book import (
    AnyBlock,
    AnyInline,
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
    FigureRow,
)

HEADING = re.compile(r"## (.+?) \{#([a-z0-9-]+)\}")
COMMENT = re.compile(r" ?<!--.*?-->", re.DOTALL)
OPENS = re.compile(r"\{(\w+)=([\w,]+):")
ITEM = re.compile(r"(-|[0-9]+\.) ")
RULINGS = re.compile(r" ?\(((?:[A-Z]{2}-[A-Z][0-9]{2}(?:, )?)+)\)")
TERM = re.compile(r"\[\[([\w-]+)(?:\|([^\]]+))?\]\]")
VALUE = re.compile(r"\{(\w+)\}")
MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*", re.DOTALL)
SPECIAL = re.compile(r"\{|\[\[|\*| ?\([A-Z]{2}-[A-Z][0-9]{2}")
FENCE = "```"


class Miswritten(ValueError):
    """A book that cannot be read."""


def read_title(text: str) -> str:
    """The first heading."""
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    if found is None:
        raise Miswritten("there is no title")
    return found[1].strip()


def options_in(text: str) -> set[str]:
    """The options of which a text speaks."""
    return {option for option, _ in OPENS.findall(text)} | set(VALUE.findall(text))


def read_chapters(text: str) -> list[Chapter]:
    """What stands under each heading; what stands before the first is not read."""
    _, *parts = re.split(r"^(?=## )", COMMENT.sub("", text), flags=re.MULTILINE)
    if not parts:
        raise Miswritten("there are no chapters")
    return [read_chapter(part) for part in parts]


def read_chapter(text: str) -> Chapter:
    heading, _, body = text.partition("\n")
    found = HEADING.fullmatch(heading.strip())
    if found is None:
        raise Miswritten(f"a heading without an id, such as {{#end}}: {heading}")
    return Chapter(id=found[2], title=found[1], blocks=read_blocks(body.split("\n")))


def read_blocks(lines: list[str]) -> list[AnyBlock]:
    """The blocks of some lines; blank ones part them."""
    return list(blocks_of(lines))


def blocks_of(lines: list[str]) -> Iterator[AnyBlock]:
    at = 0
    while at < len(lines):
        line = lines[at].rstrip()
        end = at + 1
        if not line:
            pass
        elif (opens := OPENS.match(line)) and opens.end() == len(line):
            end = closing(lines, at)
            values = opens[2].split(",")
            yield BookOnly(option=opens[1], values=values, blocks=read_blocks(lines[at + 1 : end - 1]))
        elif line.startswith(FENCE):
            end = next((n for n in range(at + 1, len(lines)) if lines[n].rstrip() == FENCE), len(lines)) + 1
            yield read_figure(lines[at + 1 : end - 1])
        else:
            while end < len(lines) and lines[end].strip() and not starts_block(lines[end]):
                end += 1
            yield read_flow([each.rstrip() for each in lines[at:end]])
        at = end


def starts_block(line: str) -> bool:
    """Whether a line ends the paragraph before it: others than a list and a table go on over several."""
    opens = OPENS.match(line)
    return line.startswith((FENCE, "}")) or bool(opens and opens.end() == len(line.rstrip()))


def closing(lines: list[str], at: int) -> int:
    """The line after the one that closes what is opened here."""
    depth = 0
    for number in range(at, len(lines)):
        line = lines[number].rstrip()
        opens = OPENS.match(line)
        depth += bool(opens and opens.end() == len(line)) - (line == "}")
        if not depth:
            return number + 1
    raise Miswritten(f"not closed: {lines[at]}")


def read_flow(lines: list[str]) -> AnyBlock:
    """A table, a list or a paragraph."""
    if lines[0].startswith("|"):
        head, _, *rows = [[read_inline(cell) for cell in cells_of(line)] for line in lines]
        return BookTable(head=head, rows=rows)
    if found := ITEM.match(lines[0]):
        items: list[str] = []
        for line in lines:
            if ITEM.match(line):
                items.append(ITEM.sub("", line, count=1))
            else:
                items[-1] += " " + line.strip()
        return BookList(items=[read_inline(each) for each in items], ordered=found[1] != "-")
    return BookPara(inline=read_inline(" ".join(line.strip() for line in lines)))


def cells_of(line: str) -> list[str]:
    """The cells of a line of a table; a bar within double brackets parts nothing."""
    return [cell.strip() for cell in re.split(r"\|(?![^\[\]]*\]\])", line.strip().strip("|"))]


def read_inline(text: str) -> list[AnyInline]:
    """The pieces of a running text."""
    found: list[AnyInline] = []
    at = 0
    while at < len(text):
        special = SPECIAL.search(text, at)
        end = special.start() if special else len(text)
        if end > at:
            found.append(BookText(text=text[at:end]))
        at = end
        if special:
            pieces, at = read_special(text, at)
            found += pieces
    return found


def read_special(text: str, at: int) -> tuple[list[AnyInline], int]:
    """What begins here with a sign of its own, and where it ends."""
    if match := OPENS.match(text, at):
        end = brace_after(text, at)
        inner = text[match.end() : end].removeprefix(" ")
        return [BookWhen(option=match[1], values=match[2].split(","), inline=read_inline(inner))], end + 1
    if match := VALUE.match(text, at):
        return [BookValue(option=match[1])], match.end()
    if match := TERM.match(text, at):
        return [BookTerm(key=match[1].lower(), text=match[2] or match[1])], match.end()
    if match := RULINGS.match(text, at):
        return [BookRuling(id=id) for id in match[1].split(", ")], match.end()
    if match := MARKED.match(text, at):
        strong, emph = match[1], match[2]
        return [BookText(text=strong or emph, strong=bool(strong), emph=bool(emph))], match.end()
    raise Miswritten(f"cannot be read: {text[at : at + 40]}")


def brace_after(text: str, at: int) -> int:
    """Where the brace that opens here is closed."""
    depth = 0
    for place in range(at, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if not depth:
            return place
    raise Miswritten(f"not closed: {text[at : at + 40]}")


def read_figure(lines: list[str]) -> BookFigure:
    """What lies where, and the caption; the moves are for the test. Others show their hands if their moves are told."""
    rows: list[FigureRow] = []
    caption: list[AnyInline] = []
    seats = None if any(line.startswith("ff ") for line in lines) else 1
    for line in lines:
        key, _, rest = line.strip().partition(" ")
        if key == "caption":
            caption = read_inline(rest)
        elif key == "hands":
            rows += [
                FigureRow(place="seat" if seat else "you", name=str(seat + 1), cards=cards.split())
                for seat, cards in enumerate(rest.split(" / ")[:seats])
            ]
        elif key == "rows":
            columns = [column.split() for column in rest.split(" | ")]
            rows += [FigureRow(place="column", name=name, cards=cards) for name, *cards in columns]
        elif key in ("table", "trick", "talon", "cards"):
            rows.append(FigureRow(place=key, cards=rest.split()))
    return BookFigure(rows=rows, caption=caption)
