"""Cards that are dragged."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from mazzo.testing.support.driving import Look, Person, open_table, start, words
from mazzo.testing.support.visitors import Visitors


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


NUMBER = "[role=toolbar] button[aria-disabled=false]:not([data-card=top]):not([data-card=nimm])"


def drag(page: Page, card: Locator, goal: Locator) -> None:
    page.mouse.move(*middle_of(card))
    page.mouse.down()
    page.mouse.move(*middle_of(goal), steps=6)


def test_cards_are_dragged(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, "primo", {})
    start(person)

    def can_lay(seen: Look) -> bool:
        exchanging = any(button.label == words("web-not-yet") for button in seen.of("layout"))
        return not exchanging and bool(seen.of("layout")) and page.locator(NUMBER).count() > 0

    person.play_on(can_lay)
    card = page.locator(NUMBER).first
    key = card.get_attribute("data-key")
    there = page.locator(f"[role=toolbar] [data-key='{key}']")
    held = page.locator("[role=toolbar] button").count()

    # Let go where nothing is to be done: it comes back.
    drag(page, card, page.locator("header h1"))
    expect(page.locator(".column.lit").first).to_be_visible()
    page.mouse.up()
    expect(page.locator(".column.lit")).to_have_count(0)
    expect(page.locator("[role=toolbar] button")).to_have_count(held)

    page.mouse.move(*middle_of(there))
    page.mouse.down()
    page.mouse.move(*middle_of(page.locator("header h1")), steps=3)
    goal = page.locator(".column.lit").first
    page.mouse.move(*middle_of(goal), steps=3)
    expect(page.locator(".column.over")).to_have_count(1)
    page.mouse.up()
    expect(there).to_have_count(0)
    expect(page.locator("[role=toolbar] button")).to_have_count(held - 1)
