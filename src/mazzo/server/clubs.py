"""Clubs in the database: founded under a name that no other looks like, renamed, handed on and deleted; and the link by
which people join. Who belongs to one is `club_members`' to say."""

from __future__ import annotations

from secrets import choice, token_hex, token_urlsafe
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.store import Store
from mazzo.table.names import checked_name, looks
from mazzo.table.refusal import Refused

clubs, looked, members, notices, people = (
    schema.clubs.c,
    schema.club_looks.c,
    schema.club_members.c,
    schema.notices.c,
    schema.people.c,
)

MOST_CLUBS = 20
"""To which one person belongs."""
MOST_MEMBERS = 300
"""Of one club."""
KEEPERS = ("head", "keeper")
"""Who lets others in and sends them away; the head is one person, and says who the keepers are."""
BELONG = (*KEEPERS, "member")
INVITED = "club"
"""The kind of notice by which somebody is invited."""
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 12


class Club(Struct, frozen=True):
    """A club, as one of those who belong to it knows it."""

    id: str
    name: str
    role: str
    members: int


class Clubs:
    """All clubs of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def role_of(self, club: str, person: str) -> str:
        """`head`, `keeper` or `member`; empty for whoever is none. Raises Unsaved."""
        query = select(members.role).where(members.club_id == club, members.person == person, members.role.in_(BELONG))
        if not is_id(club):
            return ""
        async with self.store.reading() as connection:
            return str((await connection.execute(query)).scalar() or "")

    async def of(self, person: str) -> list[Club]:
        """To which somebody belongs. Raises Unsaved."""
        every = schema.club_members.alias()
        size = select(func.count()).where(every.c.club_id == clubs.id, every.c.role.in_(BELONG)).scalar_subquery()
        query = (
            select(clubs.id, clubs.name, members.role, size)
            .join(schema.club_members, members.club_id == clubs.id)
            .where(members.person == person, members.role.in_(BELONG))
            .order_by(clubs.name, clubs.id)
        )
        async with self.store.reading() as connection:
            return [Club(*row) for row in await connection.execute(query)]

    async def name_of(self, club: str) -> str:
        """Empty if there is no such club. Raises Unsaved."""
        query = select(clubs.name).where(clubs.id == club)
        async with self.store.reading() as connection:
            return str((await connection.execute(query)).scalar() or "")

    async def names_of(self, some: list[str]) -> dict[str, str]:
        """Of those among these that are clubs. Raises Unsaved."""
        query = select(clubs.id, clubs.name).where(clubs.id.in_(some))
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).all() if some else []
        return {str(id): str(name) for id, name in found}

    async def named(self, name: str) -> str:
        """The club that is called so. Raises Refused, Unsaved."""
        query = select(looked.club_id).where(looked.look.in_(looks(name))).limit(1)
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            raise Refused("no_such_club")
        return str(found)

    # What its head does

    async def found(self, person: str, name: str, at: int, most: int) -> str:
        """A new club, whose head is whoever founds it, if that is at most so many's. Raises Refused, Unsaved."""
        shown = checked_name(name)
        id = "".join(choice(LETTERS) for _ in range(ID_LENGTH))

        async def write(connection: AsyncConnection) -> None:
            await check_room(connection, person)
            headed = select(func.count()).where(members.person == person, members.role == "head")
            if (await connection.execute(headed)).scalar_one() >= most:
                raise Refused("too_many_clubs_founded", most=most)
            row = {"id": id, "name": shown, "created_at": at, "link": token_urlsafe(16)}
            await connection.execute(insert(schema.clubs).values(row))
            await write_looks(connection, id, shown)
            await connection.execute(insert(schema.club_members).values(member_row(id, person, "head", at)))

        await self.unless_taken(write, shown)
        return id

    async def rename(self, club: str, name: str) -> str:
        """Raises Refused, Unsaved."""
        shown = checked_name(name)

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, club)
            await connection.execute(delete(schema.club_looks).where(looked.club_id == club))
            await write_looks(connection, club, shown)
            await connection.execute(update(schema.clubs).where(clubs.id == club).values(name=shown))

        await self.unless_taken(write, shown)
        return shown

    async def unless_taken(self, write: Any, name: str) -> None:
        try:
            await self.store.change(write)
        except IntegrityError:
            raise Refused("club_name_taken", name=name) from None

    async def delete(self, club: str) -> None:
        """Raises Refused, Unsaved."""

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, club)
            await dissolve(connection, club)

        await self.store.change(write)

    # The link

    async def link_of(self, club: str) -> str:
        query = select(clubs.link).where(clubs.id == club)
        async with self.store.reading() as connection:
            return str((await connection.execute(query)).scalar() or "")

    async def set_link(self, club: str, *, there: bool) -> None:
        """A new one, or none: the one before leads nowhere. Raises Unsaved."""
        link = token_urlsafe(16) if there else ""
        changed = update(schema.clubs).where(clubs.id == club).values(link=link)
        await self.store.change(lambda connection: connection.execute(changed))

    async def linked(self, link: str) -> Club:
        """The club to which a link leads. Raises Refused, Unsaved."""
        size = select(func.count()).where(members.club_id == clubs.id, members.role.in_(BELONG)).scalar_subquery()
        query = select(clubs.id, clubs.name, size).where(clubs.link == link, clubs.link != "")
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).first() if is_id(link) else None
        if found is None:
            raise Refused("no_such_link")
        return Club(found[0], found[1], "", found[2])

    async def head_of(self, club: str) -> str:
        """Raises Unsaved."""
        query = select(members.person).where(members.club_id == club, members.role == "head")
        if not is_id(club):
            return ""
        async with self.store.reading() as connection:
            return str((await connection.execute(query)).scalar() or "")


def is_id(text: str) -> bool:
    """Not all that can be asked for can be said to a database."""
    return text.isascii() and text.isprintable()


def member_row(club: str, person: str, role: str, at: int) -> dict[str, Any]:
    return {"club_id": club, "person": person, "id": token_hex(10), "role": role, "at": at}


async def locked(connection: AsyncConnection, club: str) -> None:
    """From here on nobody else changes who belongs to it. Raises Refused."""
    found = await connection.execute(select(clubs.id).where(clubs.id == club).with_for_update())
    if found.first() is None:
        raise Refused("no_such_club")


async def check_room(connection: AsyncConnection, person: str) -> None:
    """Whether somebody may belong to one more club. Raises Refused."""
    await connection.execute(select(people.id).where(people.id == person).with_for_update())
    own = select(func.count()).where(members.person == person, members.role.in_(BELONG))
    if (await connection.execute(own)).scalar_one() >= MOST_CLUBS:
        raise Refused("too_many_clubs", most=MOST_CLUBS)


async def write_looks(connection: AsyncConnection, club: str, name: str) -> None:
    rows = [{"look": each, "club_id": club} for each in sorted(looks(name))]
    await connection.execute(insert(schema.club_looks), rows)


async def dissolve(connection: AsyncConnection, club: str) -> None:
    """Nothing of it is left. Its tables stay with those who sit there, as any to which one is invited."""
    await connection.execute(delete(schema.notices).where(notices.table_id == club, notices.kind == INVITED))
    for table in ("club_matches", "club_tables", "club_rules", "club_members", "club_looks"):
        found = schema.metadata.tables[table]
        await connection.execute(delete(found).where(found.c.club_id == club))
    await connection.execute(delete(schema.clubs).where(clubs.id == club))


async def bequeath(connection: AsyncConnection, own: list[str]) -> None:
    """Whoever runs a club is about to be deleted: the keeper who is there longest takes over, else the member; a club
    without anybody goes."""
    headed = select(members.club_id).where(members.person.in_(own), members.role == "head")
    for club in (await connection.execute(headed)).scalars().all():
        await locked(connection, club)
        others = select(members.person).where(
            members.club_id == club, members.person.not_in(own), members.role.in_(BELONG)
        )
        first = others.order_by(members.role != "keeper", members.at, members.person).limit(1)
        heir = (await connection.execute(first)).scalar()
        if heir is None:
            await dissolve(connection, club)
            continue
        changed = update(schema.club_members).where(members.club_id == club, members.person == heir)
        await connection.execute(changed.values(role="head"))
