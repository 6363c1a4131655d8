"""Cards that are dragged with the mouse, and somebody who drags them."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Locator, Page

from mazzo.testing.support.driving import UNCOVERED, Person

PLAYABLE = "[role=toolbar] button[aria-disabled=false]"
LIT = "[data-lit]"
"""Where what is dragged can go."""


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_up(page: Page, card: ElementHandle) -> None:
    """Press it where nothing covers it, and move it a little."""
    at = card.evaluate(UNCOVERED)
    assert at, f"{card} is covered"
    page.mouse.move(at["x"], at["y"])
    page.mouse.down()
    page.mouse.move(at["x"] + 5, at["y"] - 10, steps=2)


def carry_to(page: Page, goal: Locator) -> None:
    page.mouse.move(*middle_of(goal), steps=5)


class Dragger(Person):
    """Drags a card of the hand to one of the places that light up for it; where none does, and all else, by clicks."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, "mouse", seed)
        self.dragged = 0

    def press_now(self, wanted: ElementHandle) -> bool:
        if not wanted.evaluate("(each, playable) => each.matches(playable)", PLAYABLE) or not wanted.evaluate(
            UNCOVERED
        ):
            return super().press_now(wanted)
        take_up(self.page, wanted)
        lit = [each for each in self.page.locator(LIT).element_handles() if each.evaluate(UNCOVERED)]
        if not lit:
            self.page.keyboard.press("Escape")
            self.page.mouse.up()
            return super().press_now(wanted)
        at = self.rng.choice(lit).evaluate(UNCOVERED)
        self.page.mouse.move(at["x"], at["y"], steps=4)
        self.page.mouse.up()
        self.dragged += 1
        return True
