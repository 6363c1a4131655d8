"""When bots move: at their pace, however long they have thought; and what they think about if things change."""

from __future__ import annotations

import asyncio
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

PACE = 400


class Slow(Workers):
    """Thinks for a while, in this process, and counts."""

    def __init__(self, seconds: float, failures: int = 0) -> None:
        self.seconds = seconds
        self.failures = failures
        self.thought: list[dict[str, Any]] = []

    async def think(self, name: str, level: str, view: dict[str, Any]) -> str:
        self.thought.append(view)
        await asyncio.sleep(self.seconds)
        if self.failures:
            self.failures -= 1
            raise RuntimeError("a worker has died")
        played = game(name)
        return played.print(played.choose("greedy", played.load_view(view), Rng(1)))


class Place:
    """A store, its rooms and a scheduler, with one table at which a person and bots play."""

    def __init__(self, store: Store, workers: Slow) -> None:
        self.workers = workers
        self.rooms = Rooms(store, lambda id, number: None, PACE, USUAL, 10_000)
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


async def place(folder: Path, workers: Slow) -> tuple[Place, Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'mazzo.db'}")
    return Place(store, workers), store


async def ended(place: Place, store: Store) -> None:
    await place.scheduler.close()
    await place.rooms.close()
    await store.close()


def late(what: Due, at: int) -> int:
    """How long after the time of its decision a bot has moved, in milliseconds."""
    return at - (what.at - PACE)


def test_a_bot_moves_at_its_pace_however_long_it_has_thought(tmp_path: Path) -> None:
    async def go(seconds: float, folder: Path) -> int:
        folder.mkdir()
        here, store = await place(folder, Slow(seconds))
        try:
            room = await here.begun()
            what = await here.until_bot(room)
            return late(what, await here.moved(room, what))
        finally:
            await ended(here, store)

    async def both() -> None:
        assert await go(0, tmp_path / "quick") >= PACE
        thought = 0.8 * PACE
        assert PACE <= await go(thought / 1000, tmp_path / "slow") < PACE + thought, "it thinks while it waits"

    run(both())


def test_a_thought_that_takes_longer_is_waited_for(tmp_path: Path) -> None:
    async def go() -> None:
        here, store = await place(tmp_path, Slow(2 * PACE / 1000))
        try:
            room = await here.begun()
            what = await here.until_bot(room)
            assert 2 * PACE <= late(what, await here.moved(room, what)) < 3 * PACE
            assert what.seat in [game(PLAIN).load_view(view).deciding() for view in here.workers.thought]
        finally:
            await ended(here, store)

    run(go())


def test_each_decision_is_thought_about_once(tmp_path: Path) -> None:
    async def go() -> None:
        here, store = await place(tmp_path, Slow(0.01))
        try:
            room = await here.begun()
            what = await here.until_bot(room)
            before = len(here.workers.thought)
            for _ in range(3):
                here.rooms.settle(room)
                await asyncio.sleep(0.02)
            assert len(here.workers.thought) == before
            await here.moved(room, what)
        finally:
            await ended(here, store)

    run(go())


def test_what_is_not_asked_any_more_is_forgotten(tmp_path: Path) -> None:
    async def go() -> None:
        here, store = await place(tmp_path, Slow(30))
        try:
            room = await here.begun()
            await here.until_bot(room)
            assert here.scheduler.thoughts.of
            await here.do(room.id, asked.Abandon)
            assert not here.scheduler.thoughts.of
        finally:
            await ended(here, store)

    run(go())


def test_after_a_restart_the_bot_moves_all_the_same(tmp_path: Path) -> None:
    async def go() -> None:
        here, store = await place(tmp_path, Slow(30))
        room = await here.begun()
        what = await here.until_bot(room)
        await asyncio.sleep(0.05)
        await ended(here, store)
        again, store = await place(tmp_path, Slow(0))
        try:
            room = await again.rooms.get(room.id)
            at = await again.moved(room, what)
            assert at >= what.at
            assert at < now() + 1000
        finally:
            await ended(again, store)

    run(go())


def test_a_thought_that_failed_is_thought_again(tmp_path: Path) -> None:
    async def go() -> None:
        here, store = await place(tmp_path, Slow(0, failures=1))
        try:
            room = await here.begun()
            what = await here.until_bot(room)
            await asyncio.sleep(PACE / 1000 + 0.3)
            assert room.table.asked[what.seat].number == what.decision, "the first has failed"
            move = await here.scheduler.thoughts.move(room, what)
            assert move
        finally:
            await ended(here, store)

    run(go())
