"""The page of a new table: only what applies is offered, nothing changes under one's hands, one line says it all."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from mazzo.form import form_line
from mazzo.games import default, game, names
from mazzo.kernel.options import Field
from mazzo.presets import presets
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, chosen, open_table, words
from mazzo.testing.support.fitting import of_seats
from mazzo.testing.support.server import HEADERS
from mazzo.testing.support.visitors import PHONE, Visitors
from mazzo.words import dashed

TWO = of_seats(2)
NUMBERS = {field.key for field in TWO.game.options_type.describe() if field.kind == "int"}

# All answers but the first, which the page waits for, come half a second after the table is to be opened.
SLOW = """
const ask = window.fetch;
const opening = new Promise((open) => addEventListener("submit", () => setTimeout(open, 500), true));
let asked = 0;
window.fetch = async (path, init) => {
  if (String(path).endsWith("/options") && asked++) await opening;
  return ask(path, init);
};
"""

CHOOSE = """(list, value) => {
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def test_a_table_opened_before_its_options_are_checked_has_the_seats_they_ask_for(visitors: Visitors) -> None:
    page = visitors()
    page.add_init_script(SLOW)
    open_table(Person(page), TWO.game.name, chosen(TWO))
    seats = page.locator(".seats > *")
    seats.first.wait_for()
    assert seats.count() == TWO.seats


def test_an_answer_changes_no_number_while_somebody_types_it(visitors: Visitors) -> None:
    page = visitors()
    person = Person(page)
    page.goto(f"/new/{TWO.game.name}")
    number, typed = next((key, value) for key, value in chosen(TWO).items() if key in NUMBERS)
    field = person.field(words(f"{TWO.game.name}-option-{number}"))
    expect(field).not_to_have_value("")
    field.select_text()
    for key, value in chosen(TWO).items():
        if key not in NUMBERS:
            list_of = page.get_by_role("combobox", name=words(f"{TWO.game.name}-option-{key}"), exact=True)
            with page.expect_response("**/options"):
                # As somebody on a slow connection, who is at the number by the time the answer to the list comes.
                list_of.evaluate(CHOOSE, value)
            page.evaluate("() => new Promise(requestAnimationFrame)")
    page.keyboard.insert_text(typed)
    with page.expect_response("**/options"):
        field.blur()
    expect(field).to_have_value(typed)
    person.press(page.get_by_role("button", name=words("web-open-table")))
    page.get_by_role("button", name=words("web-start"), exact=True).wait_for()


def conditional() -> tuple[str, Field, Field]:
    """A game with an option that applies only beside some values of another."""
    for name in names():
        fields = {field.key: field for field in game(name).options_type.describe()}
        for field in fields.values():
            for key in field.applies:
                return name, field, fields[key]
    raise AssertionError("no game has one")


def label(name: str, field: Field) -> str:
    return words(f"{name}-option-{dashed(field.key)}")


def step_to(person: Person, name: str, field: Field, value: str | int) -> None:
    """Along a list by the arrows."""
    chosen = person.field(label(name, field))
    person.walk_to(chosen.element_handle())
    for key in ("Home", *["ArrowDown"] * field.values.index(value)):
        person.page.keyboard.press(key)
    expect(chosen).to_have_value(str(value))


def test_an_option_is_offered_only_where_it_applies(visitors: Visitors) -> None:
    person = Person(visitors(), "keyboard")
    name, field, other = conditional()
    person.page.goto(f"/new/{name}")
    offered = person.page.get_by_role("combobox", name=label(name, field), exact=True)
    applies = field.applies[other.key][-1]
    idle = next(value for value in other.values if value not in field.applies[other.key])
    step_to(person, name, other, applies)
    expect(offered).to_be_visible()
    step_to(person, name, other, idle)
    expect(offered).to_have_count(0)
    step_to(person, name, other, applies)
    expect(offered).to_be_visible()


def test_letting_anyone_join_changes_nothing_else(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    page.goto(f"/new/{default()}#{presets(default())[0].key}")
    line = page.locator("form .played")
    expect(line).to_contain_text(words("form-hints"))
    before = line.inner_text()
    page.get_by_role("checkbox", name=words("web-public")).check()
    expect(page.get_by_role("checkbox", name=words("web-hints"))).to_be_checked()
    expect(page.get_by_role("checkbox", name=words("web-clock"))).not_to_be_checked()
    expect(line).to_have_text(before)


def test_a_rated_table_is_offered_to_accounts_where_matches_can_count(visitors: Visitors) -> None:
    host, guest = Person(visitors()), Person(visitors())
    page = host.page
    page.goto(f"/new/{default()}")
    rated, open_it = (
        page.get_by_role("checkbox", name=words("web-rated")),
        page.get_by_role("button", name=words("web-open-table")),
    )
    expect(page.get_by_role("checkbox", name=words("web-public"))).to_be_visible()
    expect(rated).to_have_count(0)
    wanted = {"name": "Wants Ratings", "password": "correct horse"}
    assert page.request.post("/api/accounts", data=wanted, headers=HEADERS).ok
    page.reload()
    hints = page.get_by_role("checkbox", name=words("web-hints"))
    hints.check()
    expect(rated).to_be_disabled()
    expect(page.get_by_text(words("table-reason-rated-needs-public"))).to_be_visible()
    page.get_by_role("checkbox", name=words("web-public")).check()
    expect(page.get_by_text(words("table-reason-rated-needs-clock"))).to_be_visible()
    page.get_by_role("checkbox", name=words("web-clock")).check()
    expect(page.get_by_text(words("table-reason-rated-no-hints"))).to_be_visible()
    hints.uncheck()
    rated.check()
    assert objections(page) == ""
    # What is not possible any more is not wanted secretly.
    hints.check()
    expect(rated).not_to_be_checked()
    hints.uncheck()
    expect(rated).to_be_checked()
    host.press(open_it)
    page.wait_for_url("**/t/*")
    expect(page.locator(".seats")).to_be_visible()
    # There no bots sit down, and nobody without an account.
    expect(page.get_by_role("button", name=words("web-start"), exact=True)).to_be_visible()
    host.press(page.get_by_role("button", name=words("web-start"), exact=True))
    expect(page.get_by_role("alert")).to_have_text(words("table-reason-rated-no-bots"))
    guest.page.goto(page.url)
    guest.page.get_by_role("textbox", name=words("web-name")).fill("Bela")
    guest.press(guest.page.get_by_role("button", name=words("web-sit"), exact=True).first)
    expect(guest.page.get_by_role("alert")).to_have_text(words("table-reason-rated-needs-account"))


def test_seats_are_in_ascending_order(visitors: Visitors) -> None:
    name, seats = next((name, found) for name in names() if len(found := game(name).seats(game(name).options({}))) > 1)
    page = visitors()
    page.goto(f"/new/{name}")
    offered = page.get_by_role("combobox", name=words("web-seats")).locator("option")
    expect(offered).to_have_text([str(count) for count in sorted(seats)])


def numbered() -> tuple[str, Field]:
    return next(
        (name, field) for name in names() for field in game(name).options_type.describe() if field.kind == "int"
    )


def test_a_number_that_is_not_allowed_stays_and_is_said_to_be_wrong(visitors: Visitors) -> None:
    name, field = numbered()
    person = Person(visitors())
    page = person.page
    page.goto(f"/new/{name}")
    number = person.field(label(name, field))
    number.fill(str(field.high + field.step))
    number.blur()
    expect(number).to_have_attribute("aria-invalid", "true")
    expect(number).to_have_accessible_description(re.compile(str(field.high)))
    person.press(page.locator("summary"))
    person.press(page.get_by_role("button", name=words("web-open-table")))
    expect(number).to_be_focused()
    expect(number).to_have_value(str(field.high + field.step))
    assert "/new/" in page.url
    number.fill(str(field.high))
    number.blur()
    expect(number).to_have_attribute("aria-invalid", "false")
    person.press(page.get_by_role("button", name=words("web-open-table")))
    page.get_by_role("button", name=words("web-start"), exact=True).wait_for()


def look_up(page: Page, name: str, field: Field) -> None:
    page.get_by_role("button", name=words("web-to-rule", option=label(name, field)), exact=True).press("Enter")


def test_on_a_phone_the_paragraph_of_an_option_opens_above_it(visitors: Visitors) -> None:
    person = Person(visitors(**PHONE), "touch")
    page, first = person.page, presets(default())[0]
    page.goto(f"/new/{default()}")
    person.press(page.locator(f'[data-preset="{first.key}"]'))
    rules = game(default())
    line = form_line(rules, rules.options(first.options), first.seats, first.level, words, first.hints)
    expect(page.locator("form .played")).to_contain_text(line)
    field = next(each for each in rules.options_type.describe() if each.key in first.options)
    person.field(label(default(), field))
    look_up(page, default(), field)
    paragraph = page.get_by_role("dialog")
    expect(paragraph.locator(".marked").first).to_be_in_viewport()
    assert objections(page) == ""
    page.keyboard.press("Escape")
    expect(paragraph).to_have_count(0)
    expect(
        page.get_by_role("button", name=words("web-to-rule", option=label(default(), field)), exact=True)
    ).to_be_focused()


def test_beside_the_options_the_book_shows_the_sentence_that_changes(visitors: Visitors) -> None:
    name, _, other = conditional()
    person = Person(visitors(viewport={"width": 1440, "height": 900}))
    person.page.goto(f"/new/{name}")
    value = next(each for each in other.values if each != other.default)
    person.choose_in(label(name, other), str(value))
    expect(person.page.locator(f'.marked[data-option="{other.key}"]').first).to_be_in_viewport()
    assert objections(person.page) == ""
