"""Somebody who goes through a lesson in the browser and does what it says, by mouse, by keyboard or by touch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from mazzo.games import game as game_of
from mazzo.kernel.scene import Choice
from mazzo.learn.lesson import Running
from mazzo.learn.script import Lesson
from mazzo.learn.shelf import lessons_in
from mazzo.learn.sights import AnyLessonCommand, LessonAnswer, LessonMove, LessonNext
from mazzo.testing.support.driving import SOON, Person
from mazzo.testing.support.pressing import HAND, quoted, ways

SPOKEN = ".spoken"


def asks(running: Running) -> bool:
    return running.kind() == "ask"


def quizzes(running: Running) -> bool:
    return running.kind() == "quiz"


def tempts(running: Running) -> bool:
    """Whether a card can be pressed that is not the right one."""
    return running.kind() == "ask" and bool(mistakes(running))


def mistakes(running: Running) -> list[tuple[str, str]]:
    """Cards of the hand that the rules refuse here, or that the lesson is not after; and how that move is written."""
    assert running.stage
    scene = running.stage.scene()
    moves = Counter(choice.card for choice in scene.moves)
    right = {choice.card for choice in scene.moves if choice.move in running.step.moves}
    plain = [each for each in scene.moves if each.card and not each.takes and not each.to and moves[each.card] == 1]
    idle = [(each.card, each.move) for each in plain if each.card and each.card not in right]
    return [*((card, card) for card in scene.refused if card not in right), *idle]


def lesson_with(game: str, fits: Callable[[Running], bool], language: str = "en") -> Lesson | None:
    """The lesson of a game that comes to such a place the soonest, if there is one."""
    found: dict[int, Lesson] = {}
    for lesson in lessons_in(game, language)[1]:
        running = Running(game_of(game), lesson)
        while not running.over and not fits(running):
            running.do(right_in(running))
        if not running.over:
            found.setdefault(running.done, lesson)
    return found[min(found)] if found else None


def right_in(running: Running) -> AnyLessonCommand:
    """What a lesson wants now."""
    if running.kind() == "ask":
        return LessonMove(move=running.step.moves[0])
    return LessonAnswer(answer=running.step.right) if running.kind() == "quiz" else LessonNext()


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

    def go_to(self, fits: Callable[[Running], bool]) -> None:
        """To the first place that fits."""
        while not fits(self.running):
            self.go_on()
        self.arrive()

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

    def err(self) -> None:
        """Press a card that is not the right one, and be answered."""
        card, move = mistakes(self.running)[0]
        missed = self.running.misses
        self.person.press(self.page.locator(f"{HAND} [data-card={quoted(card)}]").first)
        self.running.do(LessonMove(move=move))
        assert self.running.misses > missed
        told = self.running.sight("").wrong
        assert told
        if told.text:
            expect(self.page.locator(SPOKEN)).to_contain_text(" ".join(told.text.split()), timeout=SOON)
        else:
            expect(self.page.locator(f"{SPOKEN} .answers")).to_be_visible(timeout=SOON)

    def play(self, choice: Choice) -> None:
        """Press what makes this move."""
        assert self.running.stage
        made = self.page.locator(f"main:not([data-step='{self.running.done}'])")
        for press in ways(self.page, choice, self.running.stage.scene().moves):
            self.person.press(press, unless=made)

    def button(self, key: str) -> Locator:
        return self.page.locator(SPOKEN).get_by_role("button", name=self.words(key), exact=True)
