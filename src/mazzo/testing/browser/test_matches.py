"""Whole matches against bots: by clicking only, by keyboard only, by touch on a phone, and by dragging cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games import names
from mazzo.testing.support.dragging import Dragger
from mazzo.testing.support.driving import Person, open_table, short, start
from mazzo.testing.support.visitors import DESKTOP, PHONE, Visitors

WAYS: dict[str, dict[str, Any]] = {"drag": DESKTOP, "touch": PHONE, "mouse": DESKTOP, "keyboard": DESKTOP}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One whole match of each game, each way at least once if there are four; the others are long."""
    games = metafunc.config.getoption("game") or names()
    matches = [
        pytest.param(game, way, marks=() if place == number % len(WAYS) else pytest.mark.long)
        for number, game in enumerate(games)
        for place, way in enumerate(WAYS)
    ]
    metafunc.parametrize(("game", "way"), matches)


def test_a_whole_match(visitors: Visitors, game: str, way: str) -> None:
    page = visitors(**WAYS[way])
    person = Dragger(page) if way == "drag" else Person(page, way)
    open_table(person, game, short(game))
    start(person)
    person.play_on()
    expect(page.locator(".outcome h2")).to_be_visible()
    expect(page.locator(".outcome a[download]")).to_be_visible()
    assert not isinstance(person, Dragger) or person.dragged
