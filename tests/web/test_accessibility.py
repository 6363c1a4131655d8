"""axe-core finds nothing to object to on any page, light or dark, and what a screen reader hears makes sense."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import objections
from tests.web.conftest import PHONE, Visitors
from tests.web.driving import GAMES, SHORT, Person, look, open_table, start, words

# Nothing that belongs to the table reaches under the drawer.
BESIDE = """() => {
  const edge = document.querySelector("aside").getBoundingClientRect().left;
  return [...document.querySelectorAll("main.board *")].every((each) => each.getBoundingClientRect().right <= edge + 1);
}"""


def test_pages(visitors: Visitors) -> None:
    visitors.expected = lambda complaint: any(each in complaint for each in ("404", "409", "WebSocket"))
    page = visitors()
    found = ""
    for path in ("/", "/settings", *(f"/new/{game}" for game in GAMES), "/t/nosuchtable", "/nowhere", "/me#nonsense"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if path.startswith("/new"):
            page.get_by_role("button", name=words("web-open-table")).wait_for()
        found += objections(page)
    assert found == ""


def test_seats_before_a_match(visitors: Visitors) -> None:
    person = Person(visitors(**PHONE))
    open_table(person, "primiera", {"variant": "three"})
    assert objections(person.page) == ""


@pytest.mark.parametrize("game", GAMES)
def test_in_the_middle_of_a_game(visitors: Visitors, game: str) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, game, SHORT[game])
    start(person)
    person.play_on(lambda seen: len(person.done) > 8 and bool(seen.of("layout")))
    found = objections(page)
    heard = page.locator("main").aria_snapshot()
    page.keyboard.press("l")
    drawer = page.get_by_role("complementary")
    expect(drawer).to_be_visible()
    found += objections(page)
    assert page.evaluate(BESIDE), "the drawer covers a part of the table"
    page.set_viewport_size({"width": 900, "height": 800})
    expect(page.locator("main[inert]")).to_have_count(1)
    page.mouse.click(100, 400)
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("button", name=words("web-more"))).to_be_focused()
    page.keyboard.press("l")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main[inert]")).to_have_count(1)
    found += objections(page)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("button", name=words("web-more"))).to_be_focused()
    found += objections(page)
    assert found == ""
    reads_sensibly(heard, game)
    person.play_on(lambda seen: bool(seen.of("outcome") or seen.over))
    assert objections(page) == ""


def reads_sensibly(heard: str, game: str) -> None:
    """Players, whose turn, the hand, what is asked; everything has a name, and nothing is code."""
    for expected in (words(f"{game}-short"), words("web-players"), words("web-on-turn")):
        assert expected in heard, heard
    assert re.search(r"- toolbar \".+\"", heard), heard
    for line in heard.splitlines():
        assert not re.fullmatch(r"\s*- (button|img|link|group|toolbar|textbox):?", line), (
            f"{line!r} has no name\n{heard}"
        )
    assert not re.search(r"\?\?|undefined|NaN|\[object", heard), heard


def test_the_cover_between_people_at_one_device(visitors: Visitors) -> None:
    person = Person(visitors())
    open_table(person, "primiera", {"variant": "three"})
    page = person.page
    page.get_by_role("textbox", name=words("web-name-too")).fill("Berta")
    person.press(page.get_by_role("button", name=words("web-sit-too")).first)
    start(person)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert objections(page) == ""
    assert look(page).of("cover")
    # Who looks something up while the others play is not kept from giving the device away.
    person.press(page.get_by_role("dialog").get_by_role("button").first)
    page.keyboard.press("l")
    expect(page.get_by_role("complementary")).to_be_visible()
    person.play_on(lambda seen: bool(seen.of("cover")))
    expect(page.get_by_role("complementary")).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_role("button").first).to_be_focused()


def test_a_tap_beside_the_drawer_plays_nothing(visitors: Visitors) -> None:
    person = Person(visitors(viewport={"width": 900, "height": 800}, has_touch=True), "touch")
    open_table(person, "primiera", SHORT["primiera"])
    start(person)
    page = person.page
    card = page.locator("[role=toolbar] button:not([aria-disabled=true])").first
    card.wait_for()
    place = card.bounding_box()
    assert place
    person.press(page.get_by_role("button", name=words("web-more")))
    expect(page.get_by_role("complementary")).to_be_visible()
    before = page.locator("[role=toolbar] button").count()
    page.touchscreen.tap(place["x"] + 10, place["y"] + 10)
    expect(page.get_by_role("complementary")).to_have_count(0)
    page.wait_for_timeout(500)
    assert page.locator("[role=toolbar] button").count() == before
    assert page.locator("[role=toolbar] [aria-pressed=true]").count() == 0
