"""Whole matches against bots, by clicking only, by keyboard only, and by touch on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.driving import GAMES, SHORT, Person, open_table, start

WAYS: dict[str, dict[str, Any]] = {"mouse": DESKTOP, "keyboard": DESKTOP, "touch": PHONE}


# One whole match of each game, each way at least once; the others by `make test-web`.
SHORTLY = {("primiera", "keyboard"), ("primo", "touch"), ("nain_jaune", "mouse"), ("tarock", "mouse")}
MATCHES = [
    pytest.param(game, way, marks=() if (game, way) in SHORTLY else pytest.mark.long) for game in GAMES for way in WAYS
]


@pytest.mark.parametrize(("game", "way"), MATCHES)
def test_a_whole_match(visitors: Visitors, game: str, way: str) -> None:
    page = visitors(**WAYS[way])
    person = Person(page, way)
    open_table(person, game, SHORT[game])
    start(person)
    person.play_on()
    expect(page.locator(".outcome h2")).to_be_visible()
    expect(page.locator(".outcome a[download]")).to_be_visible()
