"""Traces of matches, to look at."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from mazzo.record.trace import trace
from mazzo.testing.support.play import Setting


def traced(
    setting: Setting, seed: str = "x", policy: str = "random", matches: int = 1, lines: int | None = None
) -> list[str]:
    """The lines of a trace, all or the first so many."""
    policies = [setting.game.policies[policy]] * setting.seats
    return list(islice(trace(setting.game, setting.options, setting.seats, seed, policies, matches), lines))


def entries(lines: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines]
