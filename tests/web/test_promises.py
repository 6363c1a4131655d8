"""Whoever is not asked yet, at a table over days, promises a move and goes: it is made when it is their turn."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from mazzo.table.events import Entry, Moved
from mazzo.testing.support.server import HEADERS, ON_SQLITE, Server
from mazzo.testing.support.stored import database_with
from mazzo.testing.support.visitors import Visitors
from mazzo.words import dashed, languages
from tests.server.test_promising import PEOPLE, promising
from tests.web.people import WAYS, Walker, person_of

pytestmark = [ON_SQLITE, pytest.mark.more]

PLAYED = """([id, play]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: "hello", protocol: 2, since: 0 }));
    socket.send(JSON.stringify({ type: "play", id: "play", ...play }));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.id === "play") socket.close(), done(message.type);
  };
})"""


def put(site: Server, id: str, entries: list[Entry], people: dict[str, str]) -> None:
    """A table whose last event has just happened, with these people in place of those who were made up."""
    later = int(time.time() * 1000) - entries[-1].at
    told = msgspec.json.encode([replace(entry, at=entry.at + later) for entry in entries]).decode()
    for made_up, person in people.items():
        told = told.replace(f'"{made_up}"', f'"{person}"')
    # Playwright has the loop of this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(database_with, site.data, {id: msgspec.json.decode(told, type=list[Entry])}).result()


def somebody(site: Server, page: Page) -> str:
    assert page.request.post("/api/me", headers=HEADERS).ok
    return person_of(site, page)


PAIRS = [
    pytest.param(way, language, marks=() if (way, language) == ("touch", "fr") else pytest.mark.long)
    for way, language in product(WAYS, languages())
]


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_a_move_is_promised_taken_back_and_kept(visitors: Visitors, site: Server, way: str, language: str) -> None:
    trial, seat, move = promising()
    first = next(iter(trial.table.asked))
    walker, other = Walker(visitors, way, language, "promises"), visitors()
    page, id = walker.page, f"ahead{way}{language}"
    person = somebody(site, page)
    put(site, id, trial.entries, {PEOPLE[seat]: person, PEOPLE[first]: somebody(site, other)})
    page.goto(f"/t/{id}")
    button = walker.button(f"{trial.table.game.name}-promise-{dashed(move)}")

    expect(button).to_have_attribute("aria-pressed", "false")
    walker.looks("offered")
    walker.press(button)
    expect(button).to_have_attribute("aria-pressed", "true")
    walker.keeps_focus()
    walker.looks("promised")
    # It is theirs to take back, until it is kept.
    walker.press(button)
    expect(button).to_have_attribute("aria-pressed", "false")
    walker.press(button)
    expect(button).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")
    # The others need not wait until they are there again.
    page.goto("/settings")
    other.goto("/settings")
    before = trial.entries[-1].number
    play = {"seat": first, "decision": trial.table.asked[first].number, "move": trial.move(first)}
    assert other.evaluate(PLAYED, [id, play]) == "done"
    page.goto(f"/t/{id}")
    expect(button).to_have_count(0)
    expect(page.locator("[data-mine]")).to_have_count(0)
    made = [entry for entry in site.entries(id) if entry.number > before and isinstance(entry.event, Moved)]
    assert [(each.by, each.event.move) for each in made if isinstance(each.event, Moved)][1:] == [(person, move)]
    walker.looks("kept")
    assert walker.found == []
