"""The rooms of this process. What is accepted is written first; if somebody else was quicker, a room decides again."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from secrets import choice
from typing import Any, TypeVar

from mazzo.server.clock import now
from mazzo.server.club_door import MembersOnly, not_members
from mazzo.server.comings import Comings
from mazzo.server.ending import NOTE, ended
from mazzo.server.fanout import Fanout
from mazzo.server.listing import written
from mazzo.server.naming import account_name, check_blocked, signed
from mazzo.server.presence import Here, Presence
from mazzo.server.promising import Promises
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.sharing import Sharing
from mazzo.server.standing import Standings
from mazzo.server.store import Store, folded
from mazzo.server.talk import TalkStore
from mazzo.server.talks import Talks
from mazzo.server.trouble import Unsaved
from mazzo.server.waiting import Waiting
from mazzo.server.writer import Conflict, Statement
from mazzo.table.answering import answers_to_events
from mazzo.table.commands import AnyCommand, Sit
from mazzo.table.deciding import decide, entries
from mazzo.table.due import Due, Waits, due, happen
from mazzo.table.events import Departed, Entry, Finished, Opened, Started
from mazzo.table.lobby import check_deletable, leave
from mazzo.table.refusal import Refused
from mazzo.table.state import Table

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What the id of a table may look like, also of one that others have made."""
MOST_LISTED = 100
TRIES = 8
LOADS = 2
"""How many tables are read at the same time: threads that fold take turns with everybody else."""
IDLE = 600_000
"""How long a room without connections stays in memory, in milliseconds."""

Written = TypeVar("Written")


class Rooms:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        pace: int,
        waits: Waits,
        linger: int,
        clock: Callable[[], int] = now,
        presence: Presence | None = None,
        sharing: Sharing | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.comings = Comings(self, presence or Here())
        self.fanout = Fanout()
        """Tells other processes, if there are any."""
        self.standings = Standings(store, lambda person: self.fanout.standing(person))
        self.talks = Talks(TalkStore(store), self.standings, lambda: self.fanout, sharing)
        self.waiting = Waiting(store, lambda: self.fanout)
        self.promises = Promises(self)
        self.pace = pace
        self.waits = waits
        self.linger = linger
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.few_at_a_time = asyncio.Semaphore(LOADS)
        self.changing: set[asyncio.Task[None]] = set()
        self.due_at: Callable[[int], None] = lambda at: None
        """Told when work will be due; the scheduler listens here."""
        self.upcoming: Callable[[Room, list[Due]], None] = lambda room, upcoming: None
        """Told what will happen at a table by itself, whenever that may have changed."""
        self.over: Callable[[], None] = lambda: None
        """Told that a match has ended."""
        self.file_all_of: Callable[[str], Awaitable[None]] = nothing_to_file
        """Sees that what was played at a table is in the history before it is deleted."""

    async def open(self, opened: Opened) -> str:
        """A new table; its id, which nobody can guess."""
        while True:
            id = "".join(choice(LETTERS) for _ in range(ID_LENGTH))
            entry = Entry(number=1, at=self.clock(), event=opened)
            table = Table(entry)
            try:
                await self.store.open_table(id, entry, written(id, table))
            except Conflict:
                continue
            self.rooms[id] = Room(id, table, self.clock)
            self.waiting.begin(self.rooms[id])
            return id

    async def get(self, id: str) -> Room:
        """The room of a table, from memory or from its events. Raises NoSuchTable, DamagedTable, Unsaved."""
        room = self.rooms.get(id)
        if room:
            room.used = self.clock()
            return room
        if not ID.fullmatch(id):
            # Not all that can be asked for can be said to a database.
            raise NoSuchTable(id)
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda task: self.loaded(id, task))
        return await asyncio.shield(self.loading[id])

    def loaded(self, id: str, task: asyncio.Task[Room]) -> None:
        self.loading.pop(id, None)
        if not task.cancelled():
            # Whoever waited may be gone; a failure was for them alone.
            task.exception()

    async def load(self, id: str) -> Room:
        async with self.few_at_a_time:
            bodies = await self.store.bodies(id)
            if not bodies:
                raise NoSuchTable(id)
            # Folding a long match takes a while; in a thread the others go on in between.
            room = Room(id, await asyncio.to_thread(folded, id, bodies), self.clock)
        self.rooms[id] = room
        # Who was there when the server stopped may not come back. In a shuffle nobody is missed for what could not be
        # sent meanwhile: it goes on when the first is back.
        if room.table.status == "shuffling":
            with suppress(Unsaved):
                for person in [name for name, known in room.table.people.items() if known.present]:
                    await self.comings.depart(room, person)
        self.comings.check_all(room)
        if room.table.slow:
            # Whoever wrote last may have ended before it kept what was promised.
            self.begin(self.promises.keep(room))
        return room

    async def command(self, id: str, command: AnyCommand, person: str) -> int:
        """Let a person's command happen; the number of its last event. Raises Refused, NoSuchTable.

        To be run by `begin`.
        """
        room = await self.get(id)
        first = isinstance(command, Sit) and not room.table.seats_of(person)
        account = ""
        if isinstance(command, Sit):
            await self.check_visit(room, person)
            await check_blocked(self.store, person, room.table.host)
            opening = room.table.opening
            account = await account_name(self.store, person, command.names, public=opening.public or bool(opening.club))
        if first and room.table.opening.rated and not account:
            raise Refused("rated_needs_account")
        await self.changed(room, lambda table: signed(decide(table, command, person, room.now()), account))
        own = room.table.seats_of(person)
        if first and own:
            # Who sits down beside them at the same device is somebody else.
            self.store.named(person, room.table.seats[own[0]].name)
        return room.table.accepted[person, command.id]

    async def check_visit(self, room: Room, person: str) -> None:
        """Only members come to the tables of a club. Raises MembersOnly, Unsaved."""
        if room.table.opening.club and await not_members(self.store, {(room.id, person)}):
            raise MembersOnly

    async def happen(self, id: str, what: Due, move: str = "", *, below: bool = False) -> None:
        """Let something due happen, if it still holds."""
        room = await self.get(id)
        await self.change(room, lambda table: happen(table, what, room.now(), move, self.waits, below=below))

    async def leave(self, id: str, person: str) -> None:
        """A person gives up all seats there, and has the table on no list any more. Raises NoSuchTable."""
        room = await self.get(id)
        await self.change(room, lambda table: entries(table, leave(table, person), room.now(), person))
        await self.store.forget(id, person)

    async def delete(self, id: str, person: str) -> None:
        """The host wants it gone, and all that happened there. Raises Refused, NoSuchTable."""
        await self.to_its_end(self.deleted(await self.get(id), person))

    async def change(self, room: Room, decided: Callable[[Table], list[Entry]]) -> None:
        """Decide, write, apply, tell. Raises NoSuchTable, Unsaved."""
        await self.to_its_end(self.changed(room, decided))

    async def to_its_end(self, change: Coroutine[Any, Any, None]) -> None:
        """Even if whoever asked is gone."""
        await asyncio.shield(self.begin(change))

    def begin(self, change: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """What nobody interrupts, not even the end of the server."""
        task = asyncio.create_task(change)
        self.changing.add(task)
        task.add_done_callback(self.changing.discard)
        return task

    async def changed(self, room: Room, decided: Callable[[Table], list[Entry]]) -> None:
        async with room.lock:

            async def write() -> list[Entry]:
                found = decided(room.table)
                if found:
                    try:
                        await self.store.append(room.id, found, room.ahead, self.ended(room, found))
                    except Unsaved:
                        room.unsure = True
                        raise
                return found

            found = await self.undisturbed(room, write)
            if not found:
                return
            room.apply(found)
            self.fanout.number(room.id, room.table.number)
        self.settle(room)
        kinds = {type(entry.event) for entry in found}
        if Finished in kinds:
            self.over()
        if Started in kinds:
            # Who came or went while that was written.
            self.comings.check_all(room)
        if room.table.slow:
            self.begin(self.promises.keep(room))
        if answers := answers_to_events(room.table, found):
            self.begin(self.talks.react(room, answers))

    def ended(self, room: Room, found: list[Entry]) -> list[Statement]:
        """What is written with the end of a match, if it ends."""
        if not any(isinstance(entry.event, Finished) for entry in found):
            return []
        rows = ended(room.id, [*(told.entry for told in room.table.log), *found])
        return [(NOTE[self.store.dialect], rows[-1])]

    async def deleted(self, room: Room, person: str) -> None:
        async with room.lock:

            async def write() -> None:
                check_deletable(room.table, person)
                await self.file_all_of(room.id)
                await self.store.delete(room.id, room.table.number + 1)

            await self.undisturbed(room, write)
            self.drop(room)
            self.fanout.number(room.id, room.table.number + 1)

    async def clear(self, id: str, number: int) -> bool:
        """Delete a table whose last event has this number, unless somebody is there. Raises Conflict, Unsaved."""
        room = self.rooms.get(id)
        if id in self.loading or (room and (room.listeners or room.table.number != number)):
            return False
        if room:
            # Whoever comes now finds it gone.
            self.drop(room)
        await self.store.delete(id, number + 1)
        self.fanout.number(id, number + 1)
        return True

    async def undisturbed(self, room: Room, write: Callable[[], Awaitable[Written]]) -> Written:
        """Write, again if somebody else was quicker. Raises NoSuchTable."""
        for _ in range(TRIES):
            if room.deleted:
                raise NoSuchTable(room.id)
            try:
                return await write()
            except Conflict:
                await self.catch_up(room)
            except Refused:
                # By what this process knows. Another may know more.
                if not await self.is_behind(room):
                    raise
        raise RuntimeError("others were quicker, again and again")

    @property
    def alone(self) -> bool:
        """Whether no other process writes to the database."""
        return isinstance(self.comings.presence, Here)

    async def is_behind(self, room: Room) -> bool:
        """Whether others have written something here that this process has not heard of yet; now it has."""
        if self.alone:
            return False
        number = room.table.number
        if (await self.store.numbers([room.id])).get(room.id) != number:
            await self.catch_up(room)
        return room.deleted or room.table.number > number

    async def current(self, id: str) -> Room:
        """The room of a table with all that any process has written, as far as the database can be asked. Raises
        NoSuchTable, DamagedTable, Unsaved."""
        room = await self.get(id)
        with suppress(Unsaved):
            await self.freshen(room)
        if room.deleted:
            raise NoSuchTable(id)
        return room

    async def freshen(self, room: Room) -> None:
        """Know all that the other processes have written. Raises Unsaved."""
        if not self.alone:
            async with room.lock:
                await self.is_behind(room)

    async def catch_up(self, room: Room) -> None:
        """Others have written: events, or else that the table is gone."""
        missed = await self.store.entries(room.id, room.table.number)
        if not missed:
            if room.id not in await self.store.numbers([room.id]):
                self.drop(room)
            return
        room.apply(missed)
        self.waiting.missed(room)
        if room.unsure:
            room.unsure = False
            self.fanout.number(room.id, room.table.number)
        for entry in missed:
            # Another process did not know that they are here.
            if isinstance(entry.event, Departed) and room.connected(entry.event.person):
                self.comings.later(room.id, entry.event.person, soon=True)

    def drop(self, room: Room) -> None:
        """The table has been deleted."""
        room.deleted = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.upcoming(room, [])
        for listener in room.listeners:
            listener.end("no_such_table")

    def due(self, room: Room) -> list[Due]:
        """What will happen at a table by itself, the earliest first."""
        return due(room.table, self.pace, self.waits)

    def settle(self, room: Room) -> None:
        """Note what lists show of the table and when it needs somebody again."""
        if room.deleted:
            return
        table = room.table
        upcoming = self.due(room)
        self.upcoming(room, upcoming)
        self.waiting.note(room)
        short = written(room.id, table)
        changed = table.log[-1].entry.at
        if not upcoming:
            self.store.settle(room.id, table.status, short, changed, None, number=table.number)
            return
        # Told once it is written: whoever looks earlier would not find it.
        due = upcoming[0].at - room.ahead
        bot = upcoming[0].kind == "bot"
        settled = self.store.settle(room.id, table.status, short, changed, due, number=table.number, bot=bot)
        settled.add_done_callback(lambda _: self.due_at(due))

    async def heard(self, id: str, number: int) -> None:
        """Another process may have written."""
        room = self.rooms.get(id)
        if room and number > room.table.number:
            async with room.lock:
                if number > room.table.number and not room.deleted:
                    await self.catch_up(room)

    def inviting(self, most: int) -> list[Room]:
        """Public tables whose host is there and waits for others, the latest first; of each address only so many."""
        found: list[Room] = []
        listed: Counter[str] = Counter()
        inviting = (room for room in self.rooms.values() if room.inviting)
        for room in sorted(inviting, key=lambda each: each.table.log[0].entry.at):
            host = next((each for each in room.listeners if each.person == room.table.host), None)
            if host and listed[host.address] < most:
                listed[host.address] += 1
                found.append(room)
        return found[: -1 - MOST_LISTED : -1]

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at."""
        for id, room in list(self.rooms.items()):
            if not room.listeners and self.clock() - room.used > IDLE and not room.lock.locked():
                del self.rooms[id]

    async def close(self) -> None:
        """Finish what was begun."""
        await self.comings.close()
        await asyncio.gather(*self.changing, return_exceptions=True)


async def nothing_to_file(table: str) -> None:
    """Where nobody keeps a history."""
