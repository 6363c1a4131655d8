"""The steps by which a database comes up to date, and back again, with something in it; on both kinds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Table, inspect, select, text

from mazzo.server.accounts import Accounts, Credential
from mazzo.server.merging import tables_with
from mazzo.server.migrations import migrated, versions
from mazzo.server.moving import MOVED
from mazzo.server.pairings import Pairings
from mazzo.server.quotas import Quotas
from mazzo.server.schema import metadata
from mazzo.server.sessions import Sessions
from mazzo.server.settings import Settings
from mazzo.server.store import Store
from mazzo.table.events import Entry, Sat
from tests.server.test_moving import fill_up
from tests.server.test_store import OPENED, locked, open_table, stored

pytestmark = pytest.mark.more

Rows = list[dict[str, Any]]


async def downgrade(store: Store, version: str) -> None:
    async with store.engine.begin() as connection:
        await connection.run_sync(migrated, command.downgrade, version)


def test_migrations_lead_to_the_schema_and_keep_what_is_there(address: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def go() -> None:
        async with stored(address) as store:
            await open_table(store, "a")
            # As the first version left it: hosts were no members.
            await store.forget("a", "anna")
            await downgrade(store, "0001")
        async with stored(address) as store:
            assert [entry.event for entry in await store.entries("a")] == [OPENED]
            assert [row.id for row in await store.tables_of("anna")] == ["a"]
            async with store.engine.connect() as connection:
                assert await connection.run_sync(differences) == []
                found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
                assert found == [max(versions())]

    asyncio.run(go())


def test_people_and_their_devices_come_with_a_step_of_their_own(address: str) -> None:
    """Up, with somebody in it down again, and up once more: the tables stay, and who has a signed cookie."""

    async def go() -> None:
        async with stored(address) as store:
            await open_table(store, "a")
            async with store.engine.begin() as connection:
                await connection.run_sync(migrated, command.downgrade, "0002")
                await connection.execute(text("INSERT INTO settings VALUES ('secret', '00ff')"))
        for _ in range(2):
            async with stored(address) as store:
                assert await store.secret() == b"\x00\xff"
                sessions = Sessions(store, None, lambda ended: None)
                token = await sessions.begin("Firefox, Linux")
                person = await sessions.person(token)
                store.named(person, "Anna")
                await Pairings(store, Quotas(Settings(data=Path()))).ask("Chrome, Android", "192.0.2.1")
                await store.writer.write([])
                assert await sessions.person(token) == person
                async with store.engine.begin() as connection:
                    await connection.run_sync(migrated, command.downgrade, "0002")
                    found = await connection.run_sync(lambda known: set(inspect(known).get_table_names()))
                    assert found == {"alembic_version", "tables", "events", "members", "settings"}
        async with stored(address) as store:
            assert [row.id for row in await store.tables_of("anna")] == ["a"]

    asyncio.run(go())


def test_the_number_of_the_last_event_is_found_for_tables_that_are_older(address: str) -> None:
    """Down and up again, with tables, somebody at one of them, and one that has lost its events."""

    async def go() -> None:
        async with stored(address) as store:
            for id in ("a", "b", "c"):
                await open_table(store, id)
            await store.append("a", [locked(2), locked(3)])
            await store.attend("a", "anna")
            async with store.engine.begin() as connection:
                await connection.execute(text("DELETE FROM events WHERE table_id = 'c'"))
            await downgrade(store, "0005")
            async with store.engine.connect() as connection:
                found = await connection.run_sync(lambda known: inspect(known).get_columns("tables"))
                assert {"number", "due_bot"}.isdisjoint(column["name"] for column in found)
        async with stored(address) as store:
            assert await store.numbers(["a", "b", "c", "d"]) == {"a": 3, "b": 1, "c": 0}
            assert await store.own_attendance() == set()
            await store.append("b", [locked(2)])
            assert await store.numbers(["b"]) == {"b": 2}
            assert await store.claim(10_000, 100, bots=True) == []
            assert sorted(await store.claim(10_000, 100, bots=False)) == ["a", "b"]

    asyncio.run(go())


def test_accounts_come_with_a_step_of_their_own(address: str) -> None:
    """Up, with an account in it down again, and up once more: tables, seats and cookies stay, and whoever has taken a
    table from the own list is found by its events."""

    async def go() -> None:
        async with stored(address) as store:
            await open_table(store, "a")
            sat = Entry(number=2, at=1001, event=Sat(person="bert", seats=[1], names=["Bert"]))
            await store.append("a", [sat])
            await store.forget("a", "bert")
            sessions = Sessions(store, None, lambda ended: None)
            token = await sessions.begin("Firefox, Linux")
            person = await sessions.person(token)
            accounts = Accounts(store, Quotas(Settings(data=Path())))
            await accounts.create(person, "Anna", Credential(kind="password", hash="x"))
            await downgrade(store, "0006")
            async with store.engine.connect() as connection:
                members = (await connection.execute(text("SELECT person FROM members"))).scalars().all()
                assert members == ["anna"], "as it was: whoever forgot a table is no member"
        async with stored(address) as store:
            assert [row.id for row in await store.tables_of("anna")] == ["a"]
            assert await store.tables_of("bert") == []
            assert await tables_with(store, "bert") == ["a"]
            assert await Sessions(store, None, lambda ended: None).person(token) == person
            accounts = Accounts(store, Quotas(Settings(data=Path())))
            assert await accounts.of(person) is None, "who had an account is a guest by that name"
            assert await store.name_of(person) == "Anna"
            await accounts.create(person, "Anna", Credential(kind="password", hash="x"))

    asyncio.run(go())


async def all_rows(store: Store) -> dict[str, Rows]:
    """Of all tables that there are now, with the columns that they have."""

    def read(connection: Connection) -> dict[str, Rows]:
        there = set(inspect(connection).get_table_names())
        found = {}
        for name in there & {table.name for table in MOVED}:
            table = Table(name, MetaData(), autoload_with=connection)
            found[name] = in_order([dict(row) for row in connection.execute(select(table)).mappings()])
        return found

    async with store.engine.connect() as connection:
        return await connection.run_sync(read)


def in_order(rows: Rows) -> Rows:
    return sorted(rows, key=repr)


def narrowed(rows: Rows, like: Rows) -> Rows:
    """The same, with the columns alone that others have."""
    columns = like[0].keys() if like else ()
    return in_order([{column: row[column] for column in columns} for row in rows])


def left_by(step: str, name: str, rows: Rows) -> Rows:
    """What a step leaves on its way down of what is not its own."""
    if name == "people" and step == "0007":
        return [{**row, "kind": "guest"} for row in rows]
    if name == "settings" and step <= "0008":
        return [row for row in rows if row["key"] != "history_filed"]
    return rows


def test_each_step_since_accounts_goes_down_and_up_again_with_rows_in_all_tables(address: str) -> None:
    """What a step brought is empty afterwards, and the rest as it was."""

    async def go() -> None:
        async with stored(address) as store:
            await open_table(store, "a")
            sessions = Sessions(store, None, lambda ended: None)
            person = await sessions.person(await sessions.begin("Firefox, Linux"))
            await Accounts(store, Quotas(Settings(data=Path()))).create(
                person, "Anna", Credential(kind="password", hash="x")
            )
        for step in sorted((each for each in versions() if each >= "0007"), reverse=True):
            async with stored(address) as store:
                await store.set("history_filed", "-")
                await store.set("tidied_until", "12")
                await store.change(lambda connection: fill_up(connection, person))
                before = await all_rows(store)
                assert before.keys() == {table.name for table in MOVED}
                assert all(before.values())
                await downgrade(store, f"{int(step) - 1:04}")
                down = await all_rows(store)
                for name, rows in down.items():
                    assert rows == narrowed(left_by(step, name, before[name]), rows), (step, name)
            async with stored(address) as store:
                up = await all_rows(store)
            assert up.keys() == before.keys()
            own = up.keys() - down.keys()
            assert own, step
            assert not any(up[name] for name in own), step
            for name, rows in down.items():
                assert narrowed(up[name], rows) == rows, (step, name)

    asyncio.run(go())


def test_three_processes_start_at_once_on_a_database_in_which_there_is_nothing(bare_database: str) -> None:
    async def go() -> None:
        stores = await asyncio.gather(*(Store.open(bare_database) for _ in range(3)))
        assert await stores[0].alive(stores[0].time()) == (3, 0)
        await open_table(stores[1], "a")
        assert await stores[2].numbers(["a"]) == {"a": 1}
        for store in stores:
            await store.close()

    asyncio.run(go())


def test_a_step_that_fails_leaves_a_database_as_it_was(bare_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with stored(bare_database) as store:
            await open_table(store, "a")
            await downgrade(store, "0001")
            # The step that adds people finds something in its way.
            async with store.engine.begin() as connection:
                await connection.execute(text("CREATE TABLE sessions (id integer)"))
            with pytest.raises(Exception, match="already exists"):
                await Store.open(bare_database)
            async with store.engine.connect() as connection:
                found = await connection.run_sync(lambda known: set(inspect(known).get_table_names()))
                assert found == {"alembic_version", "tables", "events", "members", "settings", "sessions"}
                assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all() == [
                    "0001"
                ]

    asyncio.run(go())


def test_a_database_of_a_later_version_is_left_alone(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(CommandError):
            await Store.open(address)

    asyncio.run(go())
