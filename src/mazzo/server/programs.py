"""Bots of people: accounts that are programs. Each has a token, which is shown once and can be revoked; it opens tables
to sit at, and nothing else."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.accounts import Accounts
from mazzo.server.clock import now
from mazzo.server.identity import new_person
from mazzo.server.sessions import Sessions
from mazzo.server.store import Store
from mazzo.table.names import skeleton_of
from mazzo.table.refusal import Refused
from mazzo.table.seating import PROGRAM

MOST = 5
"""Bots of one person."""

people, programs = schema.people.c, schema.programs.c


class OwnBot(Struct, frozen=True, kw_only=True):
    """A bot of one's own."""

    id: str
    name: str
    created_at: int
    seen_at: int
    """In milliseconds since 1970."""


class Programs:
    """All bots of a server's people."""

    def __init__(self, store: Store, accounts: Accounts, sessions: Sessions) -> None:
        self.store = store
        self.accounts = accounts
        self.sessions = sessions

    async def of(self, owner: str) -> list[OwnBot]:
        """The bots of a person, the oldest first."""
        query = (
            select(people.id, people.name, programs.created_at, people.seen_at)
            .join_from(schema.programs, schema.people, programs.person == people.id)
            .where(programs.owner == owner)
            .order_by(programs.created_at, people.id)
        )
        async with self.store.reading() as connection:
            return [OwnBot(**{**row, "id": outside(row["id"])}) for row in (await connection.execute(query)).mappings()]

    async def make(self, owner: str, name: str) -> tuple[str, str]:
        """A new bot: its id, and its token, which is kept nowhere. Raises Refused."""
        shown = await self.accounts.check_free(name, owner)
        person, at = PROGRAM + new_person(), now()

        async def write(connection: AsyncConnection) -> None:
            count = select(func.count()).select_from(schema.programs).where(programs.owner == owner)
            if int((await connection.execute(count)).scalar() or 0) >= MOST:
                raise Refused("too_many_programs", most=MOST)
            row = {"id": person, "kind": "bot", "name": shown, "skeleton": skeleton_of(shown)}
            await connection.execute(insert(schema.people), {**row, "created_at": at, "seen_at": at})
            await connection.execute(insert(schema.programs), {"person": person, "owner": owner, "created_at": at})
            await self.accounts.write_looks(connection, person, shown)

        try:
            await self.store.change(write)
        except IntegrityError:
            raise Refused("account_name_taken", name=shown) from None
        return outside(person), await self.sessions.begin("", person)

    async def owned(self, owner: str, id: str) -> str:
        """The person that a bot of this owner is. Raises Refused."""
        if not any(each.id == id for each in await self.of(owner)):
            raise Refused("no_such_program")
        return PROGRAM + id


def outside(person: str) -> str:
    """How others name it."""
    return person.removeprefix(PROGRAM)
