"""Pictures of every page and of each game, in all windows and in two languages: `make screenshots`.

To look at, not to compare. The games are played by the hand of a test: see `mazzo.testing.support.driving`.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from mazzo.games import default, names
from mazzo.games import game as game_of
from mazzo.learn.first import first_in
from mazzo.testing.support import chromium as browser
from mazzo.testing.support.coaching import Coached
from mazzo.testing.support.driving import Look, Person, look, open_table, short, start
from mazzo.testing.support.learning import Learner, lesson_with, tempts
from mazzo.testing.support.server import serving
from mazzo.words import Words

WINDOWS = {
    "phone": (390, 844),
    "sideways": (844, 390),
    "zoomed": (720, 450),
    "tablet": (820, 1180),
    "tablet-across": (1024, 768),
    "desktop": (1440, 900),
    "large": (1920, 1080),
    "huge": (2560, 1440),
}
LANGUAGES = ("en-GB", "it-IT")
PAGES = {
    "home": "/",
    "settings": "/settings",
    **{f"new-{game}": f"/new/{game}" for game in names()},
    "missing": "/nowhere",
}
LEARNING = ("phone", "tablet", "desktop")
"""The windows in which somebody learns."""
MOMENTS = {"begin": 0, "middle": 9}
"""After how many things that were done at the table."""


class Camera:
    """Takes the same page in all windows."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder
        self.language = language[:2]
        self.words = Words(self.language)

    def take(self, page: Page, name: str, *, whole: bool, windows: Collection[str] = tuple(WINDOWS)) -> None:
        for window in windows:
            across, down = WINDOWS[window]
            page.set_viewport_size({"width": across, "height": down})
            page.wait_for_timeout(350)
            page.screenshot(path=self.folder / f"{name}-{window}-{self.language}.png", full_page=whole)
        across, down = WINDOWS["desktop"]
        page.set_viewport_size({"width": across, "height": down})


@contextmanager
def somebody(chromium: Browser, address: str, **settings: Any) -> Iterator[Page]:
    context = chromium.new_context(base_url=address, reduced_motion="reduce", **settings)
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


def smaller_than_usual(game: str) -> bool:
    """Whether the short form of a game has other numbers of players than the usual one."""
    played = game_of(game)
    usual, brief = played.options({}), played.options(played.short)
    return tuple(played.seats(usual)) != tuple(played.seats(brief))


def play(camera: Camera, page: Page, game: str) -> None:
    person = Person(page, words=camera.words)
    if smaller_than_usual(game):
        open_table(person, game, {})
        camera.take(page, f"{game}-usual-seats", whole=True)
        start(person)
        for moment, count in MOMENTS.items():
            person.play_on(at_turn_after(person, count))
            camera.take(page, f"{game}-usual-{moment}", whole=False)
        person.play_on(lambda seen: bool(seen.of("outcome")))
        camera.take(page, f"{game}-usual-count", whole=True)
    open_table(person, game, short(game))
    camera.take(page, f"{game}-seats", whole=True)
    start(person)
    for moment, count in MOMENTS.items():
        person.play_on(at_turn_after(person, count))
        camera.take(page, f"{game}-{moment}", whole=False)
    page.keyboard.press("l")
    page.locator("aside").wait_for()
    camera.take(page, f"{game}-more", whole=False)
    page.keyboard.press("Escape")
    person.play_on(lambda seen: bool(seen.of("outcome")) or seen.over)
    if not look(page).over:
        camera.take(page, f"{game}-count", whole=True)
    person.play_on()
    camera.take(page, f"{game}-over", whole=True)


def learn(camera: Camera, page: Page, game: str) -> None:
    """A lesson that asks and one that has answered a mistake, the first deal, and the book beside it."""
    person = Person(page, words=camera.words)
    if lesson := lesson_with(game, tempts, camera.language):
        learner = Learner(person, game, lesson)
        page.goto(learner.address)
        learner.go_to(tempts)
        camera.take(page, f"{game}-lesson", whole=False, windows=LEARNING)
        for _ in range(2):
            learner.err()
        camera.take(page, f"{game}-lesson-answered", whole=False, windows=LEARNING)
    if deal := first_in(game, camera.language):
        coached = Coached(person, game, deal)
        coached.begin()
        camera.take(page, f"{game}-first", whole=False, windows=LEARNING)
        person.press(page.locator("header").get_by_role("button", name=camera.words("web-book"), exact=True))
        page.locator("aside [data-chapter]").first.wait_for()
        camera.take(page, f"{game}-first-book", whole=False, windows=LEARNING)


def at_turn_after(person: Person, count: int) -> Any:
    def enough(seen: Look) -> bool:
        return seen.over or (len(person.done) >= count and bool(seen.of("layout")))

    return enough


def main(folder: Path) -> None:
    program = browser.chromium()
    if program is None:
        sys.exit(browser.HELP)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=browser.ARGUMENTS)
        for language in LANGUAGES:
            camera = Camera(folder, language)
            with somebody(chromium, server.address, locale=language) as page:
                for name, path in PAGES.items():
                    page.goto(path)
                    page.get_by_role("heading", level=1).wait_for()
                    camera.take(page, name, whole=True)
                for game in names():
                    play(camera, page, game)
                    learn(camera, page, game)
                    print(f"{game}, {language}", flush=True)
            with somebody(chromium, server.address, locale=language, color_scheme="dark") as page:
                page.goto("/")
                camera.take(page, "home-dark", whole=True)
                person = Person(page, words=camera.words)
                open_table(person, default(), {})
                start(person)
                person.play_on(at_turn_after(person, 4))
                camera.take(page, "table-dark", whole=False)
        chromium.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
