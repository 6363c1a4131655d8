"""axe-core finds nothing to object to at the table, light or dark, and what a screen reader hears makes sense."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from mazzo.games import names
from mazzo.learn.first import first_in
from mazzo.learn.reading import read_book
from mazzo.learn.script import Lesson
from mazzo.testing.support.axe import objections
from mazzo.testing.support.coaching import Coached
from mazzo.testing.support.driving import Person, open_table, short, start, words
from mazzo.testing.support.learning import Learner, lesson_with, quizzes, tempts
from mazzo.testing.support.visitors import Visitors

# Nothing that belongs to the table reaches under the drawer.
BESIDE = """() => {
  const edge = document.querySelector("aside").getBoundingClientRect().left;
  const parts = "main.board, main.board header *, .felt, [data-plate], [data-heap], .talk *, .handbox *, .mid *";
  const all = document.querySelectorAll(parts);
  return [...all].every((each) => each.getBoundingClientRect().right <= edge + 1);
}"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Who learns, and the count, are looked at by `make test` in one game."""
    if "one_game" in metafunc.fixturenames:
        games = metafunc.config.getoption("game") or names()
        found = [pytest.param(game, marks=pytest.mark.long if at else ()) for at, game in enumerate(games)]
        metafunc.parametrize("one_game", found)


def test_in_the_middle_of_a_game(visitors: Visitors, name: str) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, name, short(name))
    start(person)
    person.play_on(lambda seen: len(person.done) > 8 and bool(seen.of("layout")))
    found = objections(page)
    heard = page.locator("main").aria_snapshot()
    page.keyboard.press("l")
    drawer = page.get_by_role("complementary")
    expect(drawer).to_be_visible()
    found += objections(page)
    assert page.evaluate(BESIDE), "the drawer covers a part of the table"
    page.set_viewport_size({"width": 900, "height": 800})
    expect(page.locator("main[inert]")).to_have_count(1)
    page.mouse.click(100, 400)
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("button", name=words("web-more"))).to_be_focused()
    page.keyboard.press("l")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main[inert]")).to_have_count(1)
    found += objections(page)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("button", name=words("web-more"))).to_be_focused()
    found += objections(page)
    assert found == ""
    reads_sensibly(heard, name)


def test_the_count_of_a_round(visitors: Visitors, one_game: str) -> None:
    person = Person(visitors())
    open_table(person, one_game, short(one_game))
    start(person)
    person.play_on(lambda seen: bool(seen.of("outcome") or seen.over))
    assert objections(person.page) == ""
    leads_to_the_book(person, one_game)


def learning(person: Person, game: str) -> Iterator[str]:
    """What somebody comes to who learns a game, as far as it has that."""
    if lesson := lesson_with(game, tempts):
        learner = at_lesson(person, game, lesson)
        learner.go_to(tempts)
        yield "lesson"
        learner.err()
        yield "refusal"
    if lesson := lesson_with(game, quizzes):
        at_lesson(person, game, lesson).go_to(quizzes)
        yield "quiz"
    if deal := first_in(game, "en"):
        coached = Coached(person, game, deal)
        coached.begin()
        yield "turn"
        person.press(coached.button("web-learn-help"))
        expect(person.page.locator("[data-glow]").first).to_be_visible()
        yield "help"


def at_lesson(person: Person, game: str, lesson: Lesson) -> Learner:
    learner = Learner(person, game, lesson)
    person.page.goto(learner.address)
    return learner


def test_while_somebody_learns(visitors: Visitors, one_game: str) -> None:
    person = Person(visitors())
    assert {place: found for place in learning(person, one_game) if (found := objections(person.page))} == {}


def leads_to_the_book(person: Person, name: str) -> None:
    """A line of the count, where a game has a book."""
    book = read_book(name, "en")
    if book is None:
        return
    lines = person.page.locator(".outcome th[scope=row] button")
    expect(lines.first).to_be_visible()
    person.press(lines.first)
    chapter = person.page.locator("aside [data-chapter]:focus")
    expect(chapter).to_be_visible()
    assert chapter.get_attribute("data-chapter") in book.places.count.values()


def reads_sensibly(heard: str, game: str) -> None:
    """Players, whose turn, the hand, what is asked; everything has a name, and nothing is code."""
    for expected in (words(f"{game}-short"), words("web-on-turn"), words("web-your-hand")):
        assert expected in heard, heard
    assert re.search(r"- toolbar \".+\"", heard), heard
    for line in heard.splitlines():
        assert not re.fullmatch(r"\s*- (button|img|link|group|toolbar|textbox):?", line), (
            f"{line!r} has no name\n{heard}"
        )
    assert not re.search(r"\?\?|undefined|NaN|\[object", heard), heard
