from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from mazzo.games import default
from mazzo.server.migrations import migrated, versions
from mazzo.server.pairings import Pairings
from mazzo.server.quotas import Quotas
from mazzo.server.schema import metadata
from mazzo.server.sessions import Sessions
from mazzo.server.settings import Settings
from mazzo.server.store import SETTLING, Store
from mazzo.server.writer import Conflict
from mazzo.table.events import Entry, Locked, Opened, Sat, TookOver

OPENED = Opened(
    game=default(), options={}, seats=4, host="anna", host_name="Anna", public=True, level="club", clock=None
)


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/mazzo.db")
    try:
        yield store
    finally:
        await store.close()


async def open_table(store: Store, id: str) -> None:
    await store.open_table(id, Entry(number=1, at=1000, event=OPENED), b'"summary"')


def locked(number: int) -> Entry:
    return Entry(number=number, at=1000 + number, event=Locked(locked=bool(number % 2)))


def test_events_are_read_as_they_were_written(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            await open_table(store, "a")
            entries = [locked(2), locked(3)]
            await store.append("a", entries)
            await store.append("a", [locked(4)])
            assert [entry.number for entry in await store.entries("a")] == [1, 2, 3, 4]
            assert await store.entries("a", 1) == [*entries, locked(4)]
            assert await store.entries("b") == []

    asyncio.run(go())


def test_a_number_is_taken_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store, stored(tmp_path) as other:
            await open_table(store, "a")
            await other.append("a", [locked(2)])
            with pytest.raises(Conflict):
                await store.append("a", [locked(2), locked(3)])
            assert [entry.number for entry in await store.entries("a")] == [1, 2]
            with pytest.raises(Conflict):
                await open_table(store, "a")

    asyncio.run(go())


def test_nothing_is_appended_to_a_table_that_does_not_exist(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            with pytest.raises(Conflict):
                await store.append("a", [locked(2)])

    asyncio.run(go())


def test_due_work_is_claimed_once_until_the_lease_ends(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store, stored(tmp_path) as other:
            for id, due in (("a", 5000), ("b", 6000), ("c", None)):
                await open_table(store, id)
                await store.settle(id, "playing", b"", 1000, due)
            assert await store.claim(4999, 100) == []
            assert await store.next_due(4999) == 5000
            assert await store.claim(5000, 100) == ["a"]
            assert await other.claim(5050, 100) == []
            assert await store.next_due(5050) == 6000, "what is claimed is nobody else's to wait for"
            assert await other.claim(5101, 100) == ["a"], "whoever claimed it has not come back"
            assert sorted(await store.claim(7000, 100)) == ["a", "b"]
            await store.settle("a", "playing", b"", 1000, 7000)
            assert await other.claim(7001, 100) == ["a"], "settling gives up the claim"

    asyncio.run(go())


def test_two_processes_share_the_work(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store, stored(tmp_path) as other:
            for number in range(60):
                await open_table(store, f"t{number}")
                await store.settle(f"t{number}", "playing", b"", 1000, number)
            claims = await asyncio.gather(*(each.claim(5000, 100, 7) for _ in range(5) for each in (store, other)))
            found = [id for claim in claims for id in claim]
            assert len(found) == len(set(found)) == 60

    asyncio.run(go())


def test_an_event_makes_its_table_due_until_it_is_settled(tmp_path: Path) -> None:
    """A server that is killed in between finds the table again."""

    async def go() -> None:
        async with stored(tmp_path) as store:
            await open_table(store, "a")
            await store.append("a", [locked(2)])
        async with stored(tmp_path) as store:
            assert await store.claim(1002 + SETTLING, 100) == ["a"]

    asyncio.run(go())


def test_what_a_killed_server_had_claimed_is_free_when_it_starts_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            await open_table(store, "a")
            await store.append("a", [locked(2)])
            assert await store.claim(9000, 10**12) == ["a"]
        async with stored(tmp_path) as store:
            assert await store.claim(9000, 100) == ["a"]

    asyncio.run(go())


def test_tables_are_found_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            for id in ("a", "b", "c"):
                await open_table(store, id)
            sat = Sat(person="bea", seats=[0], names=["Bea"])
            await store.append("b", [Entry(number=2, at=2000, event=sat)])
            await store.append("b", [Entry(number=3, at=2000, event=sat)])
            await store.settle("a", "finished", b'"a"', 3000, None)
            await store.settle("b", "playing", b'"b"', 4000, None)
            assert {row.id for row in await store.public_tables()} == {"b", "c"}
            assert [row.id for row in await store.tables_of("bea")] == ["b"]
            assert [row.id for row in await store.tables_of("anna")] == ["b", "a", "c"]
            assert await store.hosted("anna") == (2, 2)

    asyncio.run(go())


def test_a_table_is_forgotten_by_one_person(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            for id in ("a", "b"):
                await open_table(store, id)
                sat = Sat(person="bea", seats=[0], names=["Bea"])
                await store.append(id, [Entry(number=2, at=2000, event=sat)])
            await store.forget("a", "anna")
            await store.forget("a", "stranger")
            assert {row.id for row in await store.tables_of("anna")} == {"b"}
            assert {row.id for row in await store.tables_of("bea")} == {"a", "b"}
            await store.append("a", [Entry(number=3, at=2000, event=TookOver(seat=1), by="anna")])
            assert {row.id for row in await store.tables_of("anna")} == {"a", "b"}

    asyncio.run(go())


def test_a_deleted_table_leaves_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store, stored(tmp_path) as other:
            for id in ("a", "b"):
                await open_table(store, id)
            await other.append("a", [locked(2)])
            with pytest.raises(Conflict):
                await store.delete("a", 2)
            assert [entry.number for entry in await store.entries("a")] == [1, 2]
            await store.delete("a", 3)
            assert await store.entries("a") == []
            assert [row.id for row in await store.tables_of("anna")] == ["b"]
            assert await store.hosted("anna") == (1, 1)
            with pytest.raises(Conflict):
                await other.append("a", [locked(3)])
            await other.settle("a", "open", b"", 3000, 4000)
            assert await store.claim(9000, 100) == [], "nothing is due at a table that is gone"
            await open_table(store, "a")

    asyncio.run(go())


def test_sqlite_lets_readers_beside_the_writer_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store, store.engine.connect() as connection:
            found = {
                key: (await connection.execute(text(f"PRAGMA {key}"))).scalar()
                for key in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}

    asyncio.run(go())


def test_migrations_lead_to_the_schema_and_keep_what_is_there(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def go() -> None:
        async with stored(tmp_path) as store:
            await open_table(store, "a")
            # As the first version left it: hosts were no members.
            await store.forget("a", "anna")
            async with store.engine.begin() as connection:
                await connection.run_sync(migrated, command.downgrade, "0001")
        async with stored(tmp_path) as store:
            assert [entry.event for entry in await store.entries("a")] == [OPENED]
            assert [row.id for row in await store.tables_of("anna")] == ["a"]
            async with store.engine.connect() as connection:
                assert await connection.run_sync(differences) == []
                found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
                assert found == [max(versions())]

    asyncio.run(go())


def test_people_and_their_devices_come_with_a_step_of_their_own(tmp_path: Path) -> None:
    """Up, with somebody in it down again, and up once more: the tables stay, and who has a signed cookie."""

    async def go() -> None:
        async with stored(tmp_path) as store:
            await open_table(store, "a")
            async with store.engine.begin() as connection:
                await connection.run_sync(migrated, command.downgrade, "0002")
                await connection.execute(text("INSERT INTO settings VALUES ('secret', '00ff')"))
        for _ in range(2):
            async with stored(tmp_path) as store:
                assert await store.secret() == b"\x00\xff"
                sessions = Sessions(store, None, lambda ended: None)
                token = await sessions.begin("Firefox, Linux")
                person = await sessions.person(token)
                store.named(person, "Anna")
                await Pairings(store, Quotas(Settings(data=tmp_path))).ask("Chrome, Android", "192.0.2.1")
                await store.writer.write([])
                assert await sessions.person(token) == person
                async with store.engine.begin() as connection:
                    await connection.run_sync(migrated, command.downgrade, "0002")
                    found = await connection.run_sync(lambda known: set(inspect(known).get_table_names()))
                    assert found == {"alembic_version", "tables", "events", "members", "settings"}
        async with stored(tmp_path) as store:
            assert [row.id for row in await store.tables_of("anna")] == ["a"]

    asyncio.run(go())
