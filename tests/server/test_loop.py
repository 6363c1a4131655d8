"""What ends with a server ends for sure."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from mazzo.server.loop import called_off
from mazzo.server.services import running
from mazzo.server.settings import Settings
from mazzo.server.sharing import Sharing


def test_a_task_that_forgets_that_it_was_cancelled_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `wait_for` lets it on Python 3.11: the driver of Redis did, and its server never ended."""
    monkeypatch.setattr("mazzo.server.loop.AGAIN", 0.01)
    forgotten = 0

    async def speak() -> None:
        nonlocal forgotten
        while forgotten < 2:
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            forgotten += 1
        await asyncio.Event().wait()

    async def fail() -> None:
        raise OSError

    async def go() -> None:
        tasks = [asyncio.create_task(work()) for work in (speak, fail)]
        await asyncio.sleep(0)
        await called_off(*tasks)
        assert all(task.done() for task in tasks)

    asyncio.run(go())
    assert forgotten == 2


def test_nothing_is_called_off_at_once() -> None:
    asyncio.run(called_off())


def test_a_server_ends_in_the_moment_in_which_somebodys_standing_changes(tmp_path: Path) -> None:
    async def go() -> None:
        async with asyncio.timeout(10), running(Settings(data=tmp_path), Sharing()) as services:
            await asyncio.sleep(0.1)
            services.standings.heard("anna")

    asyncio.run(go())
