"""Somebody who plays the first deal of a game in the browser, with its coach."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from mazzo.kernel.scene import Choice
from mazzo.learn.first import FirstDeal
from mazzo.testing.support.driving import SOON, Person
from mazzo.testing.support.first_deals import Pupil
from mazzo.testing.support.learning import SPOKEN
from mazzo.testing.support.pressing import ways


class Coached:
    """Plays by pressing cards and buttons of the table, beside the machine that tells what comes next."""

    def __init__(self, person: Person, game: str, deal: FirstDeal) -> None:
        self.person = person
        self.page = person.page
        self.words = person.words
        self.game = game
        self.pupil = Pupil(game, deal)

    def begin(self) -> None:
        self.page.goto(f"/learn/{self.game}/first")
        self.person.press(self.button("web-learn-go-on"))
        self.pupil.ask()
        self.arrive()

    def arrive(self) -> None:
        """The page shows what the machine has come to; who does not want to watch what leads there hurries."""
        seen = self.pupil.sight
        there = self.page.locator(f"main[data-step='{seen.decisions}'][data-kind='{seen.kind}']")
        shown = self.page.locator("main[data-kind=shown]")
        there.or_(shown).first.wait_for(timeout=SOON)
        if shown.count():
            hurry(self.person)
        there.wait_for(timeout=SOON)

    def play(self, choice: Choice) -> None:
        step = self.pupil.sight.decisions
        made = self.page.locator(f"main:not([data-step='{step}']), main:not([data-kind=turn])").first
        for press in ways(self.page, choice, self.pupil.sight.scene.moves):
            self.person.press(press, unless=made)
        made.wait_for(timeout=SOON)
        self.pupil.play(choice.move)
        self.arrive()

    def play_costly(self) -> bool:
        """Whether there was a move here that the coach has a word about: it is made, and the word is said."""
        costly = self.pupil.costly()
        if costly is None:
            return False
        self.play(costly)
        assert self.pupil.sight.kind == "costly"
        expect(self.button("web-take-back")).to_be_visible()
        expect(self.page.locator(SPOKEN)).to_contain_text(self.words("web-learn-costly"))
        return True

    def answer(self, keep: bool) -> None:
        """Keep what was played, or take it back and have it in the hand again."""
        self.person.press(self.button("web-learn-keep" if keep else "web-take-back"))
        if keep:
            self.pupil.ask("keep")
        else:
            self.pupil.take_back()
        self.arrive()

    def go_through(self, keep: bool) -> bool:
        """To the count, as the coach would play but for one costly move; whether there was one."""
        met = False
        while self.pupil.sight.kind == "turn":
            if self.play_costly():
                met = True
                self.answer(keep)
            else:
                self.play(self.pupil.advised())
        return met

    def button(self, key: str) -> Locator:
        return self.page.locator(SPOKEN).get_by_role("button", name=self.words(key), exact=True)


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
