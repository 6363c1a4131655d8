"""People who play at a page by mouse, by keyboard alone, or by touch. They know of the page only what it shows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from mazzo.games import NAMES
from mazzo.words import Words, english

words = english()

SOON = 5_000
"""Milliseconds for something that is there to be pressed."""

# Everything that can be pressed at the table now, and what the page says of it.
LOOK = """() => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true });
  const parts = { cover: "[role=dialog]", outcome: ".outcome", layout: ".layout", asked: ".asked", drawer: "aside" };
  const points = [0.5, 0.15, 0.85, 0.06, 0.94];
  const covered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(left + width * x, top + height * y);
    const found = points.flatMap((y) => points.map((x) => at(x, y)));
    return found.some(Boolean) && !found.some((each) => each && element.contains(each));
  };
  const buttons = [...document.querySelectorAll("main.board button")].map((each, index) => ({
    index,
    part: Object.entries(parts).find(([, place]) => each.closest(place))?.[0] ?? "bar",
    label: each.getAttribute("aria-label") ?? each.innerText.trim(),
    able: shown(each) && !each.disabled && each.getAttribute("aria-disabled") !== "true",
    card: each.classList.contains("card"),
    chosen: each.getAttribute("aria-pressed") === "true",
    target: each.classList.contains("target"),
    primary: each.classList.contains("primary"),
    hand: each.closest("[role=toolbar]") !== null,
    covered: covered(each),
  }));
  return {
    buttons,
    text: document.querySelector("main")?.innerText ?? "",
    over: document.querySelector('.outcome a[download]') !== null,
  };
}"""

# Whether the focus is in the same row of cards, or the same part of the table.
BESIDE = """(element) => {
  const part = element.closest("[role=toolbar]") ?? element.closest("section");
  return part?.contains(document.activeElement) ?? false;
}"""

# Where an element is not covered by another, as cards of a fan are.
UNCOVERED = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const y of [0.5, 0.15, 0.85, 0.06, 0.94]) {
    for (const x of [0.5, 0.15, 0.85, 0.06, 0.94]) {
      const found = document.elementFromPoint(left + width * x, top + height * y);
      if (found && element.contains(found)) return { x: width * x, y: height * y };
    }
  }
  return { x: width / 2, y: height / 2 };
}"""


@dataclass(frozen=True)
class Button:
    index: int
    part: str
    label: str
    able: bool
    card: bool
    chosen: bool
    target: bool
    primary: bool
    hand: bool
    covered: bool


@dataclass(frozen=True)
class Look:
    """What a page shows at one moment."""

    buttons: tuple[Button, ...]
    text: str
    over: bool

    def of(self, part: str) -> list[Button]:
        return [button for button in self.buttons if button.part == part and button.able]


def look(page: Page) -> Look:
    seen: dict[str, Any] = page.evaluate(LOOK)
    return Look(tuple(Button(**each) for each in seen["buttons"]), seen["text"], seen["over"])


RAW = re.compile(rf"\b(web|table|reason|level|{'|'.join(NAMES)})(-[a-z0-9_]+)+\b|\?\?|undefined|NaN")
"""A key for which there are no words, or a value that should not be seen."""

BACK = ("web-take-back", "web-not-yet")
"""What leads nowhere when it is pressed at random."""


def choose(seen: Look, rng: Random, never: Collection[str]) -> Button | None:
    """Whatever goes on: the device is taken, the next round begun, and at the table a move is begun or ended."""
    if cover := seen.of("cover"):
        return rng.choice(cover)
    if outcome := [button for button in seen.of("outcome") if button.primary]:
        return outcome[0]
    offered = [button for button in seen.of("layout") if not button.covered and button.label not in never]
    ending = [button for button in offered if button.target or (button.primary and not button.card)]
    if ending and rng.random() < 0.8:
        return rng.choice(ending)
    fresh = [button for button in offered if not button.chosen] if rng.random() < 0.9 else offered
    hand = [button for button in fresh if button.hand]
    if hand and rng.random() < 0.7:
        return rng.choice(hand)
    return rng.choice(fresh or ending) if fresh or ending else None


class Person:
    """Somebody at a page. `way` is how they do things: mouse, keyboard or touch."""

    def __init__(self, page: Page, way: str = "mouse", seed: int = 1, words: Words = words) -> None:
        self.page = page
        self.way = way
        self.rng = Random(seed)
        self.words = words
        self.never = {words(key) for key in BACK}
        self.done: list[str] = []

    def press(self, wanted: Locator) -> None:
        if self.way == "keyboard":
            self.walk_to(wanted)
            self.page.keyboard.press("Enter")
            return
        wanted.scroll_into_view_if_needed(timeout=SOON)
        place = wanted.evaluate(UNCOVERED)
        if self.way == "touch":
            wanted.tap(timeout=SOON, position=place)
        else:
            wanted.click(timeout=SOON, position=place)

    def walk_to(self, wanted: Locator) -> None:
        """By Tab, and by arrows along the hand."""
        wanted.wait_for(timeout=SOON)
        keys = self.page.keyboard
        if self.focused(wanted):
            return
        if wanted.evaluate("each => each.closest('[role=toolbar]') !== null"):
            keys.press("h")
        # One of several among which arrows walk is in the order of Tab; so is everything else.
        one_of_several = wanted.evaluate("each => each.tabIndex < 0")
        for _ in range(150):
            if one_of_several and wanted.evaluate(BESIDE):
                break
            if self.focused(wanted):
                return
            keys.press("Tab")
        for _ in range(70):
            if self.focused(wanted):
                return
            keys.press("ArrowRight")
        raise AssertionError(f"the keyboard does not get to {wanted}")

    def focused(self, wanted: Locator) -> bool:
        return bool(wanted.evaluate("each => document.activeElement === each", timeout=SOON))

    def choose_in(self, label: str, value: str) -> None:
        """In a form: a value of a list, or a number."""
        field = self.page.get_by_role("combobox", name=label, exact=True)
        field = field.or_(self.page.get_by_role("spinbutton", name=label, exact=True))
        if self.way == "keyboard":
            self.walk_to(field)
        field.wait_for()
        if field.evaluate("each => each.tagName") == "SELECT":
            if self.way == "keyboard":
                # What a person types to find an entry.
                self.page.keyboard.type(field.locator(f"option[value='{value}']").inner_text()[:12])
            else:
                field.select_option(value)
            expect(field).to_have_value(value)
        else:
            field.fill(value)
            field.blur()

    def act(self, seen: Look | None = None) -> Look | None:
        """Do one thing, if there is one to do; what is seen then."""
        seen = seen or look(self.page)
        button = choose(seen, self.rng, self.never)
        if not button:
            return None
        self.done.append(button.label)
        try:
            self.press(self.page.locator("main.board button").nth(button.index))
        except (Error, AssertionError):
            # Overtaken: what was seen is there no more.
            if look(self.page) == seen:
                raise
        return self.settled(seen)

    def settled(self, before: Look, seconds: float = 1.5) -> Look:
        """What is seen when what was done shows."""
        end = time.monotonic() + seconds
        while (now := look(self.page)) == before and time.monotonic() < end:
            self.page.wait_for_timeout(15)
        return now

    def play_on(self, enough: Callable[[Look], bool] = lambda seen: seen.over, seconds: float = 240) -> None:
        """Until the match is over, or enough was seen."""
        end = time.monotonic() + seconds
        seen = look(self.page)
        while not enough(seen):
            assert time.monotonic() < end, (self.done[-30:], seen)
            assert not (raw := RAW.search(seen.text)), raw
            after = self.act(seen)
            if not after:
                self.page.wait_for_timeout(20)
            seen = after or look(self.page)


SHORT: dict[str, dict[str, str]] = {
    "primiera": {"variant": "two", "target": "1"},
    "primo": {},
    "nain_jaune": {},
    "tarock": {"deals": "4"},
}
"""With which options a match of a game is short."""

GAMES = tuple(SHORT)


def open_table(person: Person, game: str, options: dict[str, str]) -> None:
    """From the first page to the seats. The bots think little."""
    page, words = person.page, person.words
    page.goto("/")
    name = words(f"web-game-{game.replace('_', '-')}")
    person.press(page.get_by_role("link", name=re.compile(f"{words('web-new-table')}.*{name}")))
    for key, value in options.items():
        person.choose_in(words(f"{game}-option-{key.replace('_', '-')}"), value)
    person.choose_in(words("web-level"), "greedy")
    person.press(page.get_by_role("button", name=words("web-open-table")))
    page.get_by_role("button", name=person.words("web-start"), exact=True).wait_for()


def start(person: Person) -> None:
    person.press(person.page.get_by_role("button", name=person.words("web-start"), exact=True))
    person.page.locator("main.board").wait_for()
