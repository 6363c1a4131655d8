"""People at the tables of `bench/chaos.py`: a party sits at one table after the other, everybody at a process of their
own choice at each visit."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic
from typing import Any

import httpx

from chaos_club import Club, Process
from mazzo.testing.support.players import AWAY, Player
from mazzo.testing.support.server import Client, Guest, Lost, Refusal, shortest

PAUSE = 0.15
"""Seconds that people think, on average."""
NOT_SAVED = "not_saved"


class Seen:
    """What all of them have seen."""

    def __init__(self) -> None:
        self.going_on = asyncio.Event()
        """Whether people do anything, or sit and wait."""
        self.going_on.set()
        self.happens = "start"
        """What is done to the club now."""
        self.pauses: dict[str, float] = {}
        """The longest time somebody was without a table, by what happened then."""
        self.problems: list[str] = []


class Wanderer(Player):
    """Comes to any process. What could not be saved is said again."""

    def __init__(self, guest: Guest, table: str, seat: int, rng: random.Random, club: Club, seen: Seen) -> None:
        super().__init__(guest, table, seat, rng)
        self.club = club
        self.seen = seen
        self.client: Client | None = None
        self.away = False
        """Whether this person stays away for a while."""
        self.left = 0.0
        """When the last visit ended."""
        self.done = False
        """Whether the match is over."""

    async def play(self, stop: asyncio.Event) -> None:
        await super().play(stop)
        self.done = True

    @asynccontextmanager
    async def come(self) -> AsyncIterator[Client]:
        while self.away:
            await asyncio.sleep(0.05)
            self.left = 0.0
        somewhere(self.guest, self.club, self.rng)
        async with super().come() as client:
            if self.left:
                longest = self.seen.pauses.get(self.seen.happens, 0.0)
                self.seen.pauses[self.seen.happens] = max(longest, monotonic() - self.left)
            self.client = client
            try:
                yield client
            finally:
                self.client = None
                self.left = monotonic()

    async def finish(self, client: Client) -> None:
        try:
            await super().finish(client)
        except Refusal as refusal:
            if refusal.code != NOT_SAVED:
                # It is not said again, or that would go on for ever.
                self.seen.problems.append(f"{self.table}: {self.unanswered} was refused: {refusal}")
                self.unanswered = None
            raise Lost from None

    async def act(self, client: Client) -> None:
        while self.away or not self.seen.going_on.is_set():
            if client.lost or self.away:
                raise Lost
            await asyncio.sleep(0.05)
            self.number = client.number
        own = [place for place, seat in enumerate(client.shown["seats"]) if seat.get("yours")]
        stand_ins = [seat for seat in own if client.shown["seats"][seat].get("stand_in")]
        if stand_ins and client.status != "finished":
            await self.say(client, "take_over", seat=stand_ins[0])
        else:
            await super().act(client)
        await asyncio.sleep(self.rng.uniform(0, 2 * PAUSE))


def somewhere(guest: Guest, club: Club, rng: random.Random) -> None:
    """Let somebody come to any of the processes from now on."""
    process: Process = rng.choice(club.processes)
    guest.server = process.server
    guest.http.base_url = httpx.URL(process.server.address)


class Party:
    """People at one table after the other, of the same game; a bot sits on the last seat."""

    kind = "usual"
    player: type[Wanderer] = Wanderer

    def __init__(self, club: Club, name: str, guests: list[Guest], level: str, seen: Seen, seed: int) -> None:
        self.everybody = guests
        """Who belongs to it, whether they play now or not."""
        self.club = club
        self.game = name
        self.guests = guests
        self.level = level
        self.seen = seen
        self.seed = seed
        self.rng = random.Random(f"{seed}/{self.kind}/{name}")
        self.playing: list[Wanderer] = []
        """Those who sit at the table where a match is played now."""
        self.played: list[list[Wanderer]] = []

    @property
    def name(self) -> str:
        """Of the match that is played now, the same in every run with the same seed."""
        return f"{self.seed}/{self.kind}/{self.game}/{len(self.played)}"

    @property
    def sitting(self) -> list[Wanderer]:
        """The same, as long as nobody has got up."""
        return [] if any(each.done for each in self.playing) else self.playing

    async def until_done(self, step: Callable[[], Awaitable[str]]) -> str:
        """Try something until it can be done."""
        while True:
            await self.seen.going_on.wait()
            with suppress(*AWAY, Refusal):
                return await step()
            await asyncio.sleep(0.2)

    async def open(self) -> str:
        host, seats = self.guests[0], len(self.guests) + 1
        somewhere(host, self.club, self.rng)
        wanted = {"options": shortest(self.game), "level": self.level, "seats": seats, **self.wanted()}
        return await host.open(self.game, **wanted)

    def wanted(self) -> dict[str, Any]:
        """What else the table is to be."""
        return {}

    def called(self, seat: int) -> str:
        """By which name somebody sits down."""
        return f"P{seat}"

    async def sit(self, table: str, seat: int) -> str:
        somewhere(self.guests[seat], self.club, self.rng)
        async with self.guests[seat].at(table) as client:
            if not client.shown["seats"][seat].get("yours"):
                await client.command("sit", seats=[seat], names=[self.called(seat)])
        return table

    async def start(self, table: str) -> str:
        somewhere(self.guests[0], self.club, self.rng)
        async with self.guests[0].at(table, shuffles=False) as client:
            if client.status == "open":
                await client.command("start")
        return table

    def next_guests(self) -> list[Guest]:
        """Who plays the next match, the host first."""
        return self.everybody

    async def play(self, stop: asyncio.Event) -> None:
        """Match after match; the last one to its end."""
        over = asyncio.Event()
        over.set()
        while not stop.is_set():
            self.guests = self.next_guests()
            table = await self.until_done(self.open)
            for seat in range(len(self.guests)):
                await self.until_done(partial(self.sit, table, seat))
            await self.until_done(partial(self.start, table))
            self.playing = [
                self.player(guest, table, seat, random.Random(f"{self.name}/{seat}"), self.club, self.seen)
                for seat, guest in enumerate(self.guests)
            ]
            await asyncio.gather(*(player.play(over) for player in self.playing))
            self.played.append(self.playing)
            self.playing = []
