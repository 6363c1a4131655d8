"""A real server and a real Chromium. Whatever a page complains of, or asks of another origin, fails the test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from mazzo.server.pages import client_folder
from mazzo.testing.support import chromium as browsers
from mazzo.testing.support.server import Server, serving

PATIENCE = 60_000
"""Milliseconds until something is believed never to happen, on a machine that is busy."""

expect.set_options(timeout=PATIENCE)

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


# What a browser adds to the shuffle. The server's part is the same in every run, and so are the deals.
ADDED = "crypto.getRandomValues = (bytes) => bytes.fill(7);"


def mostly(values: Iterable[str], chosen: str) -> list[Any]:
    """The same walk in each of these ways, by `make test-web`; by `make test` only in the chosen one."""
    return [pytest.param(each, marks=() if each == chosen else pytest.mark.long) for each in values]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not client_folder():
        assert os.environ.get("MAZZO_BROWSER") != "1", "the client has not been built: make client"
        pytest.skip("BROWSER: The browser client has not been built.")
    with serving(tmp_path_factory.mktemp("site")) as server:
        yield server


# Not of the session: while Playwright runs, no other test of the process could run a loop of its own.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    program = browsers.chromium()
    if program is None:
        pytest.skip(f"BROWSER: {browsers.HELP}")
    with sync_playwright() as playwright:
        plain = "--host-resolver-rules=MAP home.local 127.0.0.1"
        arguments = [*browsers.ARGUMENTS, plain]
        browser = playwright.chromium.launch(executable_path=program, args=arguments, timeout=2 * PATIENCE)
        yield browser
        browser.close()


class Visitors:
    """People with browsers of their own. What their pages complain of is collected."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: Callable[[str], bool] = lambda complaint: False
        """What a test brings about on purpose."""

    def __call__(self, **settings: Any) -> Page:
        """A page of somebody new."""
        return self.tab(self.somebody(**settings))

    def somebody(self, **settings: Any) -> BrowserContext:
        chosen = {"base_url": self.address, "locale": "en-GB", "reduced_motion": "reduce"} | DESKTOP | settings
        context = self.chromium.new_context(**chosen)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(ADDED)
        self.contexts.append(context)
        return context

    def tab(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        page.on("request", lambda request: self.look_at(request.url))
        page.on("websocket", lambda socket: self.look_at(socket.url))
        return page

    def hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(said.text)

    def look_at(self, url: str) -> None:
        own = self.address.partition("://")[2]
        if not url.startswith((f"http://{own}/", f"ws://{own}/", "data:", "blob:")):
            self.complaints.append(f"asks another origin: {url}")


@pytest.fixture
def visitors(chromium: Browser, site: Server) -> Iterator[Visitors]:
    people = Visitors(chromium, site.address)
    yield people
    for context in people.contexts:
        context.close()
    assert [each for each in people.complaints if not people.expected(each)] == []
