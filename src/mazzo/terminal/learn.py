"""`mazzo learn`: the lessons of a game with what is done of them, one after the other, and the first deal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from mazzo.games import game as find_game
from mazzo.games import names
from mazzo.kernel.game import Game
from mazzo.learn.first import FirstDeal, first_in, lessons_before
from mazzo.learn.script import Lesson
from mazzo.learn.shelf import lessons_in
from mazzo.terminal.draw.blocks import hanging
from mazzo.terminal.first import FIRST, FirstSession
from mazzo.terminal.learned import Learned
from mazzo.terminal.lesson import LessonSession, Skipped
from mazzo.terminal.screen import Ended, Screen
from mazzo.terminal.turn import is_number
from mazzo.words import Refusal, Words, local

TITLE_WIDTH = 34
NUMBER_WIDTH = 4


def list_games(name: str) -> None:
    """Every game, and how much of it was learned."""
    words, screen, learned = local(), Screen(), Learned(name)
    for each in names():
        shelf = Shelf(find_game(each), learned, screen, words)
        screen.say(f"{each}: {shelf.progress()}")
    screen.say(words("learn-how"))


def learn(game: str, lesson: str | None, name: str) -> None:
    """The lessons of a game, beginning with one if it is named. Raises Refusal."""
    words, screen = local(), Screen()
    shelf = Shelf(find_game(game), Learned(name), screen, words)
    if lesson is not None and lesson not in shelf.ids:
        raise Refusal("error-lesson", name=lesson, allowed=shelf.ids)
    try:
        shelf.run(lesson)
    except (Ended, KeyboardInterrupt) as stopped:
        screen.say("", words("learn-kept", game=game))
        if isinstance(stopped, KeyboardInterrupt):
            raise


class Shelf:
    """The lessons of a game, for one person."""

    def __init__(self, game: Game, learned: Learned, screen: Screen, words: Words) -> None:
        self.game = game
        self.learned = learned
        self.screen = screen
        self.words = words
        self.lessons: Sequence[Lesson] = lessons_in(game.name, words.language)[1]
        self.first: FirstDeal | None = first_in(game.name, words.language)
        self.ids = [lesson.id for lesson in self.lessons]
        if self.first:
            self.ids.insert(lessons_before(self.first, self.lessons), FIRST)

    def progress(self) -> str:
        if not self.lessons:
            return self.words("learn-none")
        return self.words("learn-progress", done=len(self.done() - {FIRST}), all=len(self.lessons))

    def done(self) -> set[str]:
        found = {id: self.learned.of(self.game.name, id) for id in self.ids}
        return {id for id, progress in found.items() if progress and progress.state != "begun"}

    def run(self, id: str | None) -> None:
        """One lesson after the other, until the learner stops. Raises Ended."""
        if not self.ids:
            self.screen.say(self.words("learn-none"))
            return
        while True:
            if id is None:
                id = self.chosen()
            try:
                self.teach(id)
            except Skipped:
                id = None
                continue
            id = self.after(id)

    def teach(self, id: str) -> None:
        parts = (self.learned, self.screen, self.words)
        if id == FIRST and self.first:
            FirstSession(self.game, self.first, *parts).run()
        else:
            LessonSession(self.game, self.lesson(id), *parts).run()

    def chosen(self) -> str:
        """The lesson that is picked from the list; with Enter, the first that is not done."""
        done = self.done()
        usual = next((id for id in self.ids if id not in done), self.ids[0])
        self.list()
        while True:
            prompt = self.words("learn-which", count=len(self.ids), number=self.ids.index(usual) + 1)
            typed = self.typed(prompt)
            if not typed:
                return usual
            if typed in self.ids:
                return typed
            if is_number(typed) and 1 <= int(typed) <= len(self.ids):
                return self.ids[int(typed) - 1]
            self.screen.say(self.words("learn-no-such", count=len(self.ids)))

    def list(self) -> None:
        self.screen.say("", Text(f"{self.words(f'{self.game.name}-name')}: {self.progress()}", "strong"))
        for number, id in enumerate(self.ids, 1):
            begin = f"{number:>{NUMBER_WIDTH - 2}}  {self.title(id):<{TITLE_WIDTH}}  "
            line = begin + (self.state(id) or self.idea(id))
            self.screen.show(hanging(line, self.screen.width, len(begin)))

    def title(self, id: str) -> str:
        return self.words("learn-first") if id == FIRST else self.lesson(id).parts[0].title

    def idea(self, id: str) -> str:
        return self.words("learn-first-idea") if id == FIRST else self.lesson(id).parts[0].idea

    def lesson(self, id: str) -> Lesson:
        return next(lesson for lesson in self.lessons if lesson.id == id)

    def state(self, id: str) -> str:
        """What is known of a lesson; empty if it is new."""
        known = self.learned.of(self.game.name, id)
        if known is None:
            return ""
        if id != FIRST and known.state != "begun" and known.mark != self.lesson(id).mark:
            return self.words("learn-state-revised")
        return {
            "begun": self.words("learn-state-begun"),
            "done": self.words("learn-state-done"),
            "unaided": self.words("learn-state-unaided"),
        }[known.state]

    def after(self, id: str) -> str | None:
        """What comes after a lesson; None for the list."""
        place = self.ids.index(id) + 1
        following = self.ids[place] if place < len(self.ids) else None
        prompt = self.words("learn-after", title=self.title(following)) if following else self.words("learn-after-last")
        typed = self.typed(prompt)
        if typed == "again":
            return id
        return following if typed in ("", "next") else None

    def typed(self, prompt: str) -> str:
        """A line. Raises Ended."""
        self.screen.suggest([*self.ids, "again", "list", "next", "quit"])
        typed = self.screen.ask(prompt)
        if typed.lower() in ("quit", "exit", "q"):
            raise Ended
        return typed
