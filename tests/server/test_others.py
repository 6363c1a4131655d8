"""Two processes of one server, on a real PostgreSQL: what one does the other knows, and nobody is lost between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from mazzo.bots import levels, searches
from mazzo.games import default, game
from mazzo.record.course import Course
from mazzo.server import schema
from mazzo.server.accounts import Accounts
from mazzo.server.attending import ALIVE
from mazzo.server.budget import REVIEWING, Budgets
from mazzo.server.clock import now
from mazzo.server.core import Core, opened
from mazzo.server.fanout import Told
from mazzo.server.moderating import AT_THE_MACHINE, Moderation
from mazzo.server.others import Others
from mazzo.server.quotas import Quotas
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.services import Services
from mazzo.server.settings import Settings
from mazzo.server.sharing import Sharing
from mazzo.server.talks import BURST
from mazzo.server.trouble import Unsaved
from mazzo.table.commands import Lock, Sit, Start
from mazzo.table.events import Departed, Opened
from mazzo.table.refusal import Refused
from mazzo.testing.support.filing import become_accounts
from mazzo.testing.support.server import PATIENCE, run

OPENED = Opened(game=default(), options={}, seats=4, host="anna", host_name="Anna", public=True, level="club")


class Listener:
    """Somebody who is connected."""

    def __init__(self, room: Room, person: str) -> None:
        self.room = room
        self.person = person
        self.address = "home"
        room.listeners.add(self)

    def wake(self) -> None:
        """It reads nothing."""

    def end(self, code: str) -> None:
        self.leave()

    def leave(self) -> None:
        self.room.listeners.discard(self)


class Process:
    """One process, of which nothing is left out but the sockets."""

    def __init__(self, core: Core) -> None:
        assert core.others is not None
        self.core = core
        self.rooms = core.rooms
        self.others: Others = core.others

    async def arrive(self, id: str, person: str) -> Listener:
        room = await self.rooms.get(id)
        listener = Listener(room, person)
        await self.rooms.comings.arrive(room, person, listener.address)
        return listener

    def leave(self, listener: Listener) -> None:
        listener.leave()
        self.rooms.comings.left(listener.room, listener.person)

    async def die(self) -> None:
        """Without a word to anybody."""
        for task in (*self.others.tasks, self.core.scheduler.task):
            task.cancel()
        await asyncio.gather(*self.others.tasks, self.core.scheduler.task, return_exceptions=True)
        await self.others.fanout.close()
        self.others.tasks = []


@asynccontextmanager
async def processes(database: str, folder: Path) -> AsyncIterator[tuple[Process, Process]]:
    settings = Settings(data=folder, database=database, linger=0)
    cores = [Core(settings, await opened(settings), Sharing(), bots=None) for _ in range(2)]
    try:
        yield Process(cores[0]), Process(cores[1])
    finally:
        for core in cores:
            await core.close()


def together(database: str, folder: Path, test: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def go() -> None:
        async with processes(database, folder) as both:
            await test(*both)

    run(go())


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what another process has to tell."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


async def started(one: Process) -> str:
    """A table at which Anna plays with bots."""
    id = await one.rooms.open(OPENED)
    await one.rooms.command(id, Sit(id="c1", seats=[0], names=["Anna"]), "anna")
    await one.rooms.command(id, Start(id="c2"), "anna")
    return id


def present(room: Room) -> bool:
    return room.table.people["anna"].present


async def gone(process: Process, id: str) -> bool:
    return any(isinstance(each.event, Departed) for each in await process.core.store.entries(id))


def test_what_one_writes_the_other_hears(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        id = await one.rooms.open(OPENED)
        room = await other.rooms.get(id)
        await one.rooms.command(id, Lock(id="c1", locked=True), "anna")
        await until(lambda: room.table.locked)
        await one.rooms.delete(id, "anna")
        await until(lambda: room.deleted)
        with pytest.raises(NoSuchTable):
            await other.rooms.get(id)

    together(database, tmp_path, test)


def test_who_asks_over_http_is_told_what_any_process_knows(database: str, tmp_path: Path) -> None:
    """Whoever has seen at one process that a match is over may ask another one for its record."""

    async def test(one: Process, other: Process) -> None:
        id = await one.rooms.open(OPENED)
        await other.rooms.get(id)
        await other.die()
        await one.rooms.command(id, Lock(id="c1", locked=True), "anna")
        assert not (await other.rooms.get(id)).table.locked
        assert (await other.rooms.current(id)).table.locked
        await one.rooms.delete(id, "anna")
        with pytest.raises(NoSuchTable):
            await other.rooms.current(id)

    together(database, tmp_path, test)


def test_a_session_that_ended_unheard_is_over_all_the_same(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        settings = Settings(data=tmp_path, database=database)
        services = Services(settings, await opened(settings), None, Sharing())
        try:
            token = await services.sessions.begin("a phone")
            assert await services.sessions.find(token)
            async with services.store.changing() as connection:
                await connection.execute(delete(schema.sessions))
            await services.check_sessions()
            assert await services.sessions.find(token) is None
        finally:
            await services.close()

    run(go())


def test_one_person_is_served_by_one_process_at_a_time(database: str, tmp_path: Path) -> None:
    """Whoever opens tables at two processes at once gets no more than at one."""

    async def test(one: Process, other: Process) -> None:
        held = asyncio.Event()

        async def second() -> None:
            async with other.core.store.alone_for("anna"):
                assert held.is_set()

        async with one.core.store.alone_for("anna"):
            waiting = asyncio.create_task(second())
            async with other.core.store.alone_for("bea"):
                assert not waiting.done()
            held.set()
        await waiting

    together(database, tmp_path, test)


def test_whoever_hears_nothing_looks_for_itself(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        await one.others.fanout.close()
        id = await one.rooms.open(OPENED)
        room = await other.rooms.get(id)
        await one.rooms.command(id, Lock(id="c1", locked=True), "anna")
        await other.others.look()
        assert room.table.locked

    together(database, tmp_path, test)


def test_nobody_is_refused_because_a_process_knows_too_little(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        await one.others.fanout.close()
        id = await one.rooms.open(OPENED)
        await other.rooms.get(id)
        await one.rooms.command(id, Sit(id="c1", seats=[0], names=["Anna"]), "anna")
        # Who has no seat could not start it.
        await other.rooms.command(id, Start(id="c2"), "anna")
        with pytest.raises(Refused, match="match_running"):
            await one.rooms.command(id, Start(id="c3"), "anna")

    together(database, tmp_path, test)


def test_who_moves_to_another_process_was_never_gone(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        id = await started(one)
        first = await one.arrive(id, "anna")
        second = await other.arrive(id, "anna")
        one.leave(first)
        await until(lambda: not one.rooms.comings.tasks)
        assert not await gone(one, id)
        other.leave(second)
        await until(lambda: not other.rooms.comings.tasks)
        assert await gone(one, id)
        room = await one.rooms.get(id)
        await until(lambda: not present(room))

    together(database, tmp_path, test)


def test_who_is_thought_to_be_gone_and_is_here_arrives(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        id = await started(one)
        here = await other.arrive(id, "anna")
        # The row is lost, and another process looks.
        await other.core.store.unattend(id, "anna")
        room = await one.rooms.get(id)
        await one.rooms.comings.depart(room, "anna")
        assert await gone(one, id)
        await until(lambda: present(here.room))
        await until(lambda: present(room))

    together(database, tmp_path, test)


def test_before_a_match_both_know_who_is_there(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        id = await one.rooms.open(OPENED)
        await one.rooms.command(id, Sit(id="c1", seats=[0], names=["Anna"]), "anna")
        room = await other.rooms.get(id)
        await until(lambda: not present(room))
        listener = await one.arrive(id, "anna")
        await until(lambda: present(room))
        one.leave(listener)
        await until(lambda: not present(room))

    together(database, tmp_path, test)


def test_the_people_of_a_dead_process_are_gone(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        id = await started(one)
        await one.arrive(id, "anna")
        await one.die()
        other.core.store.clock = lambda: now() + ALIVE + 1000
        other.rooms.clock = other.core.store.clock
        await other.others.live()
        await until(lambda: not other.rooms.comings.tasks)
        assert await gone(other, id)

    together(database, tmp_path, test)


def test_a_process_that_slept_is_there_again_with_its_people(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        id = await started(one)
        await one.arrive(id, "anna")
        await other.core.store.reap(now() + ALIVE + 1000)
        assert await other.core.store.attended([id]) == {}
        await one.others.live()
        assert await other.core.store.attended([id]) == {id: {"anna": "home"}}

    together(database, tmp_path, test)


def test_what_a_dead_process_had_claimed_is_done_by_another(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        id = await started(one)
        await one.die()
        await other.die()
        far = now() + 60_000
        assert await one.core.store.claim(far, 10 * 60_000) == [id]
        assert await other.core.store.claim(far, 10 * 60_000) == []
        await other.core.store.beat(far)
        await other.core.store.reap(far)
        assert await other.core.store.claim(far, 10 * 60_000) == [id]

    together(database, tmp_path, test)


def test_quotas_are_shared_out_among_those_who_live(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        await one.others.live()
        assert one.core.sharing.among("guests") == 2
        await other.others.close()
        other.core.others = None
        await one.others.live()
        assert one.core.sharing.among("guests") == 1

    together(database, tmp_path, test)


def test_workers_have_no_share_in_what_people_may_do(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        worker = await opened(one.core.settings, worker=True)
        try:
            await one.others.live()
            sharing = one.core.sharing
            assert (sharing.among("guests"), sharing.among_thinkers("guests")) == (2, 3)
            thinking, reviewing = Budgets(1, 60, sharing=sharing), Budgets(1, 60, sharing=sharing, name=REVIEWING)
            await until(lambda: one.others.fanout.connected)
            assert (thinking.left("anna"), reviewing.left("anna")) == (60, 60), "each hears what the others use"
            # Who does not hear them has a part of it.
            one.others.fanout.connected = False
            assert (thinking.left("anna"), reviewing.left("anna")) == (20, 30)
        finally:
            await worker.close()

    together(database, tmp_path, test)


def test_what_bots_think_for_a_host_is_counted_at_all_processes_also_without_redis(
    database: str, tmp_path: Path
) -> None:
    """At those that serve people, and at workers: one thought that spends everything is the last anywhere."""
    settings = Settings(
        data=tmp_path,
        database=database,
        origins=("https://cards.example",),
        thinking_store=1e-6,
        thinking_store_of_guest=1e-6,
        thinking_refill=0.0,
        thinking_refill_of_guest=0.0,
    )
    played = game(default())
    view = Course(played, {}, seed=bytes(32)).round.view(0).dump()
    level = next(each for each in levels(played) if searches(played, each))

    async def go() -> None:
        serving = Core(settings, await opened(settings), Sharing(), bots=False)
        worker = Core(settings, await opened(settings, worker=True), Sharing(), bots=True)
        try:
            await until(lambda: serving.fanout.connected and worker.fanout.connected)
            for each in (serving, worker):
                assert each.others
                await each.others.live()
            assert not (await worker.workers.think("anna", played.name, level, view)).below
            budgets = serving.workers.budgets
            assert budgets
            await until(lambda: budgets.left("anna") <= 0)
            assert (await serving.workers.think("anna", played.name, level, view)).below
            assert not (await serving.workers.think("bert", played.name, level, view)).below
        finally:
            await serving.close()
            await worker.close()

    run(go())


def test_whoever_talks_at_several_processes_says_no_more_than_at_one(database: str, tmp_path: Path) -> None:
    async def test(one: Process, other: Process) -> None:
        for each in (one, other):
            await each.others.live()
            assert each.rooms.talks.quota.most == BURST / 2

    together(database, tmp_path, test)


def test_a_mute_by_a_moderator_holds_at_once_everywhere(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody looks for it.
    monkeypatch.setattr("mazzo.server.standing.SOON", 1000 * PATIENCE)

    async def test(one: Process, other: Process) -> None:
        await become_accounts(one.core.store, ["rude"])
        for each in (one, other):
            assert (await each.rooms.standings.of("rude")).mute is None
        await until(lambda: one.others.fanout.connected and other.others.fanout.connected)
        accounts = Accounts(one.core.store, Quotas(one.core.settings))
        moderation = Moderation(one.core.store, accounts, one.rooms.standings)
        await moderation.penalize(AT_THE_MACHINE, "rude", "mute", 1, "insults")
        await until(lambda: "rude" not in other.rooms.standings.known)
        for each in (one, other):
            assert (await each.rooms.standings.of("rude")).mute

    together(database, tmp_path, test)


def test_what_is_heard_while_the_database_is_away_ends_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(one: Process, other: Process) -> None:
        id = await started(one)
        await other.rooms.get(id)

        async def away(_: object) -> None:
            raise Unsaved("away")

        monkeypatch.setattr(other.core.store, "attended", away)
        await other.others.heard(Told("one", people=[id]))
        assert other.core.store.writer.spell.trouble == "away"

    together(database, tmp_path, test)


def test_what_was_written_without_an_answer_is_told_once_it_is_found(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody looks for it.
    for pause in ("LOOK", "LOOK_OFTEN"):
        monkeypatch.setattr(f"mazzo.server.others.{pause}", 1000 * PATIENCE)

    async def test(one: Process, other: Process) -> None:
        id = await one.rooms.open(OPENED)
        room = await other.rooms.get(id)
        await until(lambda: other.others.fanout.connected)
        # After what it looks for when it begins to listen.
        await other.others.look()
        append = one.core.store.append

        async def unanswered(*parts: Any) -> None:
            await append(*parts)
            raise Unsaved("away")

        monkeypatch.setattr(one.core.store, "append", unanswered)
        with pytest.raises(Unsaved):
            await one.rooms.command(id, Lock(id="c1", locked=True), "anna")
        monkeypatch.setattr(one.core.store, "append", append)
        assert await one.rooms.command(id, Lock(id="c1", locked=True), "anna") == 2
        await until(lambda: room.table.locked)

    together(database, tmp_path, test)
