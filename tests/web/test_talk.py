"""Table talk by mouse, keyboard and touch: in the reader's language, covering nothing, and never taken for a page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, chosen, open_table, start, words
from mazzo.testing.support.fitting import of_seats, usual
from mazzo.testing.support.server import HEADERS
from mazzo.testing.support.visitors import PHONE, Visitors, mostly
from mazzo.words import Words

pytestmark = pytest.mark.more

THREE = usual(of_seats(3))
TRAP = '<img src=x onerror="window.trapped=1"><b>bold</b>'


def bubble(page: Page, name: str) -> str:
    """What stands beside somebody."""
    found = page.locator(".seat", has=page.get_by_text(name, exact=True)).locator(".bubble.talked")
    found.wait_for()
    return found.inner_text().strip()


def two_at_a_table(visitors: Visitors, second: Page, way: str = "mouse") -> tuple[Person, Person]:
    host, guest = Person(visitors()), Person(second, way)
    open_table(host, THREE.game.name, chosen(THREE))
    second.goto(host.page.url)
    return host, guest


@pytest.mark.parametrize("way", mostly(["mouse", "keyboard", "touch"], "mouse"))
def test_a_phrase_is_read_by_everybody_in_their_own_language(visitors: Visitors, way: str) -> None:
    german = Words("de")
    phone = {**PHONE, "locale": "de-DE"} if way == "touch" else {"locale": "de-DE"}
    host, guest = two_at_a_table(visitors, visitors(**phone), way)
    guest.words = german
    guest.page.get_by_role("textbox", name=german("web-name")).fill("Bela")
    guest.press(guest.page.get_by_role("button", name=german("web-sit"), exact=True).first)
    expect(host.page.locator(".seats").get_by_text("Bela", exact=True)).to_be_visible()
    start(host)
    guest.page.locator("main.board").wait_for()
    opener = guest.page.locator("header [data-talk]")
    guest.press(opener)
    dialog = guest.page.get_by_role("dialog", name=german("web-talk"))
    expect(dialog.get_by_role("button").first).to_be_focused()
    assert objections(guest.page) == ""
    guest.press(dialog.get_by_role("button", name=german("talk-well-played"), exact=True))
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
    assert bubble(host.page, "Bela") == words("talk-well-played")
    heard = words("web-talk-heard", name="Bela", text=words("talk-well-played"))
    expect(host.page.locator("main > [aria-live=polite]")).to_have_text(heard)
    assert objections(host.page) == ""
    # It is kept under More, and who has said it reads it where everything is told.
    own = german("web-talk-heard", name=german("name-you"), text=german("talk-well-played"))
    expect(guest.page.locator(".talk .news")).to_have_text(own)
    host.press(host.page.get_by_role("button", name=words("web-more")))
    host.press(host.page.get_by_role("tab", name=words("web-talk")))
    expect(host.page.get_by_role("log").get_by_text(words("talk-well-played"))).to_be_visible()
    assert objections(host.page) == ""


def test_by_the_keyboard_one_says_something_and_goes_on(visitors: Visitors) -> None:
    person = Person(visitors(), "keyboard")
    open_table(person, THREE.game.name, chosen(THREE))
    start(person)
    page = person.page
    page.locator("[role=toolbar] button").first.wait_for()
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name=words("web-talk"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("header [data-talk]")).to_be_focused()
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    expect(page.locator(".talk .news")).to_have_text(
        words("web-talk-heard", name=words("name-you"), text=words("emote-smile"))
    )


def test_somebody_who_is_not_heard_any_more(visitors: Visitors) -> None:
    host, guest = two_at_a_table(visitors, visitors())
    guest.page.get_by_role("textbox", name=words("web-name")).fill("Bela")
    guest.press(guest.page.get_by_role("button", name=words("web-sit"), exact=True).first)
    expect(guest.page.locator(".seats .yours")).to_be_visible()
    guest.press(guest.page.get_by_text(words("web-talk-say"), exact=True))
    guest.press(guest.page.get_by_role("button", name=words("talk-hello"), exact=True))
    line = host.page.get_by_role("log").get_by_text(words("talk-hello"))
    expect(line).to_be_visible()
    assert objections(host.page) == ""
    host.press(host.page.get_by_role("button", name=words("web-talk-mute")))
    expect(line).to_have_count(0)
    host.press(host.page.get_by_role("button", name=words("web-talk-mute")))
    expect(line).to_be_visible()
    host.press(host.page.get_by_role("button", name=words("web-talk-silence")))
    guest.press(guest.page.get_by_role("button", name=words("talk-oops"), exact=True))
    expect(guest.page.get_by_role("alert")).to_have_text(words("table-reason-talk-silenced"))


def test_talk_can_be_switched_off(visitors: Visitors) -> None:
    person = Person(visitors())
    person.page.goto("/settings")
    person.choose_in(words("web-set-talk"), "none")
    open_table(person, THREE.game.name, chosen(THREE))
    expect(person.page.get_by_role("log")).to_have_count(0)
    start(person)
    expect(person.page.locator("header [data-talk]")).to_have_count(0)
    person.page.keyboard.press("t")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_what_somebody_writes_is_text_and_nothing_else(visitors: Visitors) -> None:
    host, guest = two_at_a_table(visitors, visitors())
    wanted = {"name": "Trapping", "password": "long and unguessable"}
    assert host.page.request.post("/api/accounts", data=wanted, headers=HEADERS).ok
    host.page.goto(f"/new/{THREE.game.name}")
    host.choose_in(words("web-talk-allowed"), "text")
    host.press(host.page.get_by_role("button", name=words("web-open-table")))
    host.page.get_by_role("button", name=words("web-start"), exact=True).wait_for()
    guest.page.goto(host.page.url)
    for person in (host, guest):
        person.page.get_by_text(words("web-talk-say"), exact=True).click()
    host.page.get_by_role("textbox", name=words("web-talk-text")).fill(TRAP)
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("log").get_by_text(TRAP)).to_be_visible()
    start(host)
    guest.page.locator("main.board").wait_for()
    host.page.keyboard.press("t")
    host.page.get_by_role("textbox", name=words("web-talk-text")).fill(TRAP + "x")
    host.page.keyboard.press("Enter")
    expect(guest.page.locator(".bubble.talked .words", has_text=TRAP + "x")).to_be_visible()
    assert guest.page.locator("img").count() == 0
    assert guest.page.evaluate("window.trapped") is None
