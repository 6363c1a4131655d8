"""What a process does about the other processes of its server: it shows that it lives, hears what they have written,
looks for itself where it might have missed something, and sees after the people of a process that has died."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from time import monotonic

import structlog

from mazzo.server.fanout import Fanout, Told
from mazzo.server.presence import Everywhere
from mazzo.server.room import Room
from mazzo.server.rooms import Rooms
from mazzo.server.sharing import Sharing
from mazzo.server.store import Store
from mazzo.server.trouble import Unsaved

LOOK, LOOK_OFTEN = 5.0, 0.5
"""Seconds until this process looks again at the numbers of its tables: where it hears the others, and where it may have
missed something."""
BEAT = 5.0
"""Seconds between two signs of life."""

log = structlog.get_logger()


async def nothing() -> None: ...


class Others:
    """The other processes, as this one knows them."""

    def __init__(self, store: Store, rooms: Rooms, presence: Everywhere, sharing: Sharing) -> None:
        self.store = store
        self.rooms = rooms
        self.presence = presence
        self.sharing = sharing
        self.fanout = Fanout()
        self.sign_out: Callable[[list[str]], None] = lambda sessions: None
        """Told which sessions have ended elsewhere."""
        self.check_sessions: Callable[[], Awaitable[None]] = nothing
        """Asked to see which have, as nobody may have said so."""
        self.hear_inboxes: Callable[[Collection[str]], None] = lambda people: None
        """Told whose inbox has changed elsewhere."""
        self.missed_inboxes: Callable[[], None] = lambda: None
        """Told that some may have, as nobody may have said so."""
        self.looking = asyncio.Lock()
        self.looked = monotonic()
        """When it last did."""
        self.behind = False
        """Whether something was heard that could not be looked up."""
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, fanout: Fanout) -> None:
        self.fanout = self.rooms.fanout = self.sharing.fanout = fanout
        self.tasks = [
            asyncio.create_task(self.every(LOOK_OFTEN, self.look_in_time), name="looking"),
            asyncio.create_task(self.every(BEAT, self.live), name="beating"),
        ]

    async def heard(self, told: Told) -> None:
        """Another process says something. If the database is away, it is found out later."""
        try:
            await self.follow(told)
        except Unsaved as unsaved:
            self.behind = True
            self.store.writer.spell.bad(unsaved)

    async def follow(self, told: Told) -> None:
        """Raises Unsaved."""
        for table, number in told.tables.items():
            await self.rooms.heard(table, number)
        for table, number in told.talk.items():
            if room := self.rooms.rooms.get(table):
                await self.rooms.talks.heard(room, number)
        for table in told.people:
            if room := self.rooms.rooms.get(table):
                await self.look_around([room])
        if told.inbox:
            self.hear_inboxes(told.inbox)
        if told.ended:
            self.sign_out(told.ended)
        for person in told.standing:
            self.rooms.standings.heard(person)
        for quota, keys in told.used.items():
            for key, amount in keys.items():
                self.sharing.used_elsewhere(quota, key, amount)

    async def missed(self) -> None:
        """Something may have been said that was not heard."""
        try:
            await self.look()
        except Unsaved as unsaved:
            self.behind = True
            self.store.writer.spell.bad(unsaved)

    async def look_in_time(self) -> None:
        """Often where this process may have missed something: it does not hear the others, could not look up what it
        heard, or has lost the answer to what it wrote. Raises Unsaved."""
        sure = self.fanout.connected and not self.behind and not any(room.unsure for room in self.rooms.rooms.values())
        if not sure or monotonic() - self.looked >= LOOK:
            await self.look()

    async def every(self, pause: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except Unsaved as unsaved:
                self.store.writer.spell.bad(unsaved)
            except Exception:
                log.exception("others_failed")

    async def look(self) -> None:
        """See what others have written at the tables of this process, and which sessions have ended. Raises Unsaved."""
        async with self.looking:
            numbers = await self.store.numbers(list(self.rooms.rooms))
            for id, room in list(self.rooms.rooms.items()):
                await self.rooms.heard(id, numbers.get(id, room.table.number + 1))
                room.unsure = False
            await self.rooms.talks.look(list(self.rooms.rooms.values()))
            self.behind, self.looked = False, monotonic()
            self.missed_inboxes()
            await self.check_sessions()

    async def live(self) -> None:
        """Show that this process lives, and see after those who do not. Raises Unsaved."""
        await self.store.beat(self.rooms.clock())
        await self.presence.agree(self.rooms.rooms.values())
        for table, person in await self.store.reap(self.rooms.clock()):
            self.rooms.comings.later(table, person)
        self.sharing.processes, self.sharing.workers = await self.store.alive(self.rooms.clock())
        await self.look_around(list(self.rooms.rooms.values()))

    async def look_around(self, rooms: Iterable[Room]) -> None:
        """Who is there, wherever they are connected; what is wrong about that is mended. Raises Unsaved."""
        known = {room.id: room for room in rooms if room.table.people}
        there = await self.store.attended(list(known))
        for id, room in known.items():
            self.rooms.comings.noticed(room, there.get(id, {}))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.fanout.close()
        try:
            await self.store.depart_all()
        except Unsaved as unsaved:
            self.store.writer.spell.bad(unsaved)
