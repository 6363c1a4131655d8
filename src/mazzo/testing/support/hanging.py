"""Players that never come to an end, for tests of the processes in which bots think."""

from __future__ import annotations

import os
from collections import deque
from itertools import repeat
from pathlib import Path
from typing import Any

from mazzo.bots import searches
from mazzo.games import game
from mazzo.server import thinkers


def think(name: str, level: str, view: dict[str, Any], seed: int) -> str:
    """In a worker, instead of the usual: who searches never finds anything."""
    while searches(game(name), level):
        pass
    return thinkers.think(name, level, view, seed)


def never_think(name: str, level: str, view: dict[str, Any], seed: int) -> str:
    """In a worker: nobody finds anything."""
    hang()
    return ""


def until_opened(door: str) -> str:
    """In a worker: what somebody writes to that pipe, and who has read it."""
    return f"{Path(door).read_text(encoding='utf-8')} by {os.getpid()}"


def hang() -> None:
    """As a compiled search would, in which no signal is handled and no other thread gets a word in."""
    deque(repeat(None), maxlen=0)
