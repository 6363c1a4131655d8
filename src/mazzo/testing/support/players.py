"""People who play on, whatever happens to the server: they come again when the connection is lost, and say again what
was not acknowledged. What was acknowledged is remembered, to be looked for in the end."""

from __future__ import annotations

import asyncio
import random
from contextlib import AbstractAsyncContextManager, suppress

import httpx
from websockets.exceptions import InvalidHandshake, InvalidMessage

from mazzo.table.events import Entry
from mazzo.testing.support.server import JSON, SECRET, Client, Guest, Lost, part_in

LATE = (
    "not_playing",
    "stale_decision",
    "not_your_turn",
    "round_not_over",
    "not_shuffling",
    "no_match_running",
    "match_not_over",
    "bot_plays",
    "you_play",
)
"""Why a command is refused that something else has overtaken."""
AWAY = (Lost, OSError, EOFError, InvalidHandshake, InvalidMessage, httpx.TransportError, TimeoutError)
"""What a server that is gone for a moment looks like."""


class Player:
    """Somebody with a seat at a table."""

    def __init__(self, somebody: Guest, table: str, seat: int, rng: random.Random | None = None) -> None:
        self.guest = somebody
        self.table = table
        self.seat = seat
        self.rng = rng or random.Random()
        self.number = 0
        self.acknowledged: dict[str, int] = {}
        """The number of the last event of each command."""
        self.refused: set[str] = set()
        self.unanswered: JSON | None = None
        self.resent = 0

    async def say(self, client: Client, kind: str, **parts: object) -> None:
        self.unanswered = {"kind": kind, "id": f"{self.seat}-{self.rng.getrandbits(60):x}", **parts}
        await self.finish(client)

    async def finish(self, client: Client) -> None:
        assert self.unanswered
        number = await client.attempt(unless=LATE, **self.unanswered)
        if number:
            self.acknowledged[self.unanswered["id"]] = number
        else:
            self.refused.add(self.unanswered["id"])
        self.unanswered = None

    def come(self) -> AbstractAsyncContextManager[Client]:
        return self.guest.at(self.table, since=self.number, shuffles=False)

    async def play(self, stop: asyncio.Event) -> None:
        """Match after match, until told to stop; the last one to its end."""
        while True:
            with suppress(*AWAY):
                async with self.come() as client:
                    if await self.visit(client, stop):
                        return
            await asyncio.sleep(0.05)

    async def visit(self, client: Client, stop: asyncio.Event) -> bool:
        """Whether it was played to the end."""
        if self.number and client.events and client.events[0]["type"] != "dealt":
            assert client.events[0]["number"] == self.number + 1, "nothing is missed or told twice"
        if self.unanswered:
            self.resent += 1
            await self.finish(client)
        while True:
            self.number = known = client.number
            if client.status == "finished" and stop.is_set():
                return True
            await self.act(client)
            if client.number == known:
                await client.until(lambda known=known: client.number > known, 5)

    async def act(self, client: Client) -> None:
        """Do what is this person's to do now, if anything."""
        if client.status == "finished":
            if client.shown["host"]:
                await self.say(client, "rematch")
        elif client.shown["shuffle"] and client.shown["shuffle"].get("asks"):
            await self.take_part(client, client.shown["shuffle"])
        elif client.status == "counted" and not self.ready(client):
            await self.say(client, "ready")
        elif decision := client.decision():
            assert client.scene
            move = self.rng.choice(client.scene["moves"][:3])["move"]
            await self.say(client, "play", seat=decision["seat"], decision=decision["number"], move=move)

    async def take_part(self, client: Client, shuffle: JSON) -> None:
        """Known again after any kill, and the same for all clients of a person: one that sits down at a table over days
        may commit there before it goes."""
        kind, parts = part_in(shuffle, SECRET)
        await self.say(client, kind, **parts)

    def ready(self, client: Client) -> bool:
        return all(seat.get("ready") for seat in client.shown["seats"] if seat.get("yours"))

    def misplaced(self, person: str, entries: list[Entry]) -> list[str]:
        """Of what was acknowledged, what is not stored exactly once and in one piece; and what was refused and is."""
        of_command: dict[str, list[int]] = {}
        for entry in entries:
            if entry.by == person and entry.command:
                of_command.setdefault(entry.command, []).append(entry.number)
        lost = [
            f"{id} was acknowledged as {number} and is stored as {of_command.get(id)}"
            for id, number in self.acknowledged.items()
            if of_command.get(id) != list(range(of_command.get(id, [number])[0], number + 1))
        ]
        return lost + [f"{id} was refused and is stored" for id in self.refused & of_command.keys()]
