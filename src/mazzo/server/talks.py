"""Table talk at the tables that this process has in memory: who says something, and who is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from typing import TypeVar
from weakref import WeakKeyDictionary, WeakValueDictionary

from msgspec.structs import replace

from mazzo.server.fanout import Fanout
from mazzo.server.messages import Mute, Say, Silence, TalkLine, TalkMessage
from mazzo.server.quotas import Quota
from mazzo.server.room import Room
from mazzo.server.sharing import Sharing
from mazzo.server.standing import Standings, day_of
from mazzo.server.talk import MOST_KEPT, Line, TalkStore
from mazzo.server.trouble import Unsaved
from mazzo.server.writer import Conflict
from mazzo.table.answering import Answer, answers_to_line
from mazzo.table.lobby import only_host, own_seat
from mazzo.table.refusal import Refused
from mazzo.table.talking import Kind, audience_of, check_may_talk, hears, kind_of, proper_text

WATCHING = -1
TRIES = 8
BURST, SECONDS_EACH = 5, 2
"""So many lines at once, and one more every so many seconds."""

Decided = TypeVar("Decided")


class Muted(set[str]):
    """Whom a person does not hear: one for all connections of that person."""

    changes = 0


class TableTalk:
    """What was said at a table lately."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.number = 0
        self.silenced: set[str] = set()
        self.known = False
        """Whether what was said before was read."""
        self.lock = asyncio.Lock()

    def take(self, lines: Iterable[Line]) -> None:
        for line in lines:
            if line.number <= self.number:
                continue
            self.number = line.number
            self.lines = [*self.lines, line][-MOST_KEPT:]
            if line.kind == "silenced":
                self.silenced.add(line.person)
            elif line.kind == "voiced":
                self.silenced.discard(line.person)


class Hearing:
    """What one connection has been told of the talk at its table."""

    def __init__(self, talk: TableTalk, person: str, muted: Muted) -> None:
        self.talk = talk
        self.person = person
        self.muted = muted
        self.told = self.told_of_watchers = 0
        """The numbers of the last lines that were told, or passed over: of all, and of those of watchers."""
        self.last: tuple[list[int], list[int], bool] | None = None
        """Whose lines are not heard, and whose nobody hears, as it was told last."""
        self.looked: tuple[int, ...] = ()
        """How everything stood that this depends on, when it was last looked at."""

    def news(self, room: Room) -> TalkMessage | None:
        """What this connection has not been told yet."""
        table = room.table
        looked = (self.talk.number, self.muted.changes, table.company)
        if looked == self.looked:
            return None
        self.looked = looked
        apart = hears(table, self.person, "watchers")
        muted = [seat for seat, each in enumerate(table.seats) if each.person in self.muted]
        silenced = [seat for seat, each in enumerate(table.seats) if each.person in self.talk.silenced]
        state = (muted, silenced, self.person in self.talk.silenced)
        fresh = self.last is None or self.last[0] != muted
        if fresh:
            self.told = self.told_of_watchers = 0
        lines = [line for line in self.talk.lines if self.is_news(line, apart)]
        changed = self.last != state
        self.last, self.told = state, self.talk.number
        if apart:
            self.told_of_watchers = self.talk.number
        if not lines and not fresh and not changed:
            return None
        return TalkMessage(
            fresh=fresh, lines=[self.shown(line) for line in lines], muted=muted, silenced=silenced, quiet=state[2]
        )

    def is_news(self, line: Line, apart: bool) -> bool:
        if line.person in self.muted and line.kind not in ("silenced", "voiced"):
            return False
        if line.audience == "watchers":
            return apart and line.number > self.told_of_watchers
        return line.number > self.told

    def shown(self, line: Line) -> TalkLine:
        return TalkLine(
            number=line.number,
            at=line.at,
            seat=line.seat,
            name=line.name,
            kind=line.kind,
            key=line.key,
            text=line.text,
            own=bool(self.person) and line.person == self.person and line.kind in ("phrase", "emote", "text"),
            watchers=line.audience == "watchers",
        )


class Talks:
    """The talk at all tables of this process."""

    def __init__(
        self, kept: TalkStore, standings: Standings, fanout: Callable[[], Fanout], sharing: Sharing | None = None
    ) -> None:
        self.kept = kept
        self.standings = standings
        self.fanout = fanout
        self.quota = Quota("talk", "too_much_talk", BURST, BURST * SECONDS_EACH, sharing)
        self.tables: WeakKeyDictionary[Room, TableTalk] = WeakKeyDictionary()
        self.muted: WeakValueDictionary[str, Muted] = WeakValueDictionary()

    async def greet(self, room: Room, person: str) -> Hearing:
        """Somebody comes and is told what was said. If that cannot be read now, then what will be."""
        try:
            return Hearing(await self.at(room), person, await self.muted_by(person))
        except Unsaved:
            return Hearing(self.tables.setdefault(room, TableTalk()), person, Muted())

    async def at(self, room: Room) -> TableTalk:
        """Raises Unsaved."""
        found = self.tables.setdefault(room, TableTalk())
        async with found.lock:
            if not found.known:
                found.take(await self.kept.latest(room.id))
                found.known = True
        return found

    async def muted_by(self, person: str) -> Muted:
        found = self.muted.get(person)
        if found is None:
            found = Muted(await self.kept.muted(person) if person else ())
            found = self.muted.setdefault(person, found)
        return found

    async def say(self, room: Room, person: str, said: Say) -> int:
        """The number of the line. Raises Refused, Unsaved."""
        table, standing = room.table, await self.standings.of(person)
        counted = False

        def decide(talk: TableTalk) -> Line:
            nonlocal counted
            check_may_talk(table)
            before = next((line for line in talk.lines if line.person == person and line.command == said.id), None)
            if before:
                return before
            if person in talk.silenced:
                raise Refused("talk_silenced")
            if standing.mute:
                raise Refused("talk_muted", reason=standing.mute.reason, until=day_of(standing.mute.until))
            kind: Kind = "text" if said.text and not said.key else kind_of(said.key)
            if kind == "text" and table.opening.talk != "text":
                raise Refused("talk_no_text")
            text = proper_text(said.text) if kind == "text" else ""
            if kind == "text" and not standing.account:
                raise Refused("talk_accounts")
            seat = self.seat_of(room, person, said.seat)
            if not counted:
                self.quota.take(person)
                counted = True
            return Line(
                number=0,
                at=room.now(),
                person=person,
                seat=seat,
                name=table.seats[seat].name if seat >= 0 else "",
                audience=audience_of(table, person),
                kind=kind,
                key=said.key if kind != "text" else "",
                text=text,
                command=said.id,
            )

        line, is_new = await self.add(room, decide)
        if is_new and line.audience == "table":
            await self.answer(room, answers_to_line(table, line.kind, line.key, line.number))
        return line.number

    def seat_of(self, room: Room, person: str, wanted: int | None) -> int:
        """Raises Refused."""
        if wanted is not None:
            own_seat(room.table, wanted, person)
            return wanted
        return next(iter(room.table.seats_of(person)), WATCHING)

    async def silence(self, room: Room, person: str, wanted: Silence) -> int:
        """The host lets nobody hear somebody, or everybody again; the number of the line. Raises Refused, Unsaved."""
        only_host(room.table, person)

        def decide(talk: TableTalk) -> Line:
            whom = self.meant(room, talk, wanted.seat, wanted.line)
            if whom == person or (whom in talk.silenced) == wanted.silenced:
                raise Refused("is_so")
            seat = self.seat_of(room, whom, None)
            return Line(
                number=0,
                at=room.now(),
                person=whom,
                seat=seat,
                name=room.table.seats[seat].name if seat >= 0 else "",
                audience=audience_of(room.table, whom),
                kind="silenced" if wanted.silenced else "voiced",
                command=wanted.id,
            )

        return (await self.add(room, decide))[0].number

    async def mute(self, room: Room, person: str, wanted: Mute) -> int:
        """Somebody does not want to hear another, or does again. Raises Refused, Unsaved."""
        talk = await self.at(room)
        async with talk.lock:
            whom = await self.decided(room, talk, lambda talk: self.meant(room, talk, wanted.seat, wanted.line))
        if whom == person:
            raise Refused("is_so")
        muted = await self.muted_by(person)
        await self.kept.mute(person, whom, wanted.muted, room.now())
        (muted.add if wanted.muted else muted.discard)(whom)
        muted.changes += 1
        self.wake(room)
        return talk.number

    def meant(self, room: Room, talk: TableTalk, seat: int | None, number: int | None) -> str:
        """Who sits there, or said that. Raises Refused."""
        if seat is not None and seat < len(room.table.seats):
            found = room.table.seats[seat].person
        else:
            found = next((line.person for line in talk.lines if line.number == number), "")
        if not found:
            raise Refused("no_such_speaker")
        return found

    async def react(self, room: Room, answers: list[Answer]) -> None:
        """Bots say something about what has happened. If that cannot be saved, nothing is lost."""
        with suppress(Unsaved):
            await self.answer(room, answers)

    async def answer(self, room: Room, answers: list[Answer]) -> None:
        for answer in answers:
            line = Line(
                number=0,
                at=room.now(),
                person="",
                seat=answer.seat,
                name=room.table.seats[answer.seat].name,
                audience="table",
                kind=answer.kind,
                key=answer.key,
            )
            await self.add(room, partial(unconditionally, line))

    async def add(self, room: Room, decide: Callable[[TableTalk], Line]) -> tuple[Line, bool]:
        """Write the line that is decided on under the next number, and let everybody hear it; one that has a number was
        said before. The line, and whether it is new. Raises Refused, Unsaved."""
        talk = await self.at(room)
        async with talk.lock:
            for _ in range(TRIES):
                line = await self.decided(room, talk, decide)
                if line.number:
                    return line, False
                line = replace(line, number=talk.number + 1)
                try:
                    await self.kept.write(room.id, line)
                except Conflict:
                    await self.catch_up(room, talk)
                    continue
                talk.take([line])
                break
            else:
                raise RuntimeError("others were quicker, again and again")
        self.wake(room)
        self.fanout().talk(room.id, line.number)
        return line, True

    async def decided(self, room: Room, talk: TableTalk, decide: Callable[[TableTalk], Decided]) -> Decided:
        """Nobody is refused by what this process knows, where another knows more. Raises Refused, Unsaved."""
        try:
            return decide(talk)
        except Refused:
            if not await self.catch_up(room, talk):
                raise
        return decide(talk)

    async def catch_up(self, room: Room, talk: TableTalk) -> bool:
        """Read what was said at other processes, if anything was. Raises Unsaved."""
        missed = await self.kept.since(room.id, talk.number)
        talk.take(missed)
        return bool(missed)

    def wake(self, room: Room) -> None:
        for listener in room.listeners:
            listener.wake()

    async def heard(self, room: Room, number: int) -> None:
        """At another process somebody may have said something. Raises Unsaved."""
        talk = self.tables.get(room)
        if talk is None or not talk.known or number <= talk.number:
            return
        async with talk.lock:
            await self.catch_up(room, talk)
        self.wake(room)

    async def look(self, rooms: Collection[Room]) -> None:
        """See what was said at other processes. Raises Unsaved."""
        talked = {room.id: room for room in rooms if room in self.tables}
        if talked:
            for id, number in (await self.kept.numbers(list(talked))).items():
                await self.heard(talked[id], number)


def unconditionally(line: Line, talk: TableTalk) -> Line:
    """What a bot says depends on nothing that was said."""
    return line
