"""The page of a new table when the server is slow to say which options go together."""

from __future__ import annotations

from mazzo.testing.support.driving import Person, chosen, open_table
from mazzo.testing.support.fitting import of_seats
from mazzo.testing.support.visitors import Visitors

TWO = of_seats(2)

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


def test_a_table_opened_before_its_options_are_checked_has_the_seats_they_ask_for(visitors: Visitors) -> None:
    page = visitors()
    page.add_init_script(SLOW)
    open_table(Person(page), TWO.game.name, chosen(TWO))
    seats = page.locator(".seats > *")
    seats.first.wait_for()
    assert seats.count() == TWO.seats
