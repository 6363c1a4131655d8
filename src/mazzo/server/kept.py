"""What is kept about people, column by column: how it is exported, what is left of it when somebody is deleted, and
what becomes of it when a guest signs in to an account. A test goes over the schema: a new table is named here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema

Erase = Literal["delete", "blank", "keep"]
"""The whole row goes, only who it was, or nothing: the id in it then leads to a row of `people` that says nothing."""
Merge = Literal["move", "drop", "stay"]
"""The row becomes the account's, goes, or stays the guest's: then it is found by `people.merged_into`."""


class Kept(Struct, frozen=True, kw_only=True):
    """Rows of a table that name people."""

    table: Table
    person: tuple[str, ...] = ("person",)
    """The columns that hold somebody's id."""
    erase: Erase = "delete"
    blank: tuple[str, ...] = ()
    """Further columns that tell who it was, emptied with the id."""
    secret: tuple[str, ...] = ()
    """Columns that an export leaves out: they open something, or tell of others."""
    merge: Merge = "move"
    exported: bool = True
    """Not if it is what others think of somebody."""

    def about(self, people: list[str]) -> ColumnElement[bool]:
        return or_(*(self.table.c[each].in_(people) for each in self.person))


KEPT = (
    Kept(table=schema.members, merge="drop"),
    Kept(table=schema.sessions, secret=("hash",), merge="drop"),
    Kept(table=schema.pairings, secret=("code_hash", "device_hash", "number", "choices"), merge="drop"),
    Kept(table=schema.learned, merge="drop"),
    Kept(table=schema.attendance, secret=("process",), merge="drop"),
    Kept(table=schema.looks, merge="drop"),
    Kept(table=schema.credentials, secret=("key", "hash"), merge="drop"),
    Kept(table=schema.recovery_codes, secret=("hash",), merge="drop"),
    Kept(table=schema.challenges, secret=("hash",), merge="drop"),
    Kept(table=schema.programs, person=("person", "owner"), merge="drop"),
    Kept(table=schema.blocks, person=("who",), secret=("whom",), merge="drop"),
    Kept(table=schema.blocks, person=("whom",), merge="drop", exported=False),
    # Whom it is about is a row of `people` that says nothing any more; that there was something stays known.
    Kept(table=schema.penalties, person=("whom",), secret=("who",), erase="delete"),
    Kept(table=schema.reports, person=("who",), secret=("whom", "done_by", "said"), erase="blank", blank=("reason",)),
    Kept(table=schema.reports, person=("whom",), secret=("who", "done_by", "said"), erase="delete"),
    Kept(table=schema.audit, person=("whom",), secret=("who",), erase="blank", blank=("reason",)),
    Kept(table=schema.talk, secret=("command",)),
    Kept(table=schema.mutes, person=("who",), secret=("whom",), merge="drop"),
    Kept(table=schema.mutes, person=("whom",), merge="drop", exported=False),
    # Whoever is waited for at a table is noted anew when it hears that they are somebody else now.
    Kept(table=schema.turns, merge="drop"),
    Kept(table=schema.promises),
    Kept(table=schema.notices, secret=("who",)),
    Kept(table=schema.notices, person=("who",), secret=("person",)),
    Kept(table=schema.friends, person=("who",), secret=("whom",), merge="drop"),
    Kept(table=schema.friends, person=("whom",), secret=("who",), merge="drop"),
    # Guests belong to no club. Who runs one hands it on first.
    Kept(table=schema.club_members, merge="drop"),
    Kept(table=schema.results, erase="blank", blank=("name",)),
    # What was judged is of a match and tells of nobody: whoever comes next need not wait for it.
    Kept(table=schema.reviews, secret=("body", "claimed_until"), erase="blank"),
    Kept(table=schema.day_plays, secret=("id",)),
    # Counted anew from the results.
    Kept(table=schema.totals, merge="drop"),
    Kept(table=schema.ratings),
    # By these the ratings of the others can be worked out again.
    Kept(table=schema.rating_changes, erase="keep"),
    Kept(table=schema.networks, secret=("network",), merge="drop"),
    Kept(table=schema.shared_devices, secret=("other",), merge="drop"),
    Kept(table=schema.shared_devices, person=("other",), merge="drop", exported=False),
)
"""In an order in which rows can be deleted. What `people`, `tables`, `events` and `matches` hold is more than rows:
`erasing` and `exporting` see to it."""

ELSEWHERE = {
    "people": ("id", "kind", "name", "skeleton", "role", "locale", "merged_into"),
    "tables": ("host", "summary"),
    "events": ("body",),
    "matches": ("record",),
    "reports": ("said",),
}
"""Columns about people that have code of their own."""

ALONE = {
    "credentials": ("key",),
    "day_plays": ("moves",),
    "results": ("feats",),
    "reviews": ("body",),
    "totals": ("feats",),
}
"""Bytes of the tables above that tell of the person of their row and of nobody else; those of `results` are a part of
the match, and a review names nobody."""

ACTED = {"penalties": ("who",), "reports": ("done_by",), "audit": ("who",)}
"""Who did something by a role: emptied when they are deleted, and no part of an export of whom it was done to."""

NOBODYS = {
    "tables": ("id", "game", "status", "claimed_by"),
    "events": ("table_id",),
    "matches": ("id", "table_id", "game", "form", "options", "unrated", "outcome"),
    "clubs": ("id", "name", "link"),
    "club_looks": ("look", "club_id"),
    "club_rules": ("id", "club_id", "game", "name", "options"),
    "club_tables": ("table_id", "club_id"),
    "club_matches": ("match_id", "club_id", "game", "form"),
    "judgements": ("review", "body"),
    "processes": ("name",),
    "days": ("day", "secret"),
    "day_experts": ("day", "game"),
    "settings": ("key", "value"),
}
"""Columns of text that tell nothing about anybody, in tables that are not named above."""


async def erase_rows(connection: AsyncConnection, people: list[str]) -> None:
    """All rows about these people go, or tell nothing of them any more."""
    for kept in KEPT:
        if kept.erase == "delete":
            await connection.execute(delete(kept.table).where(kept.about(people)))
        elif kept.erase == "blank":
            gone = {each: None if kept.table.c[each].nullable else "" for each in (*kept.person, *kept.blank)}
            await connection.execute(update(kept.table).where(kept.about(people)).values(gone))
    for name, columns in ACTED.items():
        table = schema.metadata.tables[name]
        for column in columns:
            await connection.execute(update(table).where(table.c[column].in_(people)).values({column: ""}))


async def merge_rows(connection: AsyncConnection, guest: str, account: str) -> None:
    """What was a guest's is an account's, or goes."""
    for kept in KEPT:
        if kept.merge == "drop":
            await connection.execute(delete(kept.table).where(kept.about([guest])))
        elif kept.merge == "move":
            for column in kept.person:
                mine = update(kept.table).where(kept.table.c[column] == guest)
                await connection.execute(mine.values({column: account}))


async def rows_about(connection: AsyncConnection, people: list[str]) -> dict[str, list[dict[str, object]]]:
    """All rows about these people, by table, without what is secret."""
    found: dict[str, list[dict[str, object]]] = {}
    for kept in (each for each in KEPT if each.exported):
        columns = [column for column in kept.table.c if column.name not in (*kept.secret, *kept.person)]
        for row in (await connection.execute(select(*columns).where(kept.about(people)))).mappings():
            found.setdefault(kept.table.name, []).append(dict(row))
    return found
