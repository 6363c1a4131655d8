"""The event loop of a server: uvloop where there is one, which is on every system but Windows."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

Result = TypeVar("Result")

SWITCH = 0.0005
"""Seconds after which the loop lets the thread that writes have its turn: whoever has moved waits for it."""


def run_in_loop(main: Coroutine[Any, Any, Result]) -> Result:
    """As `asyncio.run`."""
    sys.setswitchinterval(SWITCH)
    factory = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)
