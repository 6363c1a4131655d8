"""Cards that are dragged with the mouse."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Locator, Page

from mazzo.testing.support.driving import UNCOVERED

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
