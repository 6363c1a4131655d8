"""A tap on the heap of who won the last trick shows it, and another one no more."""

from __future__ import annotations

from playwright.sync_api import expect

from mazzo.testing.support.driving import Look, Person, open_table, short, start, words
from mazzo.testing.support.visitors import Visitors


def test_a_tap_on_a_heap_shows_the_last_trick(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, "tarock", short("tarock"))
    start(person)
    heap = page.locator(".owned button")
    asked = page.locator("[data-mine]")

    def can_look(seen: Look) -> bool:
        return heap.count() == 1 and asked.count() == 1 and page.locator("[aria-pressed=true]").count() == 0

    person.play_on(can_look)
    shown = page.locator(".mid").get_by_role("list", name=words("tarock-web-last"))
    person.press(heap)
    expect(shown).to_be_visible()
    person.press(heap)
    expect(shown).to_be_hidden()
