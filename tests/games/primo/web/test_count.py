"""After a game the rows can be looked at once more, and then the count again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mazzo.testing.support.driving import Person, open_table, short, start, words
from mazzo.testing.support.visitors import Visitors


@pytest.mark.long
def test_the_table_is_seen_again_before_the_next_round(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, "primo", short("primo"))
    start(person)
    person.play_on(lambda seen: seen.over or bool(seen.of("outcome")))
    person.press(page.get_by_role("button", name=words("web-look-at-table")))
    expect(page.locator(".outcome")).to_have_count(0)
    expect(page.locator(".mid [data-card]").first).to_be_visible()
    person.press(page.get_by_role("button", name=words("web-count-again")))
    expect(page.locator(".outcome h2")).to_be_visible()
