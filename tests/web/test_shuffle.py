"""A browser's part in the shuffle: a reload finds it again, and a server that lies gets a warning instead of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from mazzo.games import default
from mazzo.table.events import Revealed
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, short, start, words
from mazzo.testing.support.server import Server, serving
from mazzo.testing.support.visitors import Visitors

pytestmark = pytest.mark.more

# Somebody between the server and the page: `changed` gives what the page hears, or nothing.
BETWEEN = """
    const Honest = WebSocket;
    window.WebSocket = class extends Honest {
        set onmessage(hear) {
            super.onmessage = (message) => {
                const heard = JSON.parse(message.data);
                // In a change, something new comes in a list, and what has changed in it part by part.
                const patch = heard.table?.shuffle;
                const data = changed(heard, Array.isArray(patch) ? patch[0] : patch);
                if (data) hear({ data: JSON.stringify(data) });
            };
        }
    };
"""
ANOTHER_DIGEST = """
    const changed = (heard, shuffle) => {
        const another = "dd".repeat(32);
        if (shuffle?.listing) shuffle.listing = Array.isArray(shuffle.listing) ? [another] : another;
        return heard;
    };
"""
NO_LIST_AT_FIRST = """
    const first = !sessionStorage.getItem("again");
    const changed = (heard, shuffle) => {
        if (first && shuffle?.listing) sessionStorage.setItem("again", "yes");
        return first && sessionStorage.getItem("again") ? null : heard;
    };
"""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long for what is never revealed."""
    with serving(tmp_path_factory.mktemp("quick"), waits={"reveals": 300}) as server:
        yield server


def begin(page: Page, person: Person) -> None:
    open_table(person, default(), short(default()))
    person.press(page.get_by_role("button", name=words("web-start"), exact=True))


def test_a_lie_is_told_and_nothing_is_revealed(chromium: Browser, quick: Server) -> None:
    people = Visitors(chromium, quick.address)
    person = Person(people())
    page = person.page
    page.add_init_script(ANOTHER_DIGEST + BETWEEN)
    begin(page, person)
    alert = page.get_by_role("alert").filter(has_text=words("shuffle-warning-title"))
    expect(alert).to_contain_text(words("shuffle-warning-list"))
    expect(alert).to_contain_text(words("table-event-voided", who="you", cause="again"))
    assert objections(page) == ""
    table = page.url.rpartition("/")[2]
    assert not any(isinstance(entry.event, Revealed) for entry in quick.entries(table))
    person.press(alert.get_by_role("button", name=words("web-close")))
    expect(alert).to_have_count(0)
    for context in people.contexts:
        context.close()
    assert people.complaints == []


def test_a_reload_reveals_what_was_committed_to(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    page.add_init_script(NO_LIST_AT_FIRST + BETWEEN)
    begin(page, person)
    while not page.evaluate("() => sessionStorage.getItem('again')"):
        page.wait_for_timeout(50)
    page.reload()
    person.play_on()
    verify = page.get_by_role("button", name=words("web-verify"))
    person.press(verify)
    expect(page.locator(".proof").get_by_text(words("web-verify-fine"))).to_be_visible()
    expect(page.get_by_text(words("shuffle-warning-title"))).to_have_count(0)


def test_two_windows_of_one_person_have_one_part(visitors: Visitors) -> None:
    somebody = visitors.somebody()
    person, other = Person(visitors.tab(somebody)), visitors.tab(somebody)
    open_table(person, default(), short(default()))
    other.goto(person.page.url)
    expect(other.get_by_role("button", name=words("web-start"), exact=True)).to_be_visible()
    start(person)
    for page in (person.page, other):
        expect(page.locator("[role=toolbar] [data-card]").first).to_be_visible()
        expect(page.get_by_text(words("shuffle-warning-title"))).to_have_count(0)
