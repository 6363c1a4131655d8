from __future__ import annotations

import asyncio
from collections.abc import Callable

from mazzo.games.tarock.moves import PHASES
from mazzo.testing.support.party import party, table_of
from mazzo.testing.support.server import Server, guest, run


def in_every_phase(wanted: list[str]) -> Callable[[list[str]], str]:
    """Somebody at Tarock who says each wanted bid once; else passes, and as forehand calls a king, takes a packet."""

    def choose(moves: list[str]) -> str:
        said = next((move for move in (*wanted, "chiamata", "pass") if move in moves), moves[0])
        if said in wanted:
            wanted.remove(said)
        return said

    return choose


def test_a_watcher_through_every_phase(server: Server) -> None:
    """The watcher sees every phase of the rounds, and no hand."""

    async def go() -> None:
        async with (
            party(server, "tarock", 4) as people,
            guest(server) as walter,
            walter.at(table_of(people[0][1])) as watching,
        ):
            bids: list[list[str]] = [["mendicante"], [], [], []]
            playing = zip(people, bids, strict=True)
            await asyncio.gather(*(client.play_to_end(in_every_phase(bid), 200) for (_, client), bid in playing))
            await watching.until(lambda: watching.status == "finished")
            scenes = watching.scenes
            assert all(scene["viewer"] == -1 and not scene["moves"] for scene in scenes)
            assert {scene["phase"] for scene in scenes} == set(PHASES)
            assert {scene["round"] for scene in scenes} == {1, 2, 3, 4}
            assert watching.shown["winners"] == people[0][1].shown["winners"]

    run(go(), 240)
