"""At a table over days somebody passes before being asked, whatever the others bid."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from mazzo.table.events import Moved
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, start
from mazzo.testing.support.server import Server
from mazzo.testing.support.visitors import PHONE, Visitors
from mazzo.words import Words

PAIRS = [
    pytest.param("mouse", "en", marks=pytest.mark.long),
    pytest.param("touch", "de"),
    pytest.param("keyboard", "fr", marks=pytest.mark.long),
    pytest.param("touch", "it", marks=pytest.mark.long),
]


def first_asked(people: list[Person]) -> int:
    """Whose turn it is: one of them waits for the other."""
    while not (found := [at for at, each in enumerate(people) if each.page.locator("[data-mine]").count()]):
        people[0].page.wait_for_timeout(20)
    return found[0]


def person_of(site: Server, page: Page) -> str:
    """Whose browser it is."""
    return site.person(next(each["value"] for each in page.context.cookies() if each["name"] == "mazzo"))


def passes(site: Server, table: str, person: str) -> list[str]:
    """The moves that were made for somebody: a moment after their turn has come."""
    return [each.event.move for each in site.entries(table) if each.by == person and isinstance(each.event, Moved)]


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_a_standing_pass(visitors: Visitors, site: Server, way: str, language: str) -> None:
    said = Words(language)
    window = PHONE if way == "touch" else {}
    people = [Person(visitors(**window, locale=language), way, words=said) for _ in range(2)]
    host, guest = people
    page = host.page
    page.goto("/new/tarock")
    page.get_by_role("checkbox", name=said("web-days")).check()
    host.press(page.get_by_role("button", name=said("web-open-table")))
    page.get_by_role("button", name=said("web-start"), exact=True).wait_for()
    guest.page.goto(page.url)
    guest.page.get_by_role("textbox", name=said("web-name")).fill("Bela")
    guest.press(guest.page.get_by_role("button", name=said("web-sit"), exact=True).first)
    expect(page.locator(".seats").get_by_text("Bela", exact=True)).to_be_visible()
    start(host)
    guest.page.locator("main.board").wait_for()
    asked = first_asked(people)
    person, other = people[1 - asked], people[asked]
    # Whoever is not asked yet may decide already, and take it back.
    promise = person.page.get_by_role("button", name=said("tarock-promise-pass"))
    for pressed in ("true", "false", "true"):
        person.press(promise)
        expect(promise).to_have_attribute("aria-pressed", pressed)
    assert objections(person.page) == ""
    if folder := os.environ.get("MAZZO_PICTURES"):
        person.page.screenshot(path=f"{folder}/ahead-{way}-{language}.png")
    # When it is their turn, the pass is made.
    own = person_of(site, person.page)
    table = page.url.rpartition("/")[2]
    assert passes(site, table, own) == []
    other.press(other.page.get_by_role("button", name=said("tarock-move-pass")).first)
    expect(promise).to_have_count(0)
    while not passes(site, table, own):
        page.wait_for_timeout(20)
    assert passes(site, table, own) == ["pass"]
