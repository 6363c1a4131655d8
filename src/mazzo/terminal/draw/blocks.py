"""Pieces that drawings are made of: cards side by side, rows of columns, a sheet of paper with a frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from itertools import zip_longest

from msgspec import Struct
from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

CARD_WIDTH = 7
CARD_INSIDE = CARD_WIDTH - 2
SHOWN = CARD_WIDTH - 1
"""How much of a card is seen in a fan; of the last one everything."""
GAP = 2
"""Between blocks that stand beside each other."""
HOLDING, HELD = "\u00a0\u202f", "\ue000\ue001"
"""Spaces at which no line is broken, and what stands for them meanwhile: characters that nobody writes."""

Block = list[Text]
"""Lines that belong together."""


class Face(Struct, frozen=True):
    """What is printed on a card: two short lines, a number in its upper rim, a mark in its lower one."""

    rank: str
    suit: str
    style: str
    number: str = ""
    mark: str = ""


def card_rows(faces: Sequence[Face], width: int) -> list[Text]:
    """Cards side by side, four lines high, in as few rows as the width allows."""
    gap = " " if len(faces) * (CARD_WIDTH + 1) - 1 <= width else ""
    each = (width + len(gap)) // (CARD_WIDTH + len(gap))
    lines: list[Text] = []
    for start in range(0, len(faces), each):
        drawn = [card_lines(face) for face in faces[start : start + each]]
        lines += [Text(gap).join(parts) for parts in zip(*drawn, strict=True)]
    return lines


def fan_rows(faces: Sequence[Face], width: int) -> list[Text]:
    """Cards side by side; where they are too many for that each covers a part of the one before, but no index."""
    if len(faces) * (CARD_WIDTH + 1) - 1 <= width:
        return card_rows(faces, width)
    rows = -(-len(faces) // ((width - 1) // SHOWN))
    each = -(-len(faces) // rows)
    lines: list[Text] = []
    for start in range(0, len(faces), each):
        *most, last = [card_lines(face) for face in faces[start : start + each]]
        covered = [[line[:SHOWN] for line in drawn] for drawn in most]
        lines += [Text().join(parts) for parts in zip(*covered, last, strict=True)]
    return lines


def labelled_rows(labels: Sequence[str], faces: Sequence[Face], width: int) -> list[Text]:
    """Cards side by side, each below a name; where there is no room for long names side by side, these are broken."""
    wide = [max(CARD_WIDTH, cell_len(label)) for label in labels]
    cells = wide if sum(wide) + len(wide) - 1 <= width else [CARD_WIDTH] * len(wide)
    each = len(cells) if cells is wide else (width + 1) // (CARD_WIDTH + 1)
    lines: list[Text] = []
    for start in range(0, len(faces), each):
        part = slice(start, start + each)
        drawn = [card_lines(face) for face in faces[part]]
        above = stacked(labels[part], cells[part])
        across = [*above, *([line.plain for line in row] for row in zip(*drawn, strict=True))]
        for row, parts in enumerate(across):
            line = Text()
            for place, cell in enumerate(cells[part][: len(parts)]):
                line += Text(parts[place]) if row < len(above) else drawn[place][row - len(above)]
                line.pad_right(cell + 1 - cell_len(parts[place]))
            line.rstrip()
            lines.append(line)
    return lines


def stacked(texts: Sequence[str], widths: Sequence[int]) -> list[list[str]]:
    """Texts beside each other, each in lines of its own width that end at the same height."""
    broken = [[line.plain for line in wrapped(Text(text), width)] for text, width in zip(texts, widths, strict=True)]
    height = max(map(len, broken), default=0)
    return [list(row) for row in zip(*([""] * (height - len(lines)) + lines for lines in broken), strict=True)]


def card_lines(face: Face) -> list[Text]:
    return [
        Text(f"╭{face.number.center(CARD_INSIDE, '─')}╮", "paper"),
        card_line(face.rank, face.style),
        card_line(face.suit, face.style),
        Text(f"╰{face.mark.center(CARD_INSIDE, '─')}╯", "paper"),
    ]


def card_line(words: str, style: str) -> Text:
    return Text.assemble(("│", "paper"), (sized(words, CARD_INSIDE), style), ("│", "paper"))


def block_width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(left: Block, right: Block) -> Block:
    """Two blocks side by side."""
    room = block_width(left) + GAP
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = one.copy()
        line.pad_right(room - one.cell_len)
        lines.append(line + other)
        lines[-1].rstrip()
    return lines


def flowing(blocks: Iterable[Block], width: int) -> Block:
    """Blocks side by side as long as there is room, then below; low ones below each other beside a high one, but never
    a high one beside a single line."""
    lines: Block = []
    row: list[Block] = []
    for block in filter(None, blocks):
        high = max(map(len, row), default=0)
        if row and len(row[-1]) + len(block) <= high and joined_width([*row[:-1], row[-1] + block]) <= width:
            row[-1] = row[-1] + block
        elif joined_width([*row, block]) <= width and not high == 1 < len(block):
            row.append(block)
        else:
            lines, row = lines + joined(row), [block]
    return lines + joined(row)


def joined(row: Sequence[Block]) -> Block:
    """Blocks side by side."""
    return reduce(beside, row) if row else []


def joined_width(row: Sequence[Block]) -> int:
    return sum(map(block_width, row)) + GAP * (len(row) - 1)


@cache
def console() -> Console:
    """What breaks lines; the width is said each time."""
    return Console()


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines of at most that width, broken between words."""
    # Rich would break at a space that is to hold words together, such as the one before a French colon.
    text = text.copy()
    text.plain = text.plain.translate(str.maketrans(HOLDING, HELD))
    lines = text.wrap(console(), width)
    for line in lines:
        line.rstrip()
        line.plain = line.plain.translate(str.maketrans(HELD, HOLDING))
    return list(lines) or [Text()]


def gathered(notes: Sequence[str], width: int) -> list[str]:
    """Notes in as few lines as they fit into without being broken."""
    lines: list[str] = []
    for note in notes:
        together = f"{lines[-1].rstrip('.')} · {note}" if lines else ""
        if lines and cell_len(together) <= width:
            lines[-1] = together
        else:
            lines.append(note)
    return lines


def hanging(text: str, width: int, room: int) -> list[Text]:
    """An entry of a list, broken between words; what stands in its first columns stands out."""
    first, *more = wrapped(Text(text[room:]), width - room)
    return [Text(text[:room]) + first, *(Text(" " * room) + line for line in more)]


def sized(words: str, width: int) -> str:
    """Words cut or filled up to a width."""
    return set_cell_size(words, width)


def columns(label: str, values: Iterable[str], label_width: int, width: int) -> str:
    """A label, then values under each other at the right edge of their columns."""
    right = [" " * (width - cell_len(value)) + value for value in values]
    return sized(label, label_width) + "".join(right)


def heads(names: Sequence[str], label_width: int, width: int) -> list[str]:
    """The names of columns, in as many lines as the longest needs."""
    return [columns("", row, label_width, width) for row in stacked(names, [width - 1] * len(names))]


def paper(title: str, body: Sequence[str | None], note: str = "") -> list[Text]:
    """A sheet from a block: title and note in its frame, None is a ruled line."""
    inside = max(cell_len(title) + 1, cell_len(note) + 1, *map(cell_len, filter(None, body))) + 2
    lines = [frame("╭", title, inside, "╮")]
    for line in body:
        if line is None:
            lines.append(frame("├", "", inside, "┤"))
        else:
            lines.append(Text(f"│ {sized(line, inside - 2)} │", "paper"))
    lines.append(frame("╰", note, inside, "╯"))
    return lines


def frame(left: str, words: str, inside: int, right: str) -> Text:
    written = f"─ {words} " if words else ""
    return Text(f"{left}{written}{'─' * (inside - cell_len(written))}{right}", "paper")
