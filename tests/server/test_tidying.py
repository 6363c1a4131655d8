"""Tables that were begun and left go after a while; what was played to its end stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mazzo.server.listing import DAY
from mazzo.server.rooms import Rooms
from mazzo.server.settings import Settings
from mazzo.server.store import Store
from mazzo.server.tidying import Tidying
from mazzo.table import commands as asked
from mazzo.table.due import USUAL
from mazzo.testing.support.server import run
from mazzo.testing.support.stored import finished_table, put, stored
from mazzo.testing.support.table import NOON, open_table
from tests.server.test_gone_for_a_moment import Connected

pytestmark = pytest.mark.more

MANY = 50


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.tidying.PAUSE", 0)


async def ids(store: Store) -> set[str]:
    async with store.engine.connect() as connection:
        return set((await connection.exec_driver_sql("SELECT id FROM tables")).scalars())


async def events_left(store: Store) -> set[str]:
    async with store.engine.connect() as connection:
        return set((await connection.exec_driver_sql("SELECT DISTINCT table_id FROM events")).scalars())


def tidying(store: Store, at: int, days: int = 90) -> Tidying:
    rooms = Rooms(store, 0, USUAL, 60_000, clock=lambda: at)
    return Tidying(store, rooms, days)


def test_what_was_left_unfinished_goes_and_nothing_else(tmp_path: Path) -> None:
    begun, given_up, finished, again = (open_table() for _ in range(4))
    begun.until("playing")
    given_up.until("playing").do("anna", asked.Abandon)
    finished.until("finished")
    again.until("finished").do("anna", asked.Rematch)
    last = max(trial.entries[-1].at for trial in (begun, given_up, finished, again))

    async def go() -> None:
        async with stored(tmp_path) as store:
            found = {"open": open_table(), "begun": begun, "given-up": given_up, "finished": finished, "again": again}
            for id, trial in found.items():
                await put(store, id, trial.entries)
            tidy = tidying(store, last)
            assert await tidy.tidy(NOON) == 0
            assert await ids(store) == set(found)
            assert await tidy.tidy(last + 1) == 3
            assert await ids(store) == await events_left(store) == {"finished", "again"}
            assert [row.id for row in await store.tables_of("anna")] != []
            await tidy.close()

    run(go())


def test_each_table_is_looked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            entries = finished_table().entries
            for number in range(MANY):
                await put(store, f"t{number}", entries)
            tidy, looked = tidying(store, NOON), []
            cleared = tidy.cleared

            async def counting(id: str, before: int) -> bool:
                looked.append(id)
                return await cleared(id, before)

            monkeypatch.setattr(tidy, "cleared", counting)
            assert await tidy.tidy(entries[-1].at + 1) == 0
            assert sorted(looked) == sorted(f"t{number}" for number in range(MANY))
            await put(store, "later", open_table().entries)
            async with store.engine.begin() as connection:
                await connection.exec_driver_sql(
                    "UPDATE tables SET changed_at = ? WHERE id = 'later'", (entries[-1].at + 5,)
                )
            looked.clear()
            assert await tidy.tidy(entries[-1].at + 10) == 1
            assert "later" in looked
            await tidy.close()

    run(go())


def test_a_table_with_somebody_there_stays(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            await put(store, "t", open_table().entries)
            tidy = tidying(store, NOON)
            room = await tidy.rooms.get("t")
            room.listeners.add(Connected("anna"))
            assert not await tidy.cleared("t", NOON + DAY)
            room.listeners.clear()
            assert await tidy.cleared("t", NOON + DAY)
            assert room.deleted
            assert not await tidy.cleared("t", NOON + DAY)
            await tidy.rooms.close()
            await tidy.close()

    run(go())


def test_a_damaged_table_is_left_for_whoever_mends_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            await put(store, "t", open_table().entries)
            async with store.engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE events SET body = X'00' WHERE number = 2")
            tidy = tidying(store, NOON)
            assert await tidy.tidy(NOON + DAY) == 0
            assert await ids(store) == {"t"}
            await tidy.close()

    run(go())


def test_it_is_done_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.tidying.FIRST", 0)
    assert Settings(data=tmp_path).unfinished_days == 90

    async def go() -> None:
        async with stored(tmp_path) as store:
            await put(store, "t", open_table().entries)
            for days, left in ((0, {"t"}), (90, {"t"}), (89, set())):
                tidy = tidying(store, NOON + 90 * DAY, days)
                await asyncio.sleep(0)
                if left:
                    await asyncio.wait({tidy.task}, timeout=0.3)
                while await ids(store) != left:
                    await asyncio.sleep(0.01)
                await tidy.close()

    run(go())
