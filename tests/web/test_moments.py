"""Moments that are staged on the felt: a tap ends them, and only what a browser moves without effort moves."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from mazzo.testing.support.animations import GATHERING, LIGHT, animated, gathered
from mazzo.testing.support.driving import Person, chosen, open_table, start
from mazzo.testing.support.fitting import of_seats
from mazzo.testing.support.visitors import Visitors

TWO = of_seats(2)


class Teller:
    """Somebody between a page and its server who has the page hear more than happens."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.number = 0
        """Of the last event that it has heard of."""
        self.socket: WebSocketRoute | None = None
        # The inbox has nothing to say here, and its socket would come between.
        page.route_web_socket(lambda address: address.endswith("/api/me/socket"), lambda socket: None)
        page.route_web_socket(lambda address: "/api/tables/" in address, self.join)

    def join(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            told: dict[str, Any] = json.loads(message)
            for event in told.get("events", []):
                self.number = event["number"]
            socket.send(message)

        server.on_message(hear)

    def tell(self, key: str, **params: object) -> None:
        """That this has happened by a move, whatever else is so."""
        self.number += 1
        happened = [{"key": key, "params": params}]
        event = {"number": self.number, "at": 0, "type": "moved", "seat": 1, "happened": happened}
        assert self.socket
        self.socket.send(json.dumps({"type": "change", "events": [event], "table": {}, "scene": {}}))


def seated(visitors: Visitors, motion: str, script: str = "") -> tuple[Page, Teller]:
    """At a table whose clock stands still when it is one's turn: what is staged then stays."""
    # With somebody between, a socket that only says a word is closed before it has reached the server.
    visitors.expected = lambda complaint: "closed before the connection is established" in complaint
    page = visitors(reduced_motion=motion)
    page.add_init_script(script)
    teller = Teller(page)
    page.clock.install()
    person = Person(page)
    open_table(person, TWO.game.name, chosen(TWO))
    start(person)
    expect(page.locator(".asked [data-mine]")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
    page.clock.run_for(5000)
    expect(page.locator("[data-moment]")).to_have_count(0)
    return page, teller


def test_a_tap_ends_what_is_staged(visitors: Visitors) -> None:
    page, teller = seated(visitors, "no-preference")
    teller.tell("won", seats=[0])
    ribbon = page.locator("[data-moment='won'] .ribbon")
    expect(ribbon).to_be_visible()
    # Nothing lies under it but the line that asks, and nothing is pressed on it.
    assert ribbon.evaluate("each => getComputedStyle(each).pointerEvents") == "none"
    middle = page.locator("[data-middle]").bounding_box()
    assert middle
    page.mouse.click(middle["x"] + 4, middle["y"] + 4)
    expect(page.locator("[data-moment]")).to_have_count(0)


def test_a_ribbon_covers_neither_names_nor_cards_nor_news(visitors: Visitors) -> None:
    page, teller = seated(visitors, "reduce")
    for width, height in ((1440, 900), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        teller.tell("won", seats=[0])
        expect(page.locator(".ribbon")).to_be_visible()
        covered = page.evaluate(
            """() => {
              const ribbon = document.querySelector(".ribbon").getBoundingClientRect();
              return [...document.querySelectorAll(".name, .news, [role=toolbar] button")].filter((each) => {
                const box = each.getBoundingClientRect();
                const [left, right] = [Math.max(box.left, ribbon.left), Math.min(box.right, ribbon.right)];
                return right - left > 1 && Math.min(box.bottom, ribbon.bottom) - Math.max(box.top, ribbon.top) > 1;
              }).map((each) => each.outerHTML.slice(0, 120));
            }"""
        )
        assert covered == [], (width, height)
        page.clock.run_for(500)
        expect(page.locator("[data-moment]")).to_have_count(0)


def test_nothing_moves_for_who_wants_no_motion(visitors: Visitors) -> None:
    page, teller = seated(visitors, "reduce")
    teller.tell("won", seats=[0])
    expect(page.locator("[data-moment='won'] .ribbon")).to_be_visible()
    assert animated(page) == set()


def test_only_transform_and_opacity_are_animated(visitors: Visitors) -> None:
    page, teller = seated(visitors, "no-preference", GATHERING)
    teller.tell("won", seats=[0])
    expect(page.locator("[data-moment='won'] .ribbon")).to_be_visible()
    moved = gathered(page)
    assert moved <= LIGHT, moved
    assert {"transform", "opacity"} <= moved
