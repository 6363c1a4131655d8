"""A club to which everything happens that can: `make chaos` for an hour, or MINUTES=5.

Two server processes on a real PostgreSQL and a real Redis, and people of every game who come to any of the two at each
visit: guests beside bots, accounts at rated tables with a clock, and guests who play over days, which are seconds here
and which they let pass at times (`chaos_parties`). One fault after the other (`chaos_faults`), in an order by seed,
every kind once before any comes again. After each, people hold still, and it is looked whether

- everybody at a table is shown the same number, that of the last event that is stored, 3 seconds after the fault or
  after that event,
- everybody sees who is there and who is not, 15 seconds later,

and all the time whether any work is overdue by 35 seconds. In the end: what was acknowledged is stored exactly once and
what was refused is not, no number is missing, every record verifies, every match is filed once, totals are as a
recount has them, ratings as the rated matches give them one after the other, and no seed was ever told to Redis.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import monotonic

import asyncpg
import httpx

from chaos_club import DAY, NOW, Club, club
from chaos_faults import FAULTS, Faults
from chaos_history import wrong_history
from chaos_outcome import Outcome
from chaos_parties import parties
from chaos_people import Party, Seen, Wanderer, somewhere
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.server.filed import filed, over
from mazzo.server.filing import players
from mazzo.server.ratings import Player
from mazzo.table.events import Clock, Entry, Finished, Opened, Started, StoodIn
from mazzo.table.state import Table

AGREED, PRESENT, OVERDUE = 3.0, 15.0, 35.0
"""Seconds after a fault within which things are right again."""
SCATTERING = ("killed", "frozen for 40 s", "renewed", "connections terminated")
"""Faults after which it is always looked who is there; after others at times."""
ENDING = 300.0
"""Seconds in which nothing at all happens at the last tables: then they never come to an end."""
PATIENCE = 120.0
"""Seconds for an answer in the end, when nothing is done to anybody any more."""


class Chaos:
    """A club, its people, and what is done to them."""

    def __init__(
        self, made: Club, seen: Seen, playing: list[Party], kinds: Sequence[str], seed: int, slack: float
    ) -> None:
        self.club = made
        self.seen = seen
        self.parties = playing
        self.kinds = kinds
        self.slack = slack
        """By how much everything may take longer, on a machine that is busy with other things."""
        self.rng = random.Random(f"chaos/{seed}")
        self.faults = Faults(made, seed)
        self.outcome = Outcome()
        self.late: set[str] = set()
        self.stored: dict[str, int | None] = {}
        """The last number of each table, when it was looked at."""
        self.news = 0.0
        """When something has happened last at any of them: somebody may come back while others hold still."""

    async def run(self, seconds: float) -> Outcome:
        stop, began = asyncio.Event(), monotonic()
        people = [asyncio.create_task(party.play(stop), name=party.game) for party in self.parties]
        looking = asyncio.create_task(self.look())
        try:
            while not all(party.playing for party in self.parties):
                await asyncio.sleep(0.1)
            await self.settled("start", presence=True)
            kinds: list[str] = []
            while monotonic() < began + seconds or len(self.outcome.faults) < len(self.kinds):
                kinds = kinds or self.rng.sample(self.kinds, len(self.kinds))
                await self.happen(kinds.pop())
                self.watch(people)
            self.outcome.seconds = monotonic() - began
            self.seen.happens = "end"
            stop.set()
            for task in await self.endless(people):
                self.problem(f"{task.get_name()}: the match has no end")
            self.watch(people)
        finally:
            for task in (*people, looking):
                task.cancel()
            await asyncio.gather(*people, looking, return_exceptions=True)
        await self.look_back()
        return self.outcome

    async def endless(self, people: list[asyncio.Task[None]]) -> set[asyncio.Task[None]]:
        """Wait until the last matches are over, however slow everything is; those in which nothing happens any more."""
        pending, stored, news = set(people), -1, monotonic()
        while pending and monotonic() - news < ENDING:
            _, pending = await asyncio.wait(pending, timeout=5)
            (row,) = await self.club.rows("SELECT sum(number)::bigint FROM tables")
            if row[0] != stored:
                stored, news = row[0], monotonic()
        return pending

    def problem(self, text: str) -> None:
        self.outcome.problems.append(f"after {self.seen.happens}: {text}")
        print(f"  ! {text}", flush=True)

    def watch(self, people: list[asyncio.Task[None]]) -> None:
        """Nobody may have missed anything, or have got an answer that makes no sense."""
        for task in people:
            if task.done() and not task.cancelled() and (error := task.exception()):
                raise error

    async def happen(self, kind: str) -> None:
        self.seen.happens = kind
        began = monotonic()
        await FAULTS[kind](self.faults)
        self.outcome.faults[kind] = self.outcome.faults.get(kind, 0) + 1
        lasted = monotonic() - began
        await self.settled(kind, presence=kind in SCATTERING or self.rng.random() < 0.3)
        for unexpected in self.seen.problems:
            self.problem(unexpected)
        self.seen.problems.clear()
        agreed, present = self.outcome.agreed.get(kind, 0), self.outcome.present.get(kind, 0)
        print(f"{kind:24}{lasted:6.1f} s, the same {agreed:.1f} s, presence {present:.1f} s", flush=True)

    # What has to hold after each fault

    async def settled(self, kind: str, presence: bool) -> None:
        """People hold still, and see whether they see the same."""
        self.seen.going_on.clear()
        try:
            await self.within(self.differing, AGREED, self.outcome.agreed, kind)
            sitting = [each for party in self.parties for each in party.sitting]
            if presence and sitting:
                gone = self.rng.choice(sitting)
                gone.away = True
                await self.within(self.misjudged, PRESENT, self.outcome.present, kind)
                gone.away = False
                await self.within(self.misjudged, PRESENT, self.outcome.present, kind)
        finally:
            self.seen.going_on.set()

    async def within(
        self, wrong: Callable[[], Awaitable[list[str]]], seconds: float, taken: dict[str, float], kind: str
    ) -> None:
        """Wait until nothing is wrong any more, and note how long that took."""
        began = monotonic()
        self.news = began
        while found := await wrong():
            if monotonic() - self.news > seconds * self.slack:
                for each in found:
                    self.problem(f"{each}, after {monotonic() - began:.0f} s")
                    print(await self.known_of(each.partition(":")[0]), flush=True)
                return
            await asyncio.sleep(0.1)
        taken[kind] = max(taken.get(kind, 0.0), monotonic() - began)

    async def known_of(self, table: str) -> str:
        """What the database says of a table, for whoever looks for the fault."""
        queries = (
            "SELECT id, number, status, due_at, due_bot, claimed_by, claimed_until FROM tables WHERE id = $1",
            "SELECT person, process FROM attendance WHERE table_id = $1",
        )
        rows = [str(dict(row)) for query in queries for row in await self.club.rows(query, table)]
        rows += [str(dict(row)) for row in await self.club.rows("SELECT name, until FROM processes")]
        entries = [f"{each.number} {each.at} {each.event}" for each in (await self.club.entries(table))[-8:]]
        sitting = [each for party in self.parties for each in party.playing if each.table == table]
        where = [f"seat {each.seat} at port {each.guest.server.port}, away {each.away}" for each in sitting]
        now = await self.club.rows(NOW)
        return "\n".join(f"    {line}" for line in [f"now {now[0][0]}", *rows, *entries, *where])

    async def differing(self) -> list[str]:
        """Who is not shown what is stored."""
        found = []
        for party in self.parties:
            if not party.sitting:
                continue
            table = party.sitting[0].table
            stored = (await self.club.numbers([table])).get(table)
            if stored != self.stored.get(table):
                self.stored[table], self.news = stored, monotonic()
            for each in party.sitting:
                shown = each.client.number if each.client else None
                if shown != stored and not each.away:
                    found.append(f"{table}: seat {each.seat} is shown {shown} of {stored}")
        return found

    async def misjudged(self) -> list[str]:
        """Who sees somebody that is not there, or does not see somebody that is."""
        found = []
        for party in self.parties:
            there = {each.seat: not each.away for each in party.sitting}
            for each in party.sitting:
                if (each.client is None) != each.away:
                    found.append(f"{each.table}: seat {each.seat} does not {'go' if each.away else 'come back'}")
                elif each.client:
                    shown = {seat: each.client.shown["seats"][seat].get("present", True) for seat in there}
                    if shown != there:
                        found.append(f"{each.table}: seat {each.seat} sees {shown}, and it is {there}")
        return found

    async def look(self) -> None:
        """All the time: whether any work waits for too long since it was first seen to be due. What somebody's absence
        makes due may count as due since the match began."""
        since: dict[tuple[str, int], float] = {}
        while True:
            await asyncio.sleep(1)
            try:
                due = await self.club.due()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                # It is restarted just now.
                continue
            since = {work: since.get(work, monotonic()) for work in due}
            for work, seen in since.items():
                table, _ = work
                if monotonic() - seen > OVERDUE * self.slack and table not in self.late:
                    self.late.add(table)
                    self.problem(f"overdue: {table} by {due[work] / 1000:.0f} s")

    # What has to hold in the end

    async def look_back(self) -> None:
        self.seen.happens = "all"
        said = self.club.said()
        self.outcome.told = len(said)
        self.outcome.pauses = self.seen.pauses
        finished: dict[str, int] = {}
        rated: dict[str, Sequence[Player]] = {}
        for party in self.parties:
            for sitting in party.played:
                entries = await self.club.entries(sitting[0].table)
                finished[sitting[0].table] = sum(isinstance(entry.event, Finished) for entry in entries)
                await self.look_back_at(sitting, entries)
                rated |= await asyncio.to_thread(rateable, sitting[0].table, entries)
                for seed in [entry.event.seed for entry in entries if isinstance(entry.event, Started)]:
                    if seed.encode() in said or bytes.fromhex(seed) in said:
                        self.problem(f"{sitting[0].table}: the seed was told to Redis")
        for row in await self.club.rows(
            "SELECT id, tables.number, max(events.number) FROM tables JOIN events ON table_id = id GROUP BY 1, 2"
        ):
            if row[1] != row[2]:
                self.problem(f"{row[0]}: the table says {row[1]}, its last event is {row[2]}")
        for each in await wrong_history(self.club, finished, rated, self.slack):
            self.problem(each)
        (row,) = await self.club.rows("SELECT count(DISTINCT match_id) FROM rating_changes")
        self.outcome.rated = row[0]
        for line in self.club.failures():
            self.problem(line)

    async def look_back_at(self, sitting: list[Wanderer], entries: list[Entry]) -> None:
        """A match that was played to its end."""
        table = sitting[0].table
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            self.problem(f"{table}: a number is missing")
        if Table.folded(entries).status != "finished":
            self.problem(f"{table}: stored is {Table.folded(entries).status}, shown was finished")
        for player in sitting:
            person = await self.club.person(player.guest.http.cookies["mazzo"])
            for each in player.misplaced(person, entries):
                self.problem(f"{table}: {each}")
            self.outcome.acknowledged += len(player.acknowledged)
            self.outcome.resent += player.resent
        stood_in = [entry.event for entry in entries if isinstance(entry.event, StoodIn)]
        self.outcome.stand_ins += len(stood_in)
        if isinstance(opened := entries[0].event, Opened) and opened.clock == Clock(DAY, 0):
            self.outcome.deadlines += sum(event.cause == "time" for event in stood_in)
        await self.verify(sitting[0], [entry.event for entry in entries if isinstance(entry.event, Finished)])

    async def verify(self, player: Wanderer, finished: list[Finished]) -> None:
        """Every record says what happened."""
        for match, event in enumerate(finished, 1):
            somewhere(player.guest, self.club, self.rng)
            try:
                way = f"/api/tables/{player.table}/records/{match}"
                answer = await player.guest.http.get(way, timeout=PATIENCE)
                answer.raise_for_status()
                course = await asyncio.to_thread(verify, read(answer.content))
            except (ValueError, httpx.HTTPError) as error:
                self.problem(f"{player.table}: the record of match {match}: {error}")
                continue
            self.outcome.matches += 1
            if list(course.match.winners) != event.winners:
                self.problem(f"{player.table}: the record of match {match} has other winners")


def rateable(table: str, entries: list[Entry]) -> dict[str, Sequence[Player]]:
    """Who has played the match at a table where it may count, and how it ended for them, as the events have it."""
    folded = Table.folded(entries)
    ended = over(folded) if folded.opening.rated else None
    return {f"{table}-{folded.match}": players(filed(ended))} if ended else {}


async def chaos(
    folder: Path, seconds: float, kinds: Sequence[str] = tuple(FAULTS), seed: int = 1, slack: float = 1.0
) -> Outcome:
    """For so long, or until every kind of fault was there once. Raises NoProgram."""
    seen = Seen()
    async with club(folder) as made:
        playing = await parties(made, seen, seed)
        try:
            return await Chaos(made, seen, playing, kinds, seed, slack).run(seconds)
        finally:
            for party in playing:
                for guest in party.everybody:
                    await guest.http.aclose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slack", type=float, default=1, help="by how much everything may take longer")
    parser.add_argument("--fault", action="append", choices=FAULTS, help="only this one; may be repeated")
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="mazzo-chaos-"))
    print(f"logs in {folder}", flush=True)
    kinds = asked.fault or tuple(FAULTS)
    outcome = asyncio.run(chaos(folder, 60 * asked.minutes, kinds, asked.seed, asked.slack))
    print("\n" + outcome.summary())
    sys.exit(1 if outcome.problems else 0)


if __name__ == "__main__":
    main()
