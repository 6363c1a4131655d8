"""The deal of the day as it is played at this server: secrets are made in time, moves are played again where quick bots
think, and what an expert makes of the same cards is worked out aside, once somebody has played them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from mazzo.learn.daily import EXPERT
from mazzo.learn.daily_answers import Given, expert_step, record_of
from mazzo.server.day_matches import table_of
from mazzo.server.days import Days, form_of
from mazzo.server.lane import Lane
from mazzo.server.store import Store
from mazzo.server.trouble import Unsaved
from mazzo.server.worker import Unfinished
from mazzo.table.refusal import Refused
from mazzo.table.state import Table

LOOK = 600
"""Seconds until it is looked whether tomorrow has its secret."""
LEVEL = EXPERT

log = structlog.get_logger()


class Dailies:
    """The days of a server while it runs."""

    def __init__(self, store: Store, lane: Lane, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.lane = lane
        """Where an expert thinks, after all others."""
        self.days = Days(store, clock)
        self.experts: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.task = asyncio.create_task(self.run(), name="days")

    async def run(self) -> None:
        while True:
            try:
                await self.days.prepare()
            except Unsaved as unsaved:
                self.store.writer.spell.bad(unsaved)
            except Exception:
                log.exception("days_failed")
            await asyncio.sleep(LOOK)

    async def given(self, day: str, game: str, moves: list[str]) -> Given:
        """A deal after somebody's moves. Raises Refused, Unsaved."""
        secret, form = await self.days.secret(day), form_of(game, day)
        return Given(
            game=game,
            day=day,
            preset=form.key,
            options=form.options,
            seats=form.seats,
            secret=secret,
            moves=moves,
        )

    async def table(self, match: str) -> Table:
        """The table at which the deal of a day was played, by the id of that match. Raises Refused, Unsaved,
        Unfinished."""
        play = await self.days.of_match(match)
        if play is None or not play.over:
            raise Refused("no_such_record")
        self.days.closed(play.day)
        given = await self.given(play.day, play.game, play.moves)
        record: bytes = await self.lane.do(play.person, record_of, given)
        return await asyncio.to_thread(table_of, record, play.person, play.ended_at)

    async def expert(self, day: str, game: str) -> float | None:
        """What an expert has made of a deal; nothing while it is worked out, as it is from when it is asked for."""
        found = await self.days.expert(day, game)
        if found is None and (day, game) not in self.experts:
            task = asyncio.create_task(self.work_out(day, game), name=f"expert {day} {game}")
            self.experts[day, game] = task
            task.add_done_callback(lambda _: self.experts.pop((day, game)))
        return found

    async def work_out(self, day: str, game: str) -> None:
        """Move by move, so that others have their turn in between."""
        moves: list[str] = []
        try:
            while True:
                given = await self.given(day, game, moves)
                found = await self.lane.do("", expert_step, given, LEVEL, asked=True)
                if not isinstance(found, str):
                    return await self.days.keep_expert(day, game, found)
                moves = [*moves, found]
        except Unsaved as unsaved:
            self.store.writer.spell.bad(unsaved)
        except Unfinished as unfinished:
            log.warning("expert_unfinished", day=day, game=game, why=unfinished.cause)
        except Exception:
            log.exception("expert_failed", day=day, game=game)

    async def close(self) -> None:
        tasks = [self.task, *self.experts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
