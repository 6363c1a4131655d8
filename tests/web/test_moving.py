"""Others' moves that one looks at in peace or hurries."""

from __future__ import annotations

from playwright.sync_api import expect

from mazzo.testing.support.driving import Look, Person, chosen, look, open_table, start, words
from mazzo.testing.support.fitting import of_seats
from mazzo.testing.support.visitors import Visitors

TWO = of_seats(2)
AHEAD = 10
"""Seconds: still to come when a busy browser hears of them, and too few to take the silence for a lost network."""


def cards_held(seen: Look) -> int:
    return sum(button.hand for button in seen.buttons)


def test_a_tap_hurries_what_is_shown_in_peace(visitors: Visitors) -> None:
    """The clock of the page stands still, so nothing more is shown by itself; a watcher sees that there is more."""
    page = visitors(reduced_motion="no-preference")
    page.clock.install()
    person = Person(page)
    open_table(person, TWO.game.name, chosen(TWO))
    invitation = page.get_by_role("textbox", name=words("web-link"))
    expect(invitation).not_to_have_value("")
    link = invitation.input_value()
    start(person)
    mine = page.locator(".asked [data-mine]")
    expect(mine).to_be_visible()
    watcher = visitors()
    watcher.goto(link)
    expect(watcher.locator("main.board")).to_be_visible()
    guest = watcher.locator("[data-seat='0']")
    before = guest.inner_text()

    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + AHEAD)
    held = cards_held(look(page))
    person.play_on(lambda seen: cards_held(seen) < held)
    expect(guest).not_to_have_text(before, use_inner_text=True)
    expect(guest.get_by_text(words("web-on-turn"))).to_have_count(1)
    expect(mine).to_be_hidden()

    table = page.locator("section.middle").bounding_box()
    assert table
    page.mouse.click(table["x"] + 4, table["y"] + 4)
    expect(mine).to_be_visible()
