"""A database that others write to as well, that can be away, and that says in its own way what is wrong."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.testing import capture_logs

from mazzo.server import postgres as module
from mazzo.server.postgres import is_postgres
from mazzo.server.store import Store
from mazzo.server.transactions import PAUSES
from mazzo.server.trouble import Trouble, Unsaved
from mazzo.server.writer import Conflict
from mazzo.testing.support.databases import Postgres, Reached, running
from mazzo.testing.support.server import run
from tests.server.test_claims import due
from tests.server.test_store import locked, open_table, stored


async def execute(store: Store, *statements: str) -> None:
    async with store.engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))


async def fail(store: Store, state: str, times: int) -> None:
    """Let the database refuse the next changes of a table."""
    body = f"IF nextval('tries') <= {times} THEN RAISE 'not now' USING ERRCODE = '{state}'; END IF; RETURN NEW;"
    await execute(
        store,
        "DROP TRIGGER IF EXISTS failing ON tables",
        "DROP SEQUENCE IF EXISTS tries",
        "CREATE SEQUENCE tries",
        f"CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$",
        "CREATE TRIGGER failing BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION fail()",
    )


@pytest.mark.parametrize("state", ["40P01", "40001"])
def test_a_transaction_that_others_were_in_the_way_of_is_tried_again(database: str, state: str) -> None:
    async def go() -> None:
        async with stored(database) as store:
            await due(store, {"a": 10})
            await fail(store, state, len(PAUSES))
            await store.append("a", [locked(2)])
            assert [entry.number for entry in await store.entries("a")] == [1, 2]
            await fail(store, state, 2)
            assert await store.claim(10_000, 100) == ["a"]
            await fail(store, state, len(PAUSES) + 1)
            with pytest.raises(Unsaved, match="locked: not now"):
                await store.append("a", [locked(3)])
            await store.append("a", [locked(3)])

    run(go())


def test_of_two_in_a_deadlock_one_tries_again(database: str) -> None:
    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            await due(store, {"a": 10, "b": 10})
            both = asyncio.Barrier(2)
            tries = 0

            async def cross(connection: AsyncConnection, first: str, second: str) -> None:
                nonlocal tries
                tries += 1
                for number, id in enumerate((first, second)):
                    await connection.execute(text(f"UPDATE tables SET number = number + 1 WHERE id = '{id}'"))
                    if not number and tries <= 2:
                        await both.wait()

            await asyncio.gather(
                store.change(lambda connection: cross(connection, "a", "b")),
                other.change(lambda connection: cross(connection, "b", "a")),
            )
            assert tries == 3
            assert await store.numbers(["a", "b"]) == {"a": 3, "b": 3}

    with capture_logs() as logged:
        run(go())
    (line,) = [line for line in logged if line["event"] == "transaction_again"]
    assert line["problem"] == "deadlock detected"


def test_writers_who_change_the_same_tables_are_never_in_a_deadlock(database: str) -> None:
    """Each settles tables and appends to others, in any order, all in one transaction."""

    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            ids = [f"t{number:02}" for number in range(40)]
            await due(store, dict.fromkeys(ids, 10))

            async def write(mine: Store, half: int, times: int) -> None:
                for number in range(2, 2 + times):
                    order = ids if half else ids[::-1]
                    await asyncio.gather(
                        *(mine.append(id, [locked(number)]) for id in order if int(id[1:]) % 2 == half),
                        *(mine.settle(id, "x", b"", 1, 5000, number=99) for id in order if int(id[1:]) % 2 != half),
                    )

            await asyncio.gather(write(store, 0, 15), write(other, 1, 15))
            assert {len(await store.entries(id)) for id in ids} == {16}

    with capture_logs() as logged:
        run(go())
    assert [line for line in logged if line["event"] == "transaction_again"] == []


def test_who_waits_for_the_same_event_of_another_is_not_waited_for(database: str) -> None:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            await due(store, {"a": 10, "b": 10})
            async with other.engine.begin() as connection:
                await connection.execute(text("INSERT INTO events VALUES ('a', 2, '{}')"))
                # Several statements that change tables, and that event, in one transaction.
                settling = store.settle("b", "x", b"", 1, 5000, number=1)
                late = asyncio.create_task(store.append("a", [locked(2)]))
                async with store.engine.connect() as looking:
                    while not (await looking.execute(text(waiting))).scalar():
                        await asyncio.sleep(0.02)
                await connection.execute(text("UPDATE tables SET number = 2 WHERE id IN ('a', 'b')"))
            with pytest.raises(Conflict):
                await late
            await settling

    with capture_logs() as logged:
        run(go())
    assert [line for line in logged if line["event"] == "transaction_again"] == []


def test_of_many_who_take_a_number_one_has_it(database: str) -> None:
    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            for id in ("a", "b"):
                await open_table(store, id)
            for number in range(2, 12):
                tried = await asyncio.gather(
                    *(each.append(id, [locked(number)]) for each in (store, other) for id in ("a", "b")),
                    return_exceptions=True,
                )
                assert sorted(type(each).__name__ for each in tried) == ["Conflict", "Conflict", "NoneType", "NoneType"]
            assert await store.numbers(["a", "b"]) == {"a": 11, "b": 11}

    run(go())


@pytest.mark.parametrize(
    ("state", "trouble"),
    [
        ("53100", "full"),
        ("55P03", "locked"),
        ("25006", "unwritable"),
        ("42501", "unwritable"),
        ("58030", "failing"),
        ("XX001", "damaged"),
        ("XX002", "damaged"),
        ("53300", "away"),
        ("57P01", "away"),
    ],
)
def test_what_postgresql_says_has_words(database: str, state: str, trouble: Trouble) -> None:
    async def go() -> None:
        async with stored(database) as store:
            await open_table(store, "a")
            await fail(store, state, 1)
            with pytest.raises(Unsaved) as unsaved:
                await store.append("a", [locked(2)])
            assert (unsaved.value.trouble, unsaved.value.problem) == (trouble, "not now")
            await store.append("a", [locked(2)])

    run(go())


def test_a_fault_of_ours_is_no_trouble(database: str) -> None:
    async def go() -> None:
        async with stored(database) as store:
            with pytest.raises(Exception, match="does not exist"):
                async with store.reading() as connection:
                    await connection.execute(text("SELECT nothing"))

    run(go())


def test_a_connection_that_was_lost_is_made_anew(database: str, postgres: Reached) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"

    async def go() -> None:
        async with stored(database) as store:
            await open_table(store, "a")
            assert await store.numbers(["a"]) == {"a": 1}
            await asyncio.to_thread(postgres.execute, cut.format(database.rpartition("/")[2]))
            with pytest.raises(Unsaved, match="away"):
                await store.append("a", [locked(2)])
            await store.append("a", [locked(2)])
            assert await store.numbers(["a"]) == {"a": 2}
            await asyncio.to_thread(postgres.execute, cut.format(database.rpartition("/")[2]))
            with pytest.raises(Unsaved, match="away"):
                await store.entries("a")
            assert [entry.number for entry in await store.entries("a")] == [1, 2]
            assert await store.claim(10_000, 100) == ["a"]

    with capture_logs() as logged:
        run(go())
    assert [line["event"] for line in logged] == ["cannot_save", "can_save_again"]


def limited(monkeypatch: pytest.MonkeyPatch, **limits: str) -> None:
    monkeypatch.setattr(module, "LIMITS", module.LIMITS | limits)


def test_a_row_that_somebody_holds_is_not_waited_for_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limited(monkeypatch, lock_timeout="100", idle_in_transaction_session_timeout="0")

    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            await open_table(store, "a")
            await open_table(store, "b")
            async with other.engine.begin() as connection:
                await connection.execute(text("UPDATE tables SET status = 'held' WHERE id = 'a'"))
                with pytest.raises(Unsaved, match="locked"):
                    await store.append("a", [locked(2)])
                await store.append("b", [locked(2)])
            await store.append("a", [locked(2)])

    run(go())


def test_a_process_that_stops_in_the_middle_holds_nobody_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limited(monkeypatch, idle_in_transaction_session_timeout="200", lock_timeout="0", statement_timeout="0")

    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            await open_table(store, "a")

            async def half(connection: AsyncConnection) -> None:
                await connection.execute(text("UPDATE tables SET status = 'half' WHERE id = 'a'"))
                # Asleep, until somebody else has written.
                await store.append("a", [locked(2)])

            with pytest.raises(Unsaved, match="away"):
                await other.change(half)
            assert await other.numbers(["a"]) == {"a": 2}

    run(go())


@pytest.mark.club
def test_play_goes_on_when_postgresql_is_back(database: str) -> None:
    """It is restarted, and then it crashes: what was acknowledged is there."""

    async def go(own: Postgres) -> None:
        async with stored(own.address()) as store:
            await open_table(store, "a")
            for number, at_once in ((2, False), (3, True)):
                await store.append("a", [locked(number)])
                await asyncio.to_thread(own.stop, at_once)
                for _ in range(2):
                    with pytest.raises(Unsaved, match="away"):
                        await store.append("a", [locked(number + 1)])
                    with pytest.raises(Unsaved, match="away"):
                        await store.entries("a")
                await asyncio.to_thread(own.start)
                # The first who asks may still have a connection of before.
                assert [entry.number for entry in await until(store)] == list(range(1, number + 1))

    async def until(store: Store) -> Any:
        while True:
            try:
                return await store.entries("a")
            except Unsaved:
                await asyncio.sleep(0.05)

    with running(Postgres) as own:
        run(go(own))


def test_a_conflict_harms_no_other_piece(database: str) -> None:
    async def go() -> None:
        async with stored(database) as store:
            for id in ("a", "b", "c"):
                await open_table(store, id)
            await store.append("b", [locked(2)])
            tried = await asyncio.gather(
                *(store.append(id, [locked(2)]) for id in ("a", "b", "c")), return_exceptions=True
            )
            assert [type(each) for each in tried] == [type(None), Conflict, type(None)]

    run(go())


def test_an_address_is_that_of_postgresql() -> None:
    assert is_postgres("postgresql://mazzo@db.example/mazzo")
    assert is_postgres("postgres://db.example/mazzo")
    assert not is_postgres("sqlite+aiosqlite:///mazzo.db")
