"""axe-core finds nothing to object to on any page, light or dark, and what a screen reader hears makes sense."""

from __future__ import annotations

from playwright.sync_api import expect

from mazzo.games import default, names
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, chosen, look, open_table, short, start, words
from mazzo.testing.support.fitting import of_seats, usual
from mazzo.testing.support.visitors import PHONE, Visitors

THREE = usual(of_seats(3))


def test_pages(visitors: Visitors) -> None:
    visitors.expected = lambda complaint: any(each in complaint for each in ("404", "409", "WebSocket"))
    page = visitors()
    found = ""
    for path in (
        "/",
        "/settings",
        *(f"/new/{game}" for game in names()),
        "/t/nosuchtable",
        "/nowhere",
        "/me#nonsense",
        "/pair",
        "/add",
        "/account",
        "/moderate",
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if path.startswith("/new"):
            page.get_by_role("button", name=words("web-open-table")).wait_for()
        found += objections(page)
    assert found == ""


def test_seats_before_a_match(visitors: Visitors) -> None:
    person = Person(visitors(**PHONE))
    open_table(person, THREE.game.name, chosen(THREE))
    assert objections(person.page) == ""


def test_the_cover_between_people_at_one_device(visitors: Visitors) -> None:
    person = Person(visitors())
    open_table(person, THREE.game.name, chosen(THREE))
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
    open_table(person, default(), short(default()))
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
