"""The shuffle over real sockets: a reveal that never comes, and a server that is away in the middle."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from mazzo.games import default
from mazzo.kernel.fair import commit, committed
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.server.clock import now
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.table import commands as asked
from mazzo.table.commands import AnyCommand
from mazzo.table.due import USUAL, Due
from mazzo.table.events import Opened
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import SECRET, Client, guest, part_in, run, serving, shortest


def asks(client: Client) -> str:
    return str((client.shown["shuffle"] or {}).get("asks", ""))


async def take_part(client: Client, what: str) -> None:
    """Commit or reveal, as soon as that is asked."""
    await client.until(lambda: asks(client) == what)
    kind, parts = part_in(client.shown["shuffle"], SECRET)
    await client.command(kind, **parts)


def test_a_reveal_that_never_comes_is_told_by_name_and_stands_in_the_record(tmp_path: Path) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            table = await anna.open(default(), options=shortest(default()), level="random")
            async with anna.at(table) as at_anna, bea.at(table, shuffles=False) as at_bea:
                await at_anna.command("sit", seats=[0], names=["Anna"])
                await at_bea.command("sit", seats=[1], names=["Bea"])
                await at_anna.command("start")
                await take_part(at_bea, "commit")
                before = at_bea.shown["commitment"]
                await at_anna.until(lambda: at_anna.shown["voids"])
                (void,) = at_anna.shown["voids"]
                assert (void["seats"], void["names"]) == ([1], ["Bea"])
                assert committed(bytes.fromhex(void["seed"])).hex() == void["commitment"] == before
                await at_anna.play_to_end()
                assert at_anna.shown["seats"][1]["stand_in"]
                record = read((await anna.get(f"/api/tables/{table}/records/1")).content)
                assert [each.missing for each in record.voids] == [((1, "Bea"),)]
                assert verify(record).finished
                proof = (await anna.get(f"/api/tables/{table}/proofs/1")).json()
                assert proof["shuffle"] == 2
                assert proof["voids"] == [void]

    with serving(tmp_path, waits={"reveals": 200}) as server:
        run(go())


def test_nobody_is_missed_while_the_server_was_away(tmp_path: Path) -> None:
    """It is away for longer than reveals are waited for; the time begins anew when the first is back."""

    async def go() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'mazzo.db'}")
        rooms = Rooms(store, 0, USUAL, 10_000)
        opened = Opened(game=PLAIN, options={}, seats=4, host="anna", host_name="Anna", public=False, level="random")
        id = await rooms.open(opened)
        ids = count(1)

        async def do(kind: type[AnyCommand], **parts: Any) -> None:
            await rooms.command(id, kind(id=f"c{next(ids)}", **parts), "anna")

        await do(asked.Sit, seats=[0], names=["Anna"])
        await do(asked.Start)
        shuffle = (await rooms.get(id)).table.shuffled()
        await do(asked.Commit, commit=commit(shuffle.context, 0, SECRET).hex())
        await rooms.close()

        later = now() + 10 * USUAL.reveals
        rooms = Rooms(store, 0, USUAL, 10_000, clock=lambda: later)
        room = await rooms.get(id)
        assert room.table.asleep
        await rooms.happen(id, Due(later - USUAL.reveals, "void"))
        assert not room.table.voids.tries
        await rooms.comings.arrive(room, "anna")
        assert [(each.kind, each.at) for each in rooms.due(room)] == [("void", later + USUAL.reveals)]
        await do(asked.Reveal, bytes=SECRET.hex(), listing=room.table.shuffled().listing.hex())
        assert room.table.status == "playing"
        await rooms.close()
        await store.close()

    run(go())
