"""A move that was promised is made when it is that seat's turn, by any process, and nobody else hears of it."""

from __future__ import annotations

import pytest

from mazzo.games import names
from mazzo.server.promising import offered
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.table.commands import Play
from mazzo.table.due import USUAL
from mazzo.table.events import DAY, Clock
from mazzo.table.refusal import Refused
from mazzo.testing.support.server import run
from mazzo.testing.support.stored import put
from mazzo.testing.support.table import Trial, open_table

DAYS = Clock(2 * DAY, DAY)
PEOPLE = ("anna", "bela", "carla", "dora", "emma", "fred", "gina", "hans")


def full(name: str, clock: Clock | None = DAYS) -> Trial:
    seats = len(open_table(name, {}).table.seats)
    return open_table(name, {PEOPLE[seat]: seat for seat in range(seats)}, clock=clock).until("playing")


def promising() -> tuple[Trial, int, str]:
    """A table of some game in which whoever is asked next may promise something, who that is, and what."""
    for name in names():
        ahead = full(name)
        ahead.play(next(iter(ahead.table.asked)))
        trial, seat = full(name), next(iter(ahead.table.asked))
        if moves := offered(trial.table, seat):
            return trial, seat, moves[0]
    pytest.fail("no game lets anybody promise anything")


def test_what_may_be_promised_is_no_move_of_who_is_asked() -> None:
    trial, seat, _ = promising()
    assert offered(trial.table, next(iter(trial.table.asked))) == []
    assert offered(full(trial.table.game.name, Clock(30, 0)).table, seat) == []


def test_a_promise_is_kept_by_whichever_process_comes_to_it(address: str) -> None:
    trial, seat, move = promising()
    person = PEOPLE[seat]

    async def go() -> None:
        store = await Store.open(address, clock=lambda: trial.now)
        await put(store, "slow", trial.entries)
        rooms = Rooms(store, 0, USUAL, 60_000, clock=lambda: trial.now)
        room = await rooms.get("slow")
        before = room.table.number
        with pytest.raises(Refused, match="no_such_promise"):
            await rooms.promises.make(room, person, seat, "everything")
        with pytest.raises(Refused, match="not_your_seat"):
            await rooms.promises.make(room, "somebody", seat, move)
        await rooms.promises.make(room, person, seat, move)
        assert room.table.number == before, "nobody is told"
        await rooms.close()
        await store.close()

        store = await Store.open(address, clock=lambda: trial.now)
        rooms = Rooms(store, 0, USUAL, 60_000, clock=lambda: trial.now)
        room = await rooms.get("slow")
        for _ in range(len(PEOPLE)):
            table = room.table
            asked = next(iter(table.asked))
            if any(told.entry.by == person and told.entry.number > before for told in table.log):
                break
            assert asked != seat
            pass_ = next(text for each in table.played().round.moves(asked) if (text := table.game.print(each)) == move)
            play = Play(id=f"x{asked}", seat=asked, decision=table.asked[asked].number, move=pass_)
            await rooms.command("slow", play, PEOPLE[asked])
            await rooms.promises.keep(room)
        kept = [told.entry for told in room.table.log if told.entry.by == person and told.entry.number > before]
        assert len(kept) == 1
        assert kept[0].event.move == move  # type: ignore[union-attr]
        await rooms.close()
        await store.close()

    run(go())


def test_a_promise_can_be_taken_back(address: str) -> None:
    trial, seat, move = promising()

    async def go() -> None:
        store = await Store.open(address, clock=lambda: trial.now)
        await put(store, "slow", trial.entries)
        rooms = Rooms(store, 0, USUAL, 60_000, clock=lambda: trial.now)
        room = await rooms.get("slow")
        await rooms.promises.make(room, PEOPLE[seat], seat, move)
        assert (await rooms.promises.of(room))[seat].move == move
        await rooms.promises.make(room, PEOPLE[seat], seat, "")
        assert await rooms.promises.of(room) == {}
        await rooms.close()
        await store.close()

    run(go())
