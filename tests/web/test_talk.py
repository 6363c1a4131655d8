"""Table talk by mouse, keyboard and touch: in the reader's language, covering nothing, and never taken for a page."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, chosen, open_table, start, words
from mazzo.testing.support.fitting import of_seats, usual
from mazzo.testing.support.server import HEADERS
from mazzo.testing.support.visitors import Visitors
from mazzo.words import languages
from tests.web.people import WAYS, Walker

pytestmark = pytest.mark.more

THREE = usual(of_seats(3))
TRAP = '<img src=x onerror="window.trapped=1"><b>bold</b>'


def bubble(page: Page, name: str) -> str:
    """What stands beside somebody."""
    found = page.locator(".seat", has=page.get_by_text(name, exact=True)).locator(".bubble.talked")
    found.wait_for()
    return found.inner_text().strip()


def everywhere(short: tuple[str, str] = ("", "")) -> pytest.MarkDecorator:
    """Each way in each language; all but one, if that is named, are for the long run."""
    pairs = product(WAYS, languages())
    marked = [pytest.param(*pair, marks=() if pair == short else pytest.mark.long) for pair in pairs]
    return pytest.mark.parametrize(("way", "language"), marked)


def sit(guest: Person, name: str) -> None:
    guest.page.get_by_role("textbox", name=guest.words("web-name")).fill(name)
    guest.press(guest.page.get_by_role("button", name=guest.words("web-sit"), exact=True).first)
    expect(guest.page.locator(".seats .yours")).to_be_visible()


@everywhere(("mouse", "de"))
def test_a_phrase_is_read_by_everybody_in_their_own_language(visitors: Visitors, way: str, language: str) -> None:
    host, guest = Person(visitors()), Walker(visitors, way, language, "phrase")
    page, said = guest.page, guest.words
    open_table(host, THREE.game.name, chosen(THREE))
    page.goto(host.page.url)
    sit(guest, "Bela")
    expect(host.page.locator(".seats").get_by_text("Bela", exact=True)).to_be_visible()
    start(host)
    page.locator("main.board").wait_for()
    opener = page.locator("header [data-talk]")
    guest.press(opener)
    dialog = page.get_by_role("dialog", name=said("web-talk"))
    expect(dialog.get_by_role("button").first).to_be_focused()
    guest.looks("choice")
    guest.press(dialog.get_by_role("button", name=said("talk-well-played"), exact=True))
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
    assert bubble(host.page, "Bela") == words("talk-well-played")
    heard = words("web-talk-heard", name="Bela", text=words("talk-well-played"))
    expect(host.page.locator("main > [aria-live=polite]")).to_have_text(heard)
    assert objections(host.page) == ""
    # It is kept under More, and who has said it reads it where everything is told.
    own = said("web-talk-heard", name=said("name-you"), text=said("talk-well-played"))
    expect(page.locator(".talk .news")).to_have_text(own)
    guest.does("web-more")
    guest.press(page.get_by_role("tab", name=said("web-talk")))
    expect(page.get_by_role("log").get_by_text(said("talk-well-played"))).to_be_visible()
    guest.looks("more")
    assert guest.found == []


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


@everywhere(("keyboard", "it"))
def test_somebody_who_is_not_heard_any_more(visitors: Visitors, way: str, language: str) -> None:
    host, guest = Walker(visitors, way, language, "muted"), Person(visitors())
    page, said = host.page, host.words
    open_table(host, THREE.game.name, chosen(THREE))
    guest.page.goto(page.url)
    sit(guest, "Bela")
    guest.press(guest.page.get_by_text(words("web-talk-say"), exact=True))
    guest.press(guest.page.get_by_role("button", name=words("talk-hello"), exact=True))
    line = page.get_by_role("log").get_by_text(said("talk-hello"))
    expect(line).to_be_visible()
    host.looks("heard")
    host.does("web-talk-mute")
    expect(line).to_have_count(0)
    host.keeps_focus()
    host.does("web-talk-mute")
    expect(line).to_be_visible()
    host.does("web-talk-silence")
    guest.press(guest.page.get_by_role("button", name=words("talk-oops"), exact=True))
    expect(guest.page.get_by_role("alert")).to_have_text(words("table-reason-talk-silenced"))
    host.looks("silenced")
    assert host.found == []


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


@everywhere()
def test_words_of_ones_own(visitors: Visitors, way: str, language: str) -> None:
    """Before the match and in it, where the host allows them."""
    walker, guest = Walker(visitors, way, language, "text"), Person(visitors())
    page, said = walker.page, walker.words
    walker.with_account(f"Writes {way} {language}")
    wanted = {"game": THREE.game.name, "name": f"Writes {way} {language}", "talk": "text", "level": "club"}
    table = page.request.post("/api/tables", headers=HEADERS, data=wanted).json()["id"]
    page.goto(f"/t/{table}")
    walker.does("web-sit")
    walker.button("web-start").wait_for()
    guest.page.goto(page.url)
    walker.press(page.get_by_text(said("web-talk-say"), exact=True))
    field = page.get_by_role("textbox", name=said("web-talk-text"))
    walker.types(field, TRAP)
    walker.does("web-talk-send")
    expect(guest.page.get_by_role("log").get_by_text(TRAP)).to_be_visible()
    expect(field).to_have_value("")
    walker.keeps_focus()
    walker.looks("lobby")
    start(walker)
    walker.press(page.locator("header [data-talk]"))
    walker.types(field, TRAP + "x")
    walker.looks("choice")
    walker.does("web-talk-send", page.get_by_role("dialog", name=said("web-talk")))
    expect(page.get_by_role("dialog")).to_have_count(0)
    walker.keeps_focus()
    guest.press(guest.page.get_by_role("button", name=words("web-more")))
    guest.press(guest.page.get_by_role("tab", name=words("web-talk")))
    expect(guest.page.get_by_role("log").get_by_text(TRAP + "x")).to_be_visible()
    assert walker.found == []


def test_what_somebody_writes_is_text_and_nothing_else(visitors: Visitors) -> None:
    host, guest = Person(visitors()), Person(visitors())
    host.page.request.post("/api/me", headers=HEADERS)
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
