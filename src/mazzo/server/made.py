"""Answers that take long to make and never change: made a few at a time, and kept while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from hashlib import sha256

from litestar.exceptions import TooManyRequestsException
from msgspec import Struct

MOST_BYTES = 64 * 1024 * 1024
AT_ONCE = 2
"""Threads that play everything again take turns with everybody else."""
MOST_WAITING = 64
"""Whoever would have to wait behind so many others is sent away."""


class Answer(Struct, frozen=True):
    """What is sent, and a mark that is the same for the same bytes."""

    body: bytes
    mark: str

    def is_known(self, marks: str | None) -> bool:
        """Whether the marks that a client names say that it has this already; a proxy may have made them weak."""
        return marks is not None and self.mark in marks


class Made:
    """What was made lately; the longest unused is forgotten first."""

    def __init__(self, most_bytes: int = MOST_BYTES, at_once: int = AT_ONCE) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self.kept: OrderedDict[Hashable, Answer] = OrderedDict()
        self.making: dict[Hashable, asyncio.Task[Answer]] = {}
        self.few_at_a_time = asyncio.Semaphore(at_once)

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> Answer:
        """What is kept under a key, or else is made now, once for all who wait for it. Raises what making raises."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            if len(self.making) >= MOST_WAITING:
                raise TooManyRequestsException("too_many_requests")
            self.making[key] = asyncio.create_task(self.make(key, make))
            self.making[key].add_done_callback(lambda done: self.finished(key, done))
        return await asyncio.shield(self.making[key])

    async def make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> Answer:
        async with self.few_at_a_time:
            body = await make()
        answer = Answer(body, f'"{sha256(body).hexdigest()[:32]}"')
        self.keep(key, answer)
        return answer

    def keep(self, key: Hashable, answer: Answer) -> None:
        if len(answer.body) > self.most_bytes:
            return
        self.kept[key] = answer
        self.bytes += len(answer.body)
        while self.bytes > self.most_bytes:
            _, oldest = self.kept.popitem(last=False)
            self.bytes -= len(oldest.body)

    def finished(self, key: Hashable, done: asyncio.Task[Answer]) -> None:
        del self.making[key]
        if not done.cancelled():
            # Whoever waited may be gone; a failure was for them alone.
            done.exception()
