"""Reviews are judged as due work: whichever process has time does it, decision by decision, from views alone, and goes
on where another has left off.

A decision is judged in a worker of the lane for reviews, those who wait for one in turn, each within a budget of their
own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.record.course import Course
from mazzo.review.decisions import Decision, decisions
from mazzo.review.reviewing import Judged, budget_of, judged_so, seed_of
from mazzo.server import schema
from mazzo.server.day_matches import is_of_day
from mazzo.server.judged import Moment, review_shown
from mazzo.server.lane import Lane
from mazzo.server.records import finished
from mazzo.server.replays import tellings
from mazzo.server.reviews import Reviews, kind_of
from mazzo.server.store import Store, decoded
from mazzo.server.thinkers import judge, judge_openly
from mazzo.server.trouble import Unsaved
from mazzo.table.events import Moved
from mazzo.table.state import Table

reviews, judgements = schema.reviews.c, schema.judgements.c

LEASE = 30_000
BEAT = 5.0
"""Seconds until a lease is prolonged, and seen whether anybody still wants the review."""
POLL = 2.0
"""Seconds until a process looks for what another has left."""
AT_ONCE = 8
"""Reviews that a process holds; the others wait, or are another's."""

JUDGED = msgspec.json.Decoder(Judged)
ENCODER = msgspec.json.Encoder()

log = structlog.get_logger()


class Unwanted(Exception):
    """It was cancelled, or is another process's now."""


class Reviewing:
    """Judges what is asked for, as long as the server runs."""

    def __init__(self, store: Store, lane: Lane, asked: Reviews, of_day: Callable[[str], Awaitable[Table]]) -> None:
        self.store = store
        self.lane = lane
        self.of_day = of_day
        """Where the match is found that the deal of a day was."""
        self.sooner = asyncio.Event()
        asked.asked = self.sooner.set
        self.going: dict[str, asyncio.Task[None]] = {}
        self.task = asyncio.create_task(self.run(), name="reviewing")

    async def run(self) -> None:
        with suppress(Unsaved):
            await self.take_up_again()
        while True:
            self.sooner.clear()
            try:
                for row in await self.claim():
                    self.begin(row)
            except Unsaved as unsaved:
                self.store.writer.spell.bad(unsaved)
            except Exception:
                log.exception("reviewing_failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self.sooner.wait()

    async def take_up_again(self) -> None:
        """A process that is alone has the leases of the one before it. Raises Unsaved."""
        if not self.store.remote:
            free = update(schema.reviews).where(reviews.state == "asked", reviews.claimed_until > 0)
            await self.store.change(lambda connection: connection.execute(free.values(claimed_until=0)))

    async def claim(self) -> Sequence[RowMapping]:
        """Take a lease on reviews that nobody judges; the earliest first. Raises Unsaved."""
        now, room = self.store.time(), AT_ONCE - len(self.going)
        ready = select(reviews.id).where(reviews.state == "asked", reviews.claimed_until < now)
        if room <= 0:
            return []
        # Nothing is written, as long as nothing is due.
        async with self.store.reading() as connection:
            if (await connection.execute(ready.limit(1))).first() is None:
                return []
        chosen = ready.order_by(reviews.asked_at, reviews.id).limit(room).with_for_update(skip_locked=True)
        taken = update(schema.reviews).where(reviews.id.in_(self.store.once(chosen)))
        query = taken.values(claimed_until=now + LEASE).returning(*schema.reviews.c)

        async def take(connection: AsyncConnection) -> Sequence[RowMapping]:
            return (await connection.execute(query)).mappings().all()

        return await self.store.change(take)

    def begin(self, row: RowMapping) -> None:
        task = asyncio.create_task(self.review(row), name=f"review {row['match_id']}")
        self.going[row["id"]] = task

        def ended(_: asyncio.Task[None]) -> None:
            del self.going[row["id"]]
            self.sooner.set()

        task.add_done_callback(ended)

    async def review(self, row: RowMapping) -> None:
        """All of it, or as far as anybody wants it."""
        id = str(row["id"])
        try:
            await self.judge_all(row)
        except (Unwanted, Unsaved):
            # If the database cannot be written, the lease ends by itself.
            pass
        except asyncio.CancelledError:
            with suppress(Unsaved):
                await self.set(id, claimed_until=0)
            raise
        except Exception as problem:
            log.error("review_failed", match=row["match_id"], reason=f"{type(problem).__name__}: {problem}"[-2000:])
            with suppress(Unsaved):
                await self.set(id, state="failed")

    async def judge_all(self, row: RowMapping) -> None:
        """Raises Unwanted, Unsaved, Unfinished, and whatever is wrong with the events."""
        id, level, kind = str(row["id"]), str(row["level"]), kind_of(row["engine"])
        table = await self.table(str(row["match_id"]))
        course = table.played()
        all_of_them = await asyncio.to_thread(lambda: list(decisions(course, players_of(table))))
        known = await self.known(id)
        await self.set(id, total=len(all_of_them), judged=len(known))
        seats, own = in_turn(table, str(row["person"])), moved_by_people(table, course)
        for place, seat in enumerate(seats):
            for decision in (each for each in all_of_them if each.chooser == seat and each.number not in known):
                known[decision.number] = await self.judge_one(row, course, decision)
                await self.keep(id, decision.number, known[decision.number])
            ready = seats[: place + 1]
            judged = [(each, found) for each in all_of_them if each.chooser in ready and (found := known[each.number])]
            shown = await asyncio.to_thread(review_shown, course, level, kind, ready, judged, own)
            await self.set(id, body=ENCODER.encode(shown), ready=place + 1)
        await self.finish(id)

    async def table(self, match: str) -> Table:
        """The table at the end of a match. Raises Unsaved, Unfinished, and whatever is wrong with the events."""
        if is_of_day(match):
            return await self.of_day(match)
        id, _, number = match.rpartition("-")
        bodies = await self.store.bodies(id)
        return await asyncio.to_thread(lambda: Table.folded(finished(decoded(id, bodies), int(number))))

    async def judge_one(self, row: RowMapping, course: Course, decision: Decision) -> Judged | None:
        """Raises Unwanted, Unsaved, Unfinished."""
        id, person, level, game = row["id"], row["person"], row["level"], course.game.name
        while self.lane.budgets and await self.lane.budgets.left_to(person) <= 0:
            await asyncio.sleep(BEAT)
            await self.prolong(id)
        # Of the build for which it was asked: all of a review is judged alike.
        seen, budget = decision.view.dump(), budget_of(level, kind_of(row["engine"]))
        work = self.lane.do(person, judge, game, seen, decision.line, budget, seed_of(level, decision))
        judgement = await self.waited_for(id, work)
        if judgement is None:
            return None
        work = self.lane.do(person, judge_openly, game, decision.round, decision.seat, decision.line, judgement)
        return judged_so(decision, judgement, await self.waited_for(id, work))

    async def waited_for(self, id: str, work: Any) -> Any:
        """What comes of it, while somebody wants it. Raises Unwanted, Unsaved, Unfinished."""
        task = asyncio.ensure_future(work)
        try:
            while not (await asyncio.wait({task}, timeout=BEAT))[0]:
                await self.prolong(id)
            return task.result()
        finally:
            task.cancel()

    async def prolong(self, id: str) -> None:
        """Raises Unwanted, Unsaved."""
        await self.set(id)

    async def set(self, id: str, **values: Any) -> None:
        """Keep something of a review that is wanted, and its lease. Raises Unwanted, Unsaved."""
        values = {"claimed_until": self.store.time() + LEASE, **values}
        change = update(schema.reviews).where(reviews.id == id, reviews.state == "asked").values(values)

        async def write(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(change.returning(reviews.id))).first())

        if not await self.store.change(write):
            raise Unwanted

    async def keep(self, id: str, number: int, judged: Judged | None) -> None:
        """One more decision is judged. Raises Unwanted, Unsaved."""
        body = ENCODER.encode(judged) if judged else b""
        lease = self.store.time() + LEASE
        so_far = select(func.count()).where(judgements.review == id).scalar_subquery()

        async def write(connection: AsyncConnection) -> bool:
            # The row first: whoever has lost it to another process writes nothing.
            wanted = update(schema.reviews).where(reviews.id == id, reviews.state == "asked")
            if not (await connection.execute(wanted.values(claimed_until=lease).returning(reviews.id))).first():
                return False
            there = select(judgements.number).where(judgements.review == id, judgements.number == number)
            if not (await connection.execute(there)).first():
                await connection.execute(insert(schema.judgements).values(review=id, number=number, body=body))
            await connection.execute(update(schema.reviews).where(reviews.id == id).values(judged=so_far))
            return True

        if not await self.store.change(write):
            raise Unwanted

    async def known(self, id: str) -> dict[int, Judged | None]:
        """What was judged before, by the number of the move. Raises Unsaved."""
        query = select(judgements.number, judgements.body).where(judgements.review == id)
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).all()
        return {number: JUDGED.decode(body) if body else None for number, body in found}

    async def finish(self, id: str) -> None:
        """All of it is in the review now. Raises Unsaved."""

        async def write(connection: AsyncConnection) -> None:
            done = update(schema.reviews).where(reviews.id == id, reviews.state == "asked")
            if (await connection.execute(done.values(state="done", claimed_until=0).returning(reviews.id))).first():
                await connection.execute(delete(schema.judgements).where(judgements.review == id))

        await self.store.change(write)

    async def close(self) -> None:
        tasks = [self.task, *self.going.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def players_of(table: Table) -> list[int]:
    """The seats for which somebody decides."""
    return [seat for seat, player in enumerate(table.players) if player.kind != "nobody"]


def moved_by_people(table: Table, course: Course) -> set[Moment]:
    """When a person moved, and no bot in their place."""
    return {
        (round, place)
        for round in range(1, len(course.rounds) + 1)
        for place, told in enumerate(tellings(table.log, table.match, round)[1:])
        if isinstance(told.entry.event, Moved) and told.entry.event.by == "person"
    }


def in_turn(table: Table, person: str) -> list[int]:
    """The seats in the order in which they are judged: first those of whoever asked, then other people, then bots."""

    def rank(seat: int) -> tuple[bool, bool]:
        return seat not in table.seats_of(person), table.players[seat].kind != "person"

    return sorted(players_of(table), key=rank)
