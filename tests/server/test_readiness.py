"""`/readyz`: whether something can be written, and soon."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.testing import TestClient

from mazzo.server import preparing, readiness
from mazzo.server.app import create_app
from mazzo.server.readiness import Readiness
from mazzo.server.settings import DATABASE, Settings
from mazzo.server.trouble import Unsaved
from mazzo.testing.support.server import run
from mazzo.testing.support.stored import held_by_another, stored


def test_a_sign_of_life_is_written(tmp_path: Path) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            async with store.engine.begin() as connection:
                await connection.exec_driver_sql("DELETE FROM processes")
            assert await Readiness(store).trouble() == ""
            async with store.engine.connect() as connection:
                (row,) = await connection.exec_driver_sql("SELECT name, until FROM processes")
            assert row[0] == store.name

    run(go())


def test_what_a_server_answers_that_cannot_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0)
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        answer = client.get("/readyz")
        assert (answer.status_code, answer.text) == (200, "ok")
        with held_by_another(tmp_path / DATABASE):
            answer = client.get("/readyz")
            assert answer.status_code == 503
            assert answer.json() == {"code": "not_ready", "params": {"problem": "slow"}}
            assert client.get("/healthz").text == "ok"
        while client.get("/readyz").status_code != 200:
            pass


def test_whoever_asks_often_does_not_have_the_disk_written_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with stored(tmp_path) as store:
            beats: list[int] = []

            async def beat(at: int) -> None:
                beats.append(at)
                raise Unsaved("full")

            at, ready = [1_000], Readiness(store)
            monkeypatch.setattr(store, "beat", beat)
            monkeypatch.setattr(readiness, "now", lambda: at[0])
            assert set(await asyncio.gather(*(ready.trouble() for _ in range(20)))) == {"full"}
            at[0] += 999
            assert await ready.trouble() == "full"
            assert len(beats) == 1
            at[0] += 1
            assert await ready.trouble() == "full"
            assert len(beats) == 2

    run(go())


def test_damage_that_is_found_while_a_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large database is not checked before the start, but after it."""
    monkeypatch.setattr(readiness, "FRESH", 0)
    monkeypatch.setattr(preparing, "LARGE", 0)

    async def checked(database: Path) -> None:
        raise Unsaved("damaged", database.name)

    monkeypatch.setattr("mazzo.server.services.check_pages_aside", checked)
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        while (answer := client.get("/readyz")).status_code == 200:
            pass
        assert answer.json() == {"code": "not_ready", "params": {"problem": "damaged"}}
