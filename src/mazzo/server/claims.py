"""Due work: tables that need somebody at a certain time, and the process that has a lease on one until it is done."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, and_, bindparam, case, func, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.database import Database
from mazzo.server.writer import LATER

tables = schema.tables.c

# Made once, so that the writer recognizes equal statements by identity.
STALE = (
    update(schema.tables)
    .where(tables.id == bindparam("which"))
    .values(number=bindparam("known"), changed_at=bindparam("changed"), due_at=bindparam("due"), due_bot=False)
)


def unless_newer(column: Any, value: Any) -> Any:
    """Whoever knows less than another process has written meanwhile changes nothing."""
    return case((tables.number <= bindparam("known"), value), else_=column)


SETTLE = (
    update(schema.tables)
    .where(tables.id == bindparam("which"))
    .values(
        number=unless_newer(tables.number, bindparam("known")),
        status=unless_newer(tables.status, bindparam("now")),
        changed_at=unless_newer(tables.changed_at, bindparam("changed")),
        summary=unless_newer(tables.summary, bindparam("short")),
        due_at=unless_newer(tables.due_at, bindparam("due")),
        due_bot=unless_newer(tables.due_bot, bindparam("bot")),
        claimed_until=case((tables.claimed_by == bindparam("process"), 0), else_=tables.claimed_until),
    )
)
RENEW = (
    update(schema.tables)
    .where(tables.id == bindparam("row"), tables.claimed_by == bindparam("process"), tables.claimed_until > 0)
    .values(claimed_until=bindparam("until"))
)

SETTLING = 5_000
"""How long after an event somebody else settles its table, if whoever wrote it has not, in milliseconds."""


class Claims(Database):
    """What is due, and whose work it is."""

    def settle(
        self, table: str, status: str, summary: bytes, changed: int, due: int | None, *, number: int, bot: bool = False
    ) -> Future[None]:
        """What follows from the events up to a number, for lists and due work; gives up the own claim. Hurries if work
        is due soon."""
        values = {
            "which": table,
            "known": number,
            "now": status,
            "short": summary,
            "changed": changed,
            "due": due,
            "bot": bot,
            "process": self.name,
        }
        return self.writer.put([(SETTLE, values)], hurry=due is not None and due < changed + 2 * LATER * 1000)

    async def next_due(self, now: int, bots: bool | None = None) -> int | None:
        """When the next work is due that nobody has claimed: everything, that of bots alone, or all but that."""
        query = select(func.min(tables.due_at)).where(tables.claimed_until < now, *of(bots))
        async with self.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else int(found)

    async def claim(self, now: int, lease: int, most: int = 64, bots: bool | None = None) -> list[str]:
        """Take a lease on tables with work that is due; nobody else gets them until it ends."""
        ready = and_(tables.due_at <= now, tables.claimed_until < now, *of(bots))
        # Rows that somebody else is about to claim are theirs: nobody waits for them.
        first = select(tables.id).where(ready).order_by(tables.due_at).limit(most)
        chosen = first.with_for_update(skip_locked=True, key_share=True)
        claimed = {"claimed_by": self.name, "claimed_until": now + lease}
        taken = update(schema.tables).where(tables.id.in_(self.once(chosen))).values(claimed).returning(tables.id)

        async def take(connection: AsyncConnection) -> list[str]:
            return [str(found) for found in (await connection.execute(taken)).scalars()]

        return await self.change(take)

    def once(self, chosen: Select[Any]) -> Any:
        """PostgreSQL might choose anew for each row, and claim more than the most."""
        return select(chosen.cte("chosen").c.id) if self.remote else chosen.scalar_subquery()

    async def renew(self, ids: Collection[str], until: int) -> None:
        """Prolong the claims that are still this process's."""
        claims = [{"row": id, "process": self.name, "until": until} for id in sorted(ids)]

        async def prolong(connection: AsyncConnection) -> None:
            await connection.execute(RENEW, claims)

        if claims:
            await self.change(prolong)


def of(bots: bool | None) -> list[Any]:
    """What narrows work down to that of bots, or to all other."""
    return [] if bots is None else [tables.due_bot if bots else not_(tables.due_bot)]
