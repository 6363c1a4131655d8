"""The first page: a wrong code is answered where it was typed, and everything fits into any window."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mazzo.games import default, names
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, start, words
from mazzo.testing.support.visitors import Visitors

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def first_page(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=words("web-play-now"))).to_have_count(len(names()))


def test_a_wrong_code_is_answered_where_it_was_typed(visitors: Visitors) -> None:
    visitors.expected = lambda complaint: "404" in complaint
    host, guest = Person(visitors()), visitors()
    open_table(host, default(), {})
    first_page(guest)
    address = guest.url
    field = guest.get_by_role("textbox", name=words("web-join"))
    field.fill("nosuchtable")
    field.press("Enter")
    answer = guest.get_by_role("alert")
    expect(answer).to_have_text(words("web-join-unknown", code="nosuchtable"))
    expect(field).to_be_focused()
    expect(field).to_have_value("nosuchtable")
    assert guest.url == address
    field.fill(host.page.url.upper())
    expect(answer).to_be_hidden()
    field.fill(host.page.url)
    field.press("Enter")
    expect(guest.locator(".seats")).to_be_visible()


def test_with_tables_of_ones_own_and_of_others(visitors: Visitors) -> None:
    """axe-core finds nothing at two widths, and nothing reaches over the edge of a narrow window."""
    host = Person(visitors())
    host.page.goto(f"/new/{default()}")
    host.page.get_by_role("checkbox", name=words("web-public")).check()
    host.press(host.page.get_by_role("button", name=words("web-open-table")))
    host.page.locator(".seats").wait_for()
    page = visitors(viewport={"width": 1440, "height": 900})
    open_table(Person(page), default(), {})
    first_page(page)
    for heading in ("web-my-tables", "web-public-tables"):
        section = page.locator("section", has=page.get_by_role("heading", name=words(heading)))
        expect(section.get_by_role("link").first).to_be_visible()
    found = objections(page)
    page.set_viewport_size({"width": 390, "height": 844})
    found += objections(page)
    assert found == ""
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_table_that_waits_comes_first_and_can_be_left(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, default(), {})
    start(person)
    page.locator("[data-mine]").wait_for()
    open_table(person, default(), {})
    first_page(page)
    own = page.locator("section", has=page.get_by_role("heading", name=words("web-table-waits")))
    rows = own.get_by_role("link")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(words("web-your-turn"))
    leave = own.get_by_role("button", name=words("web-leave-table"))
    question = page.get_by_role("dialog")
    person.press(leave.last)
    assert objections(page) == ""
    person.press(question.get_by_role("button", name=words("web-stay")))
    expect(question).to_be_hidden()
    expect(rows).to_have_count(2)
    person.press(leave.last)
    person.press(question.get_by_role("button", name=words("web-delete-table")))
    expect(rows).to_have_count(1)
    person.press(leave)
    person.press(question.get_by_role("button", name=words("web-leave-table")))
    expect(own).to_have_count(0)


def test_no_page_reaches_over_the_edge_of_a_narrow_window(visitors: Visitors) -> None:
    page = visitors(viewport={"width": 320, "height": 640})
    for path in ("/settings", *(f"/new/{game}" for game in names())):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(SIDEWAYS) <= 0, path
    open_table(Person(page), default(), {})
    assert page.evaluate(SIDEWAYS) <= 0
