"""Due work, whoever does it."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import text

from mazzo.server.store import Store
from tests.server.test_store import locked, open_table, stored


async def due(store: Store, at: dict[str, int], bot: bool = False) -> None:
    """Tables at which something is due."""
    for id, when in at.items():
        await open_table(store, id)
        await store.settle(id, "playing", b"", 1000, when, number=1, bot=bot)


async def columns(store: Store, id: str) -> dict[str, Any]:
    async with store.engine.connect() as connection:
        query = text(
            "SELECT number, status, changed_at, due_at, due_bot, claimed_by, claimed_until FROM tables WHERE id = :id"
        )
        return dict((await connection.execute(query, {"id": id})).mappings().one())


def test_whoever_claims_past_another_gets_other_tables_and_waits_for_nobody(database: str) -> None:
    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            await due(store, {f"t{number}": number for number in range(6)})
            async with other.engine.begin() as middle:
                # The other is in the middle of claiming.
                query = "SELECT id FROM tables WHERE id IN ('t0', 't1', 't2') FOR UPDATE"
                await middle.execute(text(query))
                async with asyncio.timeout(30):
                    assert await store.claim(5000, 100, 4) == ["t3", "t4", "t5"]
            assert sorted(await other.claim(5000, 100)) == ["t0", "t1", "t2"]

    asyncio.run(go())


def test_no_more_are_claimed_than_asked_for_and_the_earliest_first(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            await due(store, {f"t{number}": 100 - number for number in range(20)})
            assert sorted(await store.claim(5000, 100, 3)) == ["t17", "t18", "t19"]
            assert len(await store.claim(5000, 100, 5)) == 5

    asyncio.run(go())


def test_the_work_of_bots_is_claimed_by_itself(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            await due(store, {"a": 10, "b": 20})
            await due(store, {"c": 5, "d": 30}, bot=True)
            assert await store.next_due(1) == 5
            assert await store.next_due(1, bots=True) == 5
            assert await store.next_due(1, bots=False) == 10
            assert sorted(await store.claim(1000, 100, bots=True)) == ["c", "d"]
            assert sorted(await store.claim(1000, 100, bots=False)) == ["a", "b"]
            await store.append("c", [locked(2)])
            assert await store.next_due(10_000, bots=True) == 30, "whoever is there settles what has happened"

    asyncio.run(go())


def test_settling_gives_up_the_own_claim_alone(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            await due(store, {"a": 10})
            assert await store.claim(1000, 100) == ["a"]
            # Somebody plays at the table by way of another process.
            await other.append("a", [locked(2)])
            await other.settle("a", "playing", b"", 1002, 1500, number=2)
            assert await other.claim(1050, 100) == [], "it is still somebody's"
            await store.settle("a", "playing", b"", 1002, 1500, number=2)
            assert await other.claim(1500, 100) == ["a"]

    asyncio.run(go())


def test_whoever_knows_less_changes_nothing_but_gives_up_its_claim(address: str) -> None:
    """A process that slept, or has not yet heard what happened."""

    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            await due(store, {"a": 10})
            assert await store.claim(1000, 10_000) == ["a"]
            await other.append("a", [locked(2)])
            await other.settle("a", "counted", b"new", 1002, 1500, number=2, bot=True)
            await store.settle("a", "open", b"old", 1000, None, number=1)
            found = await columns(other, "a")
            assert found | {"claimed_by": "", "due_bot": bool(found["due_bot"])} == {
                "number": 2,
                "status": "counted",
                "changed_at": 1002,
                "due_at": 1500,
                "due_bot": True,
                "claimed_by": "",
                "claimed_until": 0,
            }

    asyncio.run(go())


def test_a_claim_is_prolonged_while_it_is_ones_own(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, stored(address) as other:
            await due(store, {"a": 10, "b": 10})
            assert sorted(await store.claim(1000, 100)) == ["a", "b"]
            await store.renew(["b", "a"], 2000)
            await store.renew([], 9000)
            await other.renew(["a", "b"], 9000)
            assert await other.claim(1500, 100) == []
            assert sorted(await other.claim(2001, 1000)) == ["a", "b"], "the lease has ended"
            await store.renew(["a"], 9000)
            assert (await columns(store, "a"))["claimed_until"] == 3001, "it is another's now"
            await other.settle("a", "playing", b"", 1000, 5000, number=1)
            await other.renew(["a"], 9000)
            assert (await columns(store, "a"))["claimed_until"] == 0, "it was given up"

    asyncio.run(go())


def test_many_claimers_never_have_the_same_table(database: str) -> None:
    async def go() -> None:
        async with stored(database) as store, stored(database) as other:
            await due(store, {f"t{number}": number for number in range(40)})
            taken: list[str] = []

            async def work(mine: Store) -> None:
                while found := await mine.claim(5000, 10_000, 3):
                    taken.extend(found)

            await asyncio.gather(*(work(each) for each in (store, other) for _ in range(3)))
            assert len(taken) == len(set(taken))
            taken += await store.claim(5000, 10_000)
            assert len(set(taken)) == 40, "what was skipped is found the next time"

    asyncio.run(go())
