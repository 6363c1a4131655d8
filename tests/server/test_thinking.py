"""When bots move: at their pace, however long they have thought; and what they think about if things change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import game
from mazzo.kernel.fair import commit
from mazzo.kernel.rng import Rng
from mazzo.server.clock import now
from mazzo.server.room import Room
from mazzo.server.rooms import Rooms
from mazzo.server.scheduler import Scheduler
from mazzo.server.store import Store
from mazzo.server.thinking import RECENT, Thoughts
from mazzo.server.workers import Thought, Workers
from mazzo.table import commands as asked
from mazzo.table.due import PACE as USUAL_PACE
from mazzo.table.due import USUAL, Due, due, player
from mazzo.table.events import Moved, Opened
from mazzo.table.showing import seat_shown
from mazzo.table.state import Table
from mazzo.testing.support import hanging
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import PATIENCE, run
from mazzo.testing.support.table import open_table

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

    async def think(self, host: str, name: str, level: str, view: dict[str, Any]) -> Thought:
        self.thought.append(view)
        await self.may_end.wait()
        if self.failures:
            self.failures -= 1
            raise RuntimeError("a worker has died")
        played = game(name)
        return Thought(played.print(played.choose("greedy", played.load_view(view), Rng(1))))


class Place:
    """A store, its rooms and a scheduler, with one table at which a person and bots play."""

    def __init__(self, store: Store, workers: Workers, pace: int, level: str) -> None:
        self.level = level
        self.rooms = Rooms(store, pace, USUAL, 10_000)
        self.scheduler = Scheduler(store, self.rooms, workers)
        self.ids = iter(range(10**6))

    async def do(self, id: str, command: type[Any], **parts: Any) -> None:
        await self.rooms.command(id, command(id=f"c{next(self.ids)}", **parts), "anna")

    async def begun(self) -> Room:
        opened = Opened(game=PLAIN, options={}, seats=4, host="anna", host_name="Anna", public=False, level=self.level)
        id = await self.rooms.open(opened)
        await self.do(id, asked.Sit, seats=[0], names=["Anna"])
        await self.do(id, asked.Start)
        room = await self.rooms.get(id)
        shuffle, secret = room.table.shuffled(), bytes(32)
        await self.do(id, asked.Commit, commit=commit(shuffle.context, 0, secret).hex())
        await self.do(id, asked.Reveal, bytes=secret.hex(), listing=shuffle.listing.hex())
        return room

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
async def place(folder: Path, workers: Workers, pace: int = PACE, level: str = "greedy") -> AsyncIterator[Place]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'mazzo.db'}")
    here = Place(store, workers, pace, level)
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
        workers = Thinking()
        async with place(tmp_path, workers, LONG) as here:
            room = await here.begun()
            what = await here.until_bot(room)
            await until(lambda: workers.thought)
            assert what.seat in [game(PLAIN).load_view(view).deciding() for view in workers.thought]

    run(go())


def test_a_thought_that_takes_longer_is_waited_for_and_moves_at_the_next_multiple_of_the_pace(tmp_path: Path) -> None:
    async def go() -> None:
        workers = Thinking(quick=False)
        async with place(tmp_path, workers, 10 * PACE) as here:
            room = await here.begun()
            what = await here.until_bot(room)
            await until(lambda: now() > what.at and here.scheduler.busy)
            assert room.table.asked[what.seat].number == what.decision, "it still thinks"
            workers.may_end.set()
            assert await here.moved(room, what) >= what.at + 10 * PACE

    run(go())


class Time:
    """Passes only when somebody thinks or waits."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


class Pondering(Thinking):
    """Thinks for so many milliseconds."""

    def __init__(self, time: Time, milliseconds: int) -> None:
        super().__init__()
        self.time = time
        self.milliseconds = milliseconds

    async def think(self, host: str, name: str, level: str, view: dict[str, Any]) -> Thought:
        self.time.now += self.milliseconds
        return await super().think(host, name, level, view)


@pytest.mark.parametrize("level", ["club", "master"])
def test_when_a_bot_moves_does_not_depend_on_how_long_it_thought(level: str) -> None:
    async def moved_after(milliseconds: int) -> float:
        """In paces, from when it was asked."""
        trial = open_table(PLAIN, {"anna": 0}, level=level).until("playing")
        while not any(each.kind == "bot" for each in due(trial.table)):
            trial.step()
        what = next(each for each in due(trial.table) if each.kind == "bot")
        began = trial.table.asked[what.seat].began
        time = Time(began)
        room = Room("table", trial.table, time)
        thoughts = Thoughts(Pondering(time, milliseconds), USUAL_PACE, time, time.sleep)
        thoughts.begin(room, [what])
        await asyncio.gather(*thoughts.of[room.id].values())
        time.now = max(time.now, what.at)
        assert await thoughts.ready(room, what)
        return (time.now - began) / (what.at - began)

    async def go() -> None:
        usual = game(PLAIN).levels[level].milliseconds
        assert {await moved_after(each) for each in (0, 1, usual // 2, usual, usual + 50)} == {1}
        assert {await moved_after(each) for each in (1200, 1300, 1400)} == {2}

    run(go())


def test_who_decides_at_once_waits_as_long_as_who_did_not_lately() -> None:
    """Else the time would tell that there was something to think about."""
    trial = open_table(PLAIN, {"anna": 0}, level="master").until("playing")
    while not any(each.kind == "bot" for each in due(trial.table)):
        trial.step()
    what = next(each for each in due(trial.table) if each.kind == "bot")
    began = trial.table.asked[what.seat].began
    time = Time(began)
    pondering = Pondering(time, 0)
    thoughts = Thoughts(pondering, USUAL_PACE, time, time.sleep)

    async def moved_after(milliseconds: int) -> float:
        time.now, pondering.milliseconds = began, milliseconds
        room = Room("table", trial.table, time)
        thoughts.begin(room, [what])
        await asyncio.gather(*thoughts.of[room.id].values())
        time.now = max(time.now, what.at)
        assert await thoughts.ready(room, what)
        thoughts.of.clear()
        return (time.now - began) / (what.at - began)

    async def go() -> None:
        assert await moved_after(0) == 1
        assert await moved_after(1400) == 2
        assert {await moved_after(each) for each in [0, 1000, 1400] * (RECENT // 3)} == {2}
        for _ in range(RECENT):
            await moved_after(0)
        assert await moved_after(0) == 1, "and no longer than they may have to"

    run(go())


def test_bots_of_the_house_are_asked_by_their_name_and_others_not() -> None:
    trial = open_table(PLAIN, {"anna": 0}, level="club").until("playing")
    while not any(each.kind == "bot" for each in due(trial.table)):
        trial.step()
    what = next(each for each in due(trial.table) if each.kind == "bot")
    decider = trial.table.seats[trial.table.decider(what.seat)]
    assert player(trial.table, what.seat) == f"club@{decider.name.lower()}"
    decider.house = False
    assert player(trial.table, what.seat) == "club", "who plays for a person has no temperament"


def test_a_player_that_never_comes_to_an_end_hangs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.workers.think", hanging.think)

    async def go() -> None:
        workers = Workers(1, 0.3)
        workers.quick.workers[0].deadline = PATIENCE
        async with place(tmp_path, workers, level="master") as here:
            room = await here.begun()
            for _ in range(3):
                what = await here.until_bot(room)
                await here.moved(room, what)
                decider = [entry for entry in room.table.log if isinstance(entry.entry.event, Moved)][-1].seats[0]
                assert seat_shown(room.table, decider).below, "and it says so"
            assert Table.folded(await here.rooms.store.entries(room.id)).seats[decider].below, "it is written"
            await here.scheduler.close()
            await workers.close()

    run(go())


def test_each_decision_is_thought_about_once(tmp_path: Path) -> None:
    async def go() -> None:
        workers = Thinking()
        async with place(tmp_path, workers, LONG) as here:
            room = await here.begun()
            await here.until_bot(room)
            await until(lambda: workers.thought)
            before = len(workers.thought)
            for _ in range(3):
                here.rooms.settle(room)
                await asyncio.sleep(0.02)
            assert len(workers.thought) == before

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
        workers = Thinking(failures=1)
        async with place(tmp_path, workers) as here:
            room = await here.begun()
            what = await here.until_bot(room)
            thoughts = here.scheduler.thoughts
            await until(lambda: workers.thought and not thoughts.of.get(room.id))
            assert room.table.asked[what.seat].number == what.decision, "the first has failed"
            assert await thoughts.ready(room, what)

    run(go())


def test_who_is_woken_in_the_moment_of_closing_closes(tmp_path: Path) -> None:
    async def go() -> None:
        async with place(tmp_path, Thinking()) as here:
            await until(lambda: here.scheduler.sooner._waiters)
            here.scheduler.sooner.set()

    run(go())
