"""A flood fills no disk: of lines that are alike there are few, and then a number."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import structlog

from mazzo.server import logs
from mazzo.server.logs import LONGEST_PAUSE, MOST_ALIKE, Bounded


class Hours:
    """A clock that the test moves, and what is to be done later."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.planned: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        self.planned.append((self.now + seconds, work))

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        due, self.planned = (
            [each for each in self.planned if each[0] <= self.now],
            [each for each in self.planned if each[0] > self.now],
        )
        for _, work in due:
            work()


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def lines(hours: Hours) -> Iterator[list[dict[str, Any]]]:
    """What is written, with the bounds."""
    written: list[dict[str, Any]] = []

    def keep(_: object, __: str, line: Any) -> Any:
        written.append(dict(line))
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[Bounded(lambda: hours.now, hours.later), keep])
    yield written
    structlog.configure(**before)


def test_the_first_are_written_and_the_others_counted(hours: Hours, lines: list[dict[str, Any]]) -> None:
    log = structlog.get_logger()
    for number in range(1000):
        log.error("flood", number=number)
    log.error("other")
    assert [line.get("number") for line in lines] == [*range(MOST_ALIKE), None]
    hours.pass_by(1)
    assert lines[-1] == {"event": "more_like_that", "like": "flood", "more": 1000 - MOST_ALIKE}


def test_a_long_flood_is_written_of_ever_more_seldom(hours: Hours, lines: list[dict[str, Any]]) -> None:
    log = structlog.get_logger()
    hour = 3600
    for _ in range(hour):
        for _ in range(20):
            log.error("flood")
        hours.pass_by(1)
    assert len(lines) <= (MOST_ALIKE + 1) * (hour / LONGEST_PAUSE + 8)
    told = sum(line.get("more", 1) for line in lines)
    hours.pass_by(LONGEST_PAUSE)
    assert told <= 20 * hour == sum(line.get("more", 1) for line in lines)
    hours.pass_by(LONGEST_PAUSE)
    del lines[:]
    for _ in range(3):
        log.error("flood")
        hours.pass_by(60)
    assert len(lines) == 3


@contextmanager
def configured(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """As in a server; what it writes."""
    stream = io.StringIO()
    before, handlers = structlog.get_config(), logging.root.handlers[:]
    monkeypatch.setattr(sys, "stderr", stream)
    logging.root.handlers.clear()
    try:
        logs.configure()
        yield stream
    finally:
        structlog.configure(**before)
        logging.root.handlers[:] = handlers


def test_libraries_are_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a line comes from: what it says may be the stranger's."""
    with configured(monkeypatch) as stream:
        for number in range(50):
            logging.getLogger("somewhere").warning("Odd: %s", "x" * number * 1000)
        logging.getLogger("somewhere").info("usual")
        for _ in range(50):
            try:
                raise ValueError("odd")
            except ValueError:
                logging.getLogger("somewhere").exception("failed")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["library"] * 2 * MOST_ALIKE
    assert [len(line["text"]) for line in lines[:MOST_ALIKE]] == [5, *[500] * (MOST_ALIKE - 1)]
    assert all("ValueError: odd" in line["exception"] for line in lines[MOST_ALIKE:])


def test_what_is_called_off_because_the_server_ends_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """As uvicorn logs a request or a socket that still waits for a database then."""
    with configured(monkeypatch) as stream:
        try:
            raise asyncio.CancelledError("Task cancelled, timeout graceful shutdown exceeded")
        except asyncio.CancelledError:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    (line,) = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (line["level"], line["why"]) == ("error", "Task cancelled, timeout graceful shutdown exceeded")
    assert "exception" not in line
