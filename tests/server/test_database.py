from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mazzo.server.settings import DATABASE
from mazzo.server.store import Store

STEPS = 40
"""More turns of the loop than it takes to connect and to ask."""


class Noted(sqlite3.Connection):
    """A connection that says whether it was closed."""

    open = True

    def close(self) -> None:
        self.open = False
        super().close()


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[Noted]:
    """All that are made."""
    made: list[Noted] = []
    connect = sqlite3.connect

    def noting(*arguments: Any, **settings: Any) -> Noted:
        connection = connect(*arguments, factory=Noted, **settings)
        assert isinstance(connection, Noted)
        made.append(connection)
        return connection

    monkeypatch.setattr(sqlite3, "connect", noting)
    return made


@pytest.mark.parametrize("way", ["reading", "changing"])
def test_who_is_cancelled_leaves_no_connection_open(tmp_path: Path, connections: list[Noted], way: str) -> None:
    async def check() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / DATABASE}")

        async def look() -> None:
            async with getattr(store, way)() as connection:
                await connection.exec_driver_sql("SELECT 1")

        for turns in range(STEPS):
            looking = [asyncio.create_task(look()) for _ in range(3)]
            for _ in range(turns):
                await asyncio.sleep(0)
            for task in looking:
                task.cancel()
            await asyncio.gather(*looking, return_exceptions=True)
            # So that the next ones have to connect again.
            await store.engine.dispose()
        await store.close()

    asyncio.run(check())
    assert len(connections) > STEPS
    assert not [connection for connection in connections if connection.open]


def test_nobody_writes_between_what_a_change_reads_and_what_it_writes(tmp_path: Path) -> None:
    """Nobody else has this file but `mazzo admin`, which has it while the server runs."""

    async def check() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / DATABASE}")
        async with store.changing() as connection:
            await connection.exec_driver_sql("SELECT count(*) FROM people")
            other = sqlite3.connect(tmp_path / DATABASE, timeout=0, isolation_level=None)
            with closing(other), pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
        await store.close()

    asyncio.run(check())
