"""After a rated match its table says what it has done to everybody's rating, or why it counts for nothing."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

import pytest
from playwright.sync_api import expect

from mazzo.table.names import skeleton_of
from mazzo.testing.support.server import ON_SQLITE, Guest, Server, run
from mazzo.testing.support.visitors import Visitors
from tests.server.test_rateable import smallest
from tests.web.people import Walker, person_of

pytestmark = [ON_SQLITE, pytest.mark.more]


def make_account(site: Server, person: str, name: str) -> None:
    """Somebody who has been here for long, and has played."""
    account = "UPDATE people SET kind = 'account', name = ?, skeleton = ?, created_at = 0 WHERE id = ?"
    site.rows(account, name, skeleton_of(name), person)
    site.rows("INSERT INTO totals VALUES (?, 'before', '2', 0, 5, 0, 0, 0, CAST('{}' AS BLOB))", person)


async def played(site: Server, names: tuple[str, str], addresses: tuple[str, str]) -> str:
    """A rated match of two people to its end, and until it is filed; the table."""
    name, options, seats = smallest()
    async with AsyncExitStack() as stack:
        people = [Guest(site, address) for address in addresses]
        for each, called in zip(people, names, strict=True):
            stack.push_async_callback(each.http.aclose)
            await each.become()
            make_account(site, each.id, called)
        wanted = {"options": options, "seats": seats, "public": True, "rated": True, "clock": {"seconds": 600}}
        table = await people[0].open(name, **wanted)
        async with people[0].at(table) as first, people[1].at(table) as second:
            await first.command("sit", seats=[0], names=[names[0]])
            await second.command("sit", seats=[1], names=[names[1]])
            await first.command("start")
            await asyncio.gather(first.play_to_end(), second.play_to_end())
        while not (await people[0].get(f"/api/tables/{table}/ratings/1")).json()["filed"]:
            await asyncio.sleep(0.05)
    return table


def match(site: Server, names: tuple[str, str], addresses: tuple[str, str]) -> str:
    """Played elsewhere: Playwright has the loop of this thread."""
    found: list[str] = []

    async def go() -> None:
        found.append(await played(site, names, addresses))

    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(run, go()).result()
    return found[0]


@pytest.fixture(scope="module")
def rated(site: Server) -> str:
    return match(site, ("Anna Rated", "Bert Rated"), ("127.0.0.2", "127.0.0.3"))


@pytest.fixture(scope="module")
def unrated(site: Server) -> str:
    """Both come from the same network."""
    return match(site, ("Carl Near", "Dora Near"), ("127.0.0.4", "127.0.0.4"))


PAIRS = [
    pytest.param(way, language, marks=() if (way, language) == ("touch", "de") else pytest.mark.long)
    for way, language in (("mouse", "en"), ("touch", "de"), ("keyboard", "fr"), ("touch", "it"))
]


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_what_a_match_has_done_to_the_ratings(
    visitors: Visitors, site: Server, rated: str, unrated: str, way: str, language: str
) -> None:
    walker = Walker(visitors, way, language, "rated")
    page, said = walker.page, walker.words
    page.goto(f"/t/{rated}")
    ratings = page.get_by_role("region", name=said("ratings-changes"))
    told = page.request.get(f"/api/tables/{rated}/ratings/1").json()
    assert [each["change"]["before"] for each in told["changes"]] == [1000, 1000]
    assert len({each["change"]["after"] for each in told["changes"]}) == 2
    for each, name in zip(told["changes"], ("Anna Rated", "Bert Rated"), strict=True):
        change = each["change"]
        row = ratings.get_by_role("row").filter(has_text=name)
        expect(row).to_contain_text(said("ratings-changed", before=change["before"], after=change["after"]))
        expect(row).to_contain_text(said("ratings-by-place", place=change["place"]))
    walker.looks("changed")
    page.goto(f"/t/{unrated}")
    reason = f"{said('ratings-unrated')} {said('ratings-unrated-same-place')}"
    expect(ratings.get_by_text(reason)).to_be_visible()
    walker.looks("unrated")
    # The same is told on the page of who played.
    page.goto("/people/Anna Rated")
    expect(page.get_by_text(said("ratings-provisional")).first).to_be_visible()
    walker.looks("profile")
    assert walker.found == []


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_a_moderator_lets_a_match_count_for_nothing(visitors: Visitors, site: Server, way: str, language: str) -> None:
    names = f"Emil {way} {language}", f"Fritz {way} {language}"
    table = match(site, names, ("127.0.0.5", "127.0.0.6"))
    # A refusal is told on the page; the browser writes it down as well.
    visitors.expected = lambda complaint: "409" in complaint
    walker = Walker(visitors, way, language, "voiding")
    page, said = walker.page, walker.words
    walker.with_account(f"Judge {way} {language}")
    site.rows("UPDATE people SET role = 'moderator' WHERE id = ?", person_of(site, page))
    page.goto(f"/people/{names[0]}")
    expect(page.get_by_text(said("ratings-provisional")).first).to_be_visible()
    page.goto("/account")
    walker.press(page.get_by_role("link", name=said("web-moderate"), exact=True))
    voiding = page.locator("form", has=walker.button("web-moderate-void-do"))
    walker.types(voiding.get_by_label(said("web-moderate-match"), exact=True), "nothing-1")
    walker.types(voiding.get_by_label(said("web-moderate-why"), exact=True), "<i>thrown")
    walker.press(voiding.get_by_role("button"))
    expect(page.get_by_role("alert")).to_have_text(said("table-reason-nothing-to-void"))
    walker.keeps_focus()
    walker.looks("refused")
    walker.types(voiding.get_by_label(said("web-moderate-match"), exact=True), f"{site.address}/t/{table}/replay/1")
    walker.press(voiding.get_by_role("button"))
    audit = page.get_by_role("listitem").filter(has_text=said("web-moderate-act-void")).first
    expect(audit).to_contain_text("<i>thrown")
    walker.keeps_focus()
    walker.looks("audit")
    page.goto(f"/t/{table}")
    ratings = page.get_by_role("region", name=said("ratings-changes"))
    expect(ratings).to_have_text(f"{said('ratings-unrated')} {said('ratings-unrated-voided')}")
    walker.looks("voided")
    page.goto(f"/people/{names[0]}")
    expect(page.get_by_text(said("ratings-none"))).to_be_visible()
    walker.looks("profile")
    assert walker.found == []
