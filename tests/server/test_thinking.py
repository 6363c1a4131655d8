"""When bots move: at their pace, however long they have thought; and what they think about if things change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from mazzo.games import game
from mazzo.kernel.rng import Rng
from mazzo.server.rooms import Room, Rooms, now
from mazzo.server.scheduler import Scheduler
from mazzo.server.store import Store
from mazzo.server.workers import Workers
from mazzo.table import commands as asked
from mazzo.table.due import USUAL, Due
from mazzo.table.events import Opened
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import run

PACE = 100
"""Milliseconds that a test can wait for."""
LONG = 3_600_000
"""Milliseconds that are not over before a test is."""


class Thinking(Workers):
    """Thinks in this process, for as long as it is not told to end, and counts."""

    def __init__(self, quick: bool = True, failures: int = 0) -> None:
        self.failures = failures
        self.thought: list[dict[str, Any]] = []
        self.may_end = asyncio.Event()
        if quick:
            self.may_end.set()

    async def think(self, name: str, level: str, view: dict[str, Any]) -> str:
        self.thought.append(view)
        await self.may_end.wait()
        if self.failures:
            self.failures -= 1
            raise RuntimeError("a worker has died")
        played = game(name)
        return played.print(played.choose("greedy", played.load_view(view), Rng(1)))


class Place:
    """A store, its rooms and a scheduler, with one table at which a person and bots play."""

    def __init__(self, store: Store, workers: Thinking, pace: int) -> None:
        self.workers = workers
        self.rooms = Rooms(store, lambda id, number: None, pace, USUAL, 10_000)
        self.scheduler = Scheduler(store, self.rooms, workers)
        self.ids = iter(range(10**6))

    async def do(self, id: str, command: type[Any], **parts: Any) -> None:
        await self.rooms.command(id, command(id=f"c{next(self.ids)}", **parts), "anna")

    async def begun(self) -> Room:
        opened = Opened(game=PLAIN, options={}, seats=4, host="anna", host_name="Anna", public=False, level="greedy")
        id = await self.rooms.open(opened)
        await self.do(id, asked.Sit, seats=[0], names=["Anna"])
        await self.do(id, asked.Start)
        await self.do(id, asked.Contribute, bytes="0" * 32)
        return await self.rooms.get(id)

    async def until_bot(self, room: Room) -> Due:
        """Play on until a bot has to decide; what is due."""
        while True:
            table = room.table
            found = [each for each in self.rooms.due(room) if each.kind == "bot"]
            if found:
                return found[0]
            for seat in list(table.asked):
                move = table.game.print(table.played().round.nth(seat, 0))
                await self.do(room.id, asked.Play, seat=seat, decision=table.asked[seat].number, move=move)
            await asyncio.sleep(0)

    async def moved(self, room: Room, what: Due) -> int:
        """When the bot has moved."""
        while what.seat in room.table.asked and room.table.asked[what.seat].number == what.decision:
            await asyncio.sleep(0.005)
        return room.table.log[-1].entry.at


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


@asynccontextmanager
async def place(folder: Path, workers: Thinking, pace: int = PACE) -> AsyncIterator[Place]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'mazzo.db'}")
    here = Place(store, workers, pace)
    try:
        yield here
    finally:
        await here.scheduler.close()
        await here.rooms.close()
        await store.close()


def test_a_bot_that_has_thought_moves_at_its_pace_and_not_before(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking()) as here:
            room = await here.begun()
            what = await here.until_bot(room)
            assert await here.moved(room, what) >= what.at

    run(go())


def test_a_bot_thinks_while_it_waits(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking(), LONG) as here:
            room = await here.begun()
            what = await here.until_bot(room)
            await until(lambda: here.workers.thought)
            assert what.seat in [game(PLAIN).load_view(view).deciding() for view in here.workers.thought]

    run(go())


def test_a_thought_that_takes_longer_is_waited_for(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking(quick=False)) as here:
            room = await here.begun()
            what = await here.until_bot(room)
            await until(lambda: now() >= what.at and here.scheduler.busy)
            await asyncio.sleep(PACE / 1000)
            assert room.table.asked[what.seat].number == what.decision, "it still thinks"
            here.workers.may_end.set()
            await here.moved(room, what)

    run(go())


def test_each_decision_is_thought_about_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking(), LONG) as here:
            room = await here.begun()
            await here.until_bot(room)
            await until(lambda: here.workers.thought)
            before = len(here.workers.thought)
            for _ in range(3):
                here.rooms.settle(room)
                await asyncio.sleep(0.02)
            assert len(here.workers.thought) == before

    run(go())


def test_what_is_not_asked_any_more_is_forgotten(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking(quick=False), LONG) as here:
            room = await here.begun()
            await here.until_bot(room)
            assert here.scheduler.thoughts.of
            await here.do(room.id, asked.Abandon)
            assert not here.scheduler.thoughts.of

    run(go())


def test_after_a_restart_the_bot_moves_all_the_same(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking(quick=False), 10 * PACE) as here:
            room = await here.begun()
            what = await here.until_bot(room)
        async with place(tmp_path, Thinking(), 10 * PACE) as again:
            room = await again.rooms.get(room.id)
            assert await again.moved(room, what) >= what.at

    run(go())


def test_a_thought_that_failed_is_thought_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking(failures=1)) as here:
            room = await here.begun()
            what = await here.until_bot(room)
            thoughts = here.scheduler.thoughts
            await until(lambda: here.workers.thought and not thoughts.of.get(room.id))
            assert room.table.asked[what.seat].number == what.decision, "the first has failed"
            assert await thoughts.move(room, what)

    run(go())


def test_who_is_woken_in_the_moment_of_closing_closes(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking()) as here:
            await until(lambda: here.scheduler.sooner._waiters)
            here.scheduler.sooner.set()

    run(go())
