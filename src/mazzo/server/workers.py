"""Bots think in processes of their own, so that nobody at any table waits for them. They are given a view. Hints
are worked out in the same way."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from mazzo.bots import choose
from mazzo.games import game, names
from mazzo.kernel.errors import Reason
from mazzo.kernel.rng import Rng

Found = TypeVar("Found")


class Advised(Struct, frozen=True):
    """A hint, its moves in notation."""

    move: str
    reason: Reason
    values: list[tuple[str, float]]


def think(name: str, level: str, view: dict[str, Any], seed: int) -> str:
    """In a worker: the move of a bot, from what its seat knows and a generator of its own."""
    played = game(name)
    return played.print(choose(played, level, played.load_view(view), Rng(seed)))


def advise(name: str, view: dict[str, Any], seed: int) -> Advised:
    """In a worker: a hint, from what a seat knows and a generator of its own."""
    # It loads what searches, which a server that only plays quick bots need not have.
    from mazzo.bots.hint import HINT_LEVEL, hint

    played = game(name)
    found = hint(played, HINT_LEVEL, played.load_view(view), Rng(seed))
    values = [(played.print(move), round(value, 2)) for move, value in found.values]
    return Advised(played.print(found.move), found.reason, values)


def load_games() -> None:
    """In a worker: what every thought needs first."""
    for name in names():
        game(name)


def begin() -> None:
    """In a worker: it ends with its server, which hears Ctrl-C itself, however the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    if server:
        server.join()
        os._exit(0)


class Workers:
    """A pool of processes."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.new_pool()
        self.warmed = False

    def new_pool(self) -> ProcessPoolExecutor:
        # Spawned, because a forked copy would share the sockets and locks of the server.
        return ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=begin)

    def warm(self) -> None:
        """Start a process before the first bot has to think; called when somebody comes."""
        if not self.warmed:
            self.warmed = True
            self.pool.submit(load_games)

    async def think(self, name: str, level: str, view: dict[str, Any]) -> str:
        """The move of a bot."""
        return await self.done(think, name, level, view, randbits(64))

    async def advise(self, name: str, view: dict[str, Any]) -> Advised:
        """A hint."""
        return await self.done(advise, name, view, randbits(64))

    async def done(self, work: Callable[..., Found], *given: Any) -> Found:
        """What a worker makes of something. One that has died is replaced."""
        for last in (False, True):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if last:
                    raise
                if pool is self.pool:
                    self.pool = self.new_pool()
        raise AssertionError

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)
