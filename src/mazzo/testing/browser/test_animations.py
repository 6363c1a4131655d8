"""In a lesson and at a table of every game, only what a browser moves without effort is animated."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mazzo.games import names
from mazzo.testing.support.animations import GATHERING, LIGHT, gathered
from mazzo.testing.support.driving import Person, open_table, short, start
from mazzo.testing.support.learning import Learner, lesson_with, tempts
from mazzo.testing.support.visitors import Visitors

GLOWS_AFTER = 2
"""After so many mistakes what is right glows."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One game by `make test`; things move at the pace at which people look on."""
    games = metafunc.config.getoption("game") or names()
    metafunc.parametrize(
        "game", [pytest.param(game, marks=pytest.mark.long if at else ()) for at, game in enumerate(games)]
    )


def test_only_transform_and_opacity_are_animated(visitors: Visitors, game: str) -> None:
    page = visitors(reduced_motion="no-preference")
    page.add_init_script(GATHERING)
    person = Person(page)
    moved: set[str] = set()
    if lesson := lesson_with(game, tempts):
        learner = Learner(person, game, lesson)
        page.goto(learner.address)
        learner.go_to(tempts)
        for _ in range(GLOWS_AFTER):
            learner.err()
        expect(page.locator("[data-glow]").first).to_be_visible()
        learner.go_on()
        learner.arrive()
        moved |= gathered(page)
        assert "opacity" in moved
    open_table(person, game, short(game))
    start(person)
    person.play_on(lambda seen: len(person.done) > 1 and bool(seen.of("layout")))
    moved |= gathered(page)
    assert "transform" in moved
    assert moved <= LIGHT, moved
