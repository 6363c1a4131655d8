"""My games, leaderboards and profiles: by click, by keyboard and on a phone, in every language, with nothing to object
to."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import default
from mazzo.server import schema
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, start, words
from mazzo.testing.support.histories import History, Rows
from mazzo.testing.support.server import ON_SQLITE, Server
from mazzo.testing.support.visitors import PHONE, Visitors, mostly
from mazzo.words import Words, languages

pytestmark = [ON_SQLITE, pytest.mark.more]
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LINES = 25
"""On a page of matches."""


def columns(table: str) -> list[str]:
    return [column.name for column in schema.metadata.tables[table].columns]


@pytest.fixture(scope="module")
def made(site: Server) -> History:
    """A history of made-up people in the database of the server."""
    found = History(900, [f"p{number}" for number in range(12)], int(time.time() * 1000) - 3_600_000)
    with closing(sqlite3.connect(site.data / "mazzo.db", timeout=30)) as connection:

        def put(table: str, rows: Rows) -> None:
            named, marks = ", ".join(columns(table)), ", ".join("?" * len(columns(table)))
            connection.executemany(f"INSERT INTO {table} ({named}) VALUES ({marks})", rows)

        for piece in found.pieces():
            put("matches", piece.matches)
            put("results", piece.results)
            put("rating_changes", piece.rating_changes)
        put("people", found.people_rows())
        put("totals", found.total_rows())
        put("ratings", found.rating_rows())
        connection.commit()
    return found


def rows(page: Page) -> int:
    return page.locator("main li .what").count()


def give_up(person: Person) -> None:
    """A match that is over."""
    open_table(person, default(), {})
    start(person)
    page = person.page
    page.locator("[data-mine]").wait_for()
    id = page.url.rpartition("/")[2]
    page.evaluate(
        """(id) => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
          socket.onopen = () => {
            socket.send(JSON.stringify({ type: "hello", protocol: 2, since: 0 }));
            socket.send(JSON.stringify({ type: "abandon", id: "end" }));
          };
          socket.onmessage = ({ data }) => JSON.parse(data).id === "end" && (socket.close(), done());
        })""",
        id,
    )
    page.get_by_role("link", name=words("web-replay")).wait_for()


def test_what_was_played_is_found_again(visitors: Visitors) -> None:
    """From the first page to the match, its replay, and a rematch."""
    person = Person(visitors())
    page = person.page
    give_up(person)
    page.goto("/")
    page.get_by_role("link", name=words("history-title")).click()
    expect(page.get_by_role("heading", level=1, name=words("history-title"))).to_be_visible()
    line = page.locator("main li", has=page.get_by_text(words("history-abandoned"), exact=True))
    expect(line).to_be_visible()
    expect(line.get_by_role("link", name=words("web-replay"))).to_be_visible()
    assert objections(page) == ""
    line.get_by_role("button", name=words("web-rematch")).click()
    page.locator("main.board").wait_for()


def test_nothing_was_played_yet(visitors: Visitors) -> None:
    page = visitors(**PHONE)
    page.goto("/history")
    expect(page.get_by_text(words("history-none"))).to_be_visible()
    assert objections(page) == ""


def test_a_profile_by_keyboard(visitors: Visitors, made: History) -> None:
    """More is asked for and matches are narrowed with the keys alone."""
    page = visitors()
    page.goto(f"/people/Player {made.people[1]}")
    more = page.get_by_role("button", name=words("history-more"))
    more.wait_for()
    assert rows(page) == LINES
    more.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main li .what")).to_have_count(2 * LINES)
    page.get_by_label(words("history-result")).focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("main li .result:not(.won)")).to_have_count(0)
    expect(page.locator("main li .won")).not_to_have_count(0)
    expect(page.get_by_role("img")).not_to_have_count(0)
    assert objections(page) == ""


@pytest.mark.parametrize("language", mostly(languages(), "fr"))
def test_pages_on_a_phone_in_every_language(visitors: Visitors, made: History, language: str) -> None:
    page = visitors(**PHONE, locale=language)
    said = Words(language)
    name, form, _ = made.forms[0]
    found = ""
    for path, heading in (
        ("/history", said("history-title")),
        (f"/ratings/{name}/{form}", said("ratings-title")),
        (f"/people/Player {made.people[2]}", f"Player {made.people[2]}"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        page.wait_for_load_state("networkidle")
        found += objections(page)
        assert page.evaluate(SIDEWAYS) <= 0, path
    assert found == ""


def test_a_leaderboard_leads_to_a_profile(visitors: Visitors, made: History) -> None:
    page = visitors()
    page.goto("/ratings")
    first = page.locator("tbody tr").first.get_by_role("link")
    first.wait_for()
    name = first.inner_text()
    assert objections(page) == ""
    first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)


def test_nobody_of_that_name(visitors: Visitors) -> None:
    visitors.expected = lambda complaint: "404" in complaint
    page = visitors()
    page.goto("/people/Nobody at all")
    expect(page.get_by_role("alert")).to_have_text(words("table-reason-no-such-person"))
    assert objections(page) == ""
