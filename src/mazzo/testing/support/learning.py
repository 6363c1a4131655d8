"""Somebody who goes through a lesson in the browser and does what it says, by mouse, by keyboard or by touch."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from mazzo.games import game as game_of
from mazzo.kernel.scene import Choice
from mazzo.learn.lesson import Running
from mazzo.learn.script import Lesson
from mazzo.learn.sights import LessonAnswer, LessonMove, LessonNext
from mazzo.testing.support.driving import SOON, Person

SPOKEN = ".spoken"
HAND = "[role=toolbar]"


def quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


class Learner:
    """Goes through a lesson beside the machine that runs it, and knows from there what comes next."""

    def __init__(self, person: Person, game: str, lesson: Lesson) -> None:
        self.person = person
        self.page = person.page
        self.words = person.words
        self.game = game_of(game)
        self.running = Running(self.game, lesson)
        self.address = f"/learn/{game}/{lesson.id}"

    def go_through(self) -> None:
        """From its first words to the buttons at its end."""
        while self.running.kind() != "end":
            self.go_on()
        self.arrive()
        expect(self.button("web-learn-again")).to_be_visible()

    def arrive(self) -> None:
        """The page shows what the machine has come to; what is only on the way is skipped."""
        seen = self.running.sight("")
        skip = self.button("web-learn-skip")
        there = self.page.locator(f"main[data-step='{seen.step}'][data-kind='{seen.kind}']")
        there.or_(skip).first.wait_for(timeout=SOON)
        # It goes by itself, too: then an Enter would press what comes after it. Escape does nothing there.
        if skip.count() and self.person.way == "keyboard":
            self.page.keyboard.press("Escape")
        elif skip.count():
            self.person.press(skip, unless=there)
        there.wait_for(timeout=SOON)
        if seen.text:
            expect(self.page.locator(SPOKEN)).to_contain_text(" ".join(seen.text.split()), timeout=SOON)

    def go_on(self) -> None:
        """Do what is to be done now."""
        self.arrive()
        kind, step = self.running.kind(), self.running.step
        if kind == "say":
            self.person.press(self.button("web-learn-go-on"))
            self.running.do(LessonNext())
        elif kind == "quiz":
            self.person.press(self.page.locator(f"{SPOKEN} .answer").nth(step.right))
            self.running.do(LessonAnswer(answer=step.right))
        else:
            move = self.offered(step.moves)
            self.play(move)
            self.running.do(LessonMove(move=move.move))

    def offered(self, right: list[str]) -> Choice:
        assert self.running.stage
        choices = {choice.move: choice for choice in self.running.stage.scene().moves}
        return choices[right[0]]

    def play(self, choice: Choice) -> None:
        """Press what makes this move: a card, what it takes, where it goes; or a button that says it."""
        made = self.page.locator(f"main:not([data-step='{self.running.done}'])")
        for press in self.ways(choice):
            self.person.press(press, unless=made)

    def ways(self, choice: Choice) -> list[Locator]:
        """What is pressed, one after the other; the last may not be needed any more."""
        said = self.page.locator(f"[data-move={quoted(choice.move)}]")
        button = said.and_(self.page.locator("button")).or_(said.locator("button"))
        if choice.card:
            return [*self.before(choice), self.held(choice.card), *self.on_the_way(choice, button)]
        if choice.source:
            return [self.lying(choice.source, choice.takes[0]), button]
        if choice.takes:
            # Cards of the hand, all at once: it is said first that some are to be chosen.
            choosing = self.page.locator(".acts button:not([data-move])").first
            return [choosing, *(self.held(card) for card in choice.takes), button]
        return [button]

    def before(self, choice: Choice) -> list[Locator]:
        """A word that goes with a card is said first, where it is the only difference."""
        said = self.page.locator(".acts button[aria-pressed=false]")
        plain = [each for each in self.same_card(choice) if not each.to]
        return [said] if choice.to and plain and said.count() else []

    def same_card(self, choice: Choice) -> list[Choice]:
        assert self.running.stage
        return [each for each in self.running.stage.scene().moves if each.card == choice.card]

    def on_the_way(self, choice: Choice, button: Locator) -> list[Locator]:
        """What leaves no choice is done at once; else it is said what is taken, or where it goes."""
        if choice.takes:
            return [self.page.locator(f"[data-middle] [data-card={quoted(card)}]") for card in choice.takes]
        return [button] if len(self.same_card(choice)) > 1 or choice.to else []

    def held(self, card: str) -> Locator:
        return self.page.locator(f"{HAND} [data-card={quoted(card)}][aria-disabled=false]").first

    def lying(self, area: str, card: str) -> Locator:
        return self.page.locator(f"[data-area={quoted(area)}] [data-card={quoted(card)}]").first

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
