"""Everything that thinks: in turn, within a budget, and always with an answer."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import insert

from mazzo.games import game
from mazzo.server import schema
from mazzo.server import worker as one_process
from mazzo.server import workers as thinking
from mazzo.server.budget import Budgets
from mazzo.server.core import Core, workers_of
from mazzo.server.lane import Lane
from mazzo.server.settings import Settings
from mazzo.server.sharing import Sharing
from mazzo.server.store import Store
from mazzo.server.worker import Died, Late, Unfinished
from mazzo.server.workers import Thought, Workers
from mazzo.testing.support import hanging
from mazzo.testing.support.filing import become_accounts
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.play import setting
from mazzo.testing.support.server import PATIENCE, Server, guest, run, serving

SHORT = 0.3
"""Seconds after which a test gives a process up that hangs."""


@asynccontextmanager
async def working(deadline: float = PATIENCE, budgets: Budgets | None = None) -> AsyncIterator[Workers]:
    made = Workers(1, deadline, budgets)
    try:
        yield made
    finally:
        await made.close()


def asked() -> tuple[dict[str, Any], list[str]]:
    """What a seat knows that has to decide, and its moves."""
    round = setting(PLAIN).start(1).round
    seat = next(seat for seat in range(8) if round.waiting() >> seat & 1)
    return round.view(seat).dump(), [game(PLAIN).print(move) for move in round.moves(seat)]


def processes(workers: Workers) -> list[int]:
    found = [worker.process for lane in (workers.searching, workers.quick) for worker in lane.workers]
    return [process.pid for process in found if process and process.pid]


def test_bots_of_every_level_think_from_a_view_and_a_process_that_died_is_replaced() -> None:
    async def go() -> None:
        view, moves = asked()
        async with working() as workers:
            for _ in range(2):
                for level in ("greedy", "club", "expert"):
                    thought = await workers.think("anna", PLAIN, level, view)
                    assert thought.move in moves
                    assert not thought.below
                assert len(processes(workers)) == 2, "one for those that search, one for the others"
                for process in processes(workers):
                    os.kill(process, signal.SIGKILL)

    run(go())


def test_processes_are_renewed_when_idle_and_a_thought_is_finished_before_its_process_goes(tmp_path: Path) -> None:
    async def go() -> None:
        door = tmp_path / "door"
        os.mkfifo(door)
        lane = Lane("searching", 2, PATIENCE)
        try:
            thought = asyncio.create_task(lane.do("anna", hanging.until_opened, str(door)))
            idle = await lane.do("bert", os.getpid)
            await lane.renew()
            assert len(lane.successors) == 1, "one still thinks"
            assert await lane.do("bert", os.getpid) != idle
            assert await asyncio.to_thread(door.write_text, "moved") == 5
            assert (await thought).startswith("moved by ")
            busy = int((await thought).removeprefix("moved by "))
            while len(lane.workers) > 2:
                await asyncio.sleep(0.01)
            assert not lane.successors
            assert {each.process.pid for each in lane.workers if each.process}.isdisjoint({idle, busy})
        finally:
            await lane.close()

    run(go())


def test_one_that_cannot_be_renewed_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        lane = Lane("searching", 1, PATIENCE)
        try:
            before = await lane.do("anna", os.getpid)
            monkeypatch.setattr(one_process, "ATTEND", "mazzo.no_such_module:attend")
            await lane.renew()
            assert await lane.do("anna", os.getpid) == before
        finally:
            await lane.close()

    run(go())


def test_a_process_that_dies_while_it_thinks_is_replaced_and_the_thought_thought_again() -> None:
    async def go() -> None:
        lane = Lane("searching", 1, PATIENCE)
        try:
            first = asyncio.create_task(lane.do("anna", time.sleep, 0.5))
            while not (lane.workers[0].process and lane.workers[0].pipe):
                await asyncio.sleep(0.01)
            process = lane.workers[0].process
            process.kill()
            await first
            assert lane.workers[0].process is not process
            with pytest.raises(Died):
                await lane.do("anna", os.abort)
            assert await lane.do("anna", max, 1, 2) == 2
        finally:
            await lane.close()

    run(go())


def test_one_host_does_not_let_the_others_wait() -> None:
    async def go() -> None:
        lane, order = Lane("searching", 1, PATIENCE), []

        async def thought(host: str) -> None:
            await lane.do(host, max, 1, 2)
            order.append(host)

        try:
            # All of these are asked before the first is answered.
            many = [asyncio.create_task(thought("many")) for _ in range(20)]
            await asyncio.sleep(0)
            await asyncio.gather(*many, asyncio.create_task(thought("one")))
        finally:
            await lane.close()
        assert order.index("one") <= 2

    run(go())


def test_a_bot_that_searches_for_ever_plays_as_a_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        view, moves = asked()
        async with working() as workers:
            monkeypatch.setattr(thinking, "think", hanging.think)
            # With both at hand, what is measured is the thinking.
            await workers.searching.do("anna", max, 1, 2)
            await workers.quick.do("anna", max, 1, 2)
            hung = processes(workers)
            late, respawns = (
                measured("mazzo_workers_unfinished_total", cause="late"),
                measured("mazzo_worker_respawns_total"),
            )
            alive = measured("mazzo_workers")
            workers.deadline = workers.searching.workers[0].deadline = SHORT
            thought = await workers.think("anna", PLAIN, "master", view)
            assert thought.move in moves
            assert thought.below
            assert (await workers.think("anna", PLAIN, "greedy", view)).below is False, "others go on"
            await asyncio.gather(*workers.searching.busy)
            monkeypatch.undo()
            workers.deadline = workers.searching.workers[0].deadline = PATIENCE
            assert (await workers.think("anna", PLAIN, "master", view)).below is False, "in another process"
            assert len(set(processes(workers)) - set(hung)) == 1
            assert measured("mazzo_workers_unfinished_total", cause="late") == late + 1
            assert measured("mazzo_worker_respawns_total") == respawns + 1
            assert measured("mazzo_workers") == alive
            assert measured("mazzo_thinking_seconds_total") > 0
            assert measured("mazzo_thinking_queue", lane="searching") == 0

    run(go())


def test_where_no_player_comes_to_an_end_some_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        view, moves = asked()
        async with working() as workers:
            monkeypatch.setattr(thinking, "think", hanging.never_think)
            workers.deadline = SHORT
            for lane in (workers.searching, workers.quick):
                lane.workers[0].deadline = SHORT
            assert await workers.think("anna", PLAIN, "master", view) == Thought(moves[0], below=True)

    run(go())


def test_who_waits_too_long_for_others_plays_as_a_quick_one() -> None:
    async def go() -> None:
        view, moves = asked()
        async with working() as workers:
            long = asyncio.create_task(workers.searching.do("others", time.sleep, PATIENCE))
            await asyncio.sleep(0)
            workers.deadline = SHORT
            thought = await workers.think("anna", PLAIN, "master", view)
            assert thought.move in moves
            assert thought.below
            assert not workers.searching.waiting, "nobody waits any more"
            with pytest.raises(Late):
                await workers.advise("anna", PLAIN, view)
            long.cancel()

    run(go())


def measured(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_bots_of_a_host_whose_budget_is_spent_play_as_quick_ones() -> None:
    async def go() -> None:
        view, _ = asked()
        clock = Clock()
        budgets = Budgets(0.2, 10, clock)
        async with working(budgets=budgets) as workers:
            assert not (await workers.think("anna", PLAIN, "expert", view)).below
            assert budgets.left("anna") < 10, "thinking is paid for"
            budgets.spend("anna", 10)
            before = measured("mazzo_bots_below_total", cause="spent")
            assert (await workers.think("anna", PLAIN, "expert", view)).below
            assert measured("mazzo_bots_below_total", cause="spent") == before + 1
            assert not (await workers.think("bert", PLAIN, "expert", view)).below, "others have their own"
            left = budgets.left("anna")
            assert not (await workers.think("anna", PLAIN, "club", view)).below, "it needs no budget"
            assert budgets.left("anna") == left
            clock.now += 60
            assert not (await workers.think("anna", PLAIN, "expert", view)).below, "it fills up again"

    run(go())


def test_budgets_hold_only_on_a_server_that_is_open_to_the_world(tmp_path: Path) -> None:
    async def go() -> None:
        alone = workers_of(Settings(data=tmp_path), Sharing())
        assert alone.budgets is None
        assert alone.deadline == 10
        public = workers_of(Settings(data=tmp_path, origins=("https://cards.example",)), Sharing())
        assert public.budgets
        assert public.budgets.share("anna") == (0.2, 180)
        await alone.close()
        await public.close()

    run(go())


def test_a_process_that_serves_nobody_knows_guests_too(tmp_path: Path) -> None:
    """As `mazzo worker`: the host of a table is somebody whom it never saw."""

    async def go() -> None:
        settings = Settings(data=tmp_path, origins=("https://cards.example",))
        core = Core(settings, await Store.open(settings.address), Sharing(), bots=True)
        try:
            await become_accounts(core.store, ["account"])
            async with core.store.engine.begin() as connection:
                row = {"id": "guest", "kind": "guest", "name": "Guest", "created_at": 0, "seen_at": 0}
                await connection.execute(insert(schema.people), [row])
            budgets = core.workers.budgets
            assert budgets
            # Another process says so before anything is known of them.
            for host in ("guest", "account"):
                budgets.note(host, 59)
            assert round(await budgets.left_to("account")) == 121
            assert round(await budgets.left_to("guest")) == 1
            budgets.note("guest", 10)
            assert await core.workers.searched("guest", PLAIN, "expert", {}) is None
        finally:
            await core.close()

    run(go())


def test_a_hint_comes_before_the_bots_of_who_asks_and_costs_nothing() -> None:
    async def go() -> None:
        view, moves = asked()
        budgets = Budgets(0, 10)
        async with working(budgets=budgets) as workers:
            order: list[str] = []
            bots = [asyncio.create_task(workers.searching.do("anna", max, 1, 2)) for _ in range(5)]
            for bot in bots:
                bot.add_done_callback(lambda _: order.append("bot"))
            await asyncio.sleep(0)
            assert (await workers.advise("anna", PLAIN, view)).move in moves
            order.append("hint")
            await asyncio.gather(*bots)
            assert order.index("hint") <= 2
            await workers.advise("bert", PLAIN, view)
            assert budgets.left("bert") == 10

    run(go())


def test_closing_ends_whatever_they_do() -> None:
    async def go() -> None:
        workers = Workers(2, PATIENCE)
        busy = [asyncio.create_task(workers.searching.do("anna", hanging.hang)) for _ in range(5)]
        idle = asyncio.create_task(workers.quick.do("anna", os.getpid))
        await idle
        while len(processes(workers)) < 3:
            await asyncio.sleep(0.01)
        known = processes(workers)
        await workers.close()
        done = await asyncio.gather(*busy, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in done)
        for process in known:
            with pytest.raises(ProcessLookupError):
                os.kill(process, 0)
        with pytest.raises((asyncio.CancelledError, Unfinished, RuntimeError)):
            await workers.quick.do("anna", os.getpid)

    run(go())


def children(process: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("killed", [True, False])
def test_workers_end_with_their_server_however_it_ends(tmp_path: Path, killed: bool) -> None:
    async def come(server: Server) -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN, level="greedy")
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                await client.command("start")
                while not any(event.get("by") == "bot" for event in client.events):
                    number = client.number
                    if not await client.act():
                        await client.until(lambda known=number: client.number > known)

    with serving(tmp_path) as server:
        run(come(server))
        workers = [worker for process in server.processes for worker in children(process.pid)]
        assert workers
        if killed:
            server.kill()
        else:
            server.stop()
        end = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < end:
            time.sleep(0.1)
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
