"""Who comes to the tables of a club: its members, and nobody else, to sit down or to watch."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, select

from mazzo.server import schema
from mazzo.server.clubs import BELONG
from mazzo.server.store import Store
from mazzo.table.refusal import Refused

clubs, known, members = schema.clubs.c, schema.club_tables.c, schema.club_members.c

Visit = tuple[str, str]
"""A table, and who is there."""


class MembersOnly(Refused):
    """The table of a club to which somebody does not belong."""

    def __init__(self) -> None:
        super().__init__("club_members_only")


async def not_members(store: Store, visits: Collection[Visit]) -> set[Visit]:
    """Of these visits to tables of clubs those of people who do not belong to the club. A table whose club is gone is
    anybody's who was invited. Raises Unsaved."""
    ids = {table for table, _ in visits}
    if not ids:
        return set()
    own = and_(members.club_id == known.club_id, members.role.in_(BELONG))
    query = (
        select(known.table_id, members.person)
        .join(schema.clubs, clubs.id == known.club_id)
        .join(schema.club_members, own)
        .where(store.among(known.table_id, ids))
    )
    async with store.reading() as connection:
        belonging = {(str(table), str(person)) for table, person in await connection.execute(query)}
    # A club that is there has a head.
    of_clubs = {table for table, _ in belonging}
    return {visit for visit in visits if visit[0] in of_clubs and visit not in belonging}
