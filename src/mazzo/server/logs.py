"""Logs: lines for people on a terminal, JSON for machines elsewhere. No names, cookies, links or cards are in them.

Whatever strangers send, and however often: of lines that are alike only the first few are written, and then how many
more there were.
"""

from __future__ import annotations

import logging
import sys
from asyncio import CancelledError
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Timer
from time import monotonic
from typing import Any, TextIO, cast

import structlog
from structlog.typing import EventDict, WrappedLogger

MOST_ALIKE = 5
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds in which so many are written; doubled as long as there are more."""
MOST_TEXT = 500
MORE = "more_like_that"

log = structlog.get_logger()


class Alike:
    """Lines of one kind."""

    def __init__(self) -> None:
        self.count = 0
        self.left = 0
        """Not written, and not told of yet."""
        self.pause = FIRST_PAUSE
        self.until = 0.0


class Bounded:
    """Leaves away lines of which there are too many."""

    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        later: Callable[[float, Callable[[], None]], None] | None = None,
    ) -> None:
        self.clock = clock
        self.later = later or in_a_thread
        self.kinds: dict[str, Alike] = {}
        self.lock = Lock()

    def __call__(self, _: WrappedLogger, __: str, line: EventDict) -> EventDict:
        kind = " ".join((str(line["event"]), *([line["at"]] if "at" in line else [])))
        if line["event"] != MORE and self.too_many(kind):
            raise structlog.DropEvent
        return line

    def too_many(self, kind: str) -> bool:
        with self.lock:
            alike = self.kinds.setdefault(kind, Alike())
            now = self.clock()
            if now >= alike.until:
                alike.pause = min(2 * alike.pause, LONGEST_PAUSE) if alike.count > MOST_ALIKE else FIRST_PAUSE
                alike.count, alike.until = 0, now + alike.pause
            alike.count += 1
            if alike.count <= MOST_ALIKE:
                return False
            alike.left += 1
            if alike.left == 1:
                self.later(alike.until - now, lambda: self.tell(kind, alike))
            return True

    def tell(self, kind: str, alike: Alike) -> None:
        """How many were left away."""
        with self.lock:
            left, alike.left = alike.left, 0
        log.warning(MORE, like=kind, more=left)


def in_a_thread(seconds: float, work: Callable[[], None]) -> None:
    timer = Timer(seconds, work)
    timer.daemon = True
    timer.start()


class Passing(logging.Handler):
    """What libraries log, in the same form and bounds."""

    def emit(self, record: logging.LogRecord) -> None:
        said: dict[str, Any] = {"exc_info": record.exc_info} if record.exc_info else {}
        if record.exc_info and isinstance(record.exc_info[1], CancelledError):
            # It waited for something, such as a database that did not answer, for longer than a server takes to end.
            said = {"why": str(record.exc_info[1])}
        text = record.getMessage()[:MOST_TEXT]
        log.log(record.levelno, "library", at=f"{record.name}:{record.lineno}", text=text, **said)


class Calm:
    """Where lines go; if they cannot, the server goes on without them: the disk that is full may be the log's too."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            self.stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self.stream.flush()


def configure() -> None:
    """To stderr. People are shown warnings alone: the command tells them itself that it runs."""
    people = sys.stderr.isatty()
    level = logging.WARNING if people else logging.INFO
    render = structlog.dev.ConsoleRenderer() if people else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            Bounded(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if people else [structlog.processors.format_exc_info]),
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Calm(sys.stderr))),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Passing()])
    # It warns of every request that is none, which strangers may send as they like; they are counted.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
