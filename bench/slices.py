"""Contenders that take turns in short slices of one process, so that their ratios hold on a noisy machine."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import perf_counter

Clock = Callable[[], float]


@dataclass(frozen=True)
class Contender:
    """Something that can be repeated: each call of `work` does a few milliseconds of it and says how much that was."""

    name: str
    work: Callable[[], int] | None
    missing: str = ""
    """Why there is no `work`."""


@dataclass(frozen=True)
class Row:
    """A line of the report: how many times as fast we are as somebody else, and how fast we want to be."""

    label: str
    ours: Contender
    theirs: Contender
    unit: str = "decisions"
    at_least: float | None = None
    aim: float | None = None

    def missing(self) -> str:
        """Why this row cannot be measured."""
        return self.ours.missing or self.theirs.missing


def measure(rows: Iterable[Row], turns: int, seconds: float, clock: Clock = perf_counter) -> dict[str, list[float]]:
    """For each contender its units a second in each turn. Every second turn goes the other way round."""
    pairs = (contender for row in rows if not row.missing() for contender in (row.ours, row.theirs))
    contenders = list({contender.name: contender for contender in pairs}.values())
    rates: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    for contender in contenders:
        rate(contender, 0, clock)
    for turn in range(turns):
        for contender in contenders if turn % 2 else reversed(contenders):
            rates[contender.name].append(rate(contender, seconds, clock))
        print(f"\rturn {turn + 1} of {turns}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return rates


def rate(contender: Contender, seconds: float, clock: Clock = perf_counter) -> float:
    """Units a second in one slice of at least this length."""
    assert contender.work is not None
    done = 0
    start = clock()
    while True:
        done += contender.work()
        passed = clock() - start
        if passed >= seconds:
            return done / passed
