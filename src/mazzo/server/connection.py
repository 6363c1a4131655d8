"""One socket: reads what a client says, and tells it the news.

Only small answers are queued for a slow reader: it is told everything since the last time, in one message, as
soon as it has taken the one before. A client that takes none for too long is dropped, and may connect again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec
import structlog
from msgspec import Raw

from mazzo.kernel.contract import View
from mazzo.kernel.errors import Param, Reason
from mazzo.server import metrics
from mazzo.server.hints import Hints
from mazzo.server.messages import (
    AnyFromClient,
    AnyFromServer,
    Beat,
    BeatFromClient,
    Done,
    Hello,
    HintMessage,
    HintWanted,
    MoveValue,
    News,
    RefusedMessage,
    Show,
)
from mazzo.server.rooms import Room, Rooms, now
from mazzo.server.settings import Settings
from mazzo.table import events as happened
from mazzo.table.commands import AnyCommand
from mazzo.table.hinting import hinted
from mazzo.table.refusal import Refused
from mazzo.table.showing import news, table_shown, viewer

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
ENCODER = msgspec.json.Encoder()

BEAT = 20
"""Seconds of silence after which the server says that it is there."""
MOST_ANSWERS = 64
MOST_MISSED = 300
"""A client that has missed more events than that is told from the last deal on."""

log = structlog.get_logger()

Send = Callable[[str], Awaitable[None]]


class Dropped(Exception):
    """The connection ends, for a reason that the client is told."""

    def __init__(self, code: str, **params: Param) -> None:
        self.reason = Reason(code, params)
        super().__init__(code)


class Gone(Exception):
    """The client has ended the connection."""


class Allowance:
    """A number of messages a second, with bursts."""

    def __init__(self, a_second: int) -> None:
        self.a_second = a_second
        self.left = float(3 * a_second)
        self.at = monotonic()

    def take(self) -> None:
        """Raises Dropped."""
        since, self.at = self.at, monotonic()
        self.left = min(3 * self.a_second, self.left + (self.at - since) * self.a_second) - 1
        if self.left < 0:
            raise Dropped("too_many_messages", a_second=self.a_second)


class Connection:
    """A client at a table. Without a seat there, it watches."""

    def __init__(self, rooms: Rooms, hints: Hints, room: Room, person: str, send: Send, settings: Settings) -> None:
        self.rooms = rooms
        self.hints = hints
        self.room = room
        self.person = person
        self.send = send
        """Raises Gone."""
        self.patience = settings.patience / 1000
        self.allowance = Allowance(settings.messages_a_second)
        self.greeted = False
        self.expected = False
        """Whether a `hello` waits for its news, even if there is none."""
        self.sent = -1
        """The number of the last event that was told; -1 before anything was."""
        self.shown: int | None = None
        """The viewer whose news it gets."""
        self.wanted: int | None = None
        self.hinting: asyncio.Task[None] | None = None
        """The hint that is being worked out for this client: one at a time."""
        self.answers: deque[AnyFromServer] = deque()
        self.woken = asyncio.Event()
        self.ending: Dropped | None = None
        self.began = self.said = monotonic()
        """When the connection began, and when something was said last."""
        self.sending: float | None = None
        """Since when the client is being told something, if it is."""
        self.dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Fails if the client kept the server waiting for too long."""

    def wake(self) -> None:
        self.woken.set()

    def end(self, code: str) -> None:
        """Say goodbye, as soon as the client listens."""
        self.ending = Dropped(code)
        self.wake()

    def answer(self, message: AnyFromServer) -> None:
        if len(self.answers) >= MOST_ANSWERS:
            raise Dropped("too_slow")
        self.answers.append(message)
        self.wake()

    async def hear(self, text: str | bytes) -> None:
        """What the client says. Raises Dropped."""
        self.allowance.take()
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            id = readable_id(text)
            self.answer(RefusedMessage(id=id, reason=Reason("malformed_message", {"problem": str(error)[:200]})))
            return
        match message:
            case Hello(since=since, show=show):
                await self.greet(since, show)
            case Show(seat=seat):
                self.wanted = seat
                self.wake()
            case HintWanted():
                self.hint(message)
            case BeatFromClient():
                self.answer(Beat())
            case _:
                await self.command(message)

    async def greet(self, since: int, show: int | None) -> None:
        # The room may have been forgotten while the client kept silent.
        self.room.listeners.discard(self)
        self.room = await self.rooms.get(self.room.id)
        table = self.room.table
        self.wanted = show
        self.shown = viewer(table, self.person, show)
        known = 0 < since <= table.number and table.number - since <= MOST_MISSED
        self.sent = since if known else -1
        self.greeted = self.expected = True
        self.room.listeners.add(self)
        await self.rooms.arrive(self.room, self.person)
        self.wake()

    async def command(self, command: AnyCommand) -> None:
        if not self.greeted:
            raise Dropped("hello_first")
        if not self.person:
            self.answer(RefusedMessage(id=command.id, reason=Reason("no_identity")))
            return
        kind = type(command).__name__.lower()
        try:
            with metrics.COMMAND_SECONDS.time():
                number = await self.rooms.command(self.room.id, command, self.person)
        except Refused as refused:
            metrics.COMMANDS.labels(kind, "refused").inc()
            self.answer(RefusedMessage(id=command.id, reason=refused.reason))
        else:
            metrics.COMMANDS.labels(kind, "accepted").inc()
            self.answer(Done(id=command.id, number=number))

    def hint(self, wanted: HintWanted) -> None:
        """Have a hint worked out; meanwhile the client may say other things."""
        if not self.greeted:
            raise Dropped("hello_first")
        if self.hinting and not self.hinting.done():
            self.answer(RefusedMessage(id=wanted.id, reason=Reason("hint_pending")))
        else:
            self.hinting = asyncio.create_task(self.hinted(wanted))

    async def hinted(self, wanted: HintWanted) -> None:
        try:
            self.answer(await self.advised(wanted))
        except Refused as refused:
            self.answer(RefusedMessage(id=wanted.id, reason=refused.reason))
        except Dropped as dropped:
            self.end(dropped.reason.code)
        except Exception:
            log.exception("hint_failed", table=self.room.id)
            self.answer(RefusedMessage(id=wanted.id, reason=Reason("server_error")))

    async def advised(self, wanted: HintWanted) -> HintMessage:
        """The answer to who asks for a hint, as long as the decision stands. Raises Refused."""
        found = await self.hints.give(self.room, wanted.seat, wanted.decision, self.asked(wanted))
        self.asked(wanted)
        return HintMessage(
            id=wanted.id,
            seat=wanted.seat,
            decision=wanted.decision,
            move=found.move,
            reason=found.reason,
            values=[MoveValue(move=move, value=value) for move, value in found.values],
        )

    def asked(self, wanted: HintWanted) -> View:
        """What the one who asks for a hint knows. Raises Refused."""
        table = self.room.table
        seen = viewer(table, self.person, self.wanted)
        return hinted(table, wanted.seat, wanted.decision, self.person, seen)

    def forget_hint(self) -> None:
        """The client is gone."""
        if self.hinting:
            self.hinting.cancel()

    async def tell(self) -> None:
        """Send what there is to say, until the connection ends. Raises Dropped, Gone."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            if self.greeted and (message := self.news()):
                await self.say(message)
            while self.answers:
                await self.say(self.answers.popleft())
            if self.ending:
                raise self.ending

    async def say(self, message: AnyFromServer) -> None:
        self.sending = self.said = monotonic()
        await self.send(ENCODER.encode(message).decode())
        self.sending = None

    def check(self, at: float) -> None:
        """Called every second or so: drops a client that keeps the server waiting, and shows that the server lives."""
        if self.dropped.done():
            return
        if self.sending is not None and at - self.sending > self.patience:
            self.dropped.set_exception(Dropped("too_slow"))
        elif not self.greeted and at - self.began > self.patience:
            self.dropped.set_exception(Dropped("hello_first"))
        elif at - self.said > BEAT:
            self.answers.append(Beat())
            self.wake()

    def news(self) -> News | None:
        """What this client has not been told yet. Another viewer on the same device begins afresh."""
        table = self.room.table
        seen = viewer(table, self.person, self.wanted)
        fresh = self.sent < 0 or seen != self.shown
        if not fresh and self.sent == table.number and not self.expected:
            return None
        since = last_deal(self.room) if fresh else self.sent
        self.shown, self.sent, self.expected = seen, table.number, False
        return News(
            fresh=fresh,
            number=table.number,
            now=now(),
            events=news(table, seen, since),
            table=table_shown(table, self.person, seen),
            scene=Raw(self.room.scene(seen)),
        )


def last_deal(room: Room) -> int:
    """The number before the last deal, or before the match if none is dealt."""
    for told in reversed(room.table.log):
        if isinstance(told.entry.event, happened.Dealt | happened.Started | happened.Opened):
            return told.entry.number - 1
    return 0


def readable_id(text: str | bytes) -> str:
    """The id of a message that cannot be understood otherwise."""
    try:
        found = msgspec.json.decode(text, type=dict[str, object]).get("id", "")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return found[:40] if isinstance(found, str) else ""
