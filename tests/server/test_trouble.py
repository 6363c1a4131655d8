"""A disk that is full, a database that is held by another program or damaged, while people play."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from mazzo.games import default
from mazzo.server.opening import prepare_sqlite
from mazzo.server.rooms import Rooms
from mazzo.server.settings import DATABASE
from mazzo.server.transactions import InThread
from mazzo.server.trouble import DamagedTable, Unsaved, trouble_of
from mazzo.table.commands import Lock
from mazzo.table.due import USUAL
from mazzo.table.events import Opened
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import ON_SQLITE, Client, Refusal, Server, guest, run, serving, shortest
from mazzo.testing.support.stored import finished_table, held_by_another, put, stored
from mazzo.testing.support.table import open_table
from tests.server.test_gone_for_a_moment import Connected
from tests.server.test_thinking import Thinking, place, until

pytestmark = pytest.mark.more

resource = pytest.importorskip("resource", reason="limits of processes, as on Unix")

OPENED = Opened(game=default(), options={}, seats=4, host="anna", host_name="Anna", public=True, level="club")


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server's process can grow, not even its log."""
    assert server.process
    none = (1, resource.RLIM_INFINITY)
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, none)
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


async def refused(client: Client, kind: str, **parts: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await client.command(kind, **parts)
    return refusal.value.code


async def seconds(condition: Any) -> None:
    """Until something holds that is not told to a client."""
    async with asyncio.timeout(60):
        while not await condition():
            await asyncio.sleep(0.2)


@ON_SQLITE
@pytest.mark.skipif(sys.platform != "linux", reason="another process is given limits")
def test_play_goes_on_when_a_full_disk_has_space_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bert:
            id = await anna.open(PLAIN, options=shortest(PLAIN), level="random")
            async with anna.at(id) as client, bert.at(id) as watcher:
                await client.command("sit", seats=[0], names=["Anna"])
                assert (await anna.get("/readyz")).text == "ok"
                with full_disk(server):
                    known = client.number
                    for _ in range(3):
                        assert await refused(client, "lock", locked=True) == "not_saved"
                    answer = await anna.http.post("/api/tables", json={"game": PLAIN, "name": "Anna"})
                    assert (answer.status_code, answer.json()["code"]) == (503, "not_saved")
                    await seconds(lambda: not_ready(anna))
                    # Reading goes on, also for somebody who comes now.
                    async with bert.at(id) as another:
                        assert another.number == known
                    assert (await anna.get("/api/tables/mine")).status_code == 200
                    assert client.number == watcher.number == known
                await client.command("lock", locked=True)
                await watcher.until(lambda: watcher.number > known)
                await seconds(lambda: is_ready(anna))
                await client.command("start")
                await client.play_to_end()

    async def not_ready(somebody: Any) -> bool:
        answer = await somebody.get("/readyz")
        return bool(answer.status_code == 503 and answer.json()["code"] == "not_ready")

    async def is_ready(somebody: Any) -> bool:
        return bool((await somebody.get("/readyz")).text == "ok")

    with serving(tmp_path) as server:
        run(go())
        assert "Traceback" not in server.log


def test_bots_play_on_by_themselves_when_it_is_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.scheduler.AGAIN", 0.01)

    async def go() -> None:
        async with place(tmp_path, Thinking()) as here:
            room = await here.begun()
            what = await here.until_bot(room)
            writing = here.rooms.store.append
            tried: list[int] = []

            async def failing(*given: Any) -> None:
                tried.append(room.table.number)
                if len(tried) < 4:
                    raise Unsaved("full")
                await writing(*given)

            monkeypatch.setattr(here.rooms.store, "append", failing)
            await here.moved(room, what)
            assert len(set(tried[:4])) == 1, "nothing has happened that was not saved"

    with capture_logs() as logged:
        run(go())
    assert [line for line in logged if line["log_level"] == "error"] == []


def test_a_server_ends_though_nothing_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def failing(id: str, *_: Any) -> None:
        tried.append(id)
        raise Unsaved("full")

    async def go() -> None:
        async with place(tmp_path, Thinking(), pace=0) as here:
            room = await here.begun()
            await here.until_bot(room)
            monkeypatch.setattr(here.rooms.store, "append", failing)
            await until(lambda: tried)

    run(go())


@ON_SQLITE
def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            id = await anna.open(PLAIN)
            async with anna.at(id) as client:
                with held_by_another(tmp_path / DATABASE):
                    assert await refused(client, "lock", locked=True) == "not_saved"
                await client.command("lock", locked=True)

    with serving(tmp_path) as server:
        run(go())
        assert [line for line in server.log.splitlines() if "cannot_save" in line]
        assert "Traceback" not in server.log


def test_a_table_with_a_broken_event_harms_no_other(tmp_path: Path) -> None:
    broken = "UPDATE events SET body = ? WHERE table_id = ? AND number = 1"

    async def go() -> None:
        async with guest(server) as anna:
            bad, good = await anna.open(PLAIN), await anna.open(PLAIN)
            whole = server.entries(bad)
            assert whole
            server.stop()
            ((body,),) = server.rows("SELECT body FROM events WHERE table_id = ?", bad)
            server.rows(broken, b"\x00\xff" + body[2:], bad)
            await asyncio.to_thread(server.start)
            answer = await anna.get(f"/api/tables/{bad}")
            assert (answer.status_code, answer.json()["code"]) == (500, "table_damaged")
            async with anna.at(good) as client:
                await client.command("lock", locked=True)
            # Mended without a restart.
            server.rows(broken, body, bad)
            async with anna.at(bad) as client:
                await client.command("lock", locked=True)

    with serving(tmp_path) as server:
        run(go())
        assert "Traceback" not in server.log


def limit_pages(writing: InThread, most: list[int]) -> None:
    """SQLite itself says that the disk is full, on connections that are made from now on."""

    def connected(connection: Any, _: Any) -> None:
        prepare_sqlite(connection, None)
        connection.execute(f"PRAGMA max_page_count={most[0]}").close()

    writing.prepare = connected


def test_everything_that_waits_is_told_at_once_and_once_in_the_log(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            rooms = Rooms(store, 0, USUAL, 0)
            ids = [await rooms.open(OPENED) for _ in range(5)]
            await put(store, "t", finished_table().entries)
            # A connection that fails is not kept, and the next has the limit of its time.
            limit = [1]
            writing = store.writer.transactions
            assert isinstance(writing, InThread)
            limit_pages(writing, limit)
            assert writing.connection
            writing.connection.close()
            writing.connection = None
            big = "x" * 100_000
            with capture_logs() as logged:
                tried = await asyncio.gather(
                    *(rooms.command(id, Lock(id=f"c{big}", locked=True), "anna") for id in ids), return_exceptions=True
                )
                assert [type(each) for each in tried] == [Unsaved] * 5
                with pytest.raises(Unsaved, match="full"):
                    await rooms.command(ids[0], Lock(id=f"d{big}", locked=True), "anna")
                limit[0] = 1_000_000
                for id in ids:
                    await rooms.command(id, Lock(id=f"c{big}", locked=True), "anna")
            assert [line["event"] for line in logged] == ["cannot_save", "can_save_again"]
            assert [len(await store.entries(id)) for id in ids] == [2] * 5
            await rooms.close()

    run(go())


def test_who_is_back_before_a_departure_is_written_has_not_departed(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            await put(store, "t", open_table("", {"anna": 0}).until("playing").entries)
            rooms = Rooms(store, 0, USUAL, 60_000)
            room = await rooms.get("t")
            room.listeners.add(Connected("anna"))
            await rooms.comings.depart(room, "anna")
            assert room.table.people["anna"].present
            room.listeners.clear()
            await rooms.comings.depart(room, "anna")
            assert not room.table.people["anna"].present
            await rooms.close()

    run(go())


def test_who_comes_while_nothing_can_be_saved_is_noted_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.comings.AGAIN", 0.01)

    async def go() -> None:
        async with stored(tmp_path) as store:
            trial = open_table("", {"anna": 0}).until("playing")
            trial.depart("anna")
            await put(store, "t", trial.entries)
            rooms = Rooms(store, 0, USUAL, 0)
            room = await rooms.get("t")
            room.listeners.add(Connected("anna"))
            writing = store.append
            tried: list[str] = []

            async def failing(*given: Any) -> None:
                tried.append(given[0])
                if len(tried) < 4:
                    raise Unsaved("full")
                await writing(*given)

            monkeypatch.setattr(store, "append", failing)
            await rooms.comings.arrive(room, "anna")
            assert not room.table.people["anna"].present
            await asyncio.gather(*rooms.comings.tasks)
            assert room.table.people["anna"].present
            await rooms.close()

    run(go())


def test_events_that_cannot_have_happened(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            entries = finished_table().entries
            await put(store, "t", entries)
            async with store.engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE events SET body = replace(body, 'moved', 'moted')")
            with pytest.raises(DamagedTable, match="table t, event"):
                await Rooms(store, 0, USUAL, 0).get("t")

    run(go())


def test_what_is_no_trouble_of_the_storage() -> None:
    assert trouble_of(sqlite3.ProgrammingError("a fault of ours")) is None
    assert trouble_of(OSError(28, "No space left on device")) == "full"
    assert trouble_of(PermissionError(13, "Permission denied")) == "unwritable"
