"""Traces of matches, to look at."""

from __future__ import annotations

import json
from typing import Any

from mazzo.record.trace import trace
from mazzo.testing.support.play import Setting


def traced(setting: Setting, seed: str = "x", policy: str = "random", matches: int = 1) -> list[str]:
    policies = [setting.game.policies[policy]] * setting.seats
    return list(trace(setting.game, setting.options, setting.seats, seed, policies, matches))


def entries(lines: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines]
