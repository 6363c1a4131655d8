"""The deal of the day in a browser: played once, the result beside everybody's, and the secret after midnight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from mazzo.games import default
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, words
from mazzo.testing.support.learning import SPOKEN
from mazzo.testing.support.server import Server, serving
from mazzo.testing.support.serving import NOON
from mazzo.testing.support.visitors import DESKTOP, PATIENCE, PHONE, Visitors, mostly
from mazzo.words import Words, languages

pytestmark = pytest.mark.more

GAME = default()
DAY = "2026-11-18"
MIDNIGHT = NOON + 43_200_000
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server whose day can be ended."""
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
def guests(chromium: Browser, own: Server) -> Iterator[Visitors]:
    people = Visitors(chromium, own.address)
    yield people
    for context in people.contexts:
        context.close()
    assert [each for each in people.complaints if not people.expected(each)] == []


def play(person: Person) -> None:
    """From the list to the count."""
    page, words = person.page, person.words
    page.goto("/daily")
    deal = page.locator(f"a[href='/daily/{GAME}']")
    expect(deal).to_be_visible()
    fits(page)
    person.press(deal)
    expect(page.get_by_text(words("web-daily-told"))).to_be_visible()
    see = page.get_by_role("button", name=words("web-daily-see"))
    while not see.is_visible():
        if not person.act():
            page.wait_for_timeout(50)
    person.press(see)
    expect(page.locator("figure [role=img]")).to_be_visible()


def fits(page: Page) -> None:
    assert objections(page) == ""
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_days_deal_is_played_once_and_opens_after_midnight(guests: Visitors, own: Server) -> None:
    anna = Person(guests(**DESKTOP))
    page = anna.page
    play(anna)
    expect(page.get_by_text(words("web-daily-alone"))).to_be_visible()
    expect(page.get_by_text(words("web-daily-closed"))).to_be_visible()
    expect(page.get_by_text(words("web-daily-unranked"))).to_be_visible()
    # The expert has played too, soon.
    expect(page.locator("dd", has_text="…")).to_have_count(0)
    fits(page)
    # Twice is refused: whoever comes again sees the results, and the server takes no move.
    page.goto(f"/daily/{GAME}")
    expect(page.get_by_text(words("web-daily-alone"))).to_be_visible()
    asked = f"fetch('/api/days/{DAY}/{GAME}', {{method: 'POST', headers: {{'x-mazzo': '1'}}, body: '{{}}'}})"
    guests.expected = lambda complaint: "409" in complaint
    assert page.evaluate(f"{asked}.then((answer) => answer.json())") == {"code": "day_played", "params": {}}

    # Whoever has not played sees nothing of it yet; then both are in the picture.
    bea = Person(guests(**PHONE), "touch")
    bea.page.goto(f"/daily/{GAME}/{DAY}")
    expect(bea.page.get_by_role("alert")).to_contain_text(words("table-reason-day-not-over"))
    play(bea)
    expect(bea.page.get_by_text(words("web-daily-alone"))).to_have_count(0)
    fits(bea.page)

    (own.data / "calendar").write_text(str(MIDNIGHT))
    page.goto("/daily")
    expect(page.locator("[data-check=closed]")).to_have_count(2)
    anna.press(page.get_by_text(words("web-daily-trust")))
    expect(page.locator("[data-check=seen]")).to_have_text(words("web-daily-check-seen"))
    fits(page)
    anna.press(page.locator(f"a[href='/daily/{GAME}/{DAY}']"))
    expect(page.get_by_role("link", name=words("web-daily-record"))).to_be_visible()
    fits(page)


def test_what_was_played_is_reviewed_replayed_and_played_on_from_when_the_day_is_over(
    guests: Visitors, own: Server
) -> None:
    person = Person(guests(**DESKTOP))
    page = person.page
    play(person)
    ways = ("web-review", "web-replay", "web-daily-again")
    for way in ways:
        expect(page.get_by_role("link", name=words(way), exact=True)).to_have_count(0)
    guests.expected = lambda complaint: "409" in complaint
    for what in ("review", "replay", "play-on"):
        page.goto(f"/daily/{GAME}/{DAY}/{what}#1.0.0.same")
        expect(page.get_by_text(words("table-reason-day-not-over"))).to_be_visible()

    (own.data / "calendar").write_text(str(MIDNIGHT))
    page.goto(f"/daily/{GAME}/{DAY}")
    person.press(page.get_by_role("link", name=words("web-review"), exact=True))
    # Interpreted, it takes its time.
    expect(page.get_by_role("button", name=words("web-review-thorough"))).to_be_visible(timeout=10 * PATIENCE)
    person.press(page.get_by_label(words("web-review-unsure-too")))
    person.press(page.locator("ol .turn").first)
    expect(page.locator(".said")).to_be_visible()
    fits(page)
    person.press(page.get_by_role("button", name=words("web-review-open")))
    expect(page.locator(".hands .hand").first).to_be_visible()
    expect(page.locator("a[href='/mistakes']")).to_be_visible()
    person.press(page.get_by_role("link", name=words("web-replay"), exact=True))
    expect(page.get_by_role("button", name=words("web-replay-play"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=words("web-verify"))).to_have_count(0)
    fits(page)
    person.press(page.get_by_role("button", name=words("web-play-on")))
    person.press(page.get_by_role("link", name=words("web-play-on-anew")))
    expect(page.get_by_text(words("web-play-on-told-anew"))).to_be_visible()
    page.goto(f"/daily/{GAME}/{DAY}")
    person.press(page.get_by_role("link", name=words("web-daily-again"), exact=True))
    expect(page.get_by_text(words("web-play-on-told-same"))).to_be_visible()
    fits(page)
    # What was a mistake is an exercise, and that leads back to the moment in the review.
    page.goto("/mistakes")
    person.press(page.locator(f"a[href^='/mistakes/daily/{GAME}/{DAY}/']").last)
    spoken = page.locator(SPOKEN)
    person.press(spoken.get_by_role("button", name=words("web-learn-show"), exact=True))
    expect(spoken).to_contain_text(words("web-mistake-today"))
    fits(page)
    person.press(spoken.get_by_role("link", name=words("web-review"), exact=True))
    page.wait_for_url(f"**/daily/{GAME}/{DAY}/review#*")
    expect(page.locator(".said")).to_be_visible()


@pytest.mark.parametrize("language", mostly(languages(), "it"))
def test_on_a_phone_in_every_language(guests: Visitors, own: Server, language: str) -> None:
    """The list, the table and the results, on the day and after it."""
    said = Words(language)
    person = Person(guests(**PHONE, locale=language), "touch", words=said)
    page = person.page
    play(person)
    expect(page.get_by_text(said("web-daily-closed"))).to_be_visible()
    fits(page)
    (own.data / "calendar").write_text(str(MIDNIGHT))
    page.goto("/daily")
    person.press(page.get_by_text(said("web-daily-trust")))
    expect(page.locator("[data-check=seen]")).to_have_text(said("web-daily-check-seen"))
    fits(page)
    page.goto(f"/daily/{GAME}/{DAY}")
    expect(page.get_by_role("link", name=said("web-daily-record"))).to_be_visible()
    fits(page)


def test_it_goes_on_where_it_was_left(guests: Visitors) -> None:
    person = Person(guests(**DESKTOP))
    page = person.page
    page.goto("/")
    person.press(page.get_by_role("link", name=words("web-daily"), exact=True))
    person.press(page.locator(f"a[href='/daily/{GAME}']"))
    told = page.get_by_text(words("web-daily-told"))
    expect(told).to_be_visible()
    made: list[str] = []
    page.on(
        "response", lambda answer: made.append(answer.url) if '"move"' in (answer.request.post_data or "") else None
    )
    while not made:
        if not person.act():
            page.wait_for_timeout(50)
    page.goto("/daily")
    expect(page.locator(f"a[href='/daily/{GAME}']")).to_contain_text(words("web-daily-go-begun"))
    person.press(page.locator(f"a[href='/daily/{GAME}']"))
    expect(told).to_be_visible()
