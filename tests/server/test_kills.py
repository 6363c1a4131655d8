"""The server is killed at random moments of running matches: whatever it acknowledged is there, and nothing twice.

`MAZZO_KILLS=100` kills it as often as the plan asks for.
"""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import InvalidHandshake, InvalidMessage

from mazzo.games import game, names
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.table.events import Entry, Finished
from mazzo.table.state import Table
from mazzo.testing.support.server import JSON, Client, Guest, Lost, guest, part_in, run, serving, shortest

KILLS = int(os.environ.get("MAZZO_KILLS", "5"))
SEATS = {name: min(game(name).seats(game(name).options({})), key=lambda seats: abs(seats - 3)) for name in names()}
"""Of the table of each game. A bot sits on the last."""
LATE = (
    "not_playing",
    "stale_decision",
    "not_your_turn",
    "round_not_over",
    "not_shuffling",
    "no_match_running",
    "match_not_over",
)


class Player:
    """Somebody who comes again whenever the connection is lost, and says again what was not acknowledged."""

    def __init__(self, somebody: Guest, table: str, seat: int) -> None:
        self.guest = somebody
        self.table = table
        self.seat = seat
        self.number = 0
        self.acknowledged: dict[str, int] = {}
        self.unanswered: JSON | None = None
        self.secrets: dict[str, bytes] = {}
        self.resent = 0
        self.matches = 0

    async def say(self, client: Client, kind: str, **parts: object) -> None:
        self.unanswered = {"kind": kind, "id": f"{self.seat}-{random.getrandbits(60):x}", **parts}
        await self.finish(client)

    async def finish(self, client: Client) -> None:
        assert self.unanswered
        number = await client.attempt(unless=LATE, **self.unanswered)
        if number:
            self.acknowledged[self.unanswered["id"]] = number
        self.unanswered = None

    async def play(self, stop: asyncio.Event) -> None:
        """Match after match, until told to stop; the last one to its end."""
        while True:
            with suppress(Lost, OSError, InvalidHandshake, InvalidMessage, httpx.TransportError, TimeoutError):
                async with self.guest.at(self.table, since=self.number, shuffles=False) as client:
                    if await self.visit(client, stop):
                        return
            await asyncio.sleep(0.05)

    async def visit(self, client: Client, stop: asyncio.Event) -> bool:
        if self.number and client.events and client.events[0]["type"] != "dealt":
            assert client.events[0]["number"] == self.number + 1
        if self.unanswered:
            self.resent += 1
            await self.finish(client)
        while True:
            self.number = known = client.number
            if client.status == "finished":
                if stop.is_set():
                    return True
                if client.shown["host"]:
                    await self.say(client, "rematch")
            elif client.shown["shuffle"] and client.shown["shuffle"].get("asks"):
                await self.take_part(client, client.shown["shuffle"])
            elif client.status == "counted" and not self.ready(client):
                await self.say(client, "ready")
            elif decision := client.decision():
                assert client.scene
                move = random.choice(client.scene["moves"][:3])["move"]
                await self.say(client, "play", seat=decision["seat"], decision=decision["number"], move=move)
            if client.number == known:
                await client.until(lambda known=known: client.number > known, 5)

    async def take_part(self, client: Client, shuffle: JSON) -> None:
        """What was committed to is known again after any kill."""
        secret = self.secrets.setdefault(shuffle["context"], os.urandom(32))
        kind, parts = part_in(shuffle, secret)
        await self.say(client, kind, **parts)

    def ready(self, client: Client) -> bool:
        return all(seat.get("ready") for seat in client.shown["seats"] if seat.get("yours"))


def test_what_was_acknowledged_is_there_and_nothing_twice(tmp_path: Path) -> None:
    players: list[Player] = []
    records: dict[str, list[bytes]] = {}

    async def go() -> None:
        guests = [guest(server) for seats in SEATS.values() for _ in range(seats - 1)]
        people = [await each.__aenter__() for each in guests]
        seated = iter(people)
        for name, seats in SEATS.items():
            host, *others = [next(seated) for _ in range(seats - 1)]
            table = await host.open(name, options=shortest(name), level="random", seats=seats)
            for seat, somebody in enumerate((host, *others)):
                async with somebody.at(table) as client:
                    await client.command("sit", seats=[seat], names=[f"P{seat}"])
                players.append(Player(somebody, table, seat))
            async with host.at(table, shuffles=False) as client:
                await client.command("start")
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        for _ in range(KILLS):
            await asyncio.sleep(random.uniform(0, 1.5))
            server.kill()
            await asyncio.to_thread(server.start)
        stop.set()
        await asyncio.gather(*playing)
        for player in players:
            if player.seat == 0:
                matches = sum(isinstance(entry.event, Finished) for entry in server.entries(player.table))
                records[player.table] = [
                    (await player.guest.get(f"/api/tables/{player.table}/records/{match}")).content
                    for match in range(1, matches + 1)
                ]
        for each in guests:
            await each.__aexit__(None, None, None)

    # However long the server takes to come back, no bot plays for anybody.
    with serving(tmp_path, linger=1000, waits={"grace": 3_600_000}) as server:
        run(go(), 60 + 30 * KILLS)
        stored = {table: server.entries(table) for table in records}
    for player in players:
        all_acknowledged_once(player, stored[player.table])
    for table, entries in stored.items():
        assert Table.folded(entries).status == "finished"
        finished = [entry.event for entry in entries if isinstance(entry.event, Finished)]
        assert finished
        for event, record in zip(finished, records[table], strict=True):
            assert list(verify(read(record)).match.winners) == event.winners
    acknowledged = sum(len(player.acknowledged) for player in players)
    resent = sum(player.resent for player in players)
    print(f"{KILLS} kills, {acknowledged} commands acknowledged, {resent} sent again", end=", ")
    print(f"{sum(map(len, records.values()))} matches verified")
    assert acknowledged > 10 * KILLS


def all_acknowledged_once(player: Player, entries: list[Entry]) -> None:
    of_command: dict[str, list[int]] = {}
    for entry in entries:
        if entry.by == player.guest.id:
            of_command.setdefault(entry.command, []).append(entry.number)
    for id, number in player.acknowledged.items():
        numbers = of_command[id]
        assert numbers[-1] == number
        assert numbers == list(range(numbers[0], number + 1)), "accepted once, in one piece"
