"""A table in every window: nothing overlaps, is cut or leaves it, cards are large, people sit where they would sit."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import game as game_of
from mazzo.games import names
from mazzo.table.names import MOST
from mazzo.testing.plugin import FIGURES
from mazzo.testing.support.driving import Look, Person, look, start, words
from mazzo.testing.support.geometry import MORE_WINDOWS, SHIFTS, SPOKEN, WINDOWS, Geometry, Window, measure, shifts
from mazzo.testing.support.matches import short_settings
from mazzo.testing.support.play import Setting
from mazzo.testing.support.visitors import Visitors
from mazzo.words import languages

DESK = WINDOWS[0]
THEMES = ("light", "dark")
MOMENTS = (0, 3, 8)
"""After how many things that were done at the table."""
LONGEST = "Maximiliane von Hohenfels"[:MOST]
"""As long as a name may be."""
AROUND = 3
"""With so many people the direction of play can be seen."""


def tables(name: str) -> list[Setting]:
    """A game's usual options, for each number of people that can play it."""
    found: dict[int, Setting] = {}
    for each in short_settings(name):
        found.setdefault(each.seats, each)
    return list(found.values())


def forms(name: str) -> list[Setting]:
    """The other forms of a game: what is chosen there says how many can play."""
    game = game_of(name)
    found: list[Setting] = []
    for field in game.options_type.describe():
        chosen = [game.options({**game.short, field.key: value}) for value in field.values]
        seats = [tuple(game.seats(options)) for options in chosen]
        if len(set(seats)) > 1:
            found += [Setting(game, options, some[0]) for options, some in zip(chosen, seats, strict=True)]
    return [each for each in found if each not in tables(name)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """By `make test` the usual number of people at each game; all others by `make test-web`."""
    games = metafunc.config.getoption("game") or names()
    found = [
        pytest.param(setting, marks=pytest.mark.long if number else (), id=f"{name}-{setting.seats}")
        for name in games
        for number, setting in enumerate(tables(name))
    ]
    if metafunc.function is test_everything_has_its_place:
        others = [each for name in games for each in forms(name)]
        found += [pytest.param(each, marks=pytest.mark.long, id=f"{each}") for each in others]
    metafunc.parametrize("table", found)


def sit_down(person: Person, table: Setting, name: str) -> None:
    """At a new table of so many seats; the others are bots."""
    page = person.page
    headers = {"x-mazzo": "1"}
    page.request.post("/api/me", headers=headers)
    wanted = {"game": table.game.name, "name": name, "options": table.options.dump(), "seats": table.seats}
    answer = page.request.post("/api/tables", headers=headers, data={**wanted, "level": "club", "hints": True})
    page.goto(f"/t/{answer.json()['id']}")
    page.get_by_role("textbox", name=words("web-name")).fill(name)
    person.press(page.get_by_role("button", name=re.compile(words("web-sit"))).first)
    expect(page.get_by_role("button", name=words("web-start"), exact=True)).to_be_enabled()
    start(person)


def at_turn(person: Person, count: int) -> Person:
    """When somebody has done so many things and has to decide again, or the round is counted."""

    def enough(seen: Look) -> bool:
        return seen.over or bool(seen.of("outcome")) or (len(person.done) >= count and bool(seen.of("layout")))

    person.play_on(enough)
    return person


def look_around(page: Page, table: Setting, windows: tuple[Window, ...]) -> tuple[list[str], list[Geometry]]:
    """The faults in each of these windows, and what was measured."""
    seen = [measure(page, window) for window in windows]
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    faults = [fault for each in seen for fault in each.wrong()]
    clockwise = game_of(table.game.name).clockwise
    if table.seats >= AROUND:
        faults += [f"{each.window}: the next sits on the wrong side" for each in seen if each.right == clockwise]
    return faults, seen


def in_numbers(seen: list[Geometry]) -> str:
    """Of each window how wide a card of the hand is, and how much of it cards cover."""
    return ", ".join(f"{'x'.join(map(str, each.window))}: {each.card:.0f} px, {each.share:.1f} %" for each in seen)


def test_everything_has_its_place(
    visitors: Visitors, table: Setting, record_property: Callable[[str, object], None]
) -> None:
    page = visitors(viewport={"width": DESK[0], "height": DESK[1]})
    page.add_init_script(SHIFTS)
    page.add_init_script(SPOKEN)
    person = Person(page)
    sit_down(person, table, "Anna")
    faults: list[str] = []
    figures = ""
    for count in MOMENTS:
        at_turn(person, count)
        if look(page).of("outcome"):
            break
        faults += [f"{count}: jumps by {by:.3f}: {what}" for by, what in shifts(page)]
        found, seen = look_around(page, table, WINDOWS)
        faults += [f"{count}: {fault}" for fault in found]
        figures = f"{table}, {table.seats} at the table, {count} done: {in_numbers(seen)}"
        shifts(page)
    record_property(FIGURES, figures)
    assert faults == []


@pytest.mark.long
def test_in_every_language_and_theme_with_long_names(visitors: Visitors, table: Setting) -> None:
    page = visitors(viewport={"width": DESK[0], "height": DESK[1]})
    person = Person(page)
    sit_down(person, table, LONGEST)
    faults: list[str] = []
    for count in (0, 5):
        at_turn(person, count)
        for language in languages():
            for theme in THEMES:
                settings = json.dumps({"language": language, "theme": theme})
                page.evaluate("(chosen) => localStorage.setItem('mazzo.settings', chosen)", settings)
                page.reload()
                page.locator("main.board .asked").wait_for()
                windows = (*WINDOWS, *MORE_WINDOWS) if theme == "light" else WINDOWS
                found, _ = look_around(page, table, windows)
                faults += [f"{count}, {language}, {theme}: {fault}" for fault in found]
        page.evaluate("() => localStorage.setItem('mazzo.settings', '{}')")
        page.reload()
        page.locator("main.board .asked").wait_for()
    person.play_on(lambda seen: seen.over or bool(seen.of("outcome")))
    found, _ = look_around(page, table, WINDOWS)
    faults += [f"count: {fault}" for fault in found]
    assert faults == []
