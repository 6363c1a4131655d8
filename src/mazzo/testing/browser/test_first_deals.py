"""The first deal of every game in a browser: whoever lets the coach help comes to the count and the way on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games import names
from mazzo.learn.answers import listed
from mazzo.testing.support.axe import objections
from mazzo.testing.support.coaching import Coached, play_first_deal
from mazzo.testing.support.driving import RAW, Person
from mazzo.testing.support.first_deals import Pupil, first
from mazzo.testing.support.visitors import DESKTOP, PHONE, Visitors

WAYS: dict[str, dict[str, Any]] = {"mouse": DESKTOP, "keyboard": DESKTOP, "touch": PHONE}


def coached(config: pytest.Config) -> list[str]:
    return [game for game in config.getoption("game") or names() if listed(game, "en").first]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "way" not in metafunc.fixturenames:
        return
    games = coached(metafunc.config)
    helped = metafunc.function is test_the_coach_leads_to_the_count
    found = [
        pytest.param(game, way, marks=() if helped and game == games[0] and way == "touch" else pytest.mark.long)
        for game in games
        for way in WAYS
    ]
    metafunc.parametrize(("game", "way"), found)


def soonest(games: list[str]) -> str:
    """Where something that costs much can be done at once, if there is such a game."""

    def costs(game: str) -> bool:
        pupil = Pupil(game, first(game))
        pupil.ask()
        return pupil.costly() is not None

    return next(filter(costs, games), games[0])


def test_the_coach_leads_to_the_count(visitors: Visitors, game: str, way: str) -> None:
    page = visitors(**WAYS[way])
    person = Person(page, way)
    assert play_first_deal(person, game) > 1
    words = person.words
    for key in ("web-learn-again", "web-learn-short-game"):
        expect(page.get_by_role("button", name=words(key), exact=True)).to_be_visible()
    assert not (raw := RAW.search(page.locator("main").inner_text())), raw
    assert objections(page) == ""
    page.goto(f"/learn/{game}")
    expect(page.locator("a.first")).to_contain_text(words("web-learn-done"))


def test_a_costly_move_is_taken_back_or_kept(visitors: Visitors, pytestconfig: pytest.Config) -> None:
    games = coached(pytestconfig)
    if not games:
        pytest.skip("There is no first deal.")
    game = soonest(games)
    for keep in (False, True):
        page = visitors(**DESKTOP)
        player = Coached(Person(page), game, first(game))
        player.begin()
        while not player.play_costly():
            player.play(player.pupil.advised())
        decisions = player.pupil.sight.decisions
        assert objections(page) == ""
        player.answer(keep)
        assert (player.pupil.sight.decisions > decisions) == keep
        player.play(player.pupil.advised())


def test_who_presses_the_cards_comes_to_the_count(visitors: Visitors, game: str, way: str) -> None:
    page = visitors(**WAYS[way])
    player = Coached(Person(page, way), game, first(game))
    player.begin()
    assert player.go_through(keep=way == "keyboard")
    expect(page.locator("main[data-kind=close]")).to_be_visible()
    assert not (raw := RAW.search(page.locator("main").inner_text())), raw
