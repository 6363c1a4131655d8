"""The first deal of every game in a browser: whoever lets the coach help comes to the count and the way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mazzo.games import names
from mazzo.learn.answers import listed
from mazzo.testing.support.axe import objections
from mazzo.testing.support.coaching import play_first_deal
from mazzo.testing.support.driving import RAW, Person
from mazzo.testing.support.visitors import DESKTOP, PHONE, Visitors


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [game for game in metafunc.config.getoption("game") or names() if listed(game, "en").first]
    found = [
        pytest.param(game, way, marks=() if game == games[0] and way == "touch" else pytest.mark.long)
        for game in games
        for way in ("mouse", "keyboard", "touch")
    ]
    metafunc.parametrize(("game", "way"), found)


def test_the_coach_leads_to_the_count(visitors: Visitors, game: str, way: str) -> None:
    page = visitors(**(PHONE if way == "touch" else DESKTOP))
    person = Person(page, way)
    assert play_first_deal(person, game) > 1
    words = person.words
    for key in ("web-learn-again", "web-learn-short-game"):
        expect(page.get_by_role("button", name=words(key), exact=True)).to_be_visible()
    assert not (raw := RAW.search(page.locator("main").inner_text())), raw
    assert objections(page) == ""
    page.goto(f"/learn/{game}")
    expect(page.locator("a.first")).to_contain_text(words("web-learn-done"))
