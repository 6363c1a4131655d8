"""Reviews at a server: judged once, whoever is asked and whatever happens, for who may see the replay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from mazzo import build
from mazzo.games import default
from mazzo.review.decisions import decisions
from mazzo.review.judging import Budget
from mazzo.review.reviewing import judged
from mazzo.server import reviewing as module
from mazzo.server import schema
from mazzo.server.budget import Budgets
from mazzo.server.dailies import Dailies
from mazzo.server.judged import ReviewShown
from mazzo.server.replays import Replays
from mazzo.server.reviewing import LEASE, Reviewing, players_of
from mazzo.server.reviews import Over, Reviews, ReviewState
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.server.thinkers import judge
from mazzo.table import commands as asked
from mazzo.table.due import USUAL
from mazzo.table.refusal import Refused
from mazzo.testing.support.filing import rows
from mazzo.testing.support.server import IN_ONE_PROCESS, Server, guest, run, shortest
from mazzo.testing.support.stored import finished_table, put
from mazzo.testing.support.table import open_table
from tests.server.test_store import stored

pytestmark = pytest.mark.more

FEW = Budget(4, 2, 6)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "budget_of", lambda level, kind="": FEW)
    monkeypatch.setattr("mazzo.review.reviewing.budget_of", lambda level, kind="": FEW)
    monkeypatch.setattr(module, "BEAT", 0.01)
    monkeypatch.setattr(module, "POLL", 0.01)


class Here:
    """A lane that judges at once, and keeps what it was asked; `most` decisions, and then it never ends."""

    def __init__(self, most: int = 10**6, budgets: Budgets | None = None) -> None:
        self.most = most
        self.budgets = budgets
        self.done: list[tuple[str, tuple[Any, ...]]] = []
        self.stuck = asyncio.Event()

    async def do(self, host: str, work: Any, *given: Any) -> Any:
        if work is judge:
            if len(self.done) >= self.most:
                self.stuck.set()
                await asyncio.Event().wait()
            self.done.append((host, given))
        await asyncio.sleep(0)
        return work(*given)


class Process:
    """A process of a server, as far as reviews are concerned."""

    def __init__(self, store: Store, lane: Here, at_once: int = 3) -> None:
        self.rooms = Rooms(store, 0, USUAL, 60_000)
        self.kind = build.INTERPRETED
        self.reviews = Reviews(store, Replays(store), at_once, lambda: self.kind)
        self.lane = lane
        self.dailies = Dailies(store, lane)  # type: ignore[arg-type]  # it does as a lane does
        self.reviewing = Reviewing(store, lane, self.reviews, self.dailies.table)  # type: ignore[arg-type]  # likewise

    async def match(self, id: str = "t") -> Over:
        return self.reviews.at_table(await self.rooms.get(id), 1)

    async def ask(self, person: str = "anna", id: str = "t") -> ReviewState:
        return await self.reviews.ask(await self.match(id), "quick", person)

    async def state(self, person: str = "anna", id: str = "t") -> ReviewState:
        return await self.reviews.state(await self.match(id), "quick", person)

    async def until(self, *states: str, id: str = "t") -> ReviewState:
        async with asyncio.timeout(60):
            while (found := await self.state(id=id)).state not in states:
                await asyncio.sleep(0.01)
        return found

    async def result(self, id: str = "t") -> ReviewShown:
        return msgspec.json.decode(await self.reviews.result(await self.match(id), "quick"), type=ReviewShown)

    async def close(self) -> None:
        await self.reviewing.close()
        await self.dailies.close()


@asynccontextmanager
async def process(address: str, lane: Here | None = None, tables: int = 0, at_once: int = 3) -> AsyncIterator[Process]:
    """One on a database, into which so many tables are put first."""
    async with stored(address) as store:
        for number in range(tables):
            await put(store, "t" if not number else f"t{number}", finished_table(number + 1).entries)
        if tables:
            people = [
                {"id": each, "kind": "guest", "name": each, "created_at": 0, "seen_at": 0} for each in ("anna", "bert")
            ]
            async with store.engine.begin() as connection:
                await connection.execute(insert(schema.people), people)
        found = Process(store, lane or Here(), at_once)
        try:
            yield found
        finally:
            await found.close()


def test_a_match_is_judged_once_and_as_anywhere_else(address: str) -> None:
    async def go() -> None:
        async with process(address, tables=1) as here:
            assert (await here.state()).state == "none"
            assert (await here.ask()).state == "asked"
            state = await here.until("done")
            shown = await here.result()
            table = finished_table().table
            course = table.played()
            told = list(decisions(course, players_of(table)))
            expected = [found for decision in told if (found := judged(course.game, decision, "quick"))]
            assert (state.judged, state.total, state.ready) == (len(told), len(told), course.seats)
            assert [each.number for each in shown.decisions] == [each.number for each in expected]
            assert [each.cost for each in shown.decisions] == [round(each.judgement.cost, 2) for each in expected]
            assert [each.advice for each in shown.decisions] == [each.judgement.advice for each in expected]
            assert sorted(each.seat for each in shown.players) == list(range(course.seats))
            assert shown.players[0].seat == table.seats_of("anna")[0], "whoever asked is judged first"
            for each in shown.decisions:
                assert course.rounds[each.round - 1].moves[each.place][0] == each.seat
                assert bool(each.better) or not each.sure
            count = len(here.lane.done)
            assert count == len(told)
            assert (await here.ask("bert")).state == "done"
            assert len(here.lane.done) == count, "nothing is judged twice"
            assert await rows(here.reviews.store, schema.judgements) == []

    asyncio.run(go())


def test_what_is_judged_roughly_is_judged_anew_by_a_compiled_engine(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be compiled while the server runs, between two decisions."""
    budgets = {build.INTERPRETED: Budget(3, 2, 4), build.COMPILED: FEW}
    monkeypatch.setattr(module, "budget_of", lambda level, kind: budgets[kind])

    async def go() -> None:
        lane = Here(most=3)
        async with process(address, lane, tables=1) as here:
            assert (await here.ask()).rougher
            await lane.stuck.wait()
            assert {given[3] for _, given in lane.done} == {budgets[build.INTERPRETED]}
            here.kind, lane.most = build.COMPILED, 10**6
            lane.done.clear()
            assert (await here.state()) == ReviewState(level="quick", state="none", rougher=False)
            await here.ask()
            state = await here.until("done")
            assert (state.judged, state.rougher) == (len(lane.done), False)
            assert (await here.result()).build == build.COMPILED
            assert {given[3] for _, given in lane.done} == {budgets[build.COMPILED]}

    asyncio.run(go())


def test_what_has_begun_roughly_ends_so_if_nobody_asks_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of a review is judged alike."""
    monkeypatch.setattr(module, "budget_of", lambda level, kind: {build.INTERPRETED: FEW}[kind])

    async def go() -> None:
        lane = Here(most=3)
        async with process(address, lane, tables=1) as here:
            await here.ask()
            await lane.stuck.wait()
        async with process(address) as other:
            assert (await other.until("done")).rougher
            assert (await other.result()).build == build.INTERPRETED
            assert len(other.lane.done) == (await other.state()).total - 3

    asyncio.run(go())


def test_matches_that_went_alike_are_judged_each(address: str) -> None:
    async def go() -> None:
        async with process(address, tables=1) as here:
            await put(here.reviews.store, "alike", finished_table(1).entries)
            await here.ask()
            await here.until("done")
            await here.ask(id="alike")
            await here.until("done", id="alike")
            assert await here.result("alike") == await here.result()

    asyncio.run(go())


def test_workers_are_given_views_and_no_round(address: str) -> None:
    async def go() -> None:
        async with process(address, tables=1) as here:
            await here.ask()
            await here.until("done")
            for _, (name, view, line, budget, seed) in here.lane.done:
                assert (type(name), type(view), type(line), budget, type(seed)) == (str, dict, list, FEW, str)

    asyncio.run(go())


def test_what_one_process_has_left_another_goes_on_with(address: str) -> None:
    async def go() -> None:
        total = len(list(decisions(finished_table().table.played(), players_of(finished_table().table))))
        first = Here(most=5)
        async with process(address, first, tables=1) as here:
            await here.ask()
            await first.stuck.wait()
            assert (await here.state()).judged == 5
        async with process(address) as other:
            assert (await other.until("done")).judged == total
            assert len(other.lane.done) == total - 5
            assert (await other.result()).decisions

    asyncio.run(go())


def test_what_a_process_holds_no_other_takes_until_its_lease_ends(address: str) -> None:
    async def go() -> None:
        now = 1_000_000
        async with process(address, Here(most=0), tables=1) as here:
            here.reviewing.task.cancel()
            here.reviews.store.clock = lambda: now
            await here.ask()
            assert [row["match_id"] for row in await here.reviewing.claim()] == ["t-1"]
            assert list(await here.reviewing.claim()) == []
            now += LEASE + 1
            assert [row["match_id"] for row in await here.reviewing.claim()] == ["t-1"]

    asyncio.run(go())


def test_who_asked_breaks_it_off_and_goes_on_later(address: str) -> None:
    async def go() -> None:
        lane = Here(most=3)
        async with process(address, lane, tables=1) as here:
            await here.ask()
            await lane.stuck.wait()
            match = await here.match()
            with pytest.raises(Refused, match="not_your_review"):
                await here.reviews.cancel(match, "quick", "bert")
            assert not (await here.state("bert")).yours
            assert (await here.reviews.cancel(match, "quick", "anna")).state == "cancelled"
            async with asyncio.timeout(60):
                while here.reviewing.going:
                    await asyncio.sleep(0.01)
            assert (await here.state()).judged == 3
            lane.most = 10**6
            assert (await here.ask("bert")).yours, "whoever goes on with it waits for it now"
            await here.until("done")
            assert len({given[-1] for _, given in lane.done}) == len(lane.done), "nothing is judged twice"

    asyncio.run(go())


def test_who_has_used_up_the_own_share_waits(address: str) -> None:
    async def go() -> None:
        now = 0.0
        budgets = Budgets(1.0, 2.0, clock=lambda: now)
        lane = Here(budgets=budgets)
        async with process(address, lane, tables=2) as here:
            budgets.spend("anna", 5.0)
            await here.ask("anna")
            await here.ask("bert", id="t1")
            await here.until("done", id="t1")
            assert {host for host, _ in lane.done} == {"bert"}, "others do not wait with them"
            now = 4.0
            await here.until("done")
            assert {host for host, _ in lane.done} == {"anna", "bert"}

    asyncio.run(go())


def test_so_many_at_once_and_no_more(address: str) -> None:
    async def go() -> None:
        async with process(address, Here(most=0), tables=3, at_once=2) as here:
            await here.ask(id="t")
            await here.ask(id="t1")
            # The same is no further one.
            await here.ask(id="t")
            with pytest.raises(Refused, match="too_many_reviews"):
                await here.ask(id="t2")
            assert (await here.ask("bert", id="t2")).state == "asked"

    asyncio.run(go())


def test_what_fails_is_said_and_tried_again_when_asked(address: str) -> None:
    class Broken(Here):
        async def do(self, host: str, work: Any, *given: Any) -> Any:
            raise ValueError("it breaks")

    async def go() -> None:
        async with process(address, Broken(), tables=1) as here:
            await here.ask()
            await here.until("failed")
            here.reviewing.lane = Here()  # type: ignore[assignment]  # it does as a lane does
            assert (await here.ask()).state == "asked"
            await here.until("done")

    asyncio.run(go())


def test_a_review_goes_with_its_table(address: str) -> None:
    async def go() -> None:
        async with process(address, Here(most=2), tables=1) as here:
            store = here.reviews.store
            await here.ask()
            await here.lane.stuck.wait()
            noted = {"id": "t-1", "table_id": "t", "number": 1, "game": default(), "form": "", "options": b"{}"}
            times = {"rated": False, "shuffle": 1, "started_at": 0, "ended_at": 0, "outcome": "won"}
            async with store.engine.begin() as connection:
                await connection.execute(insert(schema.matches).values(**noted, **times))
            await store.delete("t", finished_table().table.number + 1)
            assert await rows(store, schema.reviews) == await rows(store, schema.judgements) == []

    asyncio.run(go())


def test_a_match_that_was_given_up_is_judged_as_far_as_it_went(address: str) -> None:
    async def go() -> None:
        trial = open_table(default(), {"anna": 0})
        for _ in range(3):
            trial.play(trial.turn_of("anna"))
        trial.do("anna", asked.Abandon)
        async with process(address, tables=1) as here:
            await put(here.reviews.store, "given-up", trial.entries)
            await here.ask(id="given-up")
            await here.until("done", id="given-up")
            assert {each.player for each in (await here.result("given-up")).decisions} >= {0}

    asyncio.run(go())


@IN_ONE_PROCESS
def test_over_http_for_everybody_who_may_see_the_replay(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bert:
            id = await anna.open(default(), options=shortest(default()), level="random")
            path = f"/api/tables/{id}/reviews/1"
            assert (await anna.get(path)).json()["code"] == "no_such_match"
            async with anna.at(id) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                await client.command("start")
                for answer in (await anna.get(path), await anna.http.post(path), await bert.get(f"{path}/result")):
                    assert (answer.status_code, answer.json()["code"]) == (409, "match_not_over")
                await client.play_to_end()
            assert (await bert.get(path)).json()["state"] == "none"
            assert (await bert.get(f"{path}/result")).json()["code"] == "no_such_review"
            assert (await anna.http.post(f"{path}?level=wild")).status_code == 400
            assert (await anna.http.post(path)).json()["yours"]
            async with asyncio.timeout(120):
                while (state := (await bert.get(path)).json())["state"] != "done":
                    assert state["state"] == "asked"
                    await asyncio.sleep(0.05)
            found = (await bert.get(f"{path}/result")).json()
            assert found["decisions"]
            assert found["players"][0]["seat"] == 0
            assert {each["seat"] for each in found["players"]} == {0, 1, 2, 3}

    run(go())
