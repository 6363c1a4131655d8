"""In every game a card is dragged to where it can go, and the move is made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import names
from mazzo.testing.support.dragging import LIT, PLAYABLE, carry_to, take_up
from mazzo.testing.support.driving import Look, Person, open_table, short, start
from mazzo.testing.support.visitors import Visitors


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.parametrize("game", metafunc.config.getoption("game") or names())


def takes_up(page: Page) -> bool:
    """Whether a card is in the air that goes somewhere, or takes one card only: then letting go of it is the move."""
    for card in page.locator(PLAYABLE).element_handles():
        take_up(page, card)
        if page.locator(LIT).count() and page.locator(f"{LIT}.card").count() <= 1:
            return True
        # On what it was taken from: nothing is done.
        page.keyboard.press("Escape")
        page.mouse.up()
    return False


def test_a_card_is_dragged_to_where_it_can_go(visitors: Visitors, game: str) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, game, short(game))
    start(person)

    def in_the_air(seen: Look) -> bool:
        return takes_up(page)

    person.play_on(in_the_air)
    key = page.locator("[data-dragged]").first.get_attribute("data-key")
    held = page.locator(f"[role=toolbar] [data-key='{key}']")

    # Let go where nothing is to be done: it is still there.
    carry_to(page, page.locator("header h1"))
    expect(page.locator("[data-over]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator("[data-dragged]")).to_have_count(0)
    expect(held).to_have_count(1)

    take_up(page, held.element_handle())
    lit = page.locator(f"{LIT}:not([data-middle])")
    carry_to(page, lit.first if lit.count() else page.locator(LIT))
    expect(page.locator("[data-over]")).to_have_count(1)
    page.mouse.up()
    expect(held).to_have_count(0)
