"""Which processes live, and who is connected to them."""

from __future__ import annotations

import asyncio

from mazzo.server.attending import ALIVE
from tests.server.test_claims import due
from tests.server.test_store import locked, open_table, stored


def test_a_process_lives_as_long_as_it_says_so(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            at = store.time()
            await store.beat(at)
            await other.beat(at)
            assert await store.alive(at) == (2, 0)
            await store.beat(at + ALIVE)
            assert await store.alive(at + ALIVE + 1) == (1, 0)
            assert await store.alive(at + 3 * ALIVE) == (0, 0)

    asyncio.run(go())


def test_somebody_is_there_as_long_as_any_process_has_them(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            at = store.time()
            for each in (store, other):
                await each.beat(at)
            await store.attend("a", "anna", "192.0.2.1")
            await store.attend("a", "anna", "192.0.2.1")
            await other.attend("a", "anna", "192.0.2.2")
            await other.attend("a", "bea")
            await other.attend("b", "bea")
            found = await store.attended(["a", "c"])
            assert {id: set(people) for id, people in found.items()} == {"a": {"anna", "bea"}}
            assert await store.own_attendance() == {("a", "anna")}
            await store.unattend("a", "anna")
            await store.unattend("a", "bea")
            assert await other.attended(["a", "b"]) == {"a": {"anna": "192.0.2.2", "bea": ""}, "b": {"bea": ""}}
            assert await store.attended([]) == {}

    asyncio.run(go())


def test_what_a_dead_process_had_noted_is_found_once(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as dead:
            at = store.time()
            for table, person in (("a", "anna"), ("a", "bea"), ("b", "anna")):
                await dead.attend(table, person)
            await store.attend("a", "anna")
            await store.beat(at)
            await dead.beat(at - 1)
            assert await store.reap(at + ALIVE - 1) == []
            assert set((await store.attended(["a"]))["a"]) == {"anna", "bea"}
            assert await store.reap(at + ALIVE) == [("a", "bea"), ("b", "anna")]
            assert await store.reap(at + ALIVE) == []
            assert await store.attended(["a", "b"]) == {"a": {"anna": ""}}
            # It was only asleep: it says so, and notes anew who is there.
            await dead.beat(at + ALIVE)
            assert await dead.own_attendance() == set()
            await dead.attend("a", "bea")
            assert await store.reap(at + ALIVE) == []

    asyncio.run(go())


def test_who_is_connected_to_a_dead_process_is_not_there_even_before_it_is_forgotten(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as dead:
            await dead.attend("a", "anna")
            await dead.beat(store.time() - ALIVE - 1000)
            assert await store.attended(["a"]) == {}

    asyncio.run(go())


def test_two_who_look_for_the_dead_find_each_of_them_once(database: str) -> None:
    async def go() -> None:
        async with stored(database) as store, stored(database) as other, stored(database) as dead:
            at = store.time()
            people = [("a", f"p{number}") for number in range(30)]
            for table, person in people:
                await dead.attend(table, person)
            await dead.beat(at - 2 * ALIVE)
            found = await asyncio.gather(*(each.reap(at) for each in (store, other) for _ in range(3)))
            assert sorted(pair for each in found for pair in each) == sorted(people)

    asyncio.run(go())


def test_a_process_that_ends_gives_everything_up(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            await due(store, {"a": 10, "b": 20})
            assert sorted(await store.claim(1000, 100_000)) == ["a", "b"]
            await store.attend("a", "anna")
            await store.attend("a", "bea")
            await other.attend("a", "anna")
            assert await store.depart_all() == [("a", "bea")]
            assert await other.alive(other.time()) == (1, 0)
            assert sorted(await other.claim(1001, 100)) == ["a", "b"], "nobody waits for its leases"
            assert await other.attended(["a"]) == {"a": {"anna": ""}}

    asyncio.run(go())


def test_nobody_is_at_a_table_that_was_deleted(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            await open_table(store, "a")
            await store.attend("a", "anna")
            await store.delete("a", 2)
            assert await store.own_attendance() == set()
            assert await store.numbers(["a"]) == {}

    asyncio.run(go())


def test_the_latest_number_is_known_without_reading_events(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            for id in ("a", "b"):
                await open_table(store, id)
            await store.append("a", [locked(2), locked(3)])
            assert await other.numbers(["a", "b", "c"]) == {"a": 3, "b": 1}
            assert await other.numbers([]) == {}
            await store.settle("a", "playing", b"", 1000, None, number=3)
            assert await other.numbers(["a"]) == {"a": 3}

    asyncio.run(go())


def test_leases_are_by_the_clock_of_the_database(database: str) -> None:
    """Two processes whose clocks differ by hours agree on what time it is."""

    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            right = store.time()
            other.clock = lambda: store.clock() - 7_200_000
            assert abs(await other.offset() - store.skew - 7_200_000) < 60_000
            assert abs(other.time() - right) < 120_000

    asyncio.run(go())


def test_sqlite_has_the_clock_of_its_process(tmp_path: object) -> None:
    async def go() -> None:
        async with stored(f"sqlite+aiosqlite:///{tmp_path}/mazzo.db") as store:
            assert await store.offset() == 0

    asyncio.run(go())
