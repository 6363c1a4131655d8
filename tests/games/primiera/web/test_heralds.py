"""A Herald that makes teams lies as its player holds it: its arrow points at the plate of the partner."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mazzo.testing.support.driving import Person, open_table, start, words
from mazzo.testing.support.visitors import Visitors

ARROWS = {"c": "top", "b": "left", "d": "right"}
"""Where the arrow of each Herald points on the card as it is drawn; that of swords points everywhere."""
CLOCKWISE = ("top", "right", "bottom", "left")
MATCHES = 8
"""So many different deals are tried until a Herald has made teams."""

# The Herald that lies turned, if there is one, and where everybody's plate is on the felt, as parts of its size.
SEEN = """() => {
  const lying = document.querySelector(".mid [data-turned]");
  const turned = lying && { card: lying.querySelector("[data-card]").dataset.card, by: Number(lying.dataset.turned) };
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const plates = [...document.querySelectorAll("[data-plate]")].map((plate) => {
    const { left, top, width, height } = plate.getBoundingClientRect();
    const mark = plate.querySelector(".pennant");
    return {
      x: (left + width / 2 - felt.left) / felt.width,
      y: (top + height / 2 - felt.top) / felt.height,
      side: mark && plate.classList.contains("wave"),
      place: plate.closest("[data-place]").dataset.place,
    };
  });
  return { turned, plates };
}"""


def side_of(plate: dict[str, Any]) -> str:
    """On which side of the felt a plate is seen; the viewer's is in the lowest corner."""
    if plate["y"] > 0.8:
        return "bottom"
    if plate["y"] < 0.2:
        return "top"
    return "left" if plate["x"] < 0.5 else "right"


def wrong_arrows(page: Page) -> tuple[int, list[str]]:
    """In a match that is seen again: how many Heralds were seen turned, and those that point elsewhere."""
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    count, wrong = 0, []
    for place in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(place))
        seen = page.evaluate(SEEN)
        turned = seen["turned"]
        if not turned or turned["card"][-1] not in ARROWS:
            continue
        suit = turned["card"][-1]
        points = CLOCKWISE[(CLOCKWISE.index(ARROWS[suit]) + round(turned["by"] / 90)) % len(CLOCKWISE)]
        # Its player holds it upright: who sits on the side that is below it.
        player = CLOCKWISE[(CLOCKWISE.index("bottom") + round(turned["by"] / 90)) % len(CLOCKWISE)]
        sides = {side_of(plate): plate["side"] for plate in seen["plates"]}
        count += 1
        if sides[points] is None or sides[points] != sides[player]:
            wrong.append(f"{turned}: from {player} to {points} in {sides}")
    return count, wrong


@pytest.mark.long
def test_the_arrow_points_at_the_partner_from_every_seat(visitors: Visitors) -> None:
    for number in range(1, MATCHES + 1):
        page = visitors(viewport={"width": 1440, "height": 900})
        page.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({number});")
        person = Person(page)
        open_table(person, "primiera", {"target": "1"})
        start(person)
        person.play_on()
        person.press(page.get_by_role("link", name=words("web-replay"), exact=True))
        found = 0
        for seat in range(4):
            person.press(page.get_by_role("button", name=words("web-replay-first")))
            expect(page.get_by_role("slider")).to_have_value("0")
            page.get_by_role("combobox", name=words("web-replay-seat")).select_option(str(seat))
            expect(page.locator(f"[data-seat='{seat}'][data-place=bottom]")).to_be_visible()
            page.get_by_role("combobox", name=words("web-replay-seat")).blur()
            count, wrong = wrong_arrows(page)
            assert wrong == []
            found += count
        # From its player's seat it lies straight, as it is drawn.
        if found:
            assert found % 3 == 0
            return
    raise AssertionError("no Herald made teams")
