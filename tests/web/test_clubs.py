"""Clubs in the browser: founded, joined by invitation and by link, with house rules, tables and members; by mouse, by
keyboard and on a phone."""

from __future__ import annotations

import os
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import default
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, words
from mazzo.testing.support.server import HEADERS
from mazzo.testing.support.visitors import PHONE, Visitors
from mazzo.words import languages
from tests.web.people import WAYS, Walker

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
    person.press(person.page.get_by_role("button", name=person.words(key, **params), exact=True).first)


def found_club(person: Person, name: str) -> None:
    person.page.goto("/account")
    person.press(person.page.get_by_role("link", name=person.words("web-clubs"), exact=True))
    person.page.get_by_label(person.words("web-club-name")).first.fill(name)
    button(person, "web-club-found-do")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(name)


PAIRS = [
    pytest.param(way, language, marks=() if (way, language) == ("touch", "fr") else pytest.mark.long)
    for way, language in product(WAYS, languages())
]


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_a_club_from_its_foundation_to_a_table_with_house_rules(visitors: Visitors, way: str, language: str) -> None:
    club, keeper, member = (f"{each} {way} {language}" for each in ("Club", "Keeper", "Member"))
    anna, bela = (Walker(visitors, way, language, flow) for flow in ("club", "member"))
    anna.with_account(keeper)
    bela.with_account(member)
    found_club(anna, club)
    page, other, said = anna.page, bela.page, anna.words
    address = page.url
    anna.looks("founded")
    # House rules are chosen where any table is opened.
    anna.press(page.locator(f"a[href^='/new/{default()}?club=']").last)
    page.get_by_role("button", name=said("web-open-table")).wait_for()
    expect(page.get_by_role("checkbox", name=said("web-public"))).to_have_count(0)
    anna.press(page.get_by_text(said("web-club-keep"), exact=True))
    anna.types(page.get_by_label(said("web-club-keep-name")), "Friday <i>")
    anna.does("web-club-keep-do")
    expect(page.get_by_text(said("web-club-kept"))).to_be_visible()
    expect(page.locator("[data-rules]")).to_contain_text("Friday <i>")
    anna.keeps_focus()
    anna.looks("rules")
    # Somebody is invited by name, and finds it in the inbox.
    page.goto(address)
    anna.types(page.get_by_label(said("web-club-invite-name")), member.lower())
    anna.does("web-club-invite")
    expect(page.get_by_text(said("web-club-invite-done"))).to_be_visible()
    anna.keeps_focus()
    other.goto("/")
    bela.does("web-inbox")
    dialog = other.get_by_role("dialog", name=said("web-inbox"))
    expect(dialog.get_by_text(said("web-club-invites", who=keeper, name=club))).to_be_visible()
    bela.looks("inbox")
    bela.does("web-club-join", dialog)
    expect(other.get_by_role("heading", level=1)).to_have_text(club)
    expect(other).to_have_url(address)
    # A table by the house rules, which the other sees and sits down at.
    bela.press(other.get_by_role("link", name="Friday <i>"))
    expect(other.locator("[data-rules][aria-pressed=true]")).to_be_visible()
    bela.press(other.get_by_role("button", name=said("web-open-table")))
    bela.press(other.get_by_role("link", name=said("web-club-page")))
    expect(other.locator(".row")).to_have_count(1)
    page.goto(address)
    expect(page.locator(".row")).to_have_count(1)
    expect(page.get_by_text(said("web-club-online"))).to_be_visible()
    anna.looks("tables")
    bela.looks("tables")
    anna.press(page.locator(".row a"))
    anna.does("web-sit")
    page.get_by_role("button", name=said("web-sit-too"), exact=True).first.wait_for()
    anna.looks("seats")
    # Whoever is sent away is gone from there at once.
    table = page.url
    other.goto(table)
    other.get_by_role("button", name=said("web-start"), exact=True).wait_for()
    page.goto(address)
    anna.press(page.locator("summary", has_text="⋯"))
    anna.does("web-club-send-away")
    anna.looks("sending")
    anna.does("web-club-send-away", page.get_by_role("dialog"))
    expect(other.get_by_text(said("table-reason-club-members-only"))).to_be_visible()
    expect(page.get_by_role("button", name=said("web-club-lift", name=member))).to_be_visible()
    anna.keeps_focus()
    other.goto(address)
    expect(other.get_by_role("alert")).to_have_text(said("table-reason-no-such-club"))
    anna.looks("kept")
    bela.looks("gone")
    assert anna.found + bela.found == []


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
