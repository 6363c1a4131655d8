"""Somebody who plays by mouse in a browser that Playwright cannot drive as the system brings it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest

from mazzo.testing.support import firefox, webkit
from mazzo.testing.support.driving import BACK, BUTTON, RAW, STANDSTILL, UNCOVERED, Look, choose, look, words
from mazzo.testing.support.server import PATIENCE
from mazzo.testing.support.visitors import ADDED
from mazzo.words import dashed


class Page(Protocol):
    """What both browsers can do. Places are those of the window."""

    @property
    def complaints(self) -> list[str]: ...

    def resize(self, width: int, height: int) -> None: ...

    def goto(self, address: str) -> None: ...

    def evaluate(self, expression: str, arg: object = None) -> Any: ...

    def click(self, x: float, y: float) -> None: ...

    def picture(self) -> str: ...


BROWSERS: dict[str, tuple[Callable[[], object], str, Callable[[Path], AbstractContextManager[Page]]]] = {
    "firefox": (firefox.program, firefox.HELP, firefox.firefox),
    "webkit": (webkit.browser, webkit.HELP, webkit.webkit),
}


@contextmanager
def page_in(browser: str, folder: Path) -> Iterator[Page]:
    """A page in a browser that has just been started, if there is such a browser."""
    found, help, started = BROWSERS[browser]
    if not found():
        pytest.skip(f"BROWSER: {help}")
    with started(folder) as page:
        yield page


# Where to press a button that was seen, if it is still there.
PLACE = f"(wanted) => {{ const found = ({BUTTON})(wanted); return found && ({UNCOVERED})(found); }}"

# The same, for a button by what is written on it alone. It notices whether it is pressed: between
# down and up, too, the page may move.
NAMED = f"""(name) => {{
  const found = [...document.querySelectorAll("button")].find((each) => each.innerText.trim() === name);
  if (!found || found.disabled) return null;
  window.pressed = false;
  found.addEventListener("click", () => (window.pressed = true), {{ once: true }});
  return ({UNCOVERED})(found);
}}"""

# Chooses in a form, as browsers do when somebody has: lists open outside of the page. Whether there is such a field.
CHOOSE = """([name, value]) => {
  const labels = [...document.querySelectorAll("form label")];
  const label = labels.find((each) => each.firstChild.textContent.trim() === name);
  const field = label?.querySelector("input, select");
  if (!field) return false;
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return field.value === value;
}"""


class Sitter:
    """At one page, from the form of a new table to the end of the match."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.never = {words(key) for key in BACK}
        self.done: list[str] = []

    def until(self, script: str, arg: object = None) -> Any:
        """What the page answers as soon as it is anything."""
        end = time.monotonic() + PATIENCE
        while not (found := self.page.evaluate(script, arg)):
            assert time.monotonic() < end, (script, arg, self.page.complaints)
            time.sleep(0.05)
        return found

    def press(self, name: str) -> None:
        """Again where the page has moved meanwhile, so that the press did not arrive."""
        end = time.monotonic() + PATIENCE
        while True:
            place = self.until(NAMED, name)
            self.page.click(place["x"], place["y"])
            if self.page.evaluate("() => window.pressed"):
                return
            assert time.monotonic() < end, f"{name} is covered"

    def sit_down(self, address: str, game: str, options: dict[str, str]) -> None:
        """At a new table, and the match begins."""
        self.page.goto(f"{address}/new/{game}")
        # The page is never loaded anew after this.
        self.page.evaluate(f"() => {{ {ADDED} }}")
        for key, value in options.items():
            self.until(CHOOSE, [words(f"{game}-option-{dashed(key)}"), value])
        self.press(words("web-open-table"))
        self.press(words("web-start"))
        self.until("() => document.querySelector('main.board') !== null")

    def act(self, seen: Look) -> Look:
        """Do one thing, if there is one to do; what is seen then."""
        button = choose(seen, self.rng, self.never)
        place = button and self.page.evaluate(PLACE, [button.index, button.label])
        if button and place:
            self.done.append(button.label)
            self.page.click(place["x"], place["y"])
        end = time.monotonic() + 1.5
        while (now := look(self.page)) == seen and time.monotonic() < end:
            time.sleep(0.02)
        return now

    def play_on(self) -> None:
        """Until the match is over, however long that takes, as long as it goes on."""
        seen, changed = look(self.page), time.monotonic()
        while not seen.over:
            assert time.monotonic() < changed + STANDSTILL, (self.done[-30:], seen)
            assert not (raw := RAW.search(seen.text)), raw
            now = self.act(seen)
            if now != seen:
                seen, changed = now, time.monotonic()
