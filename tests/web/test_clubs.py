"""Clubs in the browser: founded, joined by invitation and by link, with house rules, tables and members; by mouse, by
keyboard and on a phone."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import default
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, words
from mazzo.testing.support.server import HEADERS
from mazzo.testing.support.visitors import PHONE, Visitors, mostly
from mazzo.words import Words

pytestmark = pytest.mark.more

DESK = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture(autouse=True)
def expected(visitors: Visitors) -> None:
    """Refusals are told on the page; browsers write them down as well."""
    visitors.expected = lambda complaint: any(each in complaint for each in ("403", "404", "409", "WebSocket"))


def with_account(visitors: Visitors, name: str, way: str = "mouse", **window: object) -> Person:
    page = visitors(**(PHONE if way == "touch" else DESK | window))
    page.context.request.post("/api/me", headers=HEADERS)
    made = page.context.request.post(
        "/api/accounts", headers=HEADERS, data={"name": name, "password": "correct horse", "locale": "en"}
    )
    assert made.ok, made.text()
    return Person(page, way)


def picture(page: Page, name: str) -> None:
    """For whoever would like to look: MAZZO_PICTURES names a folder."""
    if folder := os.environ.get("MAZZO_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def button(person: Person, key: str, **params: str) -> None:
    person.press(person.page.get_by_role("button", name=words(key, **params), exact=True).first)


def found_club(person: Person, name: str) -> None:
    person.page.goto("/account")
    person.press(person.page.get_by_role("link", name=words("web-clubs"), exact=True))
    person.page.get_by_label(words("web-club-name")).first.fill(name)
    button(person, "web-club-found-do")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(name)


@pytest.mark.parametrize("way", mostly(["mouse", "keyboard", "touch"], "touch"))
def test_a_club_from_its_foundation_to_a_table_with_house_rules(visitors: Visitors, way: str) -> None:
    club = f"Club {way}"
    anna, bela = with_account(visitors, f"Anna {way}", way), with_account(visitors, f"Bela {way}", way)
    found_club(anna, club)
    page, other = anna.page, bela.page
    address = page.url
    wrong = objections(page)
    # House rules are chosen where any table is opened.
    anna.press(page.locator(f"a[href^='/new/{default()}?club=']").last)
    page.get_by_role("button", name=words("web-open-table")).wait_for()
    expect(page.get_by_role("checkbox", name=words("web-public"))).to_have_count(0)
    anna.press(page.get_by_text(words("web-club-keep"), exact=True))
    page.get_by_label(words("web-club-keep-name")).fill("Friday <i>")
    button(anna, "web-club-keep-do")
    expect(page.get_by_text(words("web-club-kept"))).to_be_visible()
    expect(page.locator("[data-rules]")).to_contain_text("Friday <i>")
    wrong += objections(page)
    picture(page, f"club-rules-{way}")
    # Somebody is invited by name, and finds it in the inbox.
    page.goto(address)
    page.get_by_label(words("web-club-invite-name")).fill(f"bela {way}")
    button(anna, "web-club-invite")
    expect(page.get_by_text(words("web-club-invite-done"))).to_be_visible()
    other.goto("/")
    bela.press(other.get_by_role("button", name=words("web-inbox")))
    dialog = other.get_by_role("dialog", name=words("web-inbox"))
    expect(dialog.get_by_text(words("web-club-invites", who=f"Anna {way}", name=club))).to_be_visible()
    wrong += objections(other)
    picture(other, f"club-inbox-{way}")
    bela.press(dialog.get_by_role("button", name=words("web-club-join"), exact=True))
    expect(other.get_by_role("heading", level=1)).to_have_text(club)
    expect(other).to_have_url(address)
    # A table by the house rules, which the other sees and sits down at.
    bela.press(other.get_by_role("link", name="Friday <i>"))
    expect(other.locator("[data-rules][aria-pressed=true]")).to_be_visible()
    bela.press(other.get_by_role("button", name=words("web-open-table")))
    bela.press(other.get_by_role("link", name=words("web-club-page")))
    expect(other.locator(".row")).to_have_count(1)
    page.goto(address)
    expect(page.locator(".row")).to_have_count(1)
    expect(page.get_by_text(words("web-club-online"))).to_be_visible()
    wrong += objections(page) + objections(other)
    picture(page, f"club-{way}")
    anna.press(page.locator(".row a"))
    button(anna, "web-sit")
    page.get_by_role("button", name=words("web-sit-too"), exact=True).first.wait_for()
    wrong += objections(page)
    # Whoever is sent away is gone from there at once.
    table = page.url
    other.goto(table)
    other.get_by_role("button", name=words("web-start"), exact=True).wait_for()
    page.goto(address)
    anna.press(page.locator("summary", has_text="⋯"))
    anna.press(page.get_by_role("button", name=words("web-club-send-away"), exact=True).first)
    anna.press(page.get_by_role("dialog").get_by_role("button", name=words("web-club-send-away"), exact=True))
    expect(other.get_by_text(words("table-reason-club-members-only"))).to_be_visible()
    expect(page.get_by_role("button", name=words("web-club-lift", name=f"Bela {way}"))).to_be_visible()
    other.goto(address)
    expect(other.get_by_role("alert")).to_have_text(words("table-reason-no-such-club"))
    wrong += objections(page) + objections(other)
    picture(page, f"club-kept-{way}")
    assert wrong == ""


def test_a_link_a_question_and_the_end_of_a_club(visitors: Visitors) -> None:
    anna, bela, carla = (with_account(visitors, f"{name} linked") for name in ("Anna", "Bela", "Carla"))
    found_club(anna, "<script>alert(1)</script>"[:24])
    page = anna.page
    # Text, and nothing else.
    expect(page.get_by_role("heading", level=1)).to_have_text("<script>alert(1)</script")
    address, link = page.url, page.get_by_label(words("web-link")).input_value()
    # By the link.
    bela.page.goto(link)
    bela.page.get_by_role("button", name=words("web-club-join"), exact=True).wait_for()
    wrong = objections(bela.page)
    button(bela, "web-club-join")
    expect(bela.page).to_have_url(address)
    # By asking.
    carla.page.goto("/clubs")
    carla.page.get_by_role("button", name=words("web-club-ask-do"), exact=True).wait_for()
    wrong += objections(carla.page)
    carla.page.get_by_label(words("web-club-name")).last.fill("<script>alert(1)</script")
    button(carla, "web-club-ask-do")
    carla.page.get_by_role("heading", name=words("web-clubs-asked")).wait_for()
    picture(carla.page, "clubs")
    wrong += objections(carla.page)
    page.get_by_role("heading", name=words("web-club-asking")).wait_for()
    wrong += objections(page)
    button(anna, "web-club-let-in-one", name="Carla linked")
    expect(page.get_by_role("heading", name=words("web-club-asking"))).to_have_count(0)
    carla.page.goto(address)
    expect(carla.page.get_by_role("heading", name=words("web-club-members"))).to_be_visible()
    # A guest is told what they need.
    guest = visitors()
    guest.goto(link)
    expect(guest.get_by_text(words("web-clubs-account"))).to_be_visible()
    # Handed over, left, deleted.
    anna.press(page.locator("summary", has_text="⋯").first)
    button(anna, "web-club-hand-over")
    anna.press(page.get_by_role("dialog").get_by_role("button", name=words("web-club-hand-over"), exact=True))
    page.get_by_role("button", name=words("web-club-leave"), exact=True).first.wait_for()
    button(anna, "web-club-leave")
    anna.press(page.get_by_role("dialog").get_by_role("button", name=words("web-club-leave"), exact=True))
    expect(page).to_have_url(address.rpartition("/")[0])
    bela.page.goto(address)
    button(bela, "web-club-delete")
    bela.press(bela.page.get_by_role("dialog").get_by_role("button", name=words("web-club-delete"), exact=True))
    expect(bela.page.get_by_text(words("web-clubs-none"))).to_be_visible()
    assert wrong == ""


@pytest.mark.parametrize("language", mostly(["de", "fr", "it"], "fr"))
def test_the_pages_speak_every_language(visitors: Visitors, language: str) -> None:
    said = Words(language)
    person = with_account(visitors, f"Anna {language}", locale=language)
    page = person.page
    page.goto("/clubs")
    page.get_by_label(said("web-club-name")).first.fill(f"Club {language}")
    page.get_by_role("button", name=said("web-club-found-do"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Club {language}")
    expect(page.get_by_role("heading", name=said("web-club-members"), exact=True)).to_be_visible()
    picture(page, f"club-{language}")
    assert objections(page) == ""


def test_in_the_dark(visitors: Visitors) -> None:
    person = with_account(visitors, "Anna dark", color_scheme="dark")
    found_club(person, "Night owls")
    person.page.get_by_role("heading", name=words("web-club-invite"), exact=True).wait_for()
    picture(person.page, "club-dark")
    assert objections(person.page) == ""


def test_the_list_of_a_club(visitors: Visitors) -> None:
    """As the server tells it; what it counts is tested there."""
    person = with_account(visitors, "Anna listed")
    page = person.page
    line = {"matches": 6, "won": 4, "place": 1.33, "yours": True}
    told = {
        "forms": [{"season": 20262, "game": default(), "form": "4"}],
        "least": 5,
        "lines": [
            {"rank": 1, "name": "Anna listed", **line},
            {"rank": 0, "name": "<b>Bela</b>", **line, "matches": 1, "won": 0, "yours": False},
        ],
    }
    page.route("**/board*", lambda route: route.fulfill(json=told))
    found_club(person, "Listed")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody tr").first).to_contain_text("1.33")
    expect(page.locator("tbody tr").last).to_contain_text("<b>Bela</b>")
    picture(page, "club-board")
    assert objections(page) == ""
