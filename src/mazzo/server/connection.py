"""One socket: hears what a client says, and tells it the news.

Only small answers are queued for a slow reader: it is told everything since the last time, in one message, as
soon as it has taken the one before. A client that takes none for too long is dropped, and may connect again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from time import monotonic
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from mazzo.kernel.contract import View
from mazzo.kernel.errors import Param, Reason
from mazzo.server import metrics
from mazzo.server.hints import Hints
from mazzo.server.messages import (
    PROTOCOL,
    AnyFromClient,
    AnyFromServer,
    AnyTalk,
    Beat,
    BeatFromClient,
    Done,
    Hello,
    HintMessage,
    HintWanted,
    MoveValue,
    Mute,
    RefusedMessage,
    Say,
    Show,
    Silence,
)
from mazzo.server.quotas import Limited, Quotas
from mazzo.server.room import Room
from mazzo.server.rooms import Rooms
from mazzo.server.settings import Settings
from mazzo.server.talks import Hearing
from mazzo.server.trouble import Unsaved
from mazzo.server.viewing import MOST_EVENTS, Sight
from mazzo.server.wire import Wire
from mazzo.server.worker import Unfinished
from mazzo.table.commands import AnyCommand
from mazzo.table.hinting import hinted
from mazzo.table.refusal import Refused
from mazzo.table.seating import is_program
from mazzo.table.showing import viewer

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
ENCODER = msgspec.json.Encoder()

BEAT = 20
"""Seconds of silence after which the server says that it is there."""
FAREWELL = 2
"""Seconds that somebody may take to hear that the session has ended."""
MOST_ANSWERS = 64

log = structlog.get_logger()


class Dropped(Exception):
    """The connection ends, for a reason that the client is told."""

    def __init__(self, code: str, **params: Param) -> None:
        self.reason = Reason(code, params)
        super().__init__(code)


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


class Visitor(Struct, frozen=True):
    """Who has opened a socket."""

    person: str
    """Empty for a stranger."""
    session: str
    """The device, if it is known."""
    address: str
    """The network from which it comes."""
    account: bool = False


class Connection:
    """A client at a table. Without a seat there, it watches."""

    def __init__(
        self, rooms: Rooms, hints: Hints, quotas: Quotas, room: Room, visitor: Visitor, wire: Wire, settings: Settings
    ) -> None:
        self.rooms = rooms
        self.hints = hints
        self.quotas = quotas
        self.room = room
        self.person, self.session, self.address = visitor.person, visitor.session, visitor.address
        self.account = visitor.account
        self.wire = wire
        self.patience = settings.patience / 1000
        self.allowance = Allowance(settings.messages_a_second)
        self.greeted = False
        self.whole = False
        self.expected = False
        """Whether a `hello` waits for its news, even if there is none."""
        self.since: int | None = None
        """The number of the last event that the client knew when it said hello, if it need not be told afresh."""
        self.sight: Sight | None = None
        """What the client was told last on this socket."""
        self.hearing: Hearing | None = None
        """What the client was told of the talk at the table."""
        self.wanted: int | None = None
        self.working: asyncio.Task[None] | None = None
        """What the client has asked for and what takes a while; meanwhile it is not heard."""
        self.unheard: deque[bytes] = deque()
        self.hinting: asyncio.Task[None] | None = None
        """The hint that is being worked out for this client: one at a time."""
        self.answers: deque[AnyFromServer] = deque()
        self.waking: asyncio.Handle | None = None
        self.ending: Dropped | None = None
        self.began = self.said = monotonic()
        """When the connection began, and when something was said last."""
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self.loop.create_future()
        """Fails with the reason for which the server ends the connection."""
        wire.hearer = self

    # What the client says

    def heard(self, data: bytes) -> None:
        """A message; in turn, if another is still worked on."""
        if self.working or self.unheard:
            self.unheard.append(data)
            self.wire.hold()
        else:
            self.hear(data)

    def hear(self, data: bytes) -> None:
        if self.ended.done():
            return
        try:
            self.allowance.take()
        except Dropped as dropped:
            # What else it sends would still have to be taken apart.
            self.wire.hold()
            self.fail(dropped)
            return
        try:
            self.take(data)
        except Exception as error:
            self.fail(error)

    def take(self, data: bytes) -> None:
        """Raises Dropped."""
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            id = readable_id(data)
            self.answer(RefusedMessage(id=id, reason=Reason("malformed_message", {"problem": str(error)[:200]})))
            return
        match message:
            case Hello():
                self.work(self.greet(message))
            case Show(seat=seat):
                self.wanted = seat
                self.wake()
            case HintWanted():
                self.hint(message)
            case Say() | Mute() | Silence():
                self.work(self.talk(message))
            case BeatFromClient():
                self.answer(Beat())
            case _:
                self.work(self.command(message))

    def work(self, wanted: Coroutine[Any, Any, None]) -> None:
        """To its end, even if the client is gone meanwhile."""
        self.working = self.rooms.begin(wanted)
        self.working.add_done_callback(self.worked)

    def worked(self, task: asyncio.Task[None]) -> None:
        self.working = None
        error = asyncio.CancelledError() if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.fail(error)
        while self.unheard and not self.working:
            self.hear(self.unheard.popleft())
        if not self.unheard:
            self.wire.go_on()

    async def greet(self, hello: Hello) -> None:
        if hello.protocol < PROTOCOL:
            raise Dropped("client_too_old")
        try:
            self.quotas.hello(self.person or self.address, account=self.account)
        except Limited as limited:
            raise Dropped(limited.reason.code, **limited.reason.params) from None
        # The room may have been forgotten while the client kept silent.
        self.room.listeners.discard(self)
        self.room = await self.rooms.get(self.room.id)
        try:
            # Whoever comes from another process never sees less than there.
            await self.rooms.freshen(self.room)
        except Unsaved:
            if hello.since > self.room.table.number:
                raise
        if self.ended.done():
            return
        number = self.room.table.number
        known = 0 < hello.since <= number and number - hello.since <= MOST_EVENTS
        self.wanted, self.whole = hello.show, hello.whole
        self.since = hello.since if known else None
        self.greeted = self.expected = True
        self.room.listeners.add(self)
        self.hearing = await self.rooms.talks.greet(self.room, self.person)
        await self.rooms.comings.arrive(self.room, self.person, self.address)
        self.wake()

    async def command(self, command: AnyCommand) -> None:
        if not self.greeted:
            raise Dropped("hello_first")
        if not self.person:
            self.answer(RefusedMessage(id=command.id, reason=Reason("no_identity")))
            return
        outcome, began = "failed", monotonic()
        try:
            number = await self.rooms.command(self.room.id, command, self.person)
        except Refused as refused:
            outcome = "refused"
            self.answer(RefusedMessage(id=command.id, reason=refused.reason))
        except Unsaved:
            outcome = "unsaved"
            self.answer(RefusedMessage(id=command.id, reason=Reason("not_saved")))
        else:
            outcome = "accepted"
            self.answer(Done(id=command.id, number=number))
        finally:
            metrics.MOVES.commanded(type(command), outcome, monotonic() - began)

    async def talk(self, said: AnyTalk) -> None:
        if not self.greeted:
            raise Dropped("hello_first")
        talks = self.rooms.talks
        try:
            if not self.person:
                raise Refused("no_identity")
            if is_program(self.person):
                raise Refused("program_may_not")
            match said:
                case Say():
                    number = await talks.say(self.room, self.person, said)
                case Mute():
                    number = await talks.mute(self.room, self.person, said)
                case Silence():
                    number = await talks.silence(self.room, self.person, said)
        except Refused as refused:
            self.answer(RefusedMessage(id=said.id, reason=refused.reason))
        except Unsaved:
            self.answer(RefusedMessage(id=said.id, reason=Reason("not_saved")))
        else:
            self.answer(Done(id=said.id, number=number))

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
            self.answer(await self.hint_or_reason(wanted))
        except Dropped as dropped:
            self.end(dropped.reason.code)

    async def hint_or_reason(self, wanted: HintWanted) -> AnyFromServer:
        try:
            if is_program(self.person):
                raise Refused("program_may_not")
            self.quotas.hint(self.person, account=self.account)
            return await self.advised(wanted)
        except Refused as refused:
            return RefusedMessage(id=wanted.id, reason=refused.reason)
        except Unfinished:
            return RefusedMessage(id=wanted.id, reason=Reason("hint_unfinished"))
        except Exception:
            log.exception("hint_failed", table=self.room.id)
            return RefusedMessage(id=wanted.id, reason=Reason("server_error"))

    async def advised(self, wanted: HintWanted) -> HintMessage:
        """The answer to who asks for a hint, as long as the decision stands. Raises Refused."""
        found = await self.hints.give(self.room, wanted.seat, wanted.decision, self.asked(wanted), self.person)
        self.asked(wanted)
        return HintMessage(
            id=wanted.id,
            seat=wanted.seat,
            decision=wanted.decision,
            move=found.move,
            reason=found.reason,
            values=[MoveValue(move=move, value=value, error=error) for move, value, error in found.values],
        )

    def asked(self, wanted: HintWanted) -> View:
        """What the one who asks for a hint knows. Raises Refused."""
        table = self.room.table
        seen = viewer(table, self.person, self.wanted)
        return hinted(table, wanted.seat, wanted.decision, self.person, seen)

    # What the client is told

    def wake(self) -> None:
        """There is something to say: soon, so that what belongs together is said together."""
        if self.waking is None and not self.ended.done():
            self.waking = self.loop.call_soon(self.tell)

    def answer(self, message: AnyFromServer) -> None:
        if len(self.answers) >= MOST_ANSWERS:
            self.tell()
        if len(self.answers) >= MOST_ANSWERS:
            raise Dropped("too_slow")
        self.answers.append(message)
        self.wake()

    def end(self, code: str) -> None:
        """Say goodbye, as soon as the client listens."""
        self.ending = Dropped(code)
        self.wake()

    def tell(self) -> None:
        """Say what there is to say, unless the client has yet to read what was said before."""
        self.waking = None
        if self.ended.done() or self.wire.full_since is not None:
            return
        try:
            said = [news] if self.greeted and (news := self.news()) else []
            if self.hearing and (heard := self.hearing.news(self.room)):
                said.append(ENCODER.encode(heard))
            if self.answers:
                said += [ENCODER.encode(answer) for answer in self.answers]
        except Exception as error:
            self.fail(error)
            return
        self.answers.clear()
        if said:
            self.said = monotonic()
            self.wire.say(said)
        if self.ending:
            self.fail(self.ending)

    def news(self) -> bytes | None:
        """What this client has not been told yet. Another viewer on the same device begins afresh."""
        views, before = self.room.views, self.sight
        table = self.room.table
        sight = self.sight = views.sight(self.person, views.viewer(self.person, self.wanted))
        if before and before.viewer != sight.viewer:
            self.expected = False
            return views.whole(sight, None, self.room.now())
        if self.expected or before is None:
            self.expected = False
            return views.whole(sight, self.since, self.room.now())
        if table.number - before.number > MOST_EVENTS:
            return views.whole(sight, None, self.room.now())
        if sight is before:
            return None
        if self.whole:
            return views.whole(sight, before.number, self.room.now())
        return views.change(before, sight)

    # The end

    def check(self, at: float) -> None:
        """Called every second or so: drops a client that keeps the server waiting, and shows that the server lives."""
        if self.ended.done():
            return
        full = self.wire.full_since
        if full is not None and at - full > self.patience:
            self.fail(Dropped("too_slow"))
        elif not self.greeted and at - self.began > self.patience:
            self.fail(Dropped("hello_first"))
        elif at - self.said > BEAT:
            self.answers.append(Beat())
            self.wake()

    def cut(self, code: str) -> None:
        """Say goodbye, even if the client does not listen."""
        self.end(code)
        self.loop.call_later(FAREWELL, self.fail, Dropped(code))

    def fail(self, error: Exception) -> None:
        """End the connection, for the first reason that there is."""
        if not self.ended.done():
            self.ended.set_exception(error)
            # The client may be gone by now; then nobody asks.
            self.ended.exception()

    def close(self) -> None:
        """The client is gone, or about to be. Nothing holds the room through a circle that only a full look for garbage
        would find."""
        self.wire.hearer = None
        self.ended.cancel()
        if not self.ended.cancelled() and (error := self.ended.exception()):
            error.__traceback__ = None
        self.unheard.clear()
        if self.waking:
            self.waking.cancel()
        if self.hinting:
            self.hinting.cancel()
        self.room.listeners.discard(self)


def readable_id(text: str | bytes) -> str:
    """The id of a message that cannot be understood otherwise."""
    try:
        found = msgspec.json.decode(text, type=dict[str, object]).get("id", "")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return found[:40] if isinstance(found, str) else ""
