"""Own mistakes in a browser: by mouse, by keyboard and on a phone; done better, told why, and back later."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import default
from mazzo.kernel.scene import Choice
from mazzo.record.course import Course
from mazzo.review.decisions import decisions
from mazzo.server.judged import DecisionJudged
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, words
from mazzo.testing.support.learning import SPOKEN
from mazzo.testing.support.pressing import HAND
from mazzo.testing.support.server import ON_SQLITE, Server
from mazzo.testing.support.visitors import DESKTOP, PATIENCE, PHONE, Visitors, mostly
from mazzo.words import Words, languages
from tests.web.reviewed import put_review

pytestmark = [ON_SQLITE, pytest.mark.more]
GAME = default()
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
WAYS = {"mouse": DESKTOP, "keyboard": DESKTOP, "touch": PHONE}


def plain(course: Course, each: DecisionJudged, move: str) -> Choice | None:
    """The choice of a move that is made with one card and nothing else."""
    decision = next(one for one in decisions(course, [0]) if one.number == each.number)
    moves = course.game.scene(decision.view, decision.played.match).moves
    choice = next(one for one in moves if one.move == move)
    alone = sum(one.card == choice.card for one in moves) == 1
    return choice if choice.card and alone and not choice.takes and not choice.to else None


def both(course: Course, each: DecisionJudged) -> tuple[Choice, Choice] | None:
    """What was played and what is better, if each is made with one card."""
    wrong = plain(course, each, each.played[0].move)
    right = next((found for move in each.accepted if (found := plain(course, each, move))), None)
    return (wrong, right) if wrong and right else None


def answer(person: Person, choice: Choice) -> None:
    person.press(person.page.locator(f"{HAND} [data-card='{choice.card}'][aria-disabled=false]").first)


def told(page: Page, name: str, step: int) -> None:
    """Wait until the server knows how often in a row an exercise was solved: it is told in passing."""
    while {each["lesson"]: each["step"] for each in page.request.get("/api/me/learned").json()}.get(name) != step:
        page.wait_for_timeout(50)


@pytest.mark.parametrize("way", mostly(WAYS, "touch"))
def test_a_mistake_is_made_again_then_done_better_and_comes_back(visitors: Visitors, site: Server, way: str) -> None:
    person = Person(visitors(**WAYS[way]), way)
    page, id = person.page, f"own{way}"
    course, exercises = put_review(site, page, id, GAME, both)
    each, (wrong, right) = next((each, found) for each in exercises if (found := both(course, each)))
    name = f"mistake.{id}-1.{each.number}"
    spoken = page.locator(SPOKEN)
    page.goto("/puzzles")
    person.press(page.get_by_role("link", name=words("web-mistakes"), exact=True))
    expect(page.get_by_role("listitem")).to_have_count(len(exercises))
    assert objections(page) == ""
    person.press(page.locator(f"a[href='/mistakes/t/{id}/1/{each.number}']").last)
    expect(spoken).to_contain_text(words("web-mistake-ask"))
    assert objections(page) == ""
    answer(person, wrong)
    expect(spoken).to_contain_text(words("web-mistake-same"))
    answer(person, right)
    expect(spoken).to_contain_text(words("web-puzzle-right"))
    expect(spoken).to_contain_text(words("web-mistake-today"))
    assert objections(page) == ""
    told(page, name, 0)
    # At the first try it counts, and comes back later.
    page.goto(f"/mistakes/t/{id}/1/{each.number}")
    expect(spoken).to_contain_text(words("web-mistake-ask"))
    answer(person, right)
    expect(spoken).to_contain_text(words("web-mistake-back", days=1))
    told(page, name, 1)
    person.press(spoken.get_by_role("button", name=words("web-mistake-next"), exact=True))
    page.wait_for_url(lambda url: not url.endswith(f"/{each.number}"))
    page.goto("/mistakes")
    rows = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/mistakes/t/{id}/1/{each.number}']"))
    expect(rows).not_to_contain_text(words("web-mistakes-due"))
    expect(rows).not_to_contain_text(words("web-mistakes-new"))


def test_the_review_and_my_games_lead_there_and_one_can_be_shown(visitors: Visitors, site: Server) -> None:
    person = Person(visitors(**DESKTOP))
    page = person.page
    _, exercises = put_review(site, page, "ledthere", GAME, both)
    page.goto("/t/ledthere/review/1")
    person.press(page.get_by_role("link", name=words("web-mistakes-way", count=len(exercises)), exact=True))
    person.press(page.get_by_role("link", name=words("web-mistakes-begin", count=len(exercises)), exact=True))
    spoken = page.locator(SPOKEN)
    person.press(spoken.get_by_role("button", name=words("web-learn-show"), exact=True))
    expect(spoken).to_contain_text(words("web-mistake-today"))
    person.press(spoken.get_by_role("link", name=words("web-review"), exact=True))
    expect(page.locator(".said")).to_be_visible()
    page.goto("/history")
    person.press(page.get_by_role("link", name=words("web-mistakes"), exact=True))
    expect(page.get_by_text(words("web-mistakes-text"))).to_be_visible()


@pytest.mark.parametrize("language", mostly(languages(), "it"))
def test_without_any_it_is_said_how_to_get_some(visitors: Visitors, language: str) -> None:
    page, said = visitors(**PHONE, locale=language), Words(language)
    page.goto("/mistakes")
    expect(page.get_by_text(said("web-mistakes-none"))).to_be_visible()
    assert objections(page) == ""


@pytest.mark.parametrize("language", mostly(languages(), "de"))
def test_on_a_phone_in_every_language(visitors: Visitors, site: Server, language: str) -> None:
    page, said, id = visitors(**PHONE, locale=language), Words(language), f"own{language}"
    _, exercises = put_review(site, page, id, GAME, both)
    page.goto("/mistakes")
    expect(page.get_by_role("listitem")).to_have_count(len(exercises))
    found = objections(page)
    assert page.evaluate(SIDEWAYS) <= 0
    page.goto(f"/mistakes/t/{id}/1/{exercises[0].number}")
    spoken = page.locator(SPOKEN)
    expect(spoken).to_contain_text(said("web-mistake-ask"))
    spoken.get_by_role("button", name=said("web-learn-show"), exact=True).tap()
    expect(spoken).to_contain_text(said("web-mistake-today"))
    found += objections(page)
    assert page.evaluate(SIDEWAYS) <= 0
    assert found == ""


def test_on_a_phone_no_line_of_a_judgement_is_cut(visitors: Visitors, site: Server) -> None:
    page = visitors(**PHONE)
    put_review(site, page, "wholeline", GAME, both)
    page.goto("/t/wholeline/review/1")
    page.locator("ol .turn").first.tap()
    last = page.locator(".said .line").last
    cut = "each => each.closest('.said').scrollHeight - each.closest('.said').clientHeight"
    # What comes later may move it on: then one scrolls once more.
    until = time.monotonic() + PATIENCE / 1000
    while True:
        last.scroll_into_view_if_needed()
        box, seen = last.bounding_box(), page.locator(".seen").bounding_box()
        assert box
        assert seen
        if last.evaluate(cut) <= 1 and box["y"] + box["height"] <= seen["y"] + seen["height"] + 1:
            break
        assert time.monotonic() < until, (box, seen)
        page.wait_for_timeout(50)


def test_what_is_no_mistake_of_ones_own_is_not_found(visitors: Visitors, site: Server) -> None:
    visitors.expected = lambda complaint: "404" in complaint or "409" in complaint
    page = visitors(**DESKTOP)
    _, exercises = put_review(site, page, "notyours", GAME, both)
    other = visitors(**DESKTOP)
    other.request.post("/api/me", headers={"x-mazzo": "1"})
    other.goto(f"/mistakes/t/notyours/1/{exercises[0].number}")
    expect(other.get_by_role("alert")).to_be_visible()
