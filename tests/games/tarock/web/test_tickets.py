"""What can be bid is written on tickets: on a phone, too, a name and its price lie beside each other."""

from __future__ import annotations

import pytest

from mazzo.learn.first import read_first
from mazzo.testing.support.coaching import Coached
from mazzo.testing.support.driving import Person
from mazzo.testing.support.visitors import PHONE, Visitors
from mazzo.words import Words, languages

# What is written over another line of its own ticket, or over the edge of the ticket.
SPILT = """(tickets) => tickets.flatMap((ticket) => {
  const written = (part) => {
    const text = document.createRange();
    text.selectNodeContents(part);
    return [...text.getClientRects()];
  };
  const edge = ticket.getBoundingClientRect();
  const parts = [...ticket.querySelectorAll(".word, .price, .hint")].filter((part) => part.checkVisibility());
  const lines = parts.flatMap((part) => written(part).map((line) => ({ part, line })));
  const over = lines.filter(({ line }) => line.right > edge.right || line.left < edge.left);
  const crossing = lines.filter(({ part, line }) =>
    lines.some(({ part: other, line: its }) =>
      other !== part && line.left < its.right && its.left < line.right &&
      line.top + 4 < its.bottom && its.top + 4 < line.bottom,
    ),
  );
  return [...over, ...crossing].map(({ part }) => part.textContent);
})"""


@pytest.mark.more
@pytest.mark.parametrize("language", languages())
def test_nothing_is_written_over_a_name(visitors: Visitors, language: str) -> None:
    deal = read_first("tarock", language)
    assert deal
    page = visitors(**PHONE, locale=language)
    Coached(Person(page, "touch", words=Words(language)), "tarock", deal).begin()
    page.locator(".ticket").first.wait_for()
    for height in (844, 780, 740, 700, 667):
        page.set_viewport_size({"width": 390, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.locator(".ticket").evaluate_all(SPILT) == [], height
