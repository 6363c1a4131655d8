"""The review of a match, of every game: by click, by keyboard and on a phone, with nothing to object to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import default, names
from mazzo.table.events import Counted, Moved
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, short, start, words
from mazzo.testing.support.server import ON_SQLITE, Server
from mazzo.testing.support.visitors import PATIENCE, PHONE, Visitors, mostly
from mazzo.words import Words, languages
from tests.web.reviewed import put_match

pytestmark = [ON_SQLITE, pytest.mark.more]
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def moment(page: Page) -> str:
    """The round and the frame that the address names."""
    found = re.search(r"#(\d+\.\d+)$", page.url)
    return found[1] if found else ""


def judged(page: Page, said: Words = words) -> None:
    """Wait until everything is judged."""
    # Interpreted, some games take their time.
    expect(page.get_by_role("button", name=said("web-review-thorough"))).to_be_visible(timeout=10 * PATIENCE)


@pytest.mark.parametrize("name", mostly(names(), default()))
def test_a_match_of_each_game_by_click_by_keyboard_and_on_a_phone(visitors: Visitors, site: Server, name: str) -> None:
    """Judged once, as that takes longest."""
    page = visitors()
    put_match(site, page, f"click{name[:6]}", name)
    page.goto(f"/t/click{name[:6]}/review/1")
    judged(page)
    expect(page.get_by_text(words("review-rougher"))).to_be_visible()
    curve = page.get_by_role("slider", name=words("web-review-course"))
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": box["width"] * 0.6, "y": box["height"] / 2})
    expect(curve).not_to_have_attribute("aria-valuenow", "0")
    assert moment(page) not in ("", "1.0")
    for label in ("web-review-mine", "web-review-unsure-too"):
        page.get_by_label(words(label)).click()
    turns = page.locator("ol .turn")
    expect(turns.first).to_be_visible()
    turns.last.click()
    expect(turns.last).to_have_attribute("aria-current", "true")
    expect(page.locator(".said")).to_contain_text(words("web-review-played", moves="").strip())
    page.get_by_role("button", name=words("web-review-open")).click()
    expect(page.locator(".hands .hand").first).to_be_visible()
    assert objections(page) == ""
    # A link to this move opens exactly there, for others too.
    there = moment(page)
    other = visitors()
    other.goto(page.url)
    expect(other.locator(".said")).to_be_visible()
    assert moment(other) == there
    other.goto(page.url.replace("/review/", "/replay/"))
    expect(other.get_by_role("slider")).to_have_value(there.partition(".")[2])
    by_keyboard(page)
    on_a_phone(visitors(**PHONE), page.url.partition("#")[0])


def by_keyboard(page: Page) -> None:
    """Along the curve, to a decision of the list, and on to the next move, without a pointer."""
    curve = page.get_by_role("slider", name=words("web-review-course"))
    curve.focus()
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(curve).not_to_have_attribute("aria-valuenow", "0")
    turn = page.locator("ol .turn").first
    turn.focus()
    page.keyboard.press("Enter")
    expect(turn).to_have_attribute("aria-current", "true")
    place = int(moment(page).partition(".")[2])
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"#\d+\.{place + 1}$"))
    page.get_by_role("button", name=words("web-play-on")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name=words("web-play-on-anew"))).to_be_visible()


def on_a_phone(page: Page, address: str) -> None:
    """From the list to the table and back, with nothing beside the screen."""
    page.goto(address)
    page.get_by_label(words("web-review-unsure-too")).tap()
    found = objections(page)
    assert page.evaluate(SIDEWAYS) <= 0
    page.locator("ol .turn").first.tap()
    expect(page.locator(".said")).to_be_visible()
    found += objections(page)
    assert page.evaluate(SIDEWAYS) <= 0
    page.get_by_role("button", name=words("web-review-list"), exact=True).tap()
    expect(page.locator("ol .turn").first).to_be_visible()
    assert found == ""


def test_after_a_match_by_keyboard(visitors: Visitors) -> None:
    """From the count to what was better, with the keys alone."""
    person = Person(visitors(), way="keyboard")
    page = person.page
    open_table(person, default(), short(default()))
    start(person)
    person.play_on()
    person.press(page.get_by_role("link", name=words("web-review"), exact=True))
    judged(page)
    curve = page.get_by_role("slider", name=words("web-review-course"))
    curve.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "2")
    page.get_by_label(words("web-review-unsure-too")).focus()
    page.keyboard.press("Space")
    first = page.locator("ol .turn").first
    first.focus()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-current", "true")
    page.goto("/history")
    page.get_by_role("link", name=words("web-review"), exact=True).first.click()
    judged(page)


@pytest.mark.parametrize("language", mostly(languages(), "de"))
def test_on_a_phone_in_every_language(visitors: Visitors, site: Server, language: str) -> None:
    page, said = visitors(**PHONE, locale=language), Words(language)
    put_match(site, page, f"phone{language}", default())
    page.goto(f"/t/phone{language}/review/1")
    judged(page, said)
    page.get_by_label(said("web-review-unsure-too")).tap()
    found = objections(page)
    assert page.evaluate(SIDEWAYS) <= 0
    page.locator("ol .turn").first.tap()
    expect(page.locator(".said")).to_be_visible()
    expect(page.locator(".replay-board [role=toolbar]")).to_be_visible()
    found += objections(page)
    assert page.evaluate(SIDEWAYS) <= 0
    page.get_by_role("button", name=said("web-review-list"), exact=True).tap()
    expect(page.locator("ol .turn").first).to_be_visible()
    assert found == ""


def test_a_match_that_runs_is_not_reviewed(visitors: Visitors) -> None:
    visitors.expected = lambda complaint: "409" in complaint
    person = Person(visitors())
    page = person.page
    open_table(person, default(), short(default()))
    start(person)
    page.locator("[data-mine]").wait_for()
    page.goto(f"{page.url}/review/1")
    expect(page.get_by_text(words("table-reason-match-not-over"))).to_be_visible()
    assert objections(page) == ""


def test_who_only_looks_on_asks_first(visitors: Visitors, site: Server) -> None:
    page = visitors()
    put_match(site, page, "looked", default())
    other = visitors()
    other.goto("/t/looked/review/1")
    expect(other.get_by_text(words("web-review-offer"))).to_be_visible()
    assert objections(other) == ""
    other.get_by_role("button", name=words("web-review-start")).click()
    judged(other)
    expect(other.get_by_label(words("web-review-mine"))).to_have_count(0)


def test_playing_on_from_a_move(visitors: Visitors, site: Server) -> None:
    """With the cards as they were and with others, to the end of the round; the match stays as it is."""
    person = Person(visitors())
    page = person.page
    put_match(site, page, "playedon", default())
    before = site.entries("playedon")
    # Of the first round: the match may have had more.
    end = next(place for place, entry in enumerate(before) if isinstance(entry.event, Counted))
    last = len([entry for entry in before[:end] if isinstance(entry.event, Moved)])
    for cards in ("same", "anew"):
        page.goto(f"/t/playedon/replay/1#1.{last - 6}")
        page.get_by_role("button", name=words("web-play-on")).click()
        page.get_by_label(words("web-play-on-seat")).select_option("0")
        page.get_by_role("link", name=words(f"web-play-on-{cards}")).click()
        expect(page.get_by_text(words(f"web-play-on-told-{cards}"))).to_be_visible()
        assert objections(page) == ""
        over = page.get_by_role("heading", name=words("web-play-on-over"))
        while not over.is_visible():
            if not person.act():
                page.wait_for_timeout(50)
        page.get_by_role("link", name=words("web-play-on-back")).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(words("web-review"))
        assert moment(page) == f"1.{last - 6}"
    assert site.entries("playedon") == before
