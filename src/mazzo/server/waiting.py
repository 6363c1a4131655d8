"""Whose turn it is at tables where they are not: rows that lead them there, and notices of turns over days.

A row is a guide and no truth: whether somebody is waited for, the table itself says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from hashlib import sha256
from weakref import WeakKeyDictionary

from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from mazzo.server import schema
from mazzo.server.fanout import Fanout
from mazzo.server.listing import awaited, read
from mazzo.server.room import Room
from mazzo.server.store import Store
from mazzo.server.writer import Statement
from mazzo.table.state import Table

turns, notices, tables = schema.turns.c, schema.notices.c, schema.tables.c

CLEAR_TURNS = delete(schema.turns).where(turns.table_id == bindparam("at_table"))
CLEAR_NOTICES = delete(schema.notices).where(
    notices.table_id == bindparam("at_table"), notices.kind == "turn", notices.sent_at.is_(None)
)
ADD_TURN = {
    "sqlite": sqlite.insert(schema.turns).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.turns).on_conflict_do_nothing(),
}
ADD_NOTICE = {
    "sqlite": sqlite.insert(schema.notices).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.notices).on_conflict_do_nothing(),
}


class Turn(Struct, frozen=True):
    """That somebody is waited for."""

    since: int
    deadline: int | None = None


class TurnAt(Struct, frozen=True):
    """The same, and where."""

    table: str
    game: str
    turn: Turn


def turns_at(table: Table) -> dict[str, Turn]:
    """Who is waited for and not there; over days also those who are."""
    found: dict[str, Turn] = {}
    slow = table.slow
    if not slow and all(person.present for person in table.people.values()):
        return found
    seats, since = awaited(table)
    for seat in seats:
        person = table.seats[seat].person
        if slow or not table.people[person].present:
            asked = [each for each in table.asked if table.decider(each) == seat]
            deadlines = [deadline for each in asked if (deadline := table.deadline(each)) is not None]
            found[person] = Turn(since, min(deadlines, default=None))
    return found


def different(before: dict[str, Turn], found: dict[str, Turn]) -> set[str]:
    """For whom something has changed."""
    return {person for person in found.keys() | before.keys() if found.get(person) != before.get(person)}


class Waiting:
    """Keeps the rows of the tables at which something happens here."""

    def __init__(self, store: Store, fanout: Callable[[], Fanout]) -> None:
        self.store = store
        self.fanout = fanout
        self.noted: WeakKeyDictionary[Room, dict[str, Turn]] = WeakKeyDictionary()
        self.tell: Callable[[Collection[str]], None] = lambda people: None
        """Told whose inbox has changed."""

    def begin(self, room: Room) -> None:
        """A table that was just opened has no rows."""
        self.noted[room] = {}

    def missed(self, room: Room) -> None:
        """Another process has written at a table, and may have changed its rows."""
        if self.noted.get(room) or turns_at(room.table):
            self.noted.pop(room, None)

    def note(self, room: Room) -> None:
        """Something has happened at a table."""
        found, before = turns_at(room.table), self.noted.get(room)
        if found == before:
            return
        self.noted[room] = found
        written = self.store.writer.put(self.statements(room, found), hurry=False)
        # Where it is not known what the rows were, it may be news for anybody.
        changed = set(room.table.people) if before is None else different(before, found)
        if changed:
            written.add_done_callback(lambda _: self.changed(changed))

    def statements(self, room: Room, found: dict[str, Turn]) -> list[Statement]:
        dialect, slow, now = self.store.dialect, room.table.slow, room.now()
        statements: list[Statement] = [(CLEAR_TURNS, {"at_table": room.id})]
        if slow:
            statements.append((CLEAR_NOTICES, {"at_table": room.id}))
        for person, turn in found.items():
            row = {"person": person, "table_id": room.id, "since": turn.since, "deadline": turn.deadline}
            statements.append((ADD_TURN[dialect], row | {"told_at": now if slow else None}))
            if slow:
                id = sha256(f"{room.id}/{person}/{turn.since}".encode()).hexdigest()[:20]
                notice = {"id": id, "person": person, "kind": "turn", "table_id": room.id, "who": "", "name": ""}
                statements.append((ADD_NOTICE[dialect], notice | {"at": now, "sent_at": None, "tries": 0}))
        return statements

    def changed(self, people: Collection[str]) -> None:
        self.tell(people)
        self.fanout().inbox(people)

    async def of(self, person: str) -> list[TurnAt]:
        """Where a person is waited for, the most urgent first. Raises Unsaved."""
        query = (
            select(turns.table_id, turns.since, turns.deadline, tables.game, tables.summary)
            .join(schema.tables, tables.id == turns.table_id)
            .where(turns.person == person)
            .order_by(turns.deadline.is_(None), turns.deadline, turns.since)
            .limit(100)
        )
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).all()
        # A process that knew less may have written a row after another had taken it away.
        return [
            TurnAt(table, game, Turn(since, deadline))
            for table, since, deadline, game, summary in found
            if read(bytes(summary)).shown_to(person).yours
        ]

    async def forget(self, before: int) -> None:
        """Delete notices that are old, or of tables that are gone. Raises Unsaved."""
        at_table = notices.kind.in_(("turn", "invitation"))
        gone = and_(at_table, notices.table_id != "", notices.table_id.not_in(select(tables.id)))
        async with self.store.changing() as connection:
            await connection.execute(delete(schema.notices).where(or_(notices.at < before, gone)))
            await connection.execute(delete(schema.turns).where(turns.table_id.not_in(select(tables.id))))
