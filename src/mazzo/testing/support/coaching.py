"""Somebody who plays the first deal of a game in the browser, with its coach."""

from __future__ import annotations

from mazzo.testing.support.driving import SOON, Person
from mazzo.testing.support.learning import SPOKEN


def play_first_deal(person: Person, game: str) -> int:
    """The first deal, as its coach would play it; how often something was to be decided."""
    page, words = person.page, person.words
    page.goto(f"/learn/{game}/first")
    spoken = page.locator(SPOKEN)
    board = page.locator("main.board")
    person.press(spoken.get_by_role("button", name=words("web-learn-go-on"), exact=True))
    helped = [
        spoken.get_by_role("button", name=words(key), exact=True)
        for key in ("web-learn-help", "web-learn-show", "web-hint-do")
    ]
    closed = page.locator("main[data-kind=close]")
    shown = page.locator("main[data-kind=shown]")
    done = 0
    while True:
        helped[0].or_(helped[1]).or_(helped[2]).or_(closed).or_(shown).first.wait_for(timeout=SOON)
        if shown.count():
            hurry(person)
            continue
        if closed.count():
            return done
        done = int(board.get_attribute("data-step") or 0)
        # Help may have come by itself meanwhile.
        for each in helped:
            each.or_(helped[2]).first.wait_for(timeout=SOON)
            if each.count():
                person.press(each)
        page.locator(f"main:not([data-step='{done}']), main:not([data-kind=turn])").first.wait_for(timeout=SOON)


def hurry(person: Person) -> None:
    """Whoever does not want to watch taps on nothing, or presses Escape."""
    if person.way == "keyboard":
        person.page.keyboard.press("Escape")
        return
    box = person.page.locator("header h1").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if person.way == "touch":
        person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.click(x, y)
