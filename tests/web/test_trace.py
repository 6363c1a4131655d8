"""What a browser does while a trick is played: reported, because machines differ."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from mazzo.testing.plugin import FIGURES
from mazzo.testing.support.driving import Look, Person, chosen, look, open_table, start
from mazzo.testing.support.fitting import with_tricks
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


def turns(person: Person) -> Callable[[Look], bool]:
    """Whether it is somebody's turn in a trick, again with every card less that they hold."""
    page = person.page
    held = page.locator("[role=toolbar] .card")
    before = [10**3]

    def asked(seen: Look) -> bool:
        if seen.over or seen.of("outcome"):
            return True
        if not page.locator(".mid .area.trick").count() or not page.locator("[data-mine]").count():
            return False
        return held.count() < before[0]

    def again(seen: Look) -> bool:
        if found := asked(seen):
            before[0] = held.count()
        return found

    return again


@pytest.mark.long
def test_the_trace_of_a_trick(
    visitors: Visitors, chromium: Browser, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    setting = with_tricks()
    game = setting.game.name
    person = Person(visitors(reduced_motion="no-preference", viewport={"width": 1440, "height": 900}))
    page = person.page
    open_table(person, game, chosen(setting))
    start(person)
    my_turn = turns(person)
    # The first trick is seen to its end before: what is loaded for it is there then.
    for _ in range(2):
        person.play_on(my_turn)
    chromium.start_tracing(page=page, path=tmp_path / "trace.json", categories=CATEGORIES)
    person.play_on(my_turn)
    chromium.stop_tracing()
    assert not look(page).of("outcome")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    scripts, layouts = lasting(events, SCRIPT), lasting(events, {"Layout"})
    assert scripts
    slow = [each for each in scripts if each > LONG]
    record_property(FIGURES, f"{told('script tasks', scripts)}, {len(slow)} longer than a frame ({LONG:.0f} ms)")
    record_property(FIGURES, told("layouts", layouts))


def told(what: str, lasted: list[float]) -> str:
    return f"a trick: {len(lasted)} {what}, the longest {', '.join(f'{each:.1f}' for each in lasted[:3])} ms"
