"""Puzzles in a browser: by mouse, by keyboard and on a phone, with a rating that stays on the device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mazzo.games import default, game, names
from mazzo.kernel.scene import Choice
from mazzo.review.puzzles import Puzzle, difficulty_of, scene_of
from mazzo.review.shelf import shipped
from mazzo.review.solving import START, Solver, tried
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, words
from mazzo.testing.support.learning import SPOKEN
from mazzo.testing.support.pressing import HAND
from mazzo.testing.support.visitors import DESKTOP, PHONE, Visitors, mostly
from mazzo.words import Words, languages

pytestmark = pytest.mark.more

GAME = default()
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
WAYS = {"mouse": DESKTOP, "keyboard": DESKTOP, "touch": PHONE}


def plain(puzzle: Puzzle, move: str) -> Choice | None:
    """The choice of a move that is made with one card and nothing else."""
    moves = scene_of(game(GAME), puzzle).moves
    choice = next(each for each in moves if each.move == move)
    alone = sum(each.card == choice.card for each in moves) == 1
    return choice if choice.card and alone and not choice.takes and not choice.to else None


def simple() -> Puzzle:
    return next(each for each in shipped(GAME) if plain(each, each.best[0]) and plain(each, each.missed[0]))


@pytest.mark.parametrize("way", mostly(WAYS, "keyboard"))
def test_a_puzzle_is_missed_then_solved_and_the_reason_is_told(visitors: Visitors, way: str) -> None:
    person = Person(visitors(**WAYS[way]), way)
    page, puzzle = person.page, simple()
    page.goto(f"/puzzles/{GAME}/{puzzle.id}")
    spoken = page.locator(SPOKEN)
    expect(spoken).to_contain_text(words("web-puzzle-ask"))
    assert objections(page) == ""
    for move, said in ((puzzle.missed[0], "web-puzzle-missed"), (puzzle.best[0], "web-puzzle-right")):
        choice = plain(puzzle, move)
        assert choice
        person.press(page.locator(f"{HAND} [data-card='{choice.card}'][aria-disabled=false]").first)
        expect(spoken).to_contain_text(words(said))
    expect(spoken).to_contain_text("Best:")
    rating = round(tried(Solver(), difficulty_of(game(GAME), puzzle), right=False).rating)
    expect(spoken).to_contain_text(f"{rating} (−{START - rating:.0f})")
    assert objections(page) == ""
    person.press(spoken.get_by_role("button", name=words("web-puzzle-next"), exact=True))
    expect(spoken).to_contain_text(words("web-puzzle-ask"))
    assert puzzle.id not in page.url
    page.goto(f"/puzzles/{GAME}")
    expect(page.locator("section.sheet")).to_contain_text(words("web-puzzles-rating", rating=rating, solved=0, count=1))
    assert objections(page) == ""


def test_all_games_have_puzzles_by_theme_and_one_can_be_shown(visitors: Visitors) -> None:
    person = Person(visitors(**DESKTOP))
    page = person.page
    page.goto("/learn")
    person.press(page.get_by_role("link", name=words("web-puzzles"), exact=True))
    for name in names():
        theme = shipped(name)[0].theme
        person.press(page.locator(f"a[href^='/puzzles/{name}/'][href$='theme={theme}']"))
        spoken = page.locator(SPOKEN)
        person.press(spoken.get_by_role("button", name=words("web-learn-show"), exact=True))
        expect(spoken).to_contain_text("Best:")
        page.goto("/puzzles")


@pytest.mark.parametrize("language", mostly(languages(), "fr"))
def test_on_a_phone_in_every_language(visitors: Visitors, language: str) -> None:
    """The list, and the answer to the longest puzzle of each game."""
    page, said = visitors(**PHONE, locale=language), Words(language)
    page.goto("/puzzles")
    expect(page.locator("section.sheet")).to_have_count(len(names()))
    found = objections(page)
    assert page.evaluate(SIDEWAYS) <= 0
    for name in names():
        puzzle = max(shipped(name), key=lambda each: len(each.best) + len(each.missed))
        page.goto(f"/puzzles/{name}/{puzzle.id}")
        spoken = page.locator(SPOKEN)
        spoken.get_by_role("button", name=said("web-learn-show"), exact=True).tap()
        following = spoken.get_by_role("button", name=said("web-puzzle-next"), exact=True)
        # However much there is to say, one can go on.
        following.scroll_into_view_if_needed()
        expect(following).to_be_in_viewport()
        # Of a turn every move is in words.
        assert not re.search(r"[0-9]+[yb][>^][A-F]|[A-F][0-9]+>[A-F]", spoken.inner_text())
        found += objections(page)
        assert page.evaluate(SIDEWAYS) <= 0
    assert found == ""


def test_a_puzzle_that_does_not_exist_is_said_not_to(visitors: Visitors) -> None:
    visitors.expected = lambda complaint: "404" in complaint
    page = visitors(**DESKTOP)
    page.goto(f"/puzzles/{GAME}/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
