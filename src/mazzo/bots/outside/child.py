"""A program as a process of its own: lines go in and come out, and whatever it does, nobody waits longer than said."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

LONGEST = 1 << 16
"""Bytes of a line; what is longer comes in pieces, which are no messages."""
MOST_LINES = 1000
"""Whoever has more lines unread has lost the thread, and is ended."""
GRACE = 2.0
"""Seconds to end by oneself."""
PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "COMSPEC", "PATHEXT")
"""The environment of a program: nothing that belongs to Mazzo, such as the password of its database, is in it."""


class Ended(Exception):
    """The process has ended, or takes part no more."""


class TooLate(Exception):
    """Nothing came in time."""


class Child:
    """A running program."""

    def __init__(self, arguments: Sequence[str]) -> None:
        """Raises OSError if it cannot be started."""
        environment = {key: os.environ[key] for key in PASSED_ON if key in os.environ}
        pipe = subprocess.PIPE
        # In a session of its own: Ctrl-C is for Mazzo alone, and what the program starts is ended with it.
        self.process = subprocess.Popen(
            list(arguments), stdin=pipe, stdout=pipe, stderr=pipe, env=environment, start_new_session=True
        )
        self.incoming: SimpleQueue[bytes | None] = SimpleQueue()
        self.outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self.complaints: deque[str] = deque(maxlen=5)
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.threads = [
            Thread(target=run, args=(stream,), daemon=True)
            for run, stream in (
                (self.read, self.process.stdout),
                (self.write, self.process.stdin),
                (self.listen, self.process.stderr),
            )
        ]
        for thread in self.threads:
            thread.start()

    def read(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while line := stream.readline(LONGEST):
                if self.incoming.qsize() >= MOST_LINES:
                    self.kill()
                    break
                self.incoming.put(line)
        self.incoming.put(None)

    def write(self, stream: IO[bytes]) -> None:
        # Whoever does not read holds up this thread alone.
        with suppress(OSError, ValueError), stream:
            while (data := self.outgoing.get()) is not None:
                stream.write(data)
                stream.flush()

    def listen(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while line := stream.readline(LONGEST):
                if text := line.decode(errors="replace").strip():
                    self.complaints.append(text[:300])

    def send(self, line: bytes) -> None:
        """Never waits."""
        self.outgoing.put(line + b"\n")

    def receive(self, until: float) -> bytes:
        """The next line, before that time of the monotonic clock. Raises Ended or TooLate."""
        try:
            line = self.incoming.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise TooLate from None
        if line is None:
            self.incoming.put(None)
            raise Ended
        return line

    def complaint(self) -> str:
        """The last that it has written to its standard error, if it has ended."""
        self.threads[2].join(GRACE)
        return self.complaints[-1] if self.complaints else ""

    def kill(self) -> None:
        """End it and what it has started."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def close(self, grace: float = GRACE) -> None:
        """Wait a little until it has ended by itself, then end it."""
        self.outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        self.kill()
        self.process.wait()
        for thread in self.threads:
            thread.join(GRACE)
