"""Tables of several people: online with two browsers and a bot, and three at one device. Nothing needs a reload."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mazzo.testing.support.driving import Person, chosen, look, open_table, start, words
from mazzo.testing.support.fitting import of_seats, together
from mazzo.testing.support.server import serving
from mazzo.testing.support.visitors import PATIENCE, Visitors

THREE = of_seats(3)


def link_of(person: Person) -> str:
    """The server is asked for it, once the seats are there."""
    field = person.page.get_by_role("textbox", name=words("web-link"))
    expect(field).not_to_have_value("")
    return field.input_value()


def sit(person: Person, name: str, number: int = 0) -> None:
    """On the first free seat, or a later one."""
    person.page.get_by_role("textbox", name=re.compile("name", re.IGNORECASE)).fill(name)
    kinds = re.compile(f"{words('web-sit')}|{words('web-sit-too')}")
    person.press(person.page.get_by_role("button", name=kinds).nth(number))
    expect(person.page.locator(".seats").get_by_text(name, exact=True)).to_be_visible()


def play_together(people: list[Person], events: dict[int, Callable[[], None]]) -> None:
    """Until everybody sees the end. `events` happen after that many decisions."""
    done = 0
    for _ in range(4000):
        seen = [look(person.page) for person in people]
        if all(each.over for each in seen):
            assert not events, "the match was too short"
            return
        # By what was seen: who looked again might see the end by now, and ask for a rematch.
        acted = [person for person, each in zip(people, seen, strict=True) if not each.over and person.act(each)]
        done += len(acted)
        if done >= min(events, default=done + 1):
            events.pop(min(events))()
        if not acted:
            people[0].page.wait_for_timeout(20)
    raise AssertionError([person.done[-10:] for person in people])


def counted(page: Page) -> list[str]:
    return page.locator(".outcome table").all_inner_texts()


def lost(complaint: str) -> bool:
    return "WebSocket" in complaint or "ERR_" in complaint


def test_two_browsers_and_a_bot_through_a_reload_and_a_lost_network(visitors: Visitors) -> None:
    visitors.expected = lost
    anna, berta = Person(visitors(), seed=1), Person(visitors(), seed=2)
    open_table(anna, THREE.game.name, chosen(THREE))
    berta.page.goto(link_of(anna))
    sit(berta, "Berta")
    expect(anna.page.locator(".seats").get_by_text("Berta")).to_be_visible()
    start(anna)

    def leave_and_return() -> None:
        told = berta.page.get_by_text(words("web-reconnecting"))
        berta.page.context.set_offline(True)
        expect(told).to_be_visible()
        berta.page.context.set_offline(False)
        expect(told).to_be_hidden()

    def reload() -> None:
        header = anna.page.locator("main.board header")
        before = header.inner_text().split("\n")[:2]
        anna.page.reload()
        expect(header).to_be_visible()
        assert header.inner_text().split("\n")[:2] == before

    play_together([anna, berta], {6: reload, 12: leave_and_return})
    assert counted(anna.page) == counted(berta.page) != []


@pytest.mark.long
def test_a_server_that_goes_and_comes_back_is_found_again(visitors: Visitors, tmp_path: Path) -> None:
    visitors.expected = lost
    with serving(tmp_path / "other") as server:
        visitors.address = server.address
        anna = Person(visitors())
        open_table(anna, THREE.game.name, chosen(THREE))
        start(anna)
        anna.play_on(lambda seen: len(anna.done) > 4)
        server.kill()
        expect(anna.page.get_by_text(words("web-reconnecting"))).to_be_visible()
        server.start()
        expect(anna.page.get_by_text(words("web-reconnecting"))).to_be_hidden()
        anna.play_on()


def test_a_bot_that_plays_below_its_level_says_so(visitors: Visitors, tmp_path: Path) -> None:
    everybody = together()
    # In the end the server goes before the page does.
    visitors.expected = lost
    with serving(tmp_path / "other", hanging=True, thinking_deadline=1000) as server:
        visitors.address = server.address
        anna = Person(visitors())
        open_table(anna, everybody.game.name, chosen(everybody), "master")
        start(anna)
        weaker = anna.page.locator("[data-plate]").get_by_title(words("web-below-why"))
        expect(weaker.first).to_contain_text(words("web-below"))
        expect(weaker).to_have_count(everybody.seats - 1)


def labels_in_hand(page: Page) -> dict[str, str]:
    """The cards that somebody holds, and what they are called."""
    named = "all => all.map(each => [each.dataset.card, each.getAttribute('aria-label')])"
    return dict(page.locator("[role=toolbar] [data-card]").evaluate_all(named))


def cards_in_hand(page: Page) -> set[str]:
    return set(labels_in_hand(page))


def same_hand(one: Page, other: Page) -> set[str]:
    """The cards of somebody, as soon as both pages show the same. A move may still be on its way."""
    other.locator("[role=toolbar] button[aria-disabled=false]").first.wait_for()
    for _ in range(PATIENCE // 50):
        if (hand := cards_in_hand(one)) and hand == cards_in_hand(other):
            return hand
        one.wait_for_timeout(50)
    raise AssertionError((cards_in_hand(one), cards_in_hand(other)))


def test_three_at_one_device_never_see_each_others_cards(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, THREE.game.name, chosen(THREE))
    sit(person, "Berta")
    sit(person, "Carlo")
    start(person)
    covered = page.get_by_role("dialog")
    hands: dict[str, dict[str, str]] = {}
    pages: dict[str, list[str]] = {}
    """What was in the page since somebody's cards were last shown."""
    kept = 0
    while kept < 20 and not look(page).of("outcome"):
        expect(covered).to_be_visible()
        assert cards_in_hand(page) == set()
        while_covered = page.content()
        who = covered.get_by_role("button").first
        name = who.inner_text()
        person.press(who)
        expect(covered).to_be_hidden()
        page.locator("[role=toolbar] button[aria-disabled=false]").first.wait_for()
        hand = labels_in_hand(page)
        for card in hand.keys() & hands.get(name, {}).keys():
            kept += 1
            for html in (*pages[name], while_covered):
                assert not is_in(card, hand[card], html), (name, card)
        for other in pages:
            pages[other] += [while_covered, page.content()]
        hands[name], pages[name] = hand, []
        person.play_on(lambda seen: bool(seen.of("cover") or seen.of("outcome")))
    assert len(hands) == 3
    assert kept >= 20


def is_in(card: str, label: str, html: str) -> bool:
    """By picture or by name."""
    return f'"{card}"' in html or bool(re.search(rf"(?<!\w){re.escape(label)}(?!\w)", html))


@pytest.mark.long
def test_a_watcher_sees_no_hand(visitors: Visitors) -> None:
    anna, watcher = Person(visitors()), visitors()
    open_table(anna, THREE.game.name, chosen(THREE))
    watcher.goto(link_of(anna))
    start(anna)
    expect(watcher.locator("main.board")).to_be_visible()
    anna.play_on(lambda seen: len(anna.done) > 2)
    assert cards_in_hand(watcher) == set()
    hand = labels_in_hand(anna.page)
    assert hand
    html = watcher.content()
    assert [card for card, label in hand.items() if is_in(card, label, html)] == []


@pytest.mark.long
def test_pages_keep_their_address(visitors: Visitors) -> None:
    """The back button, a second tab and a bookmark."""
    somebody = visitors.somebody()
    person = Person(visitors.tab(somebody))
    page = person.page
    page.goto("/")
    person.press(page.get_by_role("link", name=words("web-settings")))
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-settings"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Mazzo")
    open_table(person, THREE.game.name, chosen(THREE))
    start(person)
    bookmark = page.url
    person.play_on(lambda seen: len(person.done) > 2 and bool(seen.of("layout")))
    person.press(page.get_by_role("link", name=words("web-home")))
    expect(page.get_by_role("heading", level=1)).to_have_text("Mazzo")
    page.go_back()

    second = Person(visitors.tab(somebody), seed=5)
    second.page.goto(bookmark)
    hand = same_hand(page, second.page)
    second.play_on(lambda seen: cards_in_hand(second.page) != hand)
    assert same_hand(page, second.page) != hand


def test_what_is_not_there_is_said(visitors: Visitors) -> None:
    visitors.expected = lambda complaint: any(each in complaint for each in ("404", "409", "WebSocket"))
    page = visitors()
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name=words("web-no-table"))).to_be_visible()
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name=words("web-no-page"))).to_be_visible()
    page.goto("/me#nonsense")
    # What was a personal link claims nothing.
    expect(page.get_by_role("heading", name=words("web-become"))).to_be_visible()


@pytest.mark.long
def test_a_home_network_without_encryption(visitors: Visitors) -> None:
    """Browsers keep the clipboard and more from pages that come over plain HTTP."""
    visitors.address = visitors.address.replace("127.0.0.1", "home.local")
    visitors.expected = lambda complaint: "Cross-Origin-Opener-Policy header has been ignored" in complaint
    person = Person(visitors())
    open_table(person, THREE.game.name, chosen(THREE))
    assert person.page.evaluate("isSecureContext") is False
    person.press(person.page.get_by_role("button", name=words("web-copy")))
    expect(person.page.get_by_role("button", name=words("web-copied"))).to_be_visible()
    start(person)
    person.play_on(lambda seen: len(person.done) > 2)
