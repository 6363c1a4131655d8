"""Accounts: people with a name of their own and something to show for it. A guest who gets a credential is one, and
stays the same person."""

from __future__ import annotations

from secrets import choice, token_urlsafe
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.clock import now
from mazzo.server.identity import hashed, new_person
from mazzo.server.passwords import HASHER, Passwords, check_password
from mazzo.server.quotas import Quotas
from mazzo.server.store import Store
from mazzo.table.names import checked_name, looks, skeleton_of
from mazzo.table.refusal import Refused

CODES = 10
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Five bits each; none looks like another."""
CODE_LENGTH = 16
READ_AS = str.maketrans("OIL", "011")
MOST_CREDENTIALS = 20

people, credentials, codes, looked = schema.people.c, schema.credentials.c, schema.recovery_codes.c, schema.looks.c


class Account(Struct, frozen=True):
    """Somebody who has one."""

    id: str
    name: str
    role: str


class Credential(Struct, frozen=True, kw_only=True):
    """By what an account shows who it is."""

    kind: str
    handle: str | None = None
    """Of a passkey, with `key` and `sign_count`."""
    key: bytes | None = None
    sign_count: int = 0
    hash: str = ""
    """Of a password."""
    label: str = ""
    id: str = ""
    created_at: int = 0
    used_at: int = 0


class Accounts:
    """All accounts of a server."""

    def __init__(self, store: Store, quotas: Quotas) -> None:
        self.store = store
        self.quotas = quotas
        self.passwords = Passwords()

    async def of(self, person: str) -> Account | None:
        return await self.one(people.id == person)

    async def named(self, name: str) -> Account | None:
        """Found however the name is written that looks like it in small letters."""
        return await self.one(people.skeleton == skeleton_of(name))

    async def one(self, where: Any) -> Account | None:
        query = select(people.id, people.name, people.role).where(where, people.kind == "account")
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).first()
        return Account(*found) if found else None

    # How one gets an account

    async def check_free(self, name: str, person: str = "") -> str:
        """A name that an account may have, as everybody sees it; its own is. Raises Refused."""
        shown = checked_name(name)
        if await self.taken(shown, person):
            raise Refused("account_name_taken", name=shown)
        return shown

    async def taken(self, name: str, person: str = "") -> bool:
        """Whether it looks like the name of an account of somebody else."""
        query = select(looked.person).where(looked.look.in_(looks(name)), looked.person != person).limit(1)
        async with self.store.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def password(self, password: str, name: str) -> Credential:
        """Raises Refused, Limited."""
        check_password(password, name)
        return Credential(kind="password", hash=await self.passwords.hashed(password))

    async def create(self, person: str, name: str, credential: Credential, locale: str = "") -> tuple[str, list[str]]:
        """A guest, or a stranger, gets an account: who that is, and the recovery codes, which are kept nowhere. Raises
        Refused."""
        shown = await self.check_free(name, person)
        id, fresh = person or new_person(), new_codes()
        at = now()
        values = {"kind": "account", "name": shown, "skeleton": skeleton_of(shown), "locale": locale}

        async def write(connection: AsyncConnection) -> None:
            if person:
                guest = update(schema.people).where(people.id == id, people.kind == "guest")
                if (await connection.execute(guest.values(values).returning(people.id))).first() is None:
                    raise Refused("account_already")
            else:
                row = {"id": id, "created_at": at, "seen_at": at, **values}
                await connection.execute(insert(schema.people), row)
            await self.write_looks(connection, id, shown)
            await connection.execute(insert(schema.credentials), row_of(id, credential))
            await self.write_codes(connection, id, fresh)

        try:
            await self.store.change(write)
        except IntegrityError:
            # Somebody else was quicker.
            raise Refused("account_name_taken", name=shown) from None
        return id, [spaced(each) for each in fresh]

    async def rename(self, person: str, name: str) -> str:
        """An account gets another name. Raises Refused."""
        shown = await self.check_free(name, person)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.looks).where(looked.person == person))
            await self.write_looks(connection, person, shown)
            changed = update(schema.people).where(people.id == person, people.kind == "account")
            values = {"name": shown, "skeleton": skeleton_of(shown)}
            if (await connection.execute(changed.values(values).returning(people.id))).first() is None:
                raise Refused("no_account")

        try:
            await self.store.change(write)
        except IntegrityError:
            raise Refused("account_name_taken", name=shown) from None
        return shown

    async def write_looks(self, connection: AsyncConnection, person: str, name: str) -> None:
        rows = [{"look": each, "person": person} for each in sorted(looks(name))]
        await connection.execute(insert(schema.looks), rows)

    async def write_codes(self, connection: AsyncConnection, person: str, fresh: list[str]) -> None:
        await connection.execute(delete(schema.recovery_codes).where(codes.person == person))
        rows = [{"person": person, "hash": hashed(each), "used_at": None} for each in fresh]
        await connection.execute(insert(schema.recovery_codes), rows)

    # Signing in

    async def by_password(self, name: str, password: str, address: str) -> str:
        """Who that is. It takes as long for a name that nobody has. Raises Refused, Limited."""
        key = skeleton_of(name)
        self.quotas.try_sign_in(key, address)
        kept = await self.kept_password(key)
        if not await self.passwords.right(kept.hash if kept else "", password) or kept is None:
            raise Refused("sign_in_wrong")
        self.quotas.signed_in(key, address)
        used: dict[str, Any] = {"used_at": now()}
        if HASHER.check_needs_rehash(kept.hash):
            used["hash"] = await self.passwords.hashed(password)
        return await self.used(kept.id, used)

    async def kept_password(self, key: str) -> Credential | None:
        found = await self.rows(people.skeleton == key, people.kind == "account", credentials.kind == "password")
        return found[0] if found else None

    async def by_code(self, name: str, code: str, address: str) -> str:
        """By a recovery code, which is used up then. Raises Refused, Limited."""
        key = skeleton_of(name)
        self.quotas.try_sign_in(key, address)
        account = select(people.id).where(people.skeleton == key, people.kind == "account").scalar_subquery()
        query = (
            update(schema.recovery_codes)
            .where(codes.person == account, codes.hash == hashed(plain_code(code)), codes.used_at.is_(None))
            .values(used_at=now())
            .returning(codes.person)
        )

        async def use(connection: AsyncConnection) -> str:
            return str((await connection.execute(query)).scalar() or "")

        person = await self.store.change(use)
        if not person:
            raise Refused("sign_in_wrong")
        self.quotas.signed_in(key, address)
        return person

    async def used(self, credential: str, values: dict[str, Any]) -> str:
        """A credential was shown; whose it is."""

        async def write(connection: AsyncConnection) -> str:
            query = update(schema.credentials).where(credentials.id == credential).values(values)
            return str((await connection.execute(query.returning(credentials.person))).scalar() or "")

        person = await self.store.change(write)
        if not person:
            # Taken away meanwhile.
            raise Refused("sign_in_wrong")
        return person

    # What an account has

    async def credentials(self, person: str) -> list[Credential]:
        return await self.rows(credentials.person == person)

    async def codes_left(self, person: str) -> int:
        query = select(func.count()).where(codes.person == person, codes.used_at.is_(None))
        async with self.store.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def new_codes(self, person: str) -> list[str]:
        """Ten new ones; the others do not hold any more."""
        fresh = new_codes()

        async def write(connection: AsyncConnection) -> None:
            await self.write_codes(connection, person, fresh)

        await self.store.change(write)
        return [spaced(each) for each in fresh]

    async def add(self, person: str, credential: Credential) -> None:
        """One more passkey; a password takes the place of the one before. Raises Refused."""

        async def write(connection: AsyncConnection) -> None:
            own = select(people.id).where(people.id == person, people.kind == "account").with_for_update()
            if (await connection.execute(own)).first() is None:
                raise Refused("no_account")
            if credential.kind == "password":
                await connection.execute(
                    delete(schema.credentials).where(credentials.person == person, credentials.kind == "password")
                )
            count = select(func.count()).where(credentials.person == person)
            if (await connection.execute(count)).scalar_one() >= MOST_CREDENTIALS:
                raise Refused("too_many_credentials", most=MOST_CREDENTIALS)
            await connection.execute(insert(schema.credentials), row_of(person, credential))

        try:
            await self.store.change(write)
        except IntegrityError:
            raise Refused("passkey_known") from None

    async def remove(self, person: str, credential: str) -> None:
        """Not the last one. Raises Refused."""

        async def write(connection: AsyncConnection) -> None:
            own = select(people.id).where(people.id == person).with_for_update()
            await connection.execute(own)
            query = select(credentials.id).where(credentials.person == person)
            found = set((await connection.execute(query)).scalars())
            if credential not in found:
                raise Refused("no_such_credential")
            if len(found) == 1:
                raise Refused("last_credential")
            await connection.execute(delete(schema.credentials).where(credentials.id == credential))

        await self.store.change(write)

    async def rows(self, *where: Any) -> list[Credential]:
        columns = [credentials[each] for each in Credential.__struct_fields__]
        query = select(*columns).join(schema.people, people.id == credentials.person).where(*where)
        async with self.store.reading() as connection:
            found = (await connection.execute(query.order_by(credentials.created_at, credentials.id))).mappings()
            return [Credential(**row) for row in found]


def row_of(person: str, credential: Credential) -> dict[str, Any]:
    at = now()
    values = {each: getattr(credential, each) for each in Credential.__struct_fields__}
    return {**values, "id": token_urlsafe(12), "person": person, "created_at": at, "used_at": at}


def new_codes() -> list[str]:
    return ["".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) for _ in range(CODES)]


def plain_code(code: str) -> str:
    """A recovery code as it is kept, however somebody writes it."""
    return "".join(each for each in code.upper().translate(READ_AS) if each in CODE_LETTERS)


def spaced(code: str) -> str:
    """As people read it."""
    return "-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4))
