"""What a browser does while a trick is played: reported, because machines differ."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from mazzo.testing.support.driving import Look, Person, open_table, short, start
from mazzo.testing.support.fitting import of_seats
from mazzo.testing.support.visitors import Visitors

SCRIPT = {"FunctionCall", "EvaluateScript", "EventDispatch", "TimerFire", "FireAnimationFrame", "RunMicrotasks"}
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
LONG = 16.0
"""Milliseconds of a frame."""


def lasting(events: list[dict[str, Any]], names: set[str]) -> list[float]:
    """Milliseconds of each of these that is not within another of them."""
    found: list[float] = []
    ends: dict[int, float] = {}
    for event in sorted(events, key=lambda each: float(each.get("ts", 0))):
        if event.get("name") not in names or event.get("ph") != "X":
            continue
        thread, begin, long = int(event["tid"]), float(event["ts"]), float(event.get("dur", 0))
        if begin < ends.get(thread, 0):
            continue
        ends[thread] = begin + long
        found.append(long / 1000)
    return sorted(found, reverse=True)


@pytest.mark.long
def test_the_trace_of_a_trick(visitors: Visitors, chromium: Browser, tmp_path: Path) -> None:
    game = of_seats(4).game.name
    person = Person(visitors(reduced_motion="no-preference", viewport={"width": 1440, "height": 900}))
    page = person.page
    open_table(person, game, short(game))
    start(person)

    def asked(seen: Look) -> bool:
        return seen.over or bool(seen.of("outcome")) or page.locator("[data-mine]").count() > 0

    for turn in range(3):
        person.play_on(lambda seen, turn=turn: asked(seen) and len(person.done) > turn)  # type: ignore[misc]
    chromium.start_tracing(page=page, path=tmp_path / "trace.json", categories=CATEGORIES)
    before = len(person.done)
    person.play_on(lambda seen: asked(seen) and len(person.done) > before + 1)
    chromium.stop_tracing()
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    scripts, layouts = lasting(events, SCRIPT), lasting(events, {"Layout"})
    slow = [round(each) for each in scripts if each > LONG]
    print(f"{game}: {len(scripts)} script tasks, the longest {scripts[:1]} ms, longer than a frame: {slow}")
    print(f"{len(layouts)} layouts, the longest {layouts[:3]} ms")
    assert events
