"""What lies on the table, in the terminal: rows, piles, tricks, fans, columns and boxes."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING

from rich.text import Text

from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.scene import Area, Scene
from mazzo.terminal.draw.blocks import Block, card_rows, flowing, labelled_rows, wrapped
from mazzo.terminal.draw.cards import Cards

if TYPE_CHECKING:
    from mazzo.terminal.phrases import Phrases

HEAPS = ("pile", "tokens")
"""Of what lies with a seat like this, facts say the number."""
LINES_OF_A_SEAT = ("row", "fan", *HEAPS)
"""What lies with a seat is written below its name, if it is of this kind; the rest is drawn on the table."""
LATEST = 7
"""How many cards of a pile are named."""
CELL = 5
"""How wide a card of a column is."""


class Areas(Cards):
    """Everything that has a place."""

    def label(self, area: Area, phrases: Phrases) -> str:
        """What lies there."""
        count = area.count or len(area.cards)
        name = self.short(area.name, phrases) if self.is_card(area.name) else area.name
        return self.worded("area", area.key, phrases.words, name=name, count=count)

    def areas(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """All that lies in the middle, in its order, side by side as far as there is room."""
        middle = [area for area in scene.areas if area.seat < 0 or area.kind not in LINES_OF_A_SEAT]
        blocks: list[Block] = []
        for kind, found in groupby(middle, key=lambda area: area.kind):
            areas = list(found)
            if kind == "column":
                blocks.append(self.side_by_side(areas, scene, phrases, width))
            elif kind == "box" and all(self.is_card(area.name) for area in areas):
                blocks.append(self.boxes(areas, scene, phrases, width))
            else:
                blocks += [self.area(area, scene, phrases, width) for area in areas]
        return flowing(blocks, width)

    def area(self, area: Area, scene: Scene, phrases: Phrases, width: int) -> Block:
        """One of them below its label."""
        match area.kind:
            case "row" | "trick":
                faces = [self.face(card, scene, phrases) for card in area.cards]
                names = [phrases.name(seat) for seat in area.seats]
                drawn = labelled_rows(names, faces, width) if names else card_rows(faces, width)
                return [self.heading(area, phrases), *drawn]
            case "pile":
                return self.pile(area, phrases)
            case "fan":
                return self.area_line(area, phrases, width)
        return [self.heading(area, phrases)]

    def heading(self, area: Area, phrases: Phrases) -> Text:
        """A label above cards; before it whose they are, behind it that there are none."""
        label = self.label(area, phrases)
        if area.seat >= 0:
            label = f"{phrases.name(area.seat)}: {label}"
        empty = not area.cards and area.kind != "box"
        return Text(f"{label}  {phrases.words('board-empty')}" if empty else label, "strong")

    def pile(self, area: Area, phrases: Phrases) -> Block:
        """How much lies there, and the latest cards as far as they are seen."""
        lines = [Text(self.label(area, phrases), "strong")]
        if is_seen(area):
            lines.append(Text(self.seen(area, phrases)))
        return lines

    def side_by_side(self, columns: list[Area], scene: Scene, phrases: Phrases, width: int) -> Block:
        """Columns below their names; a new row of them where there is no more room."""
        each = width // (CELL + 1)
        lines: Block = []
        for start in range(0, len(columns), each):
            part = columns[start : start + each]
            heads = [self.column_head(area, scene, phrases).center(CELL) for area in part]
            lines.append(Text(" ".join(heads).rstrip(), "strong"))
            across = zip_longest(*(area.cards or [""] for area in part))
            lines += [Text(" ").join(self.cell(card, phrases) for card in cards) for cards in across]
        return lines

    def column_head(self, area: Area, scene: Scene, phrases: Phrases) -> str:
        return area.name or self.label(area, phrases)

    def cell(self, card: str | None, phrases: Phrases) -> Text:
        """A card of a column; a dash where the column is empty, nothing below its end."""
        if not card:
            return Text(("" if card is None else "-").center(CELL), "quiet")
        if card == HIDDEN:
            return Text(card.center(CELL), "quiet")
        return Text(f"{self.short(card, phrases):>{CELL - 1}} ", self.ink(card))

    def boxes(self, boxes: list[Area], scene: Scene, phrases: Phrases, width: int) -> Block:
        """Places that stand for a card, each with what it holds."""
        return card_rows([self.face(area.name, scene, phrases, mark=str(area.count)) for area in boxes], width)

    def area_line(self, area: Area, phrases: Phrases, width: int) -> list[Text]:
        """What lies somewhere, in a line, or in several if it is long."""
        owner = f"{phrases.name(area.seat)}: " if area.seat >= 0 else ""
        return wrapped(
            Text.assemble((owner + self.label(area, phrases), "strong"), "  ", self.seen(area, phrases)), width
        )

    def seen(self, area: Area, phrases: Phrases) -> str:
        """The cards of an area that are seen; of a pile the latest, that on top last."""
        latest = area.cards[-LATEST:] if area.kind == "pile" else area.cards
        return ("... " if len(latest) < len(area.cards) else "") + self.compact(latest, phrases)


def with_seat(scene: Scene, seat: int) -> list[Area]:
    """What lies with a seat and is written beside or below its name; not what one chooses from, drawn as cards."""
    areas = [area for area in scene.areas if area.seat == seat and area.kind in LINES_OF_A_SEAT]
    told = [area for area in areas if is_seen(area) or area.kind not in HEAPS]
    return [area for area in told if (area.cards or area.count) and area.cards != scene.choosable]


def is_seen(area: Area) -> bool:
    """Whether any card of it is."""
    return any(card != HIDDEN for card in area.cards)
