"""A tap on a heap shows what its owner captured last, and another one no more."""

from __future__ import annotations

from playwright.sync_api import expect

from mazzo.testing.support.driving import Look, Person, open_table, short, start
from mazzo.testing.support.visitors import Visitors


def test_a_tap_on_a_heap_shows_the_last_capture(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, "primiera", short("primiera"))
    start(person)
    heap = page.locator(".owned button").first
    asked = page.locator("[data-mine]")

    def can_look(seen: Look) -> bool:
        return heap.count() == 1 and asked.count() == 1 and page.locator("[aria-pressed=true]").count() == 0

    person.play_on(can_look)
    shown = page.locator(".mid .capture")
    person.press(heap)
    expect(shown.locator(".with [data-card]")).to_be_visible()
    person.press(heap)
    expect(shown).to_be_hidden()
