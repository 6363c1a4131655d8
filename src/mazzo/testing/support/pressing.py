"""What a person presses to make a move in the browser: a card, what it takes, where it goes, or a button."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from mazzo.kernel.scene import Choice

HAND = "[role=toolbar]"


def quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


def ways(page: Page, choice: Choice, moves: Sequence[Choice]) -> list[Locator]:
    """What is pressed for one of these moves, one after the other; the last may not be needed any more."""
    said = page.locator(f"[data-move={quoted(choice.move)}]")
    button = said.and_(page.locator("button")).or_(said.locator("button"))
    if choice.card:
        same = [each for each in moves if each.card == choice.card]
        return [*before(page, choice, same), held(page, choice.card), *on_the_way(page, choice, same, button)]
    if choice.source:
        return [lying(page, choice.source, choice.takes[0]), button]
    if choice.takes:
        # Cards of the hand, all at once: it is said first that some are to be chosen.
        choosing = page.locator(".acts button:not([data-move])").first
        return [choosing, *(held(page, card) for card in choice.takes), button]
    return [button]


def before(page: Page, choice: Choice, same: Sequence[Choice]) -> list[Locator]:
    """A word that goes with a card is said first, where it is the only difference."""
    said = page.locator(".acts button[aria-pressed=false]")
    return [said] if choice.to and any(not each.to for each in same) and said.count() else []


def on_the_way(page: Page, choice: Choice, same: Sequence[Choice], button: Locator) -> list[Locator]:
    """What leaves no choice is done at once; else it is said what is taken, or where it goes."""
    if choice.takes:
        return [page.locator(f"[data-middle] [data-card={quoted(card)}]") for card in choice.takes]
    return [button] if len(same) > 1 or choice.to else []


def held(page: Page, card: str) -> Locator:
    return page.locator(f"{HAND} [data-card={quoted(card)}][aria-disabled=false]").first


def lying(page: Page, area: str, card: str) -> Locator:
    return page.locator(f"[data-area={quoted(area)}] [data-card={quoted(card)}]").first
