"""The time of a server: that of the machine when it started, and from then on as much as really passes.

So a clock that is set, or that jumps, neither stalls bots nor lets anybody's time run out. It counts the time that a
laptop sleeps, since whoever waits at a table waits then too.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

NS_PER_MS = 1_000_000


def passing() -> int:
    """Nanoseconds that pass and are never set, sleep included."""
    if sys.platform == "linux":
        # CLOCK_MONOTONIC stands still there while the machine sleeps.
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    if sys.platform == "darwin":
        # It is `time.monotonic` that stands still there.
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    return time.monotonic_ns()


class Clock:
    """Called, it says the time in milliseconds since 1970."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, passing: Callable[[], int] = passing) -> None:
        self.passing = passing
        self.began = wall() - passing()

    def follow(self, ahead: int) -> None:
        """Agree with a clock that is so many milliseconds ahead: that of the database, which all processes share."""
        self.began += ahead * NS_PER_MS

    def __call__(self) -> int:
        return (self.began + self.passing()) // NS_PER_MS


now = Clock()
"""Of this process."""
