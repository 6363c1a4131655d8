"""Whatever people can write is text on every page that shows it, and never a part of the page."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import default, game
from mazzo.testing.support.driving import words
from mazzo.testing.support.server import HEADERS, Server
from mazzo.testing.support.visitors import Visitors

pytestmark = pytest.mark.more

GUEST, HOST, CLUB, RULES = "<i onload=trap()>g", "<i onload=trap()>h", "<i onload=trap()>c", "<i onload=trap()>r"
LONG = '<img src=x onerror="window.trapped=1"><i onload=trap()>l'
AGENT = "<i>Firefox/140.0<script>window.trapped=1</script>"
SMUGGLED = "i[onload], img[onerror], main script"


@pytest.fixture(autouse=True)
def expected(visitors: Visitors) -> None:
    """Refusals are told on the page; browsers write them down as well."""
    visitors.expected = lambda complaint: any(each in complaint for each in ("403", "404", "409", "WebSocket"))


def ask(page: Page, path: str, **body: Any) -> Any:
    answer = page.context.request.post(path, headers=HEADERS, data=body)
    assert answer.ok, (path, answer.text())
    return answer.json() if answer.body() else None


def shows(page: Page, address: str, *texts: str) -> None:
    """A page has these texts as they were written, and nothing has come out of them."""
    if address:
        page.goto(address)
    for text in texts:
        expect(page.get_by_text(text).or_(page.get_by_label(text)).filter(visible=True).first).to_be_visible()
    assert page.locator(SMUGGLED).count() == 0
    assert page.evaluate("window.trapped") is None


def test_whatever_people_write_is_text(visitors: Visitors, site: Server) -> None:
    host, guest = visitors(), visitors(user_agent=AGENT)
    ask(host, "/api/me")
    ask(host, "/api/accounts", name=HOST, password="correct horse")
    ask(guest, "/api/me")
    with closing(sqlite3.connect(site.data / "mazzo.db", timeout=60)) as database, database:
        database.execute("UPDATE people SET role = 'moderator' WHERE name = ?", (HOST,))
    # What a club is called, and its house rules.
    club = ask(host, "/api/clubs", name=CLUB)["id"]
    seats = game(default()).seats(game(default()).options({}))[0]
    ask(host, f"/api/clubs/{club}/rules", game=default(), name=RULES, seats=seats)
    # Names at a table, and what is said there.
    table = ask(host, "/api/tables", game=default(), name=HOST, public=True, talk="text")["id"]
    shows(guest, f"/t/{table}", HOST)
    guest.get_by_role("textbox", name=words("web-name")).fill(GUEST)
    guest.get_by_role("button", name=words("web-sit"), exact=True).first.press("Enter")
    expect(guest.locator(".seats").get_by_text(GUEST, exact=True)).to_be_visible()
    shows(host, f"/t/{table}", GUEST)
    host.get_by_text(words("web-talk-say"), exact=True).click()
    host.get_by_role("textbox", name=words("web-talk-text")).fill(LONG)
    host.keyboard.press("Enter")
    shows(guest, "", LONG)
    # Complaints, and what is done about them.
    seat = next(number for number, name in enumerate(host.locator(".seats > *").all_inner_texts()) if GUEST in name)
    ask(host, "/api/reports", table=table, seat=seat, reason=LONG)
    ask(host, "/api/me/blocks", table=table, seat=seat)
    shows(visitors(), "/", GUEST)
    shows(host, "/", GUEST)
    shows(host, "/account", HOST, GUEST)
    shows(host, "/clubs", CLUB)
    shows(host, f"/clubs/{club}", CLUB, RULES, HOST)
    shows(host, f"/new/{default()}?club={club}", RULES)
    shows(host, f"/people/{HOST.replace('<', '%3C').replace('>', '%3E')}", HOST)
    shows(host, "/moderate", GUEST, LONG)
    shows(guest, "/settings")
    reports = host.context.request.get("/api/moderation").json()["reports"]
    report = next(each["id"] for each in reports if each["name"] == GUEST)
    ask(host, "/api/moderation/penalties", report=report, kind="ban", days=1, reason=LONG)
    shows(host, "/moderate", GUEST)
    shows(guest, "/account", LONG)
