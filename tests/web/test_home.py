"""The first page: games in a form for newcomers, a wrong code answered where it was typed, and room in any window."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from mazzo.form import brief, form_line
from mazzo.games import default, game, names
from mazzo.presets import Preset, presets
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, start, words
from mazzo.testing.support.visitors import Visitors

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def first_page(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=words("web-play-now"))).to_have_count(len(names()))


def test_a_wrong_code_is_answered_where_it_was_typed(visitors: Visitors) -> None:
    visitors.expected = lambda complaint: "404" in complaint
    host, guest = Person(visitors()), visitors()
    open_table(host, default(), {})
    first_page(guest)
    address = guest.url
    field = guest.get_by_role("textbox", name=words("web-join"))
    field.fill("nosuchtable")
    field.press("Enter")
    answer = guest.get_by_role("alert")
    expect(answer).to_have_text(words("web-join-unknown", code="nosuchtable"))
    expect(field).to_be_focused()
    expect(field).to_have_value("nosuchtable")
    assert guest.url == address
    field.fill(host.page.url.upper())
    expect(answer).to_be_hidden()
    field.fill(host.page.url)
    field.press("Enter")
    expect(guest.locator(".seats")).to_be_visible()


def test_with_tables_of_ones_own_and_of_others(visitors: Visitors) -> None:
    """axe-core finds nothing at two widths, and nothing reaches over the edge of a narrow window."""
    host = Person(visitors())
    host.page.goto(f"/new/{default()}")
    host.page.get_by_role("checkbox", name=words("web-public")).check()
    host.press(host.page.get_by_role("button", name=words("web-open-table")))
    host.page.locator(".seats").wait_for()
    page = visitors(viewport={"width": 1440, "height": 900})
    open_table(Person(page), default(), {})
    first_page(page)
    for heading in ("web-my-tables", "web-public-tables"):
        section = page.locator("section", has=page.get_by_role("heading", name=words(heading)))
        expect(section.get_by_role("link").first).to_be_visible()
    expect(section.get_by_role("link").first).to_contain_text(words("form-no-clock"))
    found = objections(page)
    page.set_viewport_size({"width": 390, "height": 844})
    found += objections(page)
    assert found == ""
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_table_that_waits_comes_first_and_can_be_left(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, default(), {})
    start(person)
    page.locator("[data-mine]").wait_for()
    open_table(person, default(), {})
    first_page(page)
    own = page.locator("section", has=page.get_by_role("heading", name=words("web-table-waits")))
    rows = own.get_by_role("link")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(words("web-your-turn"))
    leave = own.get_by_role("button", name=words("web-leave-table"))
    question = page.get_by_role("dialog")
    person.press(leave.last)
    assert objections(page) == ""
    person.press(question.get_by_role("button", name=words("web-stay")))
    expect(question).to_be_hidden()
    expect(rows).to_have_count(2)
    person.press(leave.last)
    person.press(question.get_by_role("button", name=words("web-delete-table")))
    expect(rows).to_have_count(1)
    person.press(leave)
    person.press(question.get_by_role("button", name=words("web-leave-table")))
    expect(own).to_have_count(0)


def test_no_page_reaches_over_the_edge_of_a_narrow_window(visitors: Visitors) -> None:
    page = visitors(viewport={"width": 320, "height": 640})
    for path in ("/settings", *(f"/new/{name}" for name in names())):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(SIDEWAYS) <= 0, path
    open_table(Person(page), default(), {})
    assert page.evaluate(SIDEWAYS) <= 0


def line_of(name: str, preset: Preset) -> str:
    """What a table in the form of a preset says of itself."""
    rules = game(name)
    return form_line(rules, rules.options(preset.options), preset.seats, preset.level, words, preset.hints)


def test_a_newcomer_plays_at_once_in_a_form_that_can_be_finished(visitors: Visitors) -> None:
    person = Person(visitors())
    page, first = person.page, presets(default())[0]
    first_page(page)
    chips = page.get_by_role("group", name=words(f"{default()}-short")).get_by_role("radio")
    expect(chips).to_have_count(3)
    expect(chips.first).to_be_checked()
    person.press(page.get_by_role("button", name=words("web-play-now")).first)
    page.locator("main.board").wait_for()
    expect(page.locator("header .played")).to_have_text(line_of(default(), first))
    name = words(f"{default()}-preset-{first.key}")
    # Before it stands how often it is one's turn.
    expect(page).to_have_title(
        re.compile(rf"^(\(1\) )?{re.escape(words(f'{default()}-short'))}, {re.escape(name)} · Mazzo$")
    )
    expect(page.get_by_role("button", name=words("web-hint"))).to_be_visible()
    person.play_on(lambda seen: bool(person.done))


def test_a_form_is_chosen_by_keyboard_and_remembered(visitors: Visitors) -> None:
    person = Person(visitors(), "keyboard")
    page, (_, second, *_) = person.page, presets(default())
    first_page(page)
    group = page.get_by_role("group", name=words(f"{default()}-short"))
    group.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio").nth(1)).to_be_checked()
    for key, value in second.options.items():
        expect(page.locator("li").first).to_contain_text(brief(default(), key, value, words))
    person.press(page.get_by_role("link", name=words("web-with-friends")).first)
    expect(page.locator(f'[data-preset="{second.key}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("form .played")).to_contain_text(line_of(default(), second))
    first_page(page)
    expect(group.get_by_role("radio").nth(1)).to_be_checked()


def test_who_wants_to_learn_finds_lessons_and_rules(visitors: Visitors) -> None:
    page = visitors()
    first_page(page)
    for key, path in (("web-home-learn", "learn"), ("web-home-rules", "rules")):
        links = page.get_by_role("link", name=words(key))
        assert [link.get_attribute("href") for link in links.all()] == [f"/{path}/{name}" for name in names()]
