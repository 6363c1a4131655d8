"""One process that thinks, as the server holds it: it is started when needed, and killed if it hangs."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Any

from mazzo import beside, build
from mazzo.server import metrics
from mazzo.server.thinkers import Work

# Spawned, because a forked copy would share the sockets and locks of the server.
PROCESSES = get_context("spawn")
ATTEND = "mazzo.server.thinkers:attend"
START = 120.0
"""Seconds that a process may take until it is ready, on a machine that is busy."""


class Unfinished(Exception):
    """A worker has not done what it was asked to."""

    cause = "unfinished"


class Late(Unfinished):
    """It took too long, and was killed."""

    cause = "late"


class Died(Unfinished):
    """Its process has ended."""

    cause = "died"


class Failed(Unfinished):
    """What it was to do has raised an exception, which this quotes."""

    cause = "failed"


class Worker:
    """A process. Its methods block, so they are called in threads; `close` may be called at any time."""

    def __init__(self, deadline: float, gently: bool = False, engine: Callable[[], str] = beside.found) -> None:
        self.deadline = deadline
        """Seconds after which it is killed."""
        self.gently = gently
        """Whether the system is to let everything else go first."""
        self.engine = engine
        """Which compiled engine a process begins with, as `beside` names it."""
        self.build = ""
        """Of which build the engine of its process is, as soon as that is ready."""
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.begun = False
        """Whether it has ever had a process."""
        self.closed = False
        self.lock = Lock()
        """Held while a process begins or ends."""

    def start(self) -> Connection:
        """Have a process that is ready. Raises Died."""
        if self.pipe is None:
            pipe = self.spawn()
            self.build = self.receive(pipe, START)
            if self.compiled:
                metrics.COMPILED_WORKERS.inc()
        assert self.pipe is not None
        return self.pipe

    @property
    def compiled(self) -> bool:
        """Whether it has a process whose engine is compiled."""
        return self.build == build.COMPILED

    def spawn(self) -> Connection:
        engine = self.engine()
        with self.lock:
            if self.closed:
                raise Died("the server stops")
            pipe, its_own = PROCESSES.Pipe()
            given = (engine, ATTEND, its_own, self.deadline, self.gently)
            process = PROCESSES.Process(target=beside.begin, args=given, name="mazzo-bots", daemon=True)
            process.start()
            # Only the process has it now, so that its end is seen here.
            its_own.close()
            self.process, self.pipe = process, pipe
            metrics.WORKERS.inc()
            if self.begun:
                metrics.RESPAWNS.inc()
            self.begun = True
            return pipe

    def done(self, work: Work, *given: Any) -> tuple[Any, float]:
        """What it makes of something, and the processor time that it took. Raises Unfinished."""
        pipe = self.start()
        try:
            pipe.send((work, given))
        except OSError:
            self.end()
            raise Died("while it was idle") from None
        found, seconds, problem = self.receive(pipe, self.deadline)
        if problem:
            raise Failed(problem)
        return found, seconds

    def receive(self, pipe: Connection, seconds: float) -> Any:
        """What it says. Raises Late, Died."""
        try:
            if pipe.poll(seconds):
                return pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise Died("while it thought") from None
        self.end()
        raise Late(f"after {seconds} seconds")

    def end(self) -> None:
        """Let the process be gone; another takes its place when one is needed."""
        with self.lock:
            if self.process is None or self.pipe is None:
                return
            self.process.kill()
            self.process.join()
            self.process.close()
            self.pipe.close()
            self.process = self.pipe = None
            metrics.WORKERS.dec()
            if self.compiled:
                metrics.COMPILED_WORKERS.dec()
            self.build = ""

    def close(self) -> None:
        """No other will take its place. Whoever waits for it is told that it has died."""
        with self.lock:
            self.closed = True
            if self.process is not None:
                self.process.kill()
