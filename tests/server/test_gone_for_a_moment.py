"""Who is at a table: a connection that is lost for a moment is no departure."""

from __future__ import annotations

import asyncio
from pathlib import Path

from mazzo.games import default
from mazzo.server.room import Room
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.table.commands import Sit
from mazzo.table.due import USUAL
from mazzo.table.events import Opened
from mazzo.testing.support.server import run

OPENED = Opened(game=default(), options={}, seats=4, host="anna", host_name="Anna", public=True, level="club")


class Connected:
    """Somebody's connection, to whom news do not matter."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.address = ""

    def wake(self) -> None:
        pass

    def end(self, code: str) -> None:
        pass


def there(room: Room) -> bool:
    return room.table.people["anna"].present


def test_who_comes_back_soon_was_never_gone(tmp_path: Path) -> None:
    async def go() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/mazzo.db")
        rooms = Rooms(store, 0, USUAL, linger=20)
        room = await rooms.get(await rooms.open(OPENED))
        await rooms.command(room.id, Sit(id="sit", seats=[0], names=["Anna"]), "anna")
        try:
            rooms.comings.left(room, "anna")
            again = Connected("anna")
            room.listeners.add(again)
            await asyncio.gather(*rooms.comings.tasks)
            assert there(room)
            room.listeners.discard(again)
            rooms.comings.left(room, "anna")
            await asyncio.gather(*rooms.comings.tasks)
            assert not there(room)
        finally:
            await rooms.close()
            await store.close()

    run(go())
