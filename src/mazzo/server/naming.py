"""Who may sit down under which name: nobody under that of somebody's account, or under one that looks like it, where
strangers meet; and nobody whom the host has blocked."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy import select

from mazzo.server import schema
from mazzo.server.friends import is_blocked
from mazzo.server.store import Store
from mazzo.table.events import Entry, Sat
from mazzo.table.names import looks
from mazzo.table.refusal import Refused

people, looked = schema.people.c, schema.looks.c


async def account_name(store: Store, person: str, names: Iterable[str], *, public: bool) -> str:
    """Of the account of whoever would like to be called so; empty for a guest. Raises Refused."""
    wanted = {look: name for name in names for look in looks(name)}
    own = select(people.name).where(people.id == person, people.kind == "account")
    others = select(looked.look).where(looked.look.in_(wanted), looked.person != person).limit(1)
    async with store.reading() as connection:
        if public and (taken := (await connection.execute(others)).scalar()) is not None:
            raise Refused("account_name_taken", name=wanted[taken])
        return str((await connection.execute(own)).scalar() or "")


async def check_blocked(store: Store, person: str, host: str) -> None:
    """Whoever the host has blocked does not sit down there. Raises Refused."""
    async with store.reading() as connection:
        if await is_blocked(connection, person, by=host):
            raise Refused("barred")


def signed(entries: list[Entry], account: str) -> list[Entry]:
    """The same, with the account of whoever sits down."""
    if not account:
        return entries
    return [
        replace(entry, event=replace(entry.event, account=account)) if isinstance(entry.event, Sat) else entry
        for entry in entries
    ]
