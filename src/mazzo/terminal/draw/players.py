"""The players in the terminal: who they are, what is known of them in columns, and what is special about each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from mazzo.kernel.says import TERM, Kind
from mazzo.kernel.scene import Fact, Scene
from mazzo.terminal.draw.areas import Areas, is_seen, with_seat
from mazzo.terminal.draw.blocks import columns, wrapped
from mazzo.words import Words

if TYPE_CHECKING:
    from mazzo.terminal.phrases import Phrases

NAME_WIDTH = 13
"""Room that names have at least, if there is any; longer ones take what the columns leave."""
NARROWEST_NAME = 8
HEAD_WIDTH = 6
"""The longest head of a column."""
TURN, WAITS = "▸ ", "  "
INDENT = "    "
BEFORE_REMARKS = "  "


class Column(NamedTuple):
    """Something that is known of every seat."""

    head: str
    values: list[str]
    """By seat."""
    key: str = ""
    """Of the facts in it; none for the totals."""


class Players(Areas):
    """A line for each player, in turn order, the viewer last: whoever plays before the viewer's next turn is above."""

    def title(self, scene: Scene, phrases: Phrases) -> str:
        """What stands above the players."""
        title = phrases.words("board-round", number=scene.round)
        return f"{title} ×{scene.factor}" if scene.factor > 1 else title

    def seats(self, scene: Scene) -> list[int]:
        """The order in which players are listed."""
        after = scene.order.index(scene.viewer) + 1 if scene.viewer in scene.order else 0
        return scene.order[after:] + scene.order[:after]

    def columns(self, scene: Scene, phrases: Phrases) -> list[Column]:
        """The facts for which the words have a head, and the totals."""
        words = phrases.words
        found: dict[str, Column] = {}
        for fact in scene.facts:
            if self.has_column(fact, words):
                head = self.worded("column", fact.key, words)
                column = found.setdefault(fact.key, Column(head, [""] * len(scene.totals), fact.key))
                column.values[fact.seat] = self.value(fact, phrases)
        totals = Column(self.worded("column", "total", words), [str(each) for each in scene.totals])
        return [*found.values(), totals]

    def has_column(self, fact: Fact, words: Words) -> bool:
        """Whether a fact stands in a column; lists have no room there."""
        return not isinstance(fact.value, list) and words.key(self.game, "column", fact.key) in words

    def value(self, fact: Fact, phrases: Phrases) -> str:
        """A fact's value by itself, in few letters."""
        values = [str(each) for each in (fact.value if isinstance(fact.value, list) else [fact.value])]
        match fact.kind:
            case Kind.CARD | Kind.CARDS | Kind.ANY_CARD:
                return self.compact(values, phrases)
            case Kind.RANK:
                return " ".join(phrases.corner(rank) for rank in values)
            case Kind.SUIT:
                return " ".join(self.sign(suit) or phrases.suit(suit) for suit in values)
            case Kind.SEAT | Kind.SEATS:
                return phrases.all_of([int(seat) for seat in values])
        if fact.kind.startswith(TERM):
            return ", ".join(self.worded(fact.kind.removeprefix(TERM), value, phrases.words) for value in values)
        return " ".join(values)

    def remarks(self, seat: int, scene: Scene, phrases: Phrases) -> list[str]:
        """What is special about a player now: facts that have no column, what lies there unseen, partners."""
        words = phrases.words
        found = [
            self.fact(fact, phrases) for fact in scene.facts if fact.seat == seat and not self.has_column(fact, words)
        ]
        counted = {fact.key for fact in scene.facts if fact.seat == seat and self.has_column(fact, words)}
        unseen = [area for area in with_seat(scene, seat) if not is_seen(area) and area.key not in counted]
        found += [self.label(area, phrases) for area in unseen]
        found += self.partners(seat, scene, phrases)
        if seat == scene.dealer:
            found.append(words("board-deals"))
        return found

    def partners(self, seat: int, scene: Scene, phrases: Phrases) -> list[str]:
        """Who plays with a player; nobody asks that of the many who play against one or two."""
        side = next((side for side in scene.sides if seat in side), [])
        largest = max(map(len, scene.sides), default=1)
        if not side or largest == 1 or (len(side) == largest > 2 == len(scene.sides)):
            return []
        others = [other for other in side if other != seat]
        if not others:
            return [phrases.words("board-alone")]
        return [phrases.words("board-with", seats=phrases.all_of(others))]

    def fact(self, fact: Fact, phrases: Phrases) -> str:
        """A fact as a whole phrase."""
        value = fact.value if isinstance(fact.value, int) else self.value(fact, phrases)
        return self.worded("fact", fact.key, phrases.words, value=value)

    def players(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """All of them below a title; long names have the room they need, unless that takes more lines."""
        longest = max(NAME_WIDTH, *(cell_len(phrases.name(seat)) for seat in self.seats(scene)))
        ways = [self.in_columns(scene, phrases, width, room) for room in dict.fromkeys((longest, NAME_WIDTH))]
        return min(ways, key=len)

    def in_columns(self, scene: Scene, phrases: Phrases, width: int, longest: int) -> list[Text]:
        """All of them, with names of at most that length in a line."""
        title, found = self.title(scene, phrases), self.columns(scene, phrases)
        each = 1 + max(HEAD_WIDTH, *(cell_len(text) for column in found for text in (column.head, *column.values)))
        shown, hidden = fitting(found, scene, (width - len(TURN) - NARROWEST_NAME) // each)
        room = min(max(len(TURN) + longest, cell_len(title) + 1), width - each * len(shown))
        *above, last = [line.plain for line in wrapped(Text(title), room)]
        lines = [Text(line, "quiet") for line in (*above, columns(last, [column.head for column in shown], room, each))]
        for seat in self.seats(scene):
            name = [line.plain for line in wrapped(Text(phrases.name(seat)), room - len(TURN))]
            turns = [TURN if seat in scene.waiting else WAITS, *[WAITS] * (len(name) - 1)]
            *above, last = [turn + part for turn, part in zip(turns, name, strict=True)]
            line = columns(last, [column.values[seat] for column in shown], room, each)
            remarks = self.remarks_on(seat, scene, phrases, hidden)
            lines += [*map(Text, above), *with_remarks(line, remarks, width)]
        return lines

    def remarks_on(self, seat: int, scene: Scene, phrases: Phrases, hidden: list[Column]) -> list[str]:
        """What is special about a player, what had no room in columns, and what lies open there; one line each."""
        also = [
            self.fact(fact, phrases)
            for column in hidden
            for fact in scene.facts
            if fact.seat == seat and fact.key == column.key
        ]
        lying = [
            f"{self.label(area, phrases)}  {self.seen(area, phrases)}"
            for area in with_seat(scene, seat)
            if is_seen(area)
        ]
        return [remark for remark in (", ".join([*self.remarks(seat, scene, phrases), *also]), *lying) if remark]


def fitting(found: list[Column], scene: Scene, most: int) -> tuple[list[Column], list[Column]]:
    """As many columns as there is room for, and the others: those go first that are not primary, the last before."""
    primary = {fact.key for fact in scene.facts if fact.primary}
    kept = list(found)
    while len(kept) > max(most, 1):
        others = [column for column in kept if column.key and column.key not in primary]
        kept.remove((others or kept[:-1])[-1])
    return kept, [column for column in found if column not in kept]


def with_remarks(line: str, remarks: list[str], width: int) -> list[Text]:
    """A player's line with remarks behind it, or below it if they are too long for that."""
    below: list[Text] = []
    for remark in remarks:
        if not below and cell_len(line) + len(BEFORE_REMARKS) + cell_len(remark) <= width:
            line += BEFORE_REMARKS + remark
        else:
            below += [Text(INDENT) + part for part in wrapped(Text(remark), width - len(INDENT))]
    return [Text(line), *below]
