"""Your turn wherever you are, friends who are invited with one click, and tables over days, in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, chosen, open_table, start, words
from mazzo.testing.support.fitting import of_seats, usual
from mazzo.testing.support.visitors import PHONE, Visitors, mostly

pytestmark = pytest.mark.more

THREE = usual(of_seats(3))
# A browser that notes what it is asked for and told, and allows it or not. A page can be out of sight.
NOTED = """
window.noted = { asked: 0, notices: [], badges: [] };
window.Notification = class {
  static get permission() { return localStorage.getItem("allowed") ?? "default"; }
  static async requestPermission() {
    window.noted.asked++;
    localStorage.setItem("allowed", "ANSWER");
    return "ANSWER";
  }
  constructor(title) { window.noted.notices.push(title); }
  close() {}
};
navigator.setAppBadge = async (count) => void window.noted.badges.push(count);
navigator.clearAppBadge = async () => void window.noted.badges.push(0);
Object.defineProperty(document, "hidden", { get: () => window.noted.away === true });
"""
ICON = "() => document.querySelector('link[rel=icon]').getAttribute('href')"


def sit(person: Person, name: str) -> None:
    person.page.get_by_role("textbox", name=words("web-name")).fill(name)
    person.press(person.page.get_by_role("button", name=words("web-sit"), exact=True).first)
    expect(person.page.locator(".seats").get_by_text(name, exact=True)).to_be_visible()


def test_the_title_and_the_icon_say_whose_turn_it_is(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, THREE.game.name, chosen(THREE))
    assert page.evaluate(ICON) == "/icon.svg"
    start(person)
    page.locator("[data-mine]").wait_for()
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert page.evaluate(ICON) == "/icon-turn.svg"
    # On another page a counter leads back.
    page.goto("/settings")
    counter = page.get_by_role("button", name=words("web-inbox"))
    counter.wait_for()
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert objections(page) == ""
    person.press(counter)
    dialog = page.get_by_role("dialog", name=words("web-inbox"))
    assert objections(page) == ""
    person.press(dialog.get_by_role("link"))
    page.locator("main.board").wait_for()
    expect(counter).to_have_count(0)


@pytest.mark.parametrize("way", mostly(["mouse", "keyboard", "touch"], "keyboard"))
def test_two_become_friends_and_one_invites_the_other(visitors: Visitors, way: str) -> None:
    host, guest = Person(visitors()), Person(visitors(**(PHONE if way == "touch" else {})), way)
    open_table(host, THREE.game.name, chosen(THREE))
    guest.page.goto(host.page.url)
    sit(guest, "Bela")
    host.press(host.page.get_by_role("button", name=words("web-friend-ask")))
    expect(host.page.get_by_role("button", name=words("web-friend-asked"))).to_be_disabled()
    counter = guest.page.get_by_role("button", name=words("web-inbox"))
    guest.press(counter)
    assert objections(guest.page) == ""
    guest.press(guest.page.get_by_role("dialog").get_by_role("button", name=words("web-agree")))
    expect(counter).to_have_count(0)
    # At another table it takes one click, and two to get there.
    open_table(host, THREE.game.name, chosen(THREE))
    table = host.page.url
    friends = host.page.get_by_role("region", name=words("web-friends"))
    expect(friends.get_by_text(words("web-friend-online"))).to_be_visible()
    assert objections(host.page) == ""
    host.press(friends.get_by_role("button", name=words("web-friend-invite"), exact=True))
    expect(friends.get_by_role("button", name=words("web-friend-invited"))).to_be_disabled()
    guest.page.goto("/")
    guest.press(counter)
    guest.press(guest.page.get_by_role("dialog").get_by_role("button", name=words("web-inbox-go")))
    guest.page.wait_for_url(table)
    expect(counter).to_have_count(0)
    # And friendships end where one finds them.
    guest.page.goto("/settings")
    guest.press(guest.page.get_by_role("button", name=words("web-friend-end")))
    expect(guest.page.get_by_role("region", name=words("web-friends"))).to_have_count(0)


def test_a_table_over_days_waits_for_nobody_to_be_there(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    page.goto(f"/new/{THREE.game.name}")
    person.press(page.get_by_role("checkbox", name=words("web-days")))
    expect(page.get_by_role("checkbox", name=words("web-clock"))).to_have_count(0)
    page.get_by_role("spinbutton", name=words("web-days-each")).fill("3")
    assert objections(page) == ""
    person.press(page.get_by_role("button", name=words("web-open-table")))
    page.get_by_role("button", name=words("web-start"), exact=True).wait_for()
    expect(page.locator(".sheet .played")).to_contain_text(words("form-days", days=3))
    start(person)
    page.locator("[data-mine]").wait_for()
    page.goto("/")
    person.press(page.get_by_role("button", name=words("web-inbox")))
    dialog = page.get_by_role("dialog", name=words("web-inbox"))
    expect(dialog.get_by_text(words("web-inbox-until", when="").strip())).to_be_visible()


def noted(person: Person) -> dict[str, object]:
    return dict(person.page.evaluate("window.noted"))


def out_of_sight(person: Person) -> None:
    """A match begins at a table that nobody looks at, and it is this person's turn."""
    open_table(person, THREE.game.name, chosen(THREE))
    person.page.evaluate("window.noted.away = true")
    start(person)
    expect(person.page).to_have_title(re.compile(r"^\(1\) "))
    person.page.wait_for_function("window.noted.badges.at(-1) === 1")


def test_who_wants_no_notices_is_not_asked_and_has_a_badge(visitors: Visitors) -> None:
    person = Person(visitors())
    person.page.add_init_script(NOTED.replace("ANSWER", "granted"))
    person.page.goto("/settings")
    expect(person.page.get_by_role("checkbox", name=words("web-set-notify"))).not_to_be_checked()
    assert noted(person)["asked"] == 0
    out_of_sight(person)
    assert (noted(person)["asked"], noted(person)["notices"]) == (0, [])


def test_who_wants_notices_is_asked_once_and_gets_them(visitors: Visitors) -> None:
    person = Person(visitors())
    person.page.add_init_script(NOTED.replace("ANSWER", "granted"))
    person.page.goto("/settings")
    wanted = person.page.get_by_role("checkbox", name=words("web-set-notify"))
    person.press(wanted)
    expect(wanted).to_be_checked()
    assert noted(person)["asked"] == 1
    out_of_sight(person)
    person.page.wait_for_function("window.noted.notices.length === 1")
    assert noted(person)["notices"] == [words("web-your-turn")]
    assert noted(person)["asked"] == 0


def test_where_the_browser_says_no_the_setting_stays_off(visitors: Visitors) -> None:
    person = Person(visitors())
    person.page.add_init_script(NOTED.replace("ANSWER", "denied"))
    person.page.goto("/settings")
    wanted = person.page.get_by_role("checkbox", name=words("web-set-notify"))
    wanted.click()
    person.page.wait_for_function("window.noted.asked === 1")
    expect(wanted).not_to_be_checked()
    out_of_sight(person)
    assert noted(person)["notices"] == []
