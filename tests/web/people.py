"""Somebody who does what people do around the table, by one way and in one language, and looks at each page on the way:
axe-core objects to nothing, all is said in that language, nothing is cut off, and the keyboard is never lost."""

from __future__ import annotations

import os

from playwright.sync_api import Locator, Page, expect

from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import RAW, Person
from mazzo.testing.support.server import HEADERS, Server
from mazzo.testing.support.visitors import PHONE, Visitors
from mazzo.words import Words

WAYS = ("mouse", "keyboard", "touch")
PASSWORD = "correct horse"

# What reaches over the edge of the window, and what of a control or a heading cannot be read. The bar of the table has
# room for the beginning only, and says the rest under More.
CUT = """() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.querySelectorAll("main *")].filter((each) => each.getBoundingClientRect().right > width);
    found.push(`the page is wider than the window: ${wide.at(-1)?.outerHTML.slice(0, 120)}`);
  }
  for (const each of document.querySelectorAll("button, a, label, legend, summary, h1, h2, h3, p, small, th, td")) {
    if (!each.checkVisibility({ visibilityProperty: true })) continue;
    if (each.closest(".visually-hidden, svg, .board header")) continue;
    const { left, right, width: wide } = each.getBoundingClientRect();
    const hides = getComputedStyle(each).overflowX !== "visible";
    if (wide > 1 && (right > width + 1 || left < -1)) found.push(`outside: ${each.innerText}`);
    if (hides && each.scrollWidth > each.clientWidth + 1) found.push(`cut off: ${each.innerText}`);
  }
  return found;
}"""

# Controls that lie over each other.
OVERLAPPING = """() => {
  const within = document.querySelector("dialog:modal") ?? document.querySelector("main");
  const seen = [...within.querySelectorAll("button, a, input, select, summary")].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("main.board"),
  );
  const boxes = seen.map((each) => each.getBoundingClientRect());
  const found = [];
  seen.forEach((one, at) => seen.slice(at + 1).forEach((other, on) => {
    const [a, b] = [boxes[at], boxes[at + 1 + on]];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const apart = !one.contains(other) && !other.contains(one) && !one.closest(".look") && !other.closest(".look");
    if (across > 2 && down > 2 && apart)
      found.push(`${one.outerHTML.slice(0, 80)} over ${other.outerHTML.slice(0, 80)}`);
  }));
  return found;
}"""

HELD = "() => document.activeElement !== null && document.activeElement !== document.body"


class Walker(Person):
    """Finds everything by the words of a language."""

    def __init__(self, visitors: Visitors, way: str, language: str, flow: str) -> None:
        window = PHONE if way == "touch" else {}
        super().__init__(visitors(**window, locale=language), way, words=Words(language))
        self.language = language
        self.flow = flow
        self.found: list[str] = []

    def button(self, key: str, inside: Page | Locator | None = None, **params: str | int) -> Locator:
        return (inside or self.page).get_by_role("button", name=self.words(key, **params), exact=True).first

    def does(self, key: str, inside: Page | Locator | None = None, **params: str | int) -> None:
        self.press(self.button(key, inside, **params))

    def section(self, key: str) -> Locator:
        return self.page.locator("section", has=self.page.get_by_role("heading", name=self.words(key), exact=True))

    def types(self, field: Locator, text: str) -> None:
        """By the keyboard one has to get there first."""
        field.wait_for()
        if self.way == "keyboard":
            self.walk_to(field.element_handle())
            self.page.keyboard.press("Control+a")
            self.page.keyboard.type(text)
        else:
            field.fill(text)
        expect(field).to_have_value(text)

    def toggles(self, box: Locator) -> None:
        """A checkbox: Enter does nothing to it."""
        if self.way == "keyboard":
            box.wait_for()
            self.walk_to(box.element_handle())
            self.page.keyboard.press("Space")
        else:
            self.press(box)

    def chooses(self, last: Locator) -> None:
        """The last of two radio buttons, of which the first is checked: the keyboard walks to that one."""
        last.wait_for()
        if self.way == "keyboard":
            group = last.locator("xpath=ancestor::fieldset")
            self.walk_to(group.get_by_role("radio").first.element_handle())
            self.page.keyboard.press("ArrowDown")
        else:
            self.press(last)

    def picks(self, list_of: Locator, index: int) -> None:
        list_of.wait_for()
        if self.way == "keyboard":
            self.walk_to(list_of.element_handle())
            for key in ("Home", *["ArrowDown"] * index):
                self.page.keyboard.press(key)
        else:
            list_of.select_option(index=index)

    def keeps_focus(self) -> None:
        """After something was done that has changed the page."""
        if self.way == "keyboard":
            self.page.wait_for_function(HELD)

    def looks(self, name: str) -> None:
        """At the page as it is now."""
        page = self.page
        expect(page.locator("html")).to_have_attribute("lang", self.language)
        text = page.locator("body").inner_text()
        raw = RAW.search(text)
        problems = [objections(page), *([f"raw: {raw[0]}"] if raw else []), *page.evaluate(CUT)]
        problems += page.evaluate(OVERLAPPING)
        self.found += [f"{name}: {each}" for each in problems if each]
        # For whoever would like to look: MAZZO_PICTURES names a folder.
        if folder := os.environ.get("MAZZO_PICTURES"):
            page.emulate_media(color_scheme="light")
            page.screenshot(path=f"{folder}/{self.flow}-{name}-{self.way}-{self.language}.png", full_page=True)

    def with_account(self, name: str) -> None:
        """Made past the page."""
        self.page.request.post("/api/me", headers=HEADERS)
        wanted = {"name": name, "password": PASSWORD, "locale": self.language}
        made = self.page.request.post("/api/accounts", headers=HEADERS, data=wanted)
        assert made.ok, made.text()


def person_of(site: Server, page: Page) -> str:
    """Whose browser it is."""
    return site.person(next(each["value"] for each in page.context.cookies() if each["name"] == "mazzo"))
