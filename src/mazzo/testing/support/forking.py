"""Servers of tests are forked from a process that has loaded everything: to load it takes longer than most tests."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType

SERVING = "mazzo.testing.support.serving"
POSSIBLE = "forkserver" in get_all_start_methods()


class Forked:
    """A process with a server, held like one of `subprocess`. The one that it is forked from ends with the tests."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([SERVING])
        reading, writing = context.Pipe(duplex=False)
        self.process = context.Process(target=begin, args=(arguments, dict(os.environ), writing, log))
        self.process.start()
        writing.close()
        self.stdout = os.fdopen(os.dup(reading.fileno()))
        reading.close()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def poll(self) -> int | None:
        """How it has ended, if it has."""
        return self.process.exitcode

    def send_signal(self, sent: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, sent)

    def wait(self, seconds: float) -> int:
        """How it has ended. Raises TimeoutError."""
        self.process.join(seconds)
        if self.process.exitcode is None:
            raise TimeoutError(f"process {self.pid} does not end")
        return self.process.exitcode


def begin(arguments: list[str], environment: Mapping[str, str], told: Connection, log: Path) -> None:
    """In the new process: become what a command of its own would be."""
    from mazzo.testing.support.serving import main

    with log.open("ab", buffering=0) as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(told.fileno(), 1)
    told.close()
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["-c", *arguments]
    # Whoever is started by it is not to load the program that runs the tests.
    sys.modules["__main__"] = ModuleType("__main__")
    main()
