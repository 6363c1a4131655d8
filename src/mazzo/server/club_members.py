"""Who belongs to a club, by mutual consent: whoever is invited accepts, and whoever asks is let in by a keeper. Who was
sent away does not come back by asking or by a link."""

from __future__ import annotations

from secrets import token_hex

from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.clubs import BELONG, INVITED, KEEPERS, MOST_MEMBERS, Clubs, check_room, is_id, locked, member_row
from mazzo.table.refusal import Refused

clubs, members, notices, people = schema.clubs.c, schema.club_members.c, schema.notices.c, schema.people.c
blocks, mutes = schema.blocks.c, schema.mutes.c

MOST_ASKING = 50
"""Who wait for an answer of one club."""
MOST_INVITED = 100
"""By one club, and have not answered."""


class Member(Struct, frozen=True):
    """Somebody of a club, who would like to be, or who may not."""

    id: str
    person: str
    name: str
    role: str
    at: int


class ClubInvitation(Struct, frozen=True):
    """Somebody is invited to a club."""

    id: str
    club: str
    club_name: str
    name: str
    """Of who invites; seen by the club, of who is invited."""
    at: int


class Asking(Struct, frozen=True):
    """So many would like to belong to a club that somebody keeps."""

    club: str
    name: str
    count: int


class ClubMembers:
    """Of all clubs."""

    def __init__(self, clubs: Clubs) -> None:
        self.clubs = clubs
        self.store = clubs.store

    async def all_of(self, club: str) -> list[Member]:
        """Everybody of whom a club knows, those who belong to it for longest first. Raises Unsaved."""
        query = (
            select(members.id, members.person, people.name, members.role, members.at)
            .join(schema.people, people.id == members.person)
            .where(members.club_id == club)
            .order_by(members.at, members.id)
        )
        async with self.store.reading() as connection:
            return [Member(*row) for row in await connection.execute(query)]

    async def one(self, club: str, id: str) -> Member:
        """Raises Refused, Unsaved."""
        found = next((each for each in await self.all_of(club) if each.id == id), None)
        if found is None:
            raise Refused("no_such_member")
        return found

    async def keepers_of(self, club: str) -> list[str]:
        return [each.person for each in await self.all_of(club) if each.role in KEEPERS]

    # Asking to belong to a club

    async def ask(self, club: str, person: str, at: int) -> None:
        """Raises Refused, Unsaved."""

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, club)
            role = await role_in(connection, club, person)
            check_not_barred(role)
            if role in BELONG:
                raise Refused("club_member_already")
            await check_not_blocked(connection, club, person)
            count = select(func.count()).where(members.club_id == club, members.role == "asks")
            if role == "asks":
                return
            if (await connection.execute(count)).scalar_one() >= MOST_ASKING:
                raise Refused("club_too_many_ask", most=MOST_ASKING)
            await connection.execute(insert(schema.club_members).values(member_row(club, person, "asks", at)))

        await self.store.change(write)

    async def asked_by(self, person: str) -> list[tuple[str, str]]:
        """The clubs that somebody has asked: the id of that, and the name of the club. Raises Unsaved."""
        query = (
            select(members.id, clubs.name)
            .join(schema.clubs, clubs.id == members.club_id)
            .where(members.person == person, members.role == "asks")
            .order_by(clubs.name)
        )
        async with self.store.reading() as connection:
            return [(id, name) for id, name in await connection.execute(query)]

    async def take_back(self, person: str, id: str) -> list[str]:
        """Somebody asks no more; who kept that club. Raises Refused, Unsaved."""
        own = (members.id == id, members.person == person, members.role == "asks")
        if not is_id(id):
            raise Refused("no_such_member")

        async def write(connection: AsyncConnection) -> str:
            club = (await connection.execute(select(members.club_id).where(*own))).scalar()
            if club is None:
                raise Refused("no_such_member")
            await connection.execute(delete(schema.club_members).where(*own))
            return str(club)

        return await self.keepers_of(await self.store.change(write))

    async def asking_at(self, person: str) -> list[Asking]:
        """At the clubs that somebody keeps: how many ask. Raises Unsaved."""
        kept = select(members.club_id).where(members.person == person, members.role.in_(KEEPERS))
        query = (
            select(clubs.id, clubs.name, func.count())
            .join(schema.club_members, members.club_id == clubs.id)
            .where(clubs.id.in_(kept), members.role == "asks")
            .group_by(clubs.id, clubs.name)
            .order_by(clubs.name)
        )
        async with self.store.reading() as connection:
            return [Asking(*row) for row in await connection.execute(query)]

    # Inviting

    async def invite(self, club: str, person: str, whom: str, at: int) -> None:
        """Somebody by the name of the account. Who does not want to hear of a person is not told. Raises Refused,
        Unsaved."""

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, club)
            role = await role_in(connection, club, whom)
            if role in BELONG:
                raise Refused("club_has_them")
            if role == "asks":
                # Both want it.
                await admit(connection, club, whom, at)
                return
            deaf = select(mutes.who).where(mutes.who == whom, mutes.whom == person)
            shut = select(blocks.who).where(blocks.who == whom, blocks.whom == person)
            if (await connection.execute(deaf.union(shut))).first():
                return
            known = (notices.kind == INVITED, notices.table_id == club)
            await connection.execute(delete(schema.notices).where(*known, notices.person == whom))
            if (await connection.execute(select(func.count()).where(*known))).scalar_one() >= MOST_INVITED:
                raise Refused("club_too_many_invited", most=MOST_INVITED)
            name = select(people.name).where(people.id == person)
            row = {
                "id": token_hex(10),
                "person": whom,
                "kind": INVITED,
                "table_id": club,
                "who": person,
                "name": (await connection.execute(name)).scalar() or "",
                "at": at,
                "tries": 0,
            }
            await connection.execute(insert(schema.notices).values(row))

        await self.store.change(write)

    async def invitations_of(self, person: str) -> list[ClubInvitation]:
        """Raises Unsaved."""
        query = (
            select(notices.id, clubs.id, clubs.name, notices.name, notices.at)
            .join(schema.clubs, clubs.id == notices.table_id)
            .where(notices.person == person, notices.kind == INVITED)
            .order_by(notices.at.desc())
        )
        async with self.store.reading() as connection:
            return [ClubInvitation(*row) for row in await connection.execute(query)]

    async def invited_by(self, club: str) -> list[tuple[ClubInvitation, str]]:
        """Who has not answered, each with the person. Raises Unsaved."""
        query = (
            select(notices.id, notices.table_id, people.name, notices.at, notices.person)
            .join(schema.people, people.id == notices.person)
            .where(notices.table_id == club, notices.kind == INVITED)
            .order_by(notices.at)
        )
        async with self.store.reading() as connection:
            found = await connection.execute(query)
            return [(ClubInvitation(id, club, "", name, at), person) for id, club, name, at, person in found]

    async def accept(self, person: str, invitation: str, at: int) -> str:
        """An own invitation; the club. Raises Refused, Unsaved."""
        if not is_id(invitation):
            raise Refused("no_such_invitation")

        async def write(connection: AsyncConnection) -> str:
            own = (notices.id == invitation, notices.person == person, notices.kind == INVITED)
            club = (await connection.execute(select(notices.table_id).where(*own))).scalar()
            if club is None:
                raise Refused("no_such_invitation")
            await locked(connection, club)
            await admit(connection, club, person, at)
            return str(club)

        return await self.store.change(write)

    async def withdraw(self, club: str, invitation: str) -> str:
        """An invitation of a club; who had it. Raises Refused, Unsaved."""
        whom = next((person for each, person in await self.invited_by(club) if each.id == invitation), None)
        if whom is None:
            raise Refused("no_such_invitation")
        gone = delete(schema.notices).where(notices.id == invitation, notices.table_id == club)
        await self.store.change(lambda connection: connection.execute(gone))
        return whom

    async def join(self, link: str, person: str, at: int) -> str:
        """By the link of a club. Raises Refused, Unsaved."""
        found = await self.clubs.linked(link)

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, found.id)
            holds = select(clubs.id).where(clubs.id == found.id, clubs.link == link)
            if (await connection.execute(holds)).first() is None:
                raise Refused("no_such_link")
            role = await role_in(connection, found.id, person)
            check_not_barred(role)
            await check_not_blocked(connection, found.id, person)
            if role not in BELONG:
                await admit(connection, found.id, person, at)

        await self.store.change(write)
        return found.id

    # What keepers do

    async def let_in(self, club: str, id: str, at: int) -> Member:
        """Whoever asks. Raises Refused, Unsaved."""
        member = await self.one(club, id)

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, club)
            if await role_in(connection, club, member.person) != "asks":
                raise Refused("no_such_member")
            await admit(connection, club, member.person, at)

        await self.store.change(write)
        return member

    async def give_role(self, club: str, id: str, role: str, by: str) -> Member:
        """By the head alone: somebody becomes a keeper or a member, or the head instead. Raises Refused, Unsaved."""
        member = await self.one(club, id)

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, club)
            if await role_in(connection, club, by) != "head":
                raise Refused("not_club_head")
            if await role_in(connection, club, member.person) not in ("keeper", "member"):
                raise Refused("no_such_member")
            if role == "head":
                former = update(schema.club_members).where(members.club_id == club, members.role == "head")
                await connection.execute(former.values(role="keeper"))
            await connection.execute(update(schema.club_members).where(members.id == id).values(role=role))

        await self.store.change(write)
        return member

    async def send_away(self, club: str, id: str, by: str) -> Member:
        """By a keeper. Who belongs to the club does so no more, and does not come back; who asks is
        answered no; who was barred may ask again. Raises Refused, Unsaved."""
        member = await self.one(club, id)

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, club)
            role, own = [await role_in(connection, club, each) for each in (member.person, by)]
            if own not in KEEPERS:
                raise Refused("not_club_keeper")
            if role == "head" or (role == "keeper" and own != "head"):
                raise Refused("not_club_head")
            mine = (members.club_id == club, members.person == member.person)
            if role in BELONG:
                await connection.execute(update(schema.club_members).where(*mine).values(role="barred"))
            else:
                await connection.execute(delete(schema.club_members).where(*mine))

        await self.store.change(write)
        return member

    async def leave(self, club: str, person: str) -> None:
        """The head hands the club over first, or deletes it. Raises Refused, Unsaved."""

        async def write(connection: AsyncConnection) -> None:
            await locked(connection, club)
            if await role_in(connection, club, person) == "head":
                raise Refused("club_needs_head")
            mine = (members.club_id == club, members.person == person, members.role.in_(BELONG))
            await connection.execute(delete(schema.club_members).where(*mine))

        await self.store.change(write)


async def role_in(connection: AsyncConnection, club: str, person: str) -> str:
    query = select(members.role).where(members.club_id == club, members.person == person)
    return str((await connection.execute(query)).scalar() or "")


def check_not_barred(role: str) -> None:
    """Raises Refused."""
    if role == "barred":
        raise Refused("club_barred")


async def check_not_blocked(connection: AsyncConnection, club: str, person: str) -> None:
    """Whom a keeper has blocked does not come to the club. Raises Refused."""
    query = (
        select(blocks.who)
        .join(schema.club_members, members.person == blocks.who)
        .where(blocks.whom == person, members.club_id == club, members.role.in_(KEEPERS))
    )
    if (await connection.execute(query.limit(1))).first() is not None:
        raise Refused("club_barred")


async def admit(connection: AsyncConnection, club: str, person: str, at: int) -> None:
    """In a transaction that has the club to itself: somebody belongs to it from now on. Raises Refused."""
    await check_room(connection, person)
    size = select(func.count()).where(members.club_id == club, members.role.in_(BELONG))
    if (await connection.execute(size)).scalar_one() >= MOST_MEMBERS:
        raise Refused("club_full", most=MOST_MEMBERS)
    old = or_(members.role == "asks", members.role == "barred")
    mine = (members.club_id == club, members.person == person)
    await connection.execute(delete(schema.club_members).where(*mine, old))
    if not await role_in(connection, club, person):
        await connection.execute(insert(schema.club_members).values(member_row(club, person, "member", at)))
    invited = (notices.table_id == club, notices.kind == INVITED, notices.person == person)
    await connection.execute(delete(schema.notices).where(*invited))
