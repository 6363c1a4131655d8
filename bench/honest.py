"""Honest people for `bench/soak.py`: parties at tables of every game, who play match after match and come again when
the connection is lost. What they were told has been accepted is remembered, to be looked for in the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from itertools import pairwise
from time import monotonic, time

import httpx
from msgspec import Struct
from websockets.exceptions import WebSocketException

from mazzo.games import game, names
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.table.events import Entry, Finished, Moved
from mazzo.testing.support.server import Client, Guest, Lost, Refusal, Server, shortest

AWAY = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError, Lost)
"""What a server that is gone for a moment looks like."""
HOST = "cards.example"
"""By which everybody asks: the server is one for the public, so that its quotas hold."""
LEVELS = ("club", "expert", "beginner")
"""Of the bots, table by table."""
PAUSE = 0.15
"""Seconds that people think, on average."""


class Sample(Struct, frozen=True):
    """How long an honest person waited for an answer."""

    at: float
    seconds: float


class Seen:
    """What all of them have seen so far."""

    def __init__(self) -> None:
        self.samples: list[Sample] = []
        self.finished: list[tuple[Guest, str]] = []
        """Matches that were played to their end, with somebody who may read the record."""
        self.problems: list[str] = []
        self.bots: list[Sample] = []
        """How long bots took for their moves."""
        self.lost: list[str] = []
        """Commands that were acknowledged and are not there, or are there twice."""
        self.lost_connections = 0

    def took(self, began: float) -> None:
        self.samples.append(Sample(began, monotonic() - began))


class Person:
    """Somebody with a seat at a party's table."""

    def __init__(self, guest: Guest, seat: int, seen: Seen, rng: random.Random) -> None:
        self.guest = guest
        self.seat = seat
        self.seen = seen
        self.rng = rng
        self.acknowledged: dict[str, dict[str, int]] = {}
        """For each table: the number of the last event of each command that was accepted."""

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Client]:
        async with self.guest.at(table) as client:
            try:
                yield client
            finally:
                done = {id: answer["number"] for id, answer in client.answers.items() if answer["type"] == "done"}
                self.acknowledged.setdefault(table, {}).update(done)

    async def sit(self, table: str) -> None:
        async with self.visit(table) as client:
            if not self.own(client):
                await client.command("sit", seats=[self.seat], names=[f"P{self.seat}"])

    def own(self, client: Client) -> list[int]:
        return [number for number, seat in enumerate(client.shown["seats"]) if seat.get("yours")]

    async def play(self, table: str, progress: Callable[[int], None]) -> None:
        """Until the match is over."""
        while True:
            try:
                async with self.visit(table) as client:
                    while client.status != "finished":
                        progress(client.number)
                        await self.step(client)
                    return
            except Refusal:
                # Something has happened meanwhile.
                pass
            except AWAY:
                self.seen.lost_connections += 1
            await asyncio.sleep(0.1)

    async def step(self, client: Client) -> None:
        known = client.number
        stand_ins = [seat for seat in self.own(client) if client.shown["seats"][seat].get("stand_in")]
        began = monotonic()
        if client.status == "open":
            if client.shown["host"]:
                await client.command("start")
        elif stand_ins:
            await client.command("take_over", seat=stand_ins[0])
        elif await client.act(lambda moves: self.rng.choice(moves[:3])):
            self.seen.took(began)
            await asyncio.sleep(self.rng.uniform(0, 2 * PAUSE))
        if client.number == known:
            await client.until(lambda: client.number > known, 5)


class Party:
    """People at one table after the other, of the same game; a bot sits on the last seat."""

    def __init__(self, server: Server, name: str, people: list[Person], level: str, seen: Seen) -> None:
        self.server = server
        self.game = name
        self.people = people
        self.level = level
        self.seen = seen
        self.table = ""
        self.tables: list[str] = []
        self.number = 0
        self.moved = monotonic()
        """When something happened last."""
        self.over = False
        """Whether they have played their last match."""

    def progress(self, number: int) -> None:
        if number > self.number:
            self.number, self.moved = number, monotonic()

    async def until_done(self, step: Callable[[], Awaitable[None]]) -> None:
        """Try something until the server is there."""
        while True:
            with suppress(*AWAY):
                await step()
                return
            await asyncio.sleep(0.1)

    async def open(self) -> None:
        host, seats = self.people[0].guest, len(self.people) + 1
        self.table = await host.open(self.game, options=shortest(self.game), level=self.level, seats=seats)
        self.number = 0
        self.tables.append(self.table)

    async def play(self, stop: asyncio.Event) -> None:
        """Match after match; the last one to its end."""
        while not stop.is_set():
            await self.until_done(self.open)
            for person in self.people:
                await self.until_done(partial(person.sit, self.table))
            await asyncio.gather(*(person.play(self.table, self.progress) for person in self.people))
            self.seen.finished.append((self.people[0].guest, self.table))
        self.over = True

    def look_back(self) -> None:
        """From what is stored: whether anything is missing, and how long the bots let people wait."""
        for table in self.tables:
            entries = self.server.entries(table)
            for person in self.people:
                acknowledged = person.acknowledged.get(table, {})
                self.seen.lost += [f"{table}: {each}" for each in not_there(person.guest.id, acknowledged, entries)]
            self.seen.bots += bots_waits(entries)


def bots_waits(entries: list[Entry]) -> list[Sample]:
    """How long each move of a bot took after what came before it."""
    since = monotonic() - time()
    return [
        Sample(before.at / 1000 + since, (entry.at - before.at) / 1000)
        for before, entry in pairwise(entries)
        if isinstance(entry.event, Moved) and entry.event.by == "bot"
    ]


def not_there(person: str, acknowledged: dict[str, int], entries: list[Entry]) -> list[str]:
    numbers: dict[str, list[int]] = {}
    for entry in entries:
        if entry.by == person and entry.command:
            numbers.setdefault(entry.command, []).append(entry.number)
    return [
        f"{id} was acknowledged as {number} and is stored as {numbers.get(id)}"
        for id, number in acknowledged.items()
        if id not in numbers or numbers[id] != list(range(numbers[id][0], number + 1))
    ]


@asynccontextmanager
async def parties(server: Server, seen: Seen, seed: int) -> AsyncIterator[list[Party]]:
    """One for each game, everybody with an address of their own."""
    async with AsyncExitStack() as stack:
        found = []
        for place, name in enumerate(names()):
            allowed = game(name).seats(game(name).options({}))
            seats = min(allowed, key=lambda seats: abs(seats - 3))
            people = []
            for seat in range(seats - 1):
                somebody = Guest(server, f"127.77.{place}.{seat + 1}", HOST)
                stack.push_async_callback(somebody.http.aclose)
                await somebody.become()
                people.append(Person(somebody, seat, seen, random.Random(f"{seed}/{place}/{seat}")))
            found.append(Party(server, name, people, LEVELS[place % len(LEVELS)], seen))
        yield found


async def verified(seen: Seen, server: Server) -> int:
    """How many records say what happened; the others are problems."""
    proved = 0
    for somebody, table in seen.finished:
        won = [entry.event.winners for entry in server.entries(table) if isinstance(entry.event, Finished)]
        answer = await somebody.http.get(f"/api/tables/{table}/records/1")
        while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            await asyncio.sleep(1)
            answer = await somebody.http.get(f"/api/tables/{table}/records/1")
        try:
            answer.raise_for_status()
            course = await asyncio.to_thread(verify, read(answer.content))
        except (ValueError, httpx.HTTPError) as error:
            seen.problems.append(f"record of {table}: {error}")
            continue
        if [list(course.match.winners)] == won:
            proved += 1
        else:
            seen.problems.append(f"record of {table}: won by {course.match.winners}, stored {won}")
    return proved
