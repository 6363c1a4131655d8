"""The count of a round in the terminal: a sheet of paper with a column for each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Scene, Tally, TallyLine
from mazzo.terminal.draw.areas import is_seen
from mazzo.terminal.draw.blocks import columns, gathered, heads, paper, wrapped
from mazzo.terminal.draw.players import Players

if TYPE_CHECKING:
    from mazzo.terminal.phrases import Phrases

FRAME = 4
"""What the frame takes of the width."""
NARROWEST_COLUMN = 6
WON = " ✓"


class Sheet(Players):
    """What a finished round was worth, and what lay open at its end."""

    def note(self, note: Reason, phrases: Phrases) -> str:
        """What else is to be known, of the table or of the count."""
        return phrases.said("note", note)

    def sheet_title(self, scene: Scene, phrases: Phrases) -> str:
        return phrases.words("board-counted", number=scene.round)

    def sheet(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """The count of a finished round; the scene's totals include it."""
        inside = width - FRAME
        body = self.tally(scene.tally, phrases, inside) if scene.tally else []
        notes = [self.note(note, phrases) for note in scene.tally.notes] if scene.tally else []
        note = " · ".join(notes)
        below = [line.plain for line in self.open_cards(scene, phrases, inside)]
        if cell_len(note) >= inside:
            below += [line.plain for each in gathered(notes, inside) for line in wrapped(Text(each), inside)]
            note = ""
        if below:
            body += [None, *below] if body else below
        return paper(self.sheet_title(scene, phrases), body, note)

    def tally(self, tally: Tally, phrases: Phrases, width: int) -> list[str | None]:
        """The lines of the count, with a rule above the totals."""
        count = len(tally.columns)
        labels = [self.line_label(line, phrases) for line in tally.lines]
        marked = any(True in line.won for line in tally.lines)
        values = [self.line_values(line, count, marked) for line in tally.lines]
        longest = max((cell_len(value) for row in values for value in row), default=0)
        wanted = max(longest, *(cell_len(self.side(side, phrases)) for side in tally.columns)) + 2
        label = max(map(cell_len, labels), default=0) + 1
        # Where there is little room, names are broken, and labels before there is nothing left of names.
        column = min(wanted, max((width - label) // count, width * 2 // 5 // count))
        column = max(column, longest + 1, NARROWEST_COLUMN)
        label = min(label, width - column * count)
        body: list[str | None] = [*heads([self.side(side, phrases) for side in tally.columns], label, column)]
        ruled = False
        for line, said, row in zip(tally.lines, labels, values, strict=True):
            *above, last = [part.plain for part in wrapped(Text(said), label - 1)]
            body += [*([None] if line.total and not ruled else []), *above, columns(last, row, label, column)]
            ruled = line.total
        return body

    def side(self, seats: list[int], phrases: Phrases) -> str:
        """The names of a side's players."""
        return " & ".join(phrases.name(seat) for seat in seats)

    def line_label(self, line: TallyLine, phrases: Phrases) -> str:
        return phrases.said("tally", Reason(line.key, line.params))

    def line_values(self, line: TallyLine, count: int, marked: bool) -> list[str]:
        """The values of a line; where any is marked, a mark behind those that brought something."""
        values = [
            "" if value is None else f"{value:+}" if line.signed and value else str(value) for value in line.values
        ]
        if not marked:
            return values
        won = [*line.won, *[False] * (count - len(line.won))]
        return [value + (WON if good else " " * len(WON)) for value, good in zip(values, won, strict=True)]

    def open_cards(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """What lies open at the end, in words."""
        lines = [line for area in scene.areas if is_seen(area) for line in self.area_line(area, phrases, width)]
        boxes = [self.label(area, phrases) for area in scene.areas if area.kind == "box" and not is_seen(area)]
        return lines + (wrapped(Text(" · ".join(boxes)), width) if boxes else [])
