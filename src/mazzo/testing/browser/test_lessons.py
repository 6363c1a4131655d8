"""Every lesson of every game in a browser: whoever does what it says comes to its end, by mouse, keyboard or touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games import names
from mazzo.learn.shelf import lessons_in
from mazzo.testing.support.driving import RAW, Person
from mazzo.testing.support.learning import Learner, asks, lesson_with
from mazzo.testing.support.visitors import DESKTOP, PHONE, Visitors
from mazzo.words import Words, languages

NARROW = {**PHONE, "viewport": {"width": 360, "height": 740}}
WAYS: dict[str, dict[str, Any]] = {"mouse": DESKTOP, "keyboard": DESKTOP, "touch": PHONE}
FIRST = 2
"""So many lessons of each game are gone through by `make test`, each game another way; all, every way, are long."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = metafunc.config.getoption("game") or names()
    if "language" in metafunc.fixturenames:
        others = [each for each in languages() if each != "en"]
        metafunc.parametrize(("game", "language"), [(game, others[at % len(others)]) for at, game in enumerate(games)])
        return
    found = [
        pytest.param(game, way, most, marks=marks)
        for number, game in enumerate(games)
        for place, way in enumerate(WAYS)
        for most, marks in ((FIRST, () if place == number % len(WAYS) else pytest.mark.long), (None, pytest.mark.long))
        if most is None or place == number % len(WAYS)
    ]
    metafunc.parametrize(("game", "way", "most"), found)


def test_lessons_lead_to_their_end(visitors: Visitors, game: str, way: str, most: int | None) -> None:
    lessons = lessons_in(game, "en")[1]
    if not lessons:
        pytest.skip("It has no lessons.")
    page = visitors(**WAYS[way], reduced_motion="reduce")
    person = Person(page, way)
    page.goto(f"/learn/{game}")
    for lesson in lessons[:most]:
        learner = Learner(person, game, lesson)
        person.press(page.locator(f"main a[href$='{learner.address}']"))
        learner.go_through()
        assert not (raw := RAW.search(page.locator("main").inner_text())), raw
        page.go_back()
        expect(page.locator(f"main a[href$='{learner.address}']")).to_contain_text(person.words("web-learn-unaided"))


@pytest.mark.long
def test_a_lesson_in_another_language_on_a_narrow_phone(visitors: Visitors, game: str, language: str) -> None:
    lesson = lesson_with(game, asks, language)
    if not lesson:
        pytest.skip("It has no lessons.")
    page = visitors(**NARROW, locale=language, reduced_motion="reduce")
    learner = Learner(Person(page, "touch", words=Words(language)), game, lesson)
    page.goto(learner.address)
    learner.go_to(asks)
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), "it is wider than the window"
    learner.go_through()
    assert not (raw := RAW.search(page.locator("main").inner_text())), raw
