"""Parts of rows that are dragged, and what is not dragged while cards are exchanged."""

from __future__ import annotations

from playwright.sync_api import expect

from mazzo.testing.support.dragging import LIT, PLAYABLE, carry_to, take_up
from mazzo.testing.support.driving import Look, Person, open_table, start, words
from mazzo.testing.support.visitors import Visitors

MOVABLE = "[data-at] button.card"
"""A card of a row from which on it can be moved."""


def test_the_end_of_a_row_is_dragged(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, "primo", {})
    start(person)

    def can_move(seen: Look) -> bool:
        exchanging = any(button.label == words("web-not-yet") for button in seen.of("layout"))
        return not exchanging and not page.locator("[aria-pressed=true]").count() and page.locator(MOVABLE).count() > 0

    person.play_on(can_move)
    part = page.locator(MOVABLE).first
    key = part.get_attribute("data-key")
    source = page.locator("[data-area]").filter(has=page.locator(f"[data-key='{key}']")).get_attribute("data-area")
    row = page.locator(f"[data-area='{source}'] [data-at]")
    at = int(part.locator("xpath=..").get_attribute("data-at") or 0)
    count = row.count()

    # Everything below it comes along; Escape puts it back.
    take_up(page, part.element_handle())
    expect(page.locator("[data-dragged]")).to_have_count(count - at)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator("[data-dragged]")).to_have_count(0)
    expect(row).to_have_count(count)
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)

    take_up(page, part.element_handle())
    goal = page.locator(f"[data-area]{LIT}").first
    target = goal.get_attribute("data-area")
    carry_to(page, goal)
    expect(page.locator(f"[data-area='{target}'][data-over]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(f"[data-area='{target}'] [data-key='{key}']")).to_have_count(1)
    expect(row).to_have_count(at)


def test_nothing_is_dragged_while_cards_are_exchanged(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, "primo", {})
    start(person)
    person.press(page.get_by_role("button", name=words("primo-web-exchange"), exact=True))
    take_up(page, page.locator(PLAYABLE).first.element_handle())
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator("[data-dragged]")).to_have_count(0)
    page.mouse.up()
