"""Cards that are dragged, and others' moves that one looks at in peace or hurries."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.driving import Look, Person, look, open_table, start, words


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


NUMBER = "[role=toolbar] button[aria-disabled=false]:not([data-card=top]):not([data-card=nimm])"


def cards_held(seen: Look) -> int:
    return sum(button.hand for button in seen.buttons)


def drag(page: Page, card: Locator, goal: Locator) -> None:
    page.mouse.move(*middle_of(card))
    page.mouse.down()
    page.mouse.move(*middle_of(goal), steps=6)


def test_cards_of_primo_are_dragged(visitors: Visitors) -> None:
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


def test_a_tap_hurries_what_is_shown_in_peace(visitors: Visitors) -> None:
    """The clock of the page stands still, so nothing more is shown by itself; a watcher sees that there is more."""
    page = visitors(reduced_motion="no-preference")
    page.clock.install()
    person = Person(page)
    open_table(person, "primiera", {"variant": "two", "target": "1"})
    link = page.get_by_role("textbox", name=words("web-link")).input_value()
    start(person)
    mine = page.locator(".asked [data-mine]")
    expect(mine).to_be_visible()
    watcher = visitors()
    watcher.goto(link)
    expect(watcher.locator("main.board")).to_be_visible()
    guest = watcher.locator("[data-seat='0']")
    before = guest.inner_text()

    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2)
    held = cards_held(look(page))
    person.play_on(lambda seen: cards_held(seen) < held)
    expect(guest).not_to_have_text(before, use_inner_text=True)
    expect(guest.get_by_text(words("web-on-turn"))).to_have_count(1)
    expect(mine).to_be_hidden()

    table = page.locator("section.middle").bounding_box()
    assert table
    page.mouse.click(table["x"] + 4, table["y"] + 4)
    expect(mine).to_be_visible()
