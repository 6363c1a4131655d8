"""What the viewers of a table are sent, made once for each: scenes, tables, and what has changed in them.

A change is made of two sights of the same viewer and the events between them as that viewer saw them; so it tells
nothing that they do not.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw

from mazzo.kernel.contract import NOBODY
from mazzo.kernel.scene import Scene
from mazzo.server.messages import Change, News
from mazzo.table import events as happened
from mazzo.table.patching import Made, difference
from mazzo.table.showing import (
    TableShown,
    free_seat,
    news,
    public_after_moves,
    public_table,
    scene,
    table_after_moves,
    table_shown,
    viewer,
)
from mazzo.table.state import Table

ENCODER = msgspec.json.Encoder()

MOST_EVENTS = 200
"""Nobody is told of more at once: who has missed more is told from the last deal on, and of that the latest."""


class Sight:
    """What one viewer sees at a moment."""

    def __init__(self, number: int, viewer: int, table: TableShown, scene: Scene | None) -> None:
        self.number = number
        self.viewer = viewer
        self.table = table
        self.scene = scene
        self.whole: Raw | None = None
        """The scene as it is sent."""


class Views:
    """The sights of a table until something happens."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sights: dict[tuple[str, int], Sight] = {}
        self.scenes: dict[int, Scene | None] = {}
        self.public: TableShown | None = None
        self.earlier_public: TableShown | None = None
        self.earlier: dict[tuple[str, int], TableShown] = {}
        """How the table was shown last, to each viewer, as long as nothing but moves has happened since."""
        self.company = table.company
        self.own: dict[str, list[int]] = {}
        """The seats of each person, as long as nothing but moves has happened since."""
        self.free = NOBODY
        """The seat whose last move may be taken back freely."""
        self.made: Made = {}
        self.made_of_tables: Made = {}
        self.changes: dict[tuple[Sight, Sight], bytes] = {}
        """The messages for who has seen an earlier sight; the same for all watchers."""

    def clear(self) -> None:
        """Something has happened."""
        self.sights.clear()
        self.scenes.clear()
        self.forget_made()
        self.public = None

    def forget_made(self) -> None:
        """Everybody was told. What is made is only kept so that it need not be made again, and else would outlive many
        a look for garbage."""
        self.made.clear()
        self.made_of_tables.clear()
        self.changes.clear()

    def viewer(self, person: str, wanted: int | None) -> int:
        """The seat whose cards somebody is given."""
        own = self.seats_of(person)
        return own[0] if len(own) == 1 else viewer(self.table, person, wanted)

    def seats_of(self, person: str) -> list[int]:
        """As the table has them."""
        if self.company != self.table.company:
            self.company = self.table.company
            self.earlier.clear()
            self.earlier_public = None
            self.own.clear()
        own = self.own.get(person)
        if own is None:
            own = self.table.seats_of(person)
            if own:
                self.own[person] = own
        return own

    def sight(self, person: str, viewer: int) -> Sight:
        """The same one until something happens; people without a seat see the same."""
        who = person if person == self.table.host or person in self.table.people else ""
        found = self.sights.get((who, viewer))
        if found is None:
            found = Sight(self.table.number, viewer, self.shown(who, viewer), self.scene(viewer))
            self.sights[who, viewer] = found
        return found

    def shown(self, who: str, viewer: int) -> TableShown:
        """The table. Moves change little of it; the rest is not made again."""
        table = self.table
        own = self.seats_of(who)
        if self.public is None:
            before = self.earlier_public
            self.public = public_after_moves(table, before) if before else public_table(table)
            self.earlier_public = self.public
            self.free = free_seat(table)
        earlier = self.earlier.get((who, viewer))
        if earlier is None:
            found = table_shown(table, who, viewer, self.public)
        else:
            found = table_after_moves(table, who, earlier, self.public, own, self.free)
        self.earlier[who, viewer] = found
        return found

    def scene(self, viewer: int) -> Scene | None:
        if viewer not in self.scenes:
            self.scenes[viewer] = scene(self.table, viewer)
        return self.scenes[viewer]

    def whole(self, sight: Sight, since: int | None, now: int) -> bytes:
        """The message for who has seen the events as far as a number, or is told afresh."""
        begin = last_deal(self.table) if since is None else since
        first = max(begin, self.table.number - MOST_EVENTS)
        if sight.whole is None:
            sight.whole = Raw(ENCODER.encode(sight.scene))
        return ENCODER.encode(
            News(
                fresh=since is None,
                more=first > begin,
                number=sight.number,
                now=now,
                events=news(self.table, sight.viewer, first),
                table=sight.table,
                scene=sight.whole,
            )
        )

    def change(self, before: Sight, sight: Sight) -> bytes:
        """The message for who has seen an earlier sight of the same viewer."""
        told = self.changes.get((before, sight))
        if told is None:
            told = self.changes[before, sight] = ENCODER.encode(
                Change(
                    events=news(self.table, sight.viewer, before.number),
                    table=difference(before.table, sight.table, self.made_of_tables),
                    scene=difference(before.scene, sight.scene, self.made),
                )
            )
        return told


def last_deal(table: Table) -> int:
    """The number before the last deal, or before the match if none is dealt; 0 if that is too long ago to be told."""
    for told in reversed(table.log[-MOST_EVENTS:]):
        if isinstance(told.entry.event, happened.Dealt | happened.Started | happened.Opened):
            return told.entry.number - 1
    return 0
