from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from mazzo.games import default
from mazzo.server.claims import SETTLING
from mazzo.server.identity import hashed
from mazzo.server.learned import Learned, forget, learn, learned_by
from mazzo.server.pairings import Pairings
from mazzo.server.quotas import Quotas
from mazzo.server.sessions import Sessions, person_row
from mazzo.server.settings import DATABASE, Settings
from mazzo.server.store import Store
from mazzo.server.writer import Conflict
from mazzo.table.events import Entry, Locked, Opened, Sat, TookOver

OPENED = Opened(
    game=default(), options={}, seats=4, host="anna", host_name="Anna", public=True, level="club", clock=None
)


@asynccontextmanager
async def stored(address: str) -> AsyncIterator[Store]:
    store = await Store.open(address)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def in_folder(tmp_path: Path) -> str:
    """The address of SQLite."""
    return f"sqlite+aiosqlite:///{tmp_path / DATABASE}"


async def open_table(store: Store, id: str) -> None:
    await store.open_table(id, Entry(number=1, at=1000, event=OPENED), b'"summary"')


def locked(number: int) -> Entry:
    return Entry(number=number, at=1000 + number, event=Locked(locked=bool(number % 2)))


def test_events_are_read_as_they_were_written(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            await open_table(store, "a")
            entries = [locked(2), locked(3)]
            await store.append("a", entries)
            await store.append("a", [locked(4)])
            assert [entry.number for entry in await store.entries("a")] == [1, 2, 3, 4]
            assert await store.entries("a", 1) == [*entries, locked(4)]
            assert await store.entries("b") == []

    asyncio.run(go())


def test_a_number_is_taken_once(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            await open_table(store, "a")
            await other.append("a", [locked(2)])
            with pytest.raises(Conflict):
                await store.append("a", [locked(2), locked(3)])
            assert [entry.number for entry in await store.entries("a")] == [1, 2]
            with pytest.raises(Conflict):
                await open_table(store, "a")

    asyncio.run(go())


def test_nothing_is_appended_to_a_table_that_does_not_exist(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            with pytest.raises(Conflict):
                await store.append("a", [locked(2)])

    asyncio.run(go())


def test_due_work_is_claimed_once_until_the_lease_ends(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            for id, due in (("a", 5000), ("b", 6000), ("c", None)):
                await open_table(store, id)
                await store.settle(id, "playing", b"", 1000, due, number=1)
            assert await store.claim(4999, 100) == []
            assert await store.next_due(4999) == 5000
            assert await store.claim(5000, 100) == ["a"]
            assert await other.claim(5050, 100) == []
            assert await store.next_due(5050) == 6000, "what is claimed is nobody else's to wait for"
            assert await other.claim(5101, 100) == ["a"], "whoever claimed it has not come back"
            assert sorted(await store.claim(7000, 100)) == ["a", "b"]
            await store.settle("a", "playing", b"", 1000, 7000, number=1)
            assert await other.claim(7001, 100) == ["a"], "settling gives up the claim"

    asyncio.run(go())


def test_two_processes_share_the_work(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            for number in range(60):
                await open_table(store, f"t{number}")
                await store.settle(f"t{number}", "playing", b"", 1000, number, number=1)
            claims = await asyncio.gather(*(each.claim(5000, 100, 7) for _ in range(5) for each in (store, other)))
            found = [id for claim in claims for id in claim]
            assert len(found) == len(set(found)) == 60

    asyncio.run(go())


def test_an_event_makes_its_table_due_until_it_is_settled(address: str) -> None:
    """A server that is killed in between finds the table again."""

    async def go() -> None:
        async with stored(address) as store:
            await open_table(store, "a")
            await store.append("a", [locked(2)])
        async with stored(address) as store:
            assert await store.claim(1002 + SETTLING, 100) == ["a"]

    asyncio.run(go())


def test_what_a_killed_server_had_claimed_is_free_when_it_starts_again(in_folder: str) -> None:
    async def go() -> None:
        async with stored(in_folder) as store:
            await open_table(store, "a")
            await store.append("a", [locked(2)])
            assert await store.claim(9000, 10**12) == ["a"]
        async with stored(in_folder) as store:
            assert await store.claim(9000, 100) == ["a"]

    asyncio.run(go())


def test_tables_are_found_again(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            for id in ("a", "b", "c"):
                await open_table(store, id)
            sat = Sat(person="bea", seats=[0], names=["Bea"])
            await store.append("b", [Entry(number=2, at=2000, event=sat)])
            await store.append("b", [Entry(number=3, at=2000, event=sat)])
            await store.settle("a", "finished", b'"a"', 3000, None, number=1)
            await store.settle("b", "playing", b'"b"', 4000, None, number=3)
            assert {row.id for row in await store.public_tables()} == {"b", "c"}
            assert [row.id for row in await store.tables_of("bea")] == ["b"]
            assert [row.id for row in await store.tables_of("anna")] == ["b", "a", "c"]
            assert await store.hosted("anna") == (2, 2)

    asyncio.run(go())


def test_a_table_is_forgotten_by_one_person(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
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


def test_a_deleted_table_leaves_nothing(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
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
            await other.settle("a", "open", b"", 3000, 4000, number=3)
            assert await store.claim(9000, 100) == [], "nothing is due at a table that is gone"
            await open_table(store, "a")

    asyncio.run(go())


def test_sqlite_lets_readers_beside_the_writer_and_waits_for_the_disk(in_folder: str) -> None:
    async def go() -> None:
        async with stored(in_folder) as store, store.engine.connect() as connection:
            found = {
                key: (await connection.execute(text(f"PRAGMA {key}"))).scalar()
                for key in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}

    asyncio.run(go())


def test_tables_are_looked_at_one_after_the_other(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            for id, at in (("b", 3000), ("a", 3000), ("c", 2000), ("d", 9000)):
                await open_table(store, id)
                await store.settle(id, "open", b"", at, None, number=1)
            assert await store.unchanged((0, ""), 9000, 2) == [(2000, "c"), (3000, "a")]
            assert await store.unchanged((3000, "a"), 9000, 2) == [(3000, "b")]
            assert await store.unchanged((3000, "b"), 9000, 2) == []

    asyncio.run(go())


def test_settings_names_and_counts(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            assert await store.setting("key") is None
            for value in ("1", "2"):
                await store.set("key", value)
            assert await store.setting("key") == "2"
            assert await store.secret() is None
            await store.writer.write([person_row("anna")])
            store.named("anna", "Anna")
            store.named("anna", "Žofie 日本")
            await store.writer.write([])
            assert await store.name_of("anna") == "Žofie 日本"
            assert await store.name_of("bea") == ""
            for id in ("a", "b", "c"):
                await open_table(store, id)
            await store.settle("c", "finished", b"", 2000, None, number=1)
            assert await store.unfinished("anna") == 2
            assert [row.id for row in await store.open_tables(1)] != ["c"]

    asyncio.run(go())


def test_what_people_do_besides_playing(address: str) -> None:
    """Devices, pairings and lessons, by way of two processes."""

    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            here, there = (Sessions(each, None, lambda ended: None) for each in (store, other))
            token, second = await here.begin("Firefox, Linux"), await here.begin("Safari, iPhone")
            person = await there.person(token)
            assert person == await here.person(token) != await here.person(second)
            assert [each.label for each in await there.of(person)] == ["Firefox, Linux"]

            asking, answering = (Pairings(each, Quotas(Settings(data=Path()))) for each in (store, other))
            asked = await asking.ask("Chrome, Android", "192.0.2.1")
            found = await answering.find(asked.code, person, "192.0.2.2")
            assert asked.number in found.numbers
            await answering.offer(asked.code, person, asked.number)
            sure = await asyncio.gather(
                asking.confirm(asked.device), answering.confirm(asked.device), return_exceptions=True
            )
            assert [each for each in sure if each == person] == [person], "once"

            lessons = [Learned(game=default(), lesson=f"l{number}", state="done", at=number) for number in range(20)]
            await asyncio.gather(*(learn(each, person, [one]) for one in lessons for each in (store, other)))
            assert sorted(each.lesson for each in await learned_by(other, person)) == sorted(
                each.lesson for each in lessons
            ), "nothing is lost that two devices tell at once"
            await forget(store, person)
            assert await learned_by(other, person) == []

            await here.end([hashed(token)])
            there.forget([hashed(token)])
            assert await there.person(token) == ""

    asyncio.run(go())


def test_several_processes_set_the_same_at_once(address: str) -> None:
    async def go() -> None:
        stores = [await Store.open(address) for _ in range(2)]
        for value in ("some", "all"):
            await asyncio.gather(*(store.set("noted", value) for store in stores for _ in range(5)))
            assert [await store.setting("noted") for store in stores] == [value, value]
        for store in stores:
            await store.close()

    asyncio.run(go())
