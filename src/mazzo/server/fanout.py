"""What the processes of a server tell each other: that a table has a new number, who came or went, which sessions
ended, who is muted.

Nothing of it is needed for a table to be right, for that is in the database: it only says where to look. So of each
table the latest number alone is kept while nobody can be told, and whoever may have missed something looks for itself.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from random import random
from time import monotonic
from typing import TypeVar

import msgspec
import structlog
from msgspec import Struct

from mazzo.server.loop import called_off

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5
"""Seconds until a lost connection is tried again, or up to twice that: others do not know that they miss something."""
MOST_BYTES = 7_500
"""Of tables, sessions or quotas in one message: PostgreSQL takes less than 8,000, with the sender and all else."""
TOGETHER = 0.5
"""Seconds for which what is used of quotas is gathered."""
MOST_ENDED = 10_000
"""Sessions that are kept until others can be told; they look themselves then."""

log = structlog.get_logger()

Piece = TypeVar("Piece")
Used = dict[str, dict[str, float]]
"""By quota and by key: how much was used."""


class Told(Struct, frozen=True, omit_defaults=True):
    """One message. No card, seed or name is ever in it."""

    sender: str
    tables: dict[str, int] = {}
    """The number of the last event of each, as far as it is new."""
    talk: dict[str, int] = {}
    """The number of the last line that was said at each, as far as it is new."""
    people: list[str] = []
    """The tables at which somebody came or went without an event."""
    inbox: list[str] = []
    """The people whose inboxes have changed, by the ids that mean something to the database alone."""
    ended: list[str] = []
    """The sessions that hold no more, by their hashes."""
    standing: list[str] = []
    """The people who stand otherwise now: muted, renamed, with an account."""
    used: Used = {}


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Told)


class Fanout:
    """Tells nobody: a process that is alone."""

    connected = True
    """Whether others are heard."""

    def counts(self, quota: str) -> bool:
        """Whether what is used of a quota is told, too."""
        return False

    def number(self, table: str, number: int) -> None:
        """A table has this number now."""

    def talk(self, table: str, number: int) -> None:
        """At a table a line of this number was said."""

    def people(self, table: str) -> None:
        """Somebody came or went there, outside a match."""

    def inbox(self, people: Collection[str]) -> None:
        """The inboxes of these people have changed."""

    def ended(self, sessions: list[str]) -> None:
        """These sessions hold no more."""

    def standing(self, person: str) -> None:
        """Somebody stands otherwise now."""

    def use(self, quota: str, key: str, amount: float = 1) -> None:
        """So much of a quota was used."""

    async def close(self) -> None: ...


class Broken(Exception):
    """A connection to the others is lost."""


class Shared(Fanout, ABC):
    """Over something that all processes are connected to. It speaks and listens until it is closed."""

    def __init__(
        self, name: str, heard: Callable[[Told], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self.name = name
        """Of this process: it does not listen to itself."""
        self.heard = heard
        self.missed = missed
        self.connected = False
        self.lost = False
        """Whether the loss of a connection was noted."""
        self.tables: dict[str, int] = {}
        self.lines: dict[str, int] = {}
        self.changed: set[str] = set()
        self.inboxes: set[str] = set()
        self.over: list[str] = []
        self.stand: set[str] = set()
        self.used: Used = {}
        self.wake = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.again_and_again(self.speak), name="fanout-speaks"),
            asyncio.create_task(self.again_and_again(self.listen), name="fanout-listens"),
        ]

    def number(self, table: str, number: int) -> None:
        self.tables[table] = number
        self.wake.set()

    def talk(self, table: str, number: int) -> None:
        self.lines[table] = number
        self.wake.set()

    def people(self, table: str) -> None:
        self.changed.add(table)
        self.wake.set()

    def inbox(self, people: Collection[str]) -> None:
        self.inboxes.update(people)
        self.wake.set()

    def ended(self, sessions: list[str]) -> None:
        self.over = [*self.over, *sessions][-MOST_ENDED:]
        self.wake.set()

    def standing(self, person: str) -> None:
        self.stand.add(person)
        self.wake.set()

    def use(self, quota: str, key: str, amount: float = 1) -> None:
        if self.connected and self.counts(quota):
            if not self.used:
                asyncio.get_running_loop().call_later(TOGETHER, self.wake.set)
            used = self.used.setdefault(quota, {})
            used[key] = used.get(key, 0) + amount

    def waiting(self) -> list[Told]:
        """What there is to tell, in messages that are not too long. It is not there any more."""
        tables, changed, over, used = list(self.tables.items()), list(self.changed), self.over, self.used
        lines, inboxes, stand = list(self.lines.items()), list(self.inboxes), list(self.stand)
        self.tables, self.lines, self.changed, self.inboxes, self.over, self.used = {}, {}, set(), set(), [], {}
        self.stand = set()
        found = [Told(self.name, tables=dict(some)) for some in parts(tables)]
        found += [Told(self.name, talk=dict(some)) for some in parts(lines)]
        found += [Told(self.name, people=some) for some in parts(changed)]
        found += [Told(self.name, inbox=some) for some in parts(inboxes)]
        found += [Told(self.name, ended=some) for some in parts(over)]
        found += [Told(self.name, standing=some) for some in parts(stand)]
        for quota, keys in used.items():
            found += [Told(self.name, used={quota: dict(some)}) for some in parts(list(keys.items()))]
        return found

    def keep(self, told: Told) -> None:
        """It could not be told; quotas are not worth it."""
        self.tables = {**told.tables, **self.tables}
        self.lines = {**told.talk, **self.lines}
        self.changed.update(told.people)
        self.inboxes.update(told.inbox)
        self.over = [*told.ended, *self.over][-MOST_ENDED:]
        self.stand.update(told.standing)

    async def tell_waiting(self) -> None:
        """Tell what there is, and keep what could not be told. Raises what the connection raises."""
        found = self.waiting()
        while found:
            try:
                await self.send(ENCODER.encode(found[0]))
            except BaseException:
                for told in found:
                    self.keep(told)
                raise
            del found[0]

    async def take(self, data: bytes | str) -> None:
        """Somebody has said something."""
        try:
            told = DECODER.decode(data)
        except msgspec.DecodeError:
            # By another version, during an update: whatever it was, it is in the database.
            await self.missed()
            return
        if told.sender != self.name:
            await self.heard(told)

    async def again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        while True:
            began = monotonic()
            try:
                await work()
            except Broken as broken:
                if not self.lost:
                    self.lost = True
                    log.warning("fanout_lost", problem=str(broken)[:200])
            except Exception:
                log.exception("fanout_failed")
            pause = FIRST_PAUSE if monotonic() - began > LONGEST_PAUSE else min(LONGEST_PAUSE, 2 * pause)
            await asyncio.sleep(pause * (1 + random()))

    async def listening_now(self) -> None:
        """From now on others are heard; before this moment they may have said something."""
        self.connected = True
        if self.lost:
            self.lost = False
            log.warning("fanout_back")
        await self.missed()

    @abstractmethod
    async def send(self, data: bytes) -> None:
        """To all others. Raises Broken."""

    @abstractmethod
    async def speak(self) -> None:
        """Tell what there is to tell, until the connection is lost. Raises Broken."""

    @abstractmethod
    async def listen(self) -> None:
        """Hear what others say, until the connection is lost. Raises Broken."""

    async def close(self) -> None:
        """What is still to be told is told, if that is quick: the others would find it a little later."""
        with suppress(Exception):
            async with asyncio.timeout(1):
                await self.tell_waiting()
        await called_off(*self.tasks)


def parts(whole: list[Piece]) -> list[list[Piece]]:
    """In the same order, each as much as goes into one message."""
    found: list[list[Piece]] = []
    room = 0
    for piece in whole:
        size = len(ENCODER.encode(piece)) + 1
        if size > room:
            found.append([])
            room = MOST_BYTES
        found[-1].append(piece)
        room -= size
    return found
