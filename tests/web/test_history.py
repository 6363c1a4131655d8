"""My games, leaderboards and profiles: by click, by keyboard and on a phone, in every language, with nothing to object
to."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import default
from mazzo.server import schema
from mazzo.server.identity import hashed
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, start, words
from mazzo.testing.support.histories import History, Rows
from mazzo.testing.support.server import ON_SQLITE, Server
from mazzo.testing.support.visitors import PHONE, Visitors, mostly
from mazzo.words import Words, languages
from tests.web.people import WAYS, Walker

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
    page.get_by_role("link", name=person.words("web-replay")).wait_for()


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


def signed_in(walker: Walker, site: Server, person: str) -> None:
    """As one of the made-up people."""
    token, at = f"{walker.flow}{walker.way}{walker.language}", int(time.time() * 1000)
    row = (hashed(token), person, "Chrome, Linux", str(at), str(at), str(at + 86_400_000), "0")
    site.rows("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?)", *row)
    walker.page.context.add_cookies([{"name": "mazzo", "value": token, "url": site.address}])


PAIRS = [
    pytest.param(way, language, marks=() if (way, language) == ("touch", "de") else pytest.mark.long)
    for way, language in product(WAYS, languages())
]


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_my_games_the_leaderboard_and_a_profile(
    visitors: Visitors, site: Server, made: History, way: str, language: str
) -> None:
    walker = Walker(visitors, way, language, "played")
    page, said = walker.page, walker.words
    signed_in(walker, site, made.people[3])
    page.goto("/")
    walker.press(page.get_by_role("link", name=said("history-title"), exact=True))
    page.get_by_role("heading", level=2, name=said("history-statistics")).wait_for()
    lines = page.locator("main li .what")
    expect(lines).to_have_count(LINES)
    walker.looks("own")
    walker.does("history-more")
    expect(lines).to_have_count(2 * LINES)
    walker.keeps_focus()
    # Narrowed by the result, and by who was there.
    walker.picks(page.get_by_role("combobox", name=said("history-result"), exact=True), 2)
    expect(page.locator("main li .won")).to_have_count(0)
    rival = f"Player {made.people[0]}"
    walker.types(page.get_by_role("searchbox", name=said("history-with"), exact=True), rival)
    expect(lines.filter(has_not_text=rival)).to_have_count(0)
    expect(lines).not_to_have_count(0)
    walker.looks("narrowed")
    # Who is best, and who that is.
    walker.press(page.get_by_role("link", name=said("ratings-title"), exact=True))
    first = page.locator("table").first.locator("tbody tr").first.get_by_role("link")
    first.wait_for()
    walker.looks("leaderboard")
    name = first.inner_text()
    walker.press(first)
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(lines).not_to_have_count(0)
    walker.looks("profile")
    assert walker.found == []


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_a_match_is_replayed_and_played_again_and_its_table_deleted(
    visitors: Visitors, way: str, language: str
) -> None:
    walker = Walker(visitors, way, language, "again")
    page, said = walker.page, walker.words
    give_up(walker)
    page.goto("/history")
    line = page.locator("main li", has=page.get_by_text(said("history-abandoned"), exact=True))
    walker.press(line.get_by_role("link", name=said("web-replay")))
    page.wait_for_url("**/replay/1")
    page.go_back()
    walker.does("web-rematch", line)
    page.locator("main.board").wait_for()
    # It goes on there, until its host has enough of it.
    page.goto("/history")
    running = page.get_by_role("region", name=said("web-my-tables"))
    running.get_by_role("link").wait_for()
    walker.looks("running")
    walker.does("web-leave-table", running)
    walker.looks("leave")
    walker.does("web-delete-table", page.get_by_role("dialog"))
    expect(running).to_have_count(0)
    walker.keeps_focus()
    assert walker.found == []
