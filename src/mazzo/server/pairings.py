"""A second device becomes the same person: the new one shows a code, the other one enters it and picks the number that
the new one shows, and the new one says yes. Each code is good for one device, once, for a few minutes."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import SystemRandom, choice
from typing import Any

from msgspec import Struct
from sqlalchemy import Executable, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.clock import now
from mazzo.server.identity import hashed, new_token
from mazzo.server.quotas import Quotas
from mazzo.server.store import Store
from mazzo.server.writer import Conflict
from mazzo.table.refusal import Refused

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; none looks like another or like a digit."""
LENGTH = 8
SECONDS = 300
LOWEST, HIGHEST = 10, 99
CHOICES = 3

ASKED, FOUND, OFFERED, REFUSED = "asked", "found", "offered", "refused"

pairings = schema.pairings.c
NEW = insert(schema.pairings)


class Asked(Struct, frozen=True):
    """What the new device is told."""

    device: str
    """By which it is recognized; nobody else is told."""
    code: str
    number: int


class Pairing(Struct, frozen=True):
    """A device that asks."""

    code_hash: str
    device_hash: str
    label: str
    number: int
    choices: str
    person: str
    state: str
    expires_at: int

    @property
    def numbers(self) -> list[int]:
        return [int(each) for each in self.choices.split()]

    @property
    def seconds(self) -> int:
        return max(0, (self.expires_at - now()) // 1000)


class Pairings:
    """The devices that ask, in the database, so that any process can answer."""

    def __init__(self, store: Store, quotas: Quotas) -> None:
        self.store = store
        self.quotas = quotas

    async def ask(self, label: str, address: str) -> Asked:
        """The new device asks. Raises Limited."""
        self.quotas.pairings.take(address)
        numbers = SystemRandom().sample(range(LOWEST, HIGHEST + 1), CHOICES)
        while True:
            asked = Asked(new_token(), "".join(choice(LETTERS) for _ in range(LENGTH)), numbers[0])
            row = Pairing(
                code_hash=hashed(asked.code),
                device_hash=hashed(asked.device),
                label=label,
                number=asked.number,
                # Sorted, and the same whenever they are asked for: neither tells which it is.
                choices=" ".join(str(each) for each in sorted(numbers)),
                person="",
                state=ASKED,
                expires_at=now() + SECONDS * 1000,
            )
            try:
                await self.store.writer.write([(NEW, {key: getattr(row, key) for key in Pairing.__struct_fields__})])
            except Conflict:
                continue
            return asked

    async def look(self, device: str) -> Pairing:
        """What has become of what this device asked. Raises Refused."""
        return standing(await self.read(pairings.device_hash == hashed(device)))

    async def find(self, code: str, person: str, address: str) -> Pairing:
        """Somebody enters a code; from then on it is theirs alone. Raises Refused."""
        keys = (f"person {person}", f"address {address}")
        for key in keys:
            self.quotas.wrong_codes.check(key)
        key = hashed(plain(code))
        await self.change(
            {"person": person, "state": FOUND},
            pairings.code_hash == key,
            pairings.state == ASKED,
            pairings.expires_at > now(),
        )
        found = await self.read(pairings.code_hash == key)
        if found is None or found.person not in ("", person):
            for each in keys:
                self.quotas.wrong_codes.count(each)
            raise Refused("no_such_code")
        return standing(found)

    async def offer(self, code: str, person: str, number: int) -> None:
        """The person has picked a number: the right one, or nothing comes of it. Raises Refused."""
        mine = (pairings.code_hash == hashed(plain(code)), pairings.person == person, pairings.state == FOUND)
        if await self.change({"state": OFFERED}, *mine, pairings.number == number, pairings.expires_at > now()):
            return
        if await self.change({"state": REFUSED}, *mine, pairings.expires_at > now()):
            raise Refused("wrong_number")
        raise Refused("code_expired")

    async def refuse(self, code: str, person: str) -> None:
        """The person does not want that device."""
        mine = (pairings.code_hash == hashed(plain(code)), pairings.person == person)
        await self.change({"state": REFUSED}, *mine, pairings.state.in_((FOUND, OFFERED)))

    async def confirm(self, device: str) -> str:
        """The new device says yes; whom it becomes. That works once. Raises Refused."""
        standing(await self.read(pairings.device_hash == hashed(device)))
        offered = (pairings.device_hash == hashed(device), pairings.state == OFFERED, pairings.expires_at > now())
        found = await self.done(delete(schema.pairings).where(*offered).returning(pairings.person))
        if found is None:
            raise Refused("not_offered")
        return found

    async def cancel(self, device: str) -> None:
        """The new device does not want it any more."""
        mine = delete(schema.pairings).where(pairings.device_hash == hashed(device))
        await self.done(mine.returning(pairings.code_hash))

    async def read(self, where: Any) -> Pairing | None:
        async with self.store.reading() as connection:
            found = (await connection.execute(select(schema.pairings).where(where))).mappings().first()
        return Pairing(**found) if found else None

    async def change(self, values: Mapping[str, Any], *where: Any) -> bool:
        """Whether there was what should change: of two who try only one succeeds."""
        query = update(schema.pairings).where(*where).values(values).returning(pairings.code_hash)
        return await self.done(query) is not None

    async def done(self, query: Executable) -> str | None:
        """What it returns of the row that it concerned, if there was one."""

        async def once(connection: AsyncConnection) -> str | None:
            found = (await connection.execute(query)).scalar()
            return None if found is None else str(found)

        return await self.store.change(once)


def standing(found: Pairing | None) -> Pairing:
    """A pairing from which something can still come. Raises Refused."""
    if found is None or found.expires_at <= now():
        raise Refused("code_expired")
    if found.state == REFUSED:
        raise Refused("pairing_refused")
    return found


def plain(code: str) -> str:
    """A code as it is kept, however somebody writes it."""
    return "".join(each for each in code.upper() if each in LETTERS)


def spaced(code: str) -> str:
    """As people read it."""
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"
