"""Players that never come to an end, for tests of the processes in which bots think."""

from __future__ import annotations

from collections import deque
from itertools import repeat
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


def hang() -> None:
    """As a compiled search would, in which no signal is handled and no other thread gets a word in."""
    deque(repeat(None), maxlen=0)
