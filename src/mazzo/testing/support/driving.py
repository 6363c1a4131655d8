"""People who play at a page by mouse, by keyboard alone, or by touch. They know of the page only what it shows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from mazzo.games import game as game_of
from mazzo.games import names
from mazzo.testing.support.play import Setting
from mazzo.words import Words, dashed, english

words = english()

SOON = 60_000
"""Milliseconds for something that is there to be pressed, on a machine that is busy."""

STANDSTILL = 120.0
"""Seconds after which a table at which nothing changes is believed to hang, on a machine that is busy."""

# Everything that can be pressed at the table now, and what the page says of it.
LOOK = """() => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true });
  const parts = { cover: "[role=dialog]", outcome: ".outcome", layout: ".acts, .handbox, .mid", asked: ".talk" };
  const points = [0.5, 0.15, 0.85, 0.06, 0.94];
  const covered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    let inSight = false;
    for (const y of points) {
      for (const x of points) {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        if (found && element.contains(found)) return false;
        inSight ||= found !== null;
      }
    }
    return inSight;
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

# The button that was seen, if it is still there.
BUTTON = """([index, label]) => {
  const found = document.querySelectorAll("main.board button")[index];
  return found && (found.getAttribute("aria-label") ?? found.innerText.trim()) === label ? found : null;
}"""

# Which keys lead from the focus to an element: by Tab to it or to one beside it, and on by the arrows that walk there.
# Cards of the hand are reached by H. Whether the keys arrive there is seen when they are pressed.
WAY = """(element) => {
  const now = document.activeElement;
  if (now === element) return [];
  const hand = element.closest("[role=toolbar]");
  const part = hand ?? element.closest("[role=tablist], .mid, .acts, section");
  const along = (from) => {
    const row = [...part.querySelectorAll("button")].filter((each) => hand || each.tabIndex < 0 || each === from);
    const steps = row.indexOf(element) - row.indexOf(from);
    return Array((steps + row.length) % row.length).fill("ArrowRight");
  };
  if (hand?.contains(now)) return along(now);
  if (hand) return ["h", ...along(hand.querySelector('button[tabindex="0"]'))];
  // Tab stays inside of a question that has to be answered first.
  const within = document.querySelector("dialog:modal") ?? document;
  const stops = [...within.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.disabled &&
      // Of radio buttons Tab stops at the chosen one.
      (each.type !== "radio" || each.checked) &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  const goal = element.tabIndex < 0 ? stops.find((each) => part?.contains(each) && each.tabIndex === 0) : element;
  const { length } = stops;
  // From nowhere to the last one it is once around.
  const tabs = goal === now ? 0 : (stops.indexOf(goal) - stops.indexOf(now) + length) % length || length;
  return [...Array(tabs).fill("Tab"), ...(goal === element ? [] : along(goal))];
}"""

# Where in the window an element is not covered by another, as cards of a fan are. Out of sight, it is brought in.
UNCOVERED = """(element) => {
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const y of [0.5, 0.15, 0.85, 0.06, 0.94]) {
      for (const x of [0.5, 0.15, 0.85, 0.06, 0.94]) {
        const at = { x: left + width * x, y: top + height * y };
        const found = document.elementFromPoint(at.x, at.y);
        if (found && element.contains(found)) return at;
      }
    }
    return null;
  };
  const seen = place();
  if (seen) return seen;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return place();
}"""

# Whether a press arrives at an element: between the look and the press the page may have moved.
HEARD = """(element) => {
  const heard = { pressed: false };
  element.addEventListener("pointerdown", () => (heard.pressed = true), { capture: true, once: true });
  return heard;
}"""

# Something that has just come may still be on its way: a sheet of paper that rises.
ARRIVED = """async (element) => {
  const coming = [];
  for (let part = element; part; part = part.parentElement) coming.push(...part.getAnimations());
  const ending = coming.filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime));
  await Promise.all(ending.map((each) => each.finished.catch(() => null)));
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


class Asked(Protocol):
    """A page of whatever browser, in which a function can be run."""

    def evaluate(self, expression: str, arg: Any = None) -> Any: ...


def look(page: Asked) -> Look:
    seen: dict[str, Any] = page.evaluate(LOOK)
    return Look(tuple(Button(**each) for each in seen["buttons"]), seen["text"], seen["over"])


RAW = re.compile(rf"\b(web|table|reason|level|{'|'.join(names())})(-[a-z0-9_]+)+\b|\?\?|undefined|NaN")
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
    if not offered:
        return None
    ending = [button for button in offered if button.target or (button.primary and not button.card)]
    if ending and rng.random() < 0.8:
        return rng.choice(ending)
    fresh = [button for button in offered if not button.chosen] if rng.random() < 0.9 else offered
    hand = [button for button in fresh if button.hand]
    if hand and rng.random() < 0.7:
        return rng.choice(hand)
    return rng.choice(fresh or offered)


class Person:
    """Somebody at a page. `way` is how they do things: mouse, keyboard or touch."""

    def __init__(self, page: Page, way: str = "mouse", seed: int = 1, words: Words = words) -> None:
        self.page = page
        self.way = way
        self.rng = Random(seed)
        self.words = words
        self.never = {words(key) for key in BACK}
        self.done: list[str] = []

    def press(self, wanted: Locator, unless: Locator | None = None) -> None:
        """Something that is there or will be soon, once nothing flies over it; unless something else is there."""
        either = wanted.or_(unless).first if unless else wanted
        until = time.monotonic() + SOON / 1000
        while True:
            found = either.element_handle(timeout=SOON)
            if (unless and unless.count()) or self.press_now(found):
                return
            assert time.monotonic() < until, f"{wanted} is covered"
            self.page.wait_for_timeout(50)

    def press_now(self, wanted: ElementHandle) -> bool:
        """Whether it could be pressed: it may be covered, or gone."""
        # Not by `click`, which waits for two frames that a busy machine takes its time to draw.
        if self.way == "keyboard":
            if not self.walk_to(wanted):
                return False
            self.page.keyboard.press("Enter")
            return True
        place = wanted.evaluate(UNCOVERED)
        if not place:
            wanted.evaluate(ARRIVED)
            place = wanted.evaluate(UNCOVERED)
        if not place:
            return False
        heard = wanted.evaluate_handle(HEARD)
        if self.way == "touch":
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])
        try:
            pressed: bool = heard.evaluate("(heard) => heard.pressed")
        except Error:
            # It led to another document.
            return True
        return pressed

    def walk_to(self, wanted: ElementHandle) -> bool:
        """By Tab, and by arrows along the hand or a row; not if it is gone."""
        # Again where the page has changed on the way, or a browser began to walk elsewhere than at the focus.
        for _ in range(10):
            way: list[str] = wanted.evaluate(WAY)
            if not way:
                return True
            if not wanted.evaluate("(element) => element.isConnected"):
                return False
            for key in way:
                self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not get to {wanted}")

    def field(self, label: str) -> Locator:
        """A list or a number of a form. If it is folded away, it is unfolded first."""
        field = self.page.get_by_role("combobox", name=label, exact=True)
        field = field.or_(self.page.get_by_role("spinbutton", name=label, exact=True))
        folded = self.page.locator("form details:not([open]) > summary")
        field.or_(folded).first.wait_for()
        if not field.count():
            self.press(folded)
        field.wait_for()
        return field

    def choose_in(self, label: str, value: str) -> None:
        """In a form: a value of a list, or a number."""
        field = self.field(label)
        if self.way == "keyboard":
            self.walk_to(field.element_handle())
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
        wanted = self.page.evaluate_handle(BUTTON, [button.index, button.label]).as_element()
        if not wanted:
            return look(self.page)
        self.done.append(button.label)
        until = time.monotonic() + SOON / 1000
        try:
            while not self.press_now(wanted) and look(self.page) == seen:
                assert time.monotonic() < until, f"{button.label} is covered"
                self.page.wait_for_timeout(50)
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

    def play_on(self, enough: Callable[[Look], bool] = lambda seen: seen.over) -> None:
        """Until the match is over or enough was seen, however long that takes, as long as it goes on."""
        seen, changed = look(self.page), time.monotonic()
        while not enough(seen):
            assert time.monotonic() < changed + STANDSTILL, (self.done[-30:], seen)
            assert not (raw := RAW.search(seen.text)), raw
            after = self.act(seen)
            if not after:
                self.page.wait_for_timeout(20)
            now = after or look(self.page)
            if now != seen:
                seen, changed = now, time.monotonic()


def short(game: str) -> dict[str, str]:
    """With which options a match of a game is short."""
    return {key: str(value) for key, value in game_of(game).short.items()}


def chosen(setting: Setting) -> dict[str, str]:
    """What somebody who opens a table chooses for a setting."""
    usual = setting.game.options({}).dump()
    return {key: str(value) for key, value in setting.options.dump().items() if value != usual[key]}


def open_table(person: Person, game: str, options: dict[str, str], level: str = "club") -> None:
    """From a new table, as in the rules but for these options, to the seats. Unless something else is said, the bots
    think little."""
    page, words = person.page, person.words
    page.goto(f"/new/{game}")
    for key, value in options.items():
        person.choose_in(words(f"{game}-option-{dashed(key)}"), value)
    person.choose_in(words("web-level"), level)
    person.press(page.get_by_role("button", name=words("web-open-table")))
    page.get_by_role("button", name=person.words("web-start"), exact=True).wait_for()


def start(person: Person) -> None:
    person.press(person.page.get_by_role("button", name=person.words("web-start"), exact=True))
    person.page.locator("main.board").wait_for()
