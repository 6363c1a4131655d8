"""Before a match, and when it ends early: names at one device, watchers, and who is asked what."""

from __future__ import annotations

from playwright.sync_api import expect

from mazzo.form import form_line
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, chosen, open_table, start, words
from mazzo.testing.support.fitting import of_seats
from mazzo.testing.support.visitors import Visitors

THREE = of_seats(3)
LONG = "ياسمين بنت عبد الرحمن"


def test_the_second_name_at_one_device_is_asked(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    page.goto(f"/new/{THREE.game.name}")
    page.get_by_role("textbox", name=words("web-name")).fill("Anna")
    for key, value in chosen(THREE).items():
        person.choose_in(words(f"{THREE.game.name}-option-{key}"), value)
    person.press(page.get_by_role("button", name=words("web-open-table")))
    seats = page.locator(".seats")
    expect(seats.get_by_text("Anna", exact=True)).to_be_visible()
    field = page.get_by_role("textbox", name=words("web-name-too"))
    expect(field).to_have_value("")
    page.reload()
    expect(field).to_have_value("")
    more = page.get_by_role("button", name=words("web-sit-too"))
    person.press(more.first)
    expect(page.get_by_role("alert")).to_have_text(words("web-name-first"))
    expect(field).to_be_focused()
    expect(more).to_have_count(2)
    page.keyboard.type(LONG)
    person.press(more.first)
    expect(seats.get_by_text(LONG, exact=True)).to_be_visible()
    expect(field).to_have_value("")


def test_who_has_no_seat_is_told_that_they_watch(visitors: Visitors) -> None:
    host, guest = Person(visitors()), visitors()
    open_table(host, THREE.game.name, chosen(THREE))
    guest.goto(host.page.url)
    told = guest.get_by_text(words("web-watching-free"))
    expect(told).to_be_visible()
    played = form_line(THREE.game, THREE.options, THREE.seats, "club", words)
    expect(guest.locator(".sheet .played")).to_have_text(played)
    assert objections(guest) == ""
    host.press(host.page.get_by_role("checkbox", name=words("web-lock")))
    expect(guest.get_by_text(words("web-watching"), exact=True)).to_be_visible()
    expect(told).to_have_count(0)
    host.press(host.page.get_by_role("checkbox", name=words("web-hints")))
    expect(guest.locator(".sheet .played")).to_contain_text(words("form-no-hints"))


def test_whoever_ends_a_match_for_everybody_is_asked_first(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, THREE.game.name, chosen(THREE))
    start(person)
    page.keyboard.press("l")
    person.press(page.get_by_role("tab", name=words("web-leave")))
    end = page.get_by_role("button", name=words("web-abandon"))
    question = page.get_by_role("dialog", name=words("web-abandon-ask"))
    person.press(end)
    expect(question).to_be_visible()
    assert objections(page) == ""
    person.press(question.get_by_role("button", name=words("web-abandon-no")))
    expect(question).to_be_hidden()
    expect(end).to_be_visible()
    person.press(end)
    person.press(question.get_by_role("button", name=words("web-abandon-yes")))
    expect(page.get_by_role("button", name=words("web-rematch"))).to_be_visible()
