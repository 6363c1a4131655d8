"""Two browsers become one person: a code, a number of three, and a yes; and how nothing comes of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import product

import pytest
from playwright.sync_api import Page, Route, expect

from mazzo.games import default
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, words
from mazzo.testing.support.server import Server
from mazzo.testing.support.visitors import PHONE, Visitors
from mazzo.words import Words, languages
from tests.web.people import WAYS, Walker

pytestmark = pytest.mark.more


@pytest.fixture(autouse=True)
def expected(visitors: Visitors) -> None:
    """Refusals are told on the page; browsers write them down as well."""
    visitors.expected = lambda complaint: any(each in complaint for each in ("409", "429"))


def button(page: Page, key: str, **params: str) -> None:
    page.get_by_role("button", name=words(key, **params), exact=True).press("Enter")


def known_as(page: Page, name: str, said: Words = words) -> None:
    """Somebody with a table, by that name."""
    page.goto("/settings")
    field = page.get_by_role("textbox", name=said("web-name"))
    field.fill(name)
    field.blur()
    open_table(Person(page, words=said), default(), {})


def asking(page: Page) -> tuple[str, str]:
    """The new device asks: the code and the number that it shows."""
    page.goto("/pair")
    button(page, "web-become-ask")
    expect(page.get_by_role("status")).to_have_text(words("web-become-waiting"))
    return page.locator(".code").inner_text(), page.locator(".number").inner_text()


def enter(page: Page, code: str) -> None:
    page.goto("/add")
    field = page.get_by_role("textbox", name=words("web-add-code"))
    expect(field).to_be_focused()
    field.press_sequentially(code.lower())
    field.press("Enter")


PAIRS = [
    pytest.param(way, language, marks=() if (way, language) == ("keyboard", "it") else pytest.mark.long)
    for way, language in product(WAYS, languages())
]


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_a_new_device_becomes_the_same_person(visitors: Visitors, way: str, language: str) -> None:
    old, new = Walker(visitors, way, language, "pairing-old"), Walker(visitors, way, language, "pairing-new")
    desk, phone, said = old.page, new.page, old.words
    known_as(desk, "Anna", said)
    known_as(phone, "Bert", said)
    phone.goto("/pair")
    new.does("web-become-ask")
    expect(phone.get_by_role("status")).to_have_text(said("web-become-waiting"))
    code, number = phone.locator(".code").inner_text(), phone.locator(".number").inner_text()
    new.looks("code")
    desk.goto("/add")
    field = desk.get_by_role("textbox", name=said("web-add-code"))
    expect(field).to_be_focused()
    field.press_sequentially(code.lower())
    field.press("Enter")
    question = desk.get_by_role("heading", level=2)
    expect(question).to_be_focused()
    expect(question).to_contain_text("Chrome, Linux")
    expect(desk.locator("fieldset button")).to_have_count(3)
    old.looks("numbers")
    old.press(desk.get_by_role("button", name=number, exact=True))
    expect(desk.get_by_role("status")).to_have_text(said("web-add-done"))
    old.keeps_focus()
    old.looks("done")
    question = phone.get_by_role("heading", level=2)
    expect(question).to_have_text(said("web-become-question", known="yes", name="Anna"))
    expect(question).to_be_focused()
    expect(phone.locator(".warning")).to_have_text(said("web-become-leaving", count=1))
    new.looks("question")
    new.does("web-become-yes", known="yes", name="Anna")
    expect(phone.get_by_role("status")).to_have_text(said("web-become-done", known="yes", name="Anna"))
    new.looks("become")
    phone.goto("/")
    mine = phone.locator("section", has=phone.get_by_role("heading", name=said("web-my-tables")))
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(mine).to_contain_text("Anna")
    assert old.found + new.found == []


def test_devices_are_signed_out_in_the_settings(visitors: Visitors) -> None:
    desk, phone = visitors(), visitors(**PHONE)
    known_as(desk, "Anna")
    code, number = asking(phone)
    enter(desk, code)
    desk.get_by_role("button", name=number, exact=True).press("Enter")
    button(phone, "web-become-yes", known="yes", name="Anna")
    expect(phone.get_by_role("status")).to_have_text(words("web-become-done", known="yes", name="Anna"))
    table = desk.context.request.get("/api/tables/mine").json()[0]["id"]
    phone.goto(f"/t/{table}")
    expect(phone.locator(".seats")).to_be_visible()
    desk.goto("/settings")
    listed = desk.locator("section", has=desk.get_by_role("heading", name=words("web-devices"))).get_by_role("listitem")
    expect(listed).to_have_count(2)
    assert objections(desk) == ""
    button(desk, "web-sign-out-device", device="Chrome, Linux")
    expect(listed).to_have_count(1)
    expect(phone.get_by_text(words("table-reason-signed-out"))).to_be_visible()
    button(desk, "web-sign-out")
    expect(desk.get_by_role("dialog")).to_contain_text(words("web-sign-out-text"))
    assert objections(desk) == ""
    desk.get_by_role("dialog").get_by_role("button", name=words("web-sign-out"), exact=True).press("Enter")
    expect(listed).to_have_count(0)


def test_a_wrong_number_keeps_the_device_out(visitors: Visitors) -> None:
    desk, phone = visitors(), visitors(**PHONE)
    known_as(desk, "Anna")
    code, number = asking(phone)
    enter(desk, code)
    desk.locator("fieldset button").filter(has_not_text=number).first.press("Enter")
    expect(desk.get_by_role("alert")).to_have_text(words("table-reason-wrong-number"))
    expect(phone.get_by_role("alert")).to_have_text(words("table-reason-pairing-refused"))
    assert objections(desk) + objections(phone) == ""


def test_a_device_that_is_not_ones_own_is_refused(visitors: Visitors) -> None:
    desk, phone = visitors(), visitors(**PHONE)
    known_as(desk, "Anna")
    code, _ = asking(phone)
    enter(desk, code)
    button(desk, "web-add-refuse")
    expect(desk.get_by_role("status")).to_have_text(words("web-add-refused"))
    expect(phone.get_by_role("alert")).to_have_text(words("table-reason-pairing-refused"))
    expect(phone.get_by_role("button", name=words("web-become-again"))).to_be_visible()


def test_the_new_device_may_say_no(visitors: Visitors) -> None:
    desk, phone = visitors(), visitors(**PHONE)
    known_as(desk, "Anna")
    code, number = asking(phone)
    enter(desk, code)
    desk.get_by_role("button", name=number, exact=True).press("Enter")
    expect(phone.get_by_role("heading", level=2)).to_be_visible()
    button(phone, "web-become-no")
    expect(phone.get_by_role("button", name=words("web-become-ask"))).to_be_focused()
    assert phone.context.request.get("/api/me").json()["known"] is False


def test_wrong_and_old_codes_are_answered_where_they_were_typed(visitors: Visitors, site: Server) -> None:
    desk, phone = visitors(), visitors(**PHONE)
    known_as(desk, "Anna")
    enter(desk, "BCDF")
    expect(desk.get_by_role("alert")).to_have_text(words("web-add-code-short", count=8))
    enter(desk, "BCDF GHJK")
    expect(desk.get_by_role("alert")).to_have_text(words("table-reason-no-such-code"))
    expect(desk.get_by_role("textbox", name=words("web-add-code"))).to_be_focused()
    assert objections(desk) == ""
    code, _ = asking(phone)
    with closing(sqlite3.connect(site.data / "mazzo.db", timeout=30)) as database, database:
        database.execute("UPDATE pairings SET expires_at = 1")
    enter(desk, code)
    expect(desk.get_by_role("alert")).to_have_text(words("table-reason-code-expired"))
    expect(phone.get_by_role("alert")).to_have_text(words("table-reason-code-expired"))


def test_a_link_only_fills_in_the_code(visitors: Visitors) -> None:
    desk, phone = visitors(), visitors(**PHONE)
    known_as(desk, "Anna")
    code, _ = asking(phone)
    desk.goto(f"/add#{code.replace(' ', '')}")
    expect(desk.get_by_role("textbox", name=words("web-add-code"))).to_have_value(code.replace(" ", ""))
    expect(phone.get_by_role("status")).to_have_text(words("web-become-waiting"))
    # The personal links of before lead to where one is asked.
    desk.goto("/me#anna.1795000000.signature")
    expect(desk.get_by_role("button", name=words("web-become-ask"))).to_be_visible()
    assert len(desk.context.request.get("/api/tables/mine").json()) == 1


def test_where_strangers_come_a_public_table_is_offered_with_a_clock(visitors: Visitors) -> None:
    page = visitors()
    rules = {"known": False, "clock_if_public": True}

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json=rules)
        else:
            route.continue_()

    page.route("**/api/me", answer)
    page.goto(f"/new/{default()}")
    page.get_by_role("checkbox", name=words("web-public")).check()
    expect(page.get_by_role("spinbutton", name=words("web-clock-seconds"))).to_have_value("30")
    expect(page.get_by_role("status")).to_have_text(words("table-reason-public-needs-clock"))
    assert objections(page) == ""
    page.get_by_role("button", name=words("web-open-table")).press("Enter")
    expect(page.locator(".seats")).to_be_visible()
    (mine,) = page.context.request.get("/api/tables/mine").json()
    assert mine["public"]
    assert mine["clock"] == {"seconds": 30, "bank": 60}
