"""What moderators and admins do: look at reports, ban and mute for a while or for good, rename; and the audit of it.
Anybody may report and block."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.accounts import Account, Accounts
from mazzo.server.clock import now
from mazzo.server.reported import SAID, Said, Spoken
from mazzo.server.standing import FOR_GOOD, NOBODY, Standing, Standings
from mazzo.server.store import Store
from mazzo.server.voiding import named_match, players_of, void
from mazzo.table.refusal import Refused

DAY = 24 * 3600 * 1000
MOST_SHOWN = 100
ROLES = ("", "moderator", "admin")
AT_THE_MACHINE = ""
"""Who acts at the machine itself, and may do everything."""

people, penalties, reports = schema.people.c, schema.penalties.c, schema.reports.c
blocks, audit = schema.blocks.c, schema.audit.c
BLOCK = {
    "sqlite": sqlite.insert(schema.blocks).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.blocks).on_conflict_do_nothing(),
}


class Report(Struct, frozen=True):
    """Somebody has something to say about somebody at a table."""

    id: str
    whom: str
    name: str
    table_id: str
    reason: str
    at: int
    said: list[Said]


class Held(Struct, frozen=True):
    """A penalty that holds, and for whom."""

    id: str
    name: str
    kind: str
    reason: str
    at: int
    until: int


class Act(Struct, frozen=True):
    """A line of the audit."""

    kind: str
    who: str
    whom: str
    """Their names, empty at the machine and for who was deleted."""
    reason: str
    at: int


class Moderation:
    """For one server, or at its machine."""

    def __init__(self, store: Store, accounts: Accounts, standings: Standings) -> None:
        self.store = store
        self.accounts = accounts
        self.standings = standings

    # What anybody may do

    async def report(self, who: str, whom: str, name: str, table: str, reason: str, said: list[Spoken]) -> None:
        row = {
            "id": token_urlsafe(12),
            "who": who,
            "whom": whom,
            "name": name,
            "table_id": table,
            "reason": reason,
            "at": now(),
            "said": msgspec.json.encode(said),
            "state": "open",
            "done_by": "",
        }
        # The name of a guest who has only just sat down is still to be written.
        known = update(schema.people).where(people.id == whom, people.kind == "guest", people.name == "")
        await self.write(insert(schema.reports).values(row), known.values(name=name))

    async def block(self, who: str, whom: str) -> None:
        row = {"who": who, "whom": whom, "at": now()}
        await self.write(BLOCK[self.store.dialect].values(row))

    async def unblock(self, who: str, whom: str) -> None:
        await self.write(delete(schema.blocks).where(blocks.who == who, blocks.whom == whom))

    async def blocked_by(self, who: str) -> dict[str, str]:
        """Whom somebody has blocked, with the names by which they are known now."""
        query = select(people.id, people.name).join(schema.blocks, blocks.whom == people.id).where(blocks.who == who)
        async with self.store.reading() as connection:
            found = await connection.execute(query.order_by(blocks.at))
            return {str(id): str(name) for id, name in found}

    # What moderators see

    async def open_reports(self) -> list[Report]:
        """Those that nobody has dealt with, the oldest first."""
        columns = [reports[each] for each in Report.__struct_fields__]
        query = select(*columns).where(reports.state == "open").order_by(reports.at).limit(MOST_SHOWN)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings()
            return [Report(**{**row, "said": SAID.decode(row["said"])}) for row in rows]

    async def held(self) -> list[Held]:
        """All penalties that hold, the latest first."""
        query = (
            select(penalties.id, people.name, penalties.kind, penalties.reason, penalties.at, penalties.until)
            .join(schema.people, people.id == penalties.whom)
            .where(penalties.until > now())
            .order_by(penalties.at.desc())
            .limit(MOST_SHOWN)
        )
        async with self.store.reading() as connection:
            return [Held(*row) for row in await connection.execute(query)]

    async def acts(self) -> list[Act]:
        """The audit, the latest first."""
        actor, about = schema.people.alias(), schema.people.alias()
        query = (
            select(audit.kind, actor.c.name, about.c.name, audit.reason, audit.at)
            .select_from(schema.audit)
            .outerjoin(actor, actor.c.id == audit.who)
            .outerjoin(about, about.c.id == audit.whom)
            .order_by(audit.at.desc(), audit.id)
            .limit(MOST_SHOWN)
        )
        async with self.store.reading() as connection:
            return [
                Act(kind, who or "", whom or "", *rest) for kind, who, whom, *rest in await connection.execute(query)
            ]

    # What they do

    async def penalize(self, who: str, whom: str, kind: str, days: int, reason: str) -> None:
        """Ban or mute somebody, for good if no days are named. Raises Refused."""
        await self.check_may(who, whom)
        at = now()
        row = {
            "id": token_urlsafe(12),
            "who": who,
            "whom": whom,
            "kind": kind,
            "reason": reason,
            "at": at,
            "until": at + days * DAY if days else FOR_GOOD,
        }
        await self.write(insert(schema.penalties).values(row), noted(who, whom, kind, reason))
        self.standings.changed(whom)

    async def lift(self, who: str, penalty: str) -> None:
        """A penalty holds no more. Raises Refused."""
        query = select(penalties.whom, penalties.kind).where(penalties.id == penalty, penalties.until > now())
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise Refused("no_such_person")
        whom, kind = str(found[0]), str(found[1])
        ended = update(schema.penalties).where(penalties.id == penalty).values(until=now())
        await self.write(ended, noted(who, whom, f"lift_{kind}", ""))
        self.standings.changed(whom)

    async def done(self, who: str, report: str) -> None:
        """A report was dealt with. Raises Refused."""
        query = update(schema.reports).where(reports.id == report, reports.state == "open")
        query = query.values(state="done", done_by=who)

        async def close(connection: AsyncConnection) -> None:
            found = (await connection.execute(query.returning(reports.whom))).first()
            if found is None:
                raise Refused("no_such_report")
            await connection.execute(noted(who, str(found[0]), "report_done", ""))

        await self.store.change(close)

    async def rename(self, who: str, whom: str, name: str, reason: str) -> str:
        """Raises Refused."""
        await self.check_may(who, whom)
        shown = await self.accounts.rename(whom, name)
        await self.write(noted(who, whom, "rename", reason))
        self.standings.changed(whom)
        return shown

    async def void(self, who: str, match: str, reason: str) -> str:
        """Let a match count for nothing, by its id or the address of its replay; its id. Raises Refused."""
        id = named_match(match)
        played = await players_of(self.store, id)
        if who != AT_THE_MACHINE and who in (played or ()):
            raise Refused("own_match")
        if played is None or not await void(self.store, id, noted(who, "", "void", f"{id}: {reason}")):
            raise Refused("nothing_to_void")
        return id

    async def give_role(self, who: str, whom: str, role: str) -> None:
        await self.write(
            update(schema.people).where(people.id == whom).values(role=role),
            noted(who, whom, "role", role),
        )
        self.standings.changed(whom)

    async def check_may(self, who: str, whom: str) -> None:
        """Moderators do nothing to each other, nor to admins; nobody does anything to oneself. Raises Refused."""
        if who == AT_THE_MACHINE:
            return
        actor, about = await self.standings.read(who), await self.standings.read(whom)
        if not actor.moderates or who == whom or (about.moderates and not above(actor, about)):
            raise Refused("not_moderator")

    async def staff(self) -> list[Account]:
        """Who has a role."""
        query = select(people.id, people.name, people.role).where(people.role != "").order_by(people.role, people.name)
        async with self.store.reading() as connection:
            return [Account(*row) for row in await connection.execute(query)]

    async def held_by(self, whom: str) -> list[str]:
        """The penalties of somebody that hold."""
        query = select(penalties.id).where(penalties.whom == whom, penalties.until > now())
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def named(self, name: str) -> str:
        """The account of that name. Raises Refused."""
        found = await self.accounts.named(name)
        if found is None:
            raise Refused("no_such_person")
        return found.id

    async def reported(self, report: str) -> str:
        """Whom an open report is about. Raises Refused."""
        query = select(reports.whom).where(reports.id == report, reports.state == "open")
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            raise Refused("no_such_report")
        return str(found)

    async def banned_among(self, some: set[str]) -> set[str]:
        """Which of these may not be here any more. Raises Unsaved."""
        query = select(penalties.whom).where(
            penalties.kind == "ban", penalties.until > now(), self.store.among(penalties.whom, some)
        )
        async with self.store.reading() as connection:
            return set((await connection.execute(query)).scalars()) if some else set()

    async def write(self, *statements: Any) -> None:
        async def all_of(connection: AsyncConnection) -> None:
            for each in statements:
                await connection.execute(each)

        await self.store.change(all_of)


def above(one: Standing, other: Standing) -> bool:
    return ROLES.index(one.role) > ROLES.index(other.role)


def noted(who: str, whom: str, kind: str, reason: str) -> Any:
    """A line for the audit."""
    row = {"id": token_urlsafe(12), "who": who, "whom": whom, "kind": kind, "reason": reason, "at": now()}
    return insert(schema.audit).values(row)


def may_moderate(standing: Standing = NOBODY) -> None:
    """Raises Refused."""
    if not standing.moderates:
        raise Refused("not_moderator")
