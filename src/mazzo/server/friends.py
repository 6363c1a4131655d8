"""Friends by mutual consent, and invitations to tables. Who somebody is, nobody is told: a friendship has a name of its
own."""

from __future__ import annotations

from secrets import token_hex
from typing import Literal

from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.store import Store
from mazzo.table.refusal import Refused

friends, notices, people, tables = schema.friends.c, schema.notices.c, schema.people.c, schema.tables.c
mutes, blocks = schema.mutes.c, schema.blocks.c

MOST_FRIENDS = 200
MOST_INVITATIONS = 50
"""That wait for one person."""

FriendState = Literal["friend", "asks", "asked"]
"""Both have agreed; the other one asks; one has asked oneself."""


class Friend(Struct, frozen=True):
    """Somebody whom a person knows, or who would like that."""

    id: str
    person: str
    name: str
    state: FriendState


class Invited(Struct, frozen=True):
    """That somebody is wanted at a table."""

    id: str
    table: str
    game: str
    name: str
    """Of who wants it."""
    at: int


class Friends:
    """Friendships and invitations in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> list[Friend]:
        """Raises Unsaved."""
        found: list[Friend] = []
        async with self.store.reading() as connection:
            for own, other in ((friends.who, friends.whom), (friends.whom, friends.who)):
                query = (
                    select(friends.id, other, people.name, friends.state)
                    .join(schema.people, people.id == other)
                    .where(own == person)
                    .order_by(people.name, friends.id)
                )
                for id, whom, name, state in await connection.execute(query):
                    asked: FriendState = "asked" if own is friends.who else "asks"
                    found.append(Friend(id, whom, name, "friend" if state == "agreed" else asked))
        return found

    async def ask(self, person: str, whom: str, at: int) -> None:
        """Ask for somebody's friendship, or agree if they have asked. Who has blocked somebody is not asked by them,
        and nobody is told so. Raises Refused, Unsaved."""
        if person == whom:
            raise Refused("is_yourself")
        async with self.store.changing() as connection:
            if await is_blocked(connection, person, by=whom):
                return
            if await is_blocked(connection, whom, by=person):
                raise Refused("you_block_them")
            agreed = await connection.execute(
                update(schema.friends).where(friends.who == whom, friends.whom == person).values(state="agreed")
            )
            if agreed.rowcount:
                return
            both = or_(friends.who == person, friends.whom == person)
            number = (
                await connection.execute(select(func.count()).select_from(schema.friends).where(both))
            ).scalar_one()
            if number >= MOST_FRIENDS:
                raise Refused("too_many_friends", most=MOST_FRIENDS)
            known = select(friends.id).where(friends.who == person, friends.whom == whom)
            if (await connection.execute(known)).first() is None:
                row = {"id": token_hex(8), "who": person, "whom": whom, "state": "asked", "at": at}
                await connection.execute(insert(schema.friends).values(row))

    async def find(self, person: str, id: str) -> Friend:
        """Raises Refused, Unsaved."""
        found = next((each for each in await self.of(person) if each.id == id), None)
        if found is None:
            raise Refused("no_such_friend")
        return found

    async def agree(self, person: str, id: str) -> Friend:
        """To what somebody else asks. Raises Refused, Unsaved."""
        found = await self.find(person, id)
        async with self.store.changing() as connection:
            await connection.execute(
                update(schema.friends).where(friends.id == id, friends.whom == person).values(state="agreed")
            )
        return found

    async def end(self, person: str, id: str) -> Friend:
        """No friends any more, or not at all. Raises Refused, Unsaved."""
        found = await self.find(person, id)
        async with self.store.changing() as connection:
            await connection.execute(delete(schema.friends).where(friends.id == id))
        return found

    async def part(self, person: str, whom: str) -> None:
        """There is nothing between them any more: no friendship, no request, no invitation. Raises Unsaved."""
        async with self.store.changing() as connection:
            for one, other in ((person, whom), (whom, person)):
                await connection.execute(delete(schema.friends).where(friends.who == one, friends.whom == other))
                invited = (notices.person == one, notices.kind == "invitation", notices.who == other)
                await connection.execute(delete(schema.notices).where(*invited))

    async def invite(self, person: str, name: str, id: str, table: str, at: int) -> Friend:
        """A friend to a table. Who does not want to hear of somebody is not told. Raises Refused, Unsaved."""
        found = await self.find(person, id)
        if found.state != "friend":
            raise Refused("no_such_friend")
        async with self.store.changing() as connection:
            invited = (notices.person == found.person, notices.kind == "invitation")
            deaf = select(mutes.who).where(mutes.who == found.person, mutes.whom == person)
            if (await connection.execute(deaf)).first() or await is_blocked(connection, person, by=found.person):
                return found
            # Invited again, it is the same invitation: whoever answers it just then answers both.
            known = update(schema.notices).where(*invited, notices.table_id == table, notices.who == person)
            if (await connection.execute(known.values(name=name, at=at))).rowcount:
                return found
            number = (
                await connection.execute(select(func.count()).select_from(schema.notices).where(*invited))
            ).scalar_one()
            if number < MOST_INVITATIONS:
                row = {"id": token_hex(10), "person": found.person, "kind": "invitation", "table_id": table}
                await connection.execute(
                    insert(schema.notices).values(**row, who=person, name=name, at=at, sent_at=None, tries=0)
                )
        return found

    async def invitations(self, person: str) -> list[Invited]:
        """To tables that wait for somebody or are being played at, the latest first. Raises Unsaved."""
        query = (
            select(notices.id, notices.table_id, tables.game, notices.name, notices.at)
            .join(schema.tables, tables.id == notices.table_id)
            .where(notices.person == person, notices.kind == "invitation", tables.status != "finished")
            .order_by(notices.at.desc())
            .limit(MOST_INVITATIONS)
        )
        async with self.store.reading() as connection:
            return [Invited(*row) for row in await connection.execute(query)]

    async def dismiss(self, person: str, id: str) -> None:
        """An invitation is answered. Raises Unsaved."""
        async with self.store.changing() as connection:
            await connection.execute(delete(schema.notices).where(notices.id == id, notices.person == person))


async def is_blocked(connection: AsyncConnection, person: str, *, by: str) -> bool:
    query = select(blocks.at).where(blocks.who == by, blocks.whom == person)
    return (await connection.execute(query)).first() is not None
