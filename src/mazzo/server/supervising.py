"""Several processes that serve people together: each is started, started again if it ends, and replaced one by one when
all are to be renewed. They share the place where they listen, so that whoever comes finds one that is there."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import monotonic, sleep
from types import FrameType

import structlog
from msgspec import Struct

from mazzo.server import logs
from mazzo.server.metrics import publish
from mazzo.server.run import bound, serve_on
from mazzo.server.settings import Settings
from mazzo.words import Refusal, local

PROCESSES = get_context("spawn")
READY = "ready"
PATIENCE = 120.0
"""Seconds that a process may take until it serves, on a machine that is busy."""
LEAVING = 15.0
"""Seconds that one may take to end; then it is killed, and nothing is lost by that."""
PAUSE = 1.0
"""Seconds until one that has ended is started again: not all the time, if it cannot serve."""

log = structlog.get_logger()


class Place(Struct, frozen=True):
    """Where one process listens: with the others, and alone, for a proxy that leads each table to one process."""

    listening: list[socket.socket]
    metrics: int | None


class Serving:
    """One process."""

    def __init__(self, settings: Settings, place: Place) -> None:
        self.place = place
        self.began = monotonic()
        self.ready, its_own = PROCESSES.Pipe(duplex=False)
        self.process: SpawnProcess = PROCESSES.Process(
            target=serve_here, args=(settings, place.listening, place.metrics, its_own), name="mazzo"
        )
        self.process.start()
        its_own.close()

    def wait_until_ready(self) -> bool:
        """Whether it serves."""
        with suppress(EOFError, OSError):
            return self.ready.poll(PATIENCE) and self.ready.recv() == READY
        return False

    def stop(self) -> None:
        """Let it end in peace, or else anyhow."""
        if self.process.is_alive():
            self.process.terminate()
            self.process.join(LEAVING)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Supervisor:
    """All processes of a machine."""

    def __init__(self, settings: Settings, places: Sequence[Place]) -> None:
        self.settings = settings
        self.places = places
        self.serving: list[Serving] = []
        self.ending = False
        self.renewing = False
        self.woken, self.waking = PROCESSES.Pipe(duplex=False)

    def run(self, started: Callable[[], None]) -> None:
        """Until a signal ends it; SIGHUP replaces one process after the other."""
        signal.signal(signal.SIGTERM, self.end)
        signal.signal(signal.SIGINT, self.end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self.renew)
        try:
            self.serving = [Serving(self.settings, place) for place in self.places]
            ready = [each.wait_until_ready() for each in self.serving]
            if not any(ready):
                raise Refusal("error-not-started")
            started()
            while not self.ending:
                self.see_after_all()
        finally:
            for each in self.serving:
                each.process.terminate()
            for each in self.serving:
                each.stop()

    def see_after_all(self) -> None:
        """Wait until something has happened, and do what it needs."""
        wait([self.woken, *(each.process.sentinel for each in self.serving)])
        while self.woken.poll():
            self.woken.recv()
        for place, each in enumerate(self.serving):
            if self.ending:
                return
            if not each.process.is_alive():
                log.error("process_ended", process=place, code=each.process.exitcode)
                if self.woken.poll(max(0.0, PAUSE - (monotonic() - each.began))):
                    return
                self.serving[place] = Serving(self.settings, each.place)
        if self.renewing:
            self.renewing = False
            self.renew_all()

    def renew_all(self) -> None:
        """The next is there before the last one goes, so that nobody finds nobody."""
        for place, old in enumerate(self.serving):
            if self.ending:
                return
            new = Serving(self.settings, old.place)
            if not new.wait_until_ready():
                new.stop()
                log.error("renewing_failed", process=place)
                return
            self.serving[place] = new
            old.stop()
        log.info("processes_renewed", processes=len(self.serving))

    def end(self, _: int, __: FrameType | None) -> None:
        self.ending = True
        self.waking.send(None)

    def renew(self, _: int, __: FrameType | None) -> None:
        self.renewing = True
        self.waking.send(None)


def serve_together(
    settings: Settings, listening: socket.socket, processes: int, metrics: int | None, started: Callable[[], None]
) -> None:
    """Several processes, until a signal ends them. Raises Refusal."""
    host, port = listening.getsockname()[:2]
    with ExitStack() as open_sockets:
        places = [
            Place(
                [listening, open_sockets.enter_context(bound(host, port + number))],
                None if metrics is None else metrics + number - 1,
            )
            for number in range(1, processes + 1)
        ]
        Supervisor(settings, places).run(started)


def serve_here(settings: Settings, listening: list[socket.socket], metrics: int | None, ready: Connection) -> None:
    """One process, until it is told to stop or nobody sees after it any more."""
    logs.configure()
    Thread(target=end_with_supervisor, daemon=True).start()
    if metrics is not None:
        Thread(target=publish_when_free, args=(metrics,), daemon=True).start()
    with suppress(KeyboardInterrupt):
        try:
            serve_on(settings, listening, lambda: ready.send(READY))
        except Refusal as refusal:
            log.error("process_refused", problem=local()(refusal.key, **refusal.params))
            sys.exit(2)


def publish_when_free(port: int) -> None:
    """The process whose place this one takes has the port until it ends."""
    while True:
        try:
            publish(port)
            return
        except Refusal:
            sleep(PAUSE)


def end_with_supervisor() -> None:
    """However that ends."""
    supervisor = parent_process()
    if supervisor:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
