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

# Of a name that has less room than it takes, whether its first letter is seen.
BEGINNING = """(name) => {
  const letter = document.createRange();
  letter.setStart(name.firstChild, 0);
  letter.setEnd(name.firstChild, 1);
  const [first, box] = [letter.getBoundingClientRect(), name.getBoundingClientRect()];
  return { cut: name.scrollWidth > name.clientWidth, seen: first.left >= box.left - 1 && first.right <= box.right + 1 };
}"""


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


def test_a_name_from_right_to_left_keeps_its_beginning(visitors: Visitors) -> None:
    person = Person(visitors(viewport={"width": 320, "height": 640}))
    page = person.page
    page.goto(f"/new/{THREE.game.name}")
    page.get_by_role("textbox", name=words("web-name")).fill(LONG)
    for key, value in chosen(THREE).items():
        person.choose_in(words(f"{THREE.game.name}-option-{key}"), value)
    person.press(page.get_by_role("button", name=words("web-open-table")))
    page.get_by_role("button", name=words("web-start"), exact=True).wait_for()
    start(person)
    name = page.locator("[data-place=bottom] [data-plate] .name")
    expect(name).to_have_text(LONG)
    assert name.evaluate(BEGINNING) == {"cut": True, "seen": True}


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
    person, watcher = Person(visitors()), visitors()
    page = person.page
    open_table(person, THREE.game.name, chosen(THREE))
    watcher.goto(page.url)
    start(person)
    expect(watcher.locator("main.board").get_by_text(words("web-watching"), exact=True)).to_be_visible()
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
    # Everybody is told who it was, and whoever sits there may ask for the next match.
    told = words("web-ended", names=words("web-guest"))
    expect(page.get_by_role("heading", name=told)).to_be_visible()
    expect(page.get_by_role("button", name=words("web-rematch"))).to_be_visible()
    expect(watcher.get_by_role("heading", name=told)).to_be_visible()
    expect(watcher.get_by_role("button", name=words("web-rematch"))).to_have_count(0)
