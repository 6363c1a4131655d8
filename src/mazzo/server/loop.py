"""The event loop of a server: uvloop where there is one, which is on every system but Windows."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

Result = TypeVar("Result")

AGAIN = 5.0
"""Seconds until a task that was cancelled and goes on is cancelled again."""
SWITCH = 0.0005
"""Seconds after which the loop lets the thread that writes have its turn: whoever has moved waits for it."""


def run_in_loop(main: Coroutine[Any, Any, Result]) -> Result:
    """As `asyncio.run`."""
    sys.setswitchinterval(SWITCH)
    factory = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)


async def called_off(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until they are over: on Python 3.11 whatever waits by `wait_for`, as the driver of Redis does,
    forgets that it was cancelled in the moment it is woken. What else became of them is nobody's concern any more.

    Not for what is busy with a database: SQLAlchemy closes a connection then, and wants to do so in peace.
    """
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)
