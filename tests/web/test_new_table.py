"""The page of a new table when the server is slow to say which options go together."""

from __future__ import annotations

from playwright.sync_api import expect

from mazzo.testing.support.driving import Person, chosen, open_table, words
from mazzo.testing.support.fitting import of_seats
from mazzo.testing.support.visitors import Visitors

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
