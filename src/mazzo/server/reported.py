"""What was said at a table before somebody was reported there, as it is kept with the report: whoever is deleted goes
from it too, even if the report is not about them."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.table.talking import Kind

reports = schema.reports.c


class Said(Struct, frozen=True):
    """A line of the talk at a table: a phrase or an emote by its key, or words."""

    name: str
    kind: Kind
    key: str
    text: str


class Spoken(Said, frozen=True):
    """The same as it is kept, with what nobody is told."""

    person: str = ""
    """Who has said it; empty for a bot, and for whoever is deleted."""


SAID = msgspec.json.Decoder(list[Said])
SPOKEN = msgspec.json.Decoder(list[Spoken])


async def blank_reports(connection: AsyncConnection, own: Collection[str]) -> None:
    """Take what these people have said, and their names, out of all reports."""
    for id, said in (await connection.execute(select(reports.id, reports.said))).all():
        blanked = without_words(bytes(said), own)
        if blanked != said:
            await connection.execute(update(schema.reports).where(reports.id == id).values(said=blanked))


def without_words(said: bytes, own: Collection[str]) -> bytes:
    """That somebody said something there stays: the others may have answered."""
    lines = SPOKEN.decode(said)
    if not any(line.person in own for line in lines):
        return said
    return msgspec.json.encode(
        [Spoken(name="", kind=line.kind, key=line.key, text="") if line.person in own else line for line in lines]
    )
