"""The server is killed at random moments of running matches: whatever it acknowledged is there, and nothing twice.

`MAZZO_KILLS=100` kills it as often as the plan asks for.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from mazzo.games import game, names
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.table.events import Finished
from mazzo.table.state import Table
from mazzo.testing.support.players import Player
from mazzo.testing.support.server import guest, run, serving, shortest

pytestmark = pytest.mark.more

KILLS = int(os.environ.get("MAZZO_KILLS", "5"))
SEATS = {name: min(game(name).seats(game(name).options({})), key=lambda seats: abs(seats - 3)) for name in names()}
"""Of the table of each game. A bot sits on the last."""


def test_what_was_acknowledged_is_there_and_nothing_twice(tmp_path: Path) -> None:
    moments = random.Random("kills")
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
                players.append(Player(somebody, table, seat, random.Random(f"{name}/{seat}")))
            async with host.at(table, shuffles=False) as client:
                await client.command("start")
        stop = asyncio.Event()
        over = {player.table: asyncio.Event() for player in players}

        async def play(player: Player) -> None:
            """Until the host has no match begun any more: whoever left before might be waited for in the next one."""
            if player.seat == 0:
                await player.play(stop)
                over[player.table].set()
            else:
                await player.play(over[player.table])

        playing = [asyncio.create_task(play(player)) for player in players]
        for _ in range(KILLS):
            await asyncio.sleep(moments.uniform(0, 1.5))
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
        run(go(), 600 + 60 * KILLS)
        stored = {table: server.entries(table) for table in records}
        ids = [player.guest.id for player in players]
    for player, person in zip(players, ids, strict=True):
        assert player.misplaced(person, stored[player.table]) == []
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
