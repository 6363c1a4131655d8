"""A lesson in the terminal: bubbles above the prompt, the table where there is one, and moves as in any match."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_lowercase

from rich.text import Text

from mazzo.kernel.errors import Ambiguous, MoveError
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.kernel.scene import Scene
from mazzo.learn.coach import OTHERS
from mazzo.learn.lesson import GLOWS_AFTER, SHOWN_AFTER, Running
from mazzo.learn.script import Lesson
from mazzo.learn.sights import (
    AnyLessonCommand,
    LearnFrame,
    LessonAgain,
    LessonAnswer,
    LessonMove,
    LessonNext,
    LessonShow,
    Target,
)
from mazzo.record.record import Player
from mazzo.table.seating import BOTS
from mazzo.terminal import pages
from mazzo.terminal.learned import Learned
from mazzo.terminal.match_screen import MatchScreen, Topics
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.rules import rules_page, term_page
from mazzo.terminal.screen import Screen
from mazzo.terminal.session import PACE
from mazzo.terminal.turn import Parse, Turn
from mazzo.words import Words


class Meant(Exception):
    """A line that is a command of the lesson rather than a move."""

    def __init__(self, command: AnyLessonCommand) -> None:
        self.command = command
        super().__init__(command)


class Skipped(Exception):
    """The learner leaves this lesson."""


class LearnersTurn(Turn):
    """A decision of somebody who may also try what is not allowed: the lesson has a word on that."""

    def numbered(self, scene: Scene, number: int, parse: Parse) -> str:
        cards = self.phrases.drawing.choosable(scene)
        card = cards[number - 1] if 1 <= number <= len(cards) else ""
        return card if card in scene.refused else super().numbered(scene, number, parse)


class LearnScreen:
    """What lessons and the first deal show alike."""

    def __init__(self, game: Game, seats: int, you: int, screen: Screen, words: Words) -> None:
        self.game = game
        self.you = you
        self.screen = screen
        self.words = words
        bots = iter(BOTS)
        players = [Player("person", "") if seat == you else Player("bot", next(bots), OTHERS) for seat in range(seats)]
        self.match_screen = MatchScreen(game.name, players, screen, words)

    def phrases(self, scene: Scene | None = None) -> Phrases:
        return self.match_screen.phrases(self.you, scene)

    def bubble(self, text: str) -> None:
        if text:
            self.screen.say("", Text(text, "strong"))

    def film(self, frame: LearnFrame) -> None:
        """What happened, slowly enough to follow."""
        self.match_screen.tell(frame.events, self.you)
        if frame.move and frame.seat != self.you:
            self.screen.wait(PACE / 2 if frame.quick else PACE)

    def table(self, scene: Scene) -> None:
        self.match_screen.table(scene)
        self.match_screen.decided()

    def topics(self, options: Options, chapter: str = "") -> Topics:
        """The rule book, opened at a chapter unless another is named, and words explained."""
        shown, phrases, width = self.match_screen.look_up, self.phrases(), self.screen.width
        return {
            "rules": lambda wanted: shown(lambda: rules_page(options, phrases, width, wanted or chapter)),
            "what": lambda term: shown(lambda: term_page(phrases, width, term)),
        }

    def help(self, key: str) -> None:
        self.screen.show(pages.help_page(self.phrases(), self.screen.width, key))


class LessonSession:
    """One lesson, from its beginning to its end."""

    def __init__(self, game: Game, lesson: Lesson, learned: Learned, screen: Screen, words: Words) -> None:
        self.game = game
        self.lesson = lesson
        self.learned = learned
        self.screen = screen
        self.words = words
        self.running = Running(game, lesson)

    @property
    def look(self) -> LearnScreen:
        stage, you = self.running.stage, self.running.part.you
        return LearnScreen(self.game, stage.match.seats if stage else 1, you, self.screen, self.words)

    def run(self) -> None:
        """Raises Skipped or Ended if the learner does not want to go on."""
        first = self.lesson.parts[0]
        self.screen.say("", Text(first.title, "strong"), self.words("learn-idea", idea=first.idea))
        while True:
            self.show()
            if self.running.over:
                return self.finish()
            command = self.command()
            self.running.frames = []
            self.running.do(command)
            if isinstance(command, LessonAnswer) and not self.running.wrong:
                self.screen.say(self.words("learn-right"))
            self.learned.keep(self.game.name, self.lesson.id, "begun", self.running.done, self.lesson.mark)

    def finish(self) -> None:
        unaided = self.running.unaided
        self.learned.keep(self.game.name, self.lesson.id, "unaided" if unaided else "done", 0, self.lesson.mark)
        self.screen.say(self.words("learn-unaided") if unaided else self.words("learn-done"))

    # What is shown

    def show(self) -> None:
        running, look = self.running, self.look
        if running.wrong:
            return self.say_wrong()
        for frame in running.frames:
            look.film(frame)
        if running.stage and (running.frames or not running.done):
            look.table(running.stage.scene())
        look.bubble(running.step.text)
        for row in running.step.cards:
            self.screen.say("  " + "  ".join(look.phrases().card(card) for card in row))
        if running.stage and running.step.show:
            what = [self.named(target, look) for target in running.stage.targets(running.step.show)]
            self.screen.say(self.words("learn-look", what=self.words.joined(what)))
        return None

    def named(self, target: Target, look: LearnScreen) -> str:
        if target.seat >= 0:
            return look.phrases().name(target.seat)
        return " ".join(part for part in (target.area, look.phrases().card(target.card) if target.card else "") if part)

    def say_wrong(self) -> None:
        running, wrong = self.running, self.running.wrong
        assert wrong
        if wrong.text:
            self.screen.say(wrong.text)
        elif wrong.reason:
            self.screen.say(self.look.phrases().reason(wrong.reason))
        elif wrong.legal:
            self.screen.say(self.words("learn-legal", idea=running.part.idea or self.lesson.parts[0].idea))
        else:
            self.screen.say(self.words("learn-not-quite"))
        if running.misses >= GLOWS_AFTER and running.step.kind == "ask":
            moves = [self.offered(move) for move in running.step.moves]
            self.screen.say(self.words("learn-try", moves=self.words.joined(moves, "list-or")))
        if running.misses >= SHOWN_AFTER:
            self.screen.say(self.words("learn-may-show"))

    def offered(self, move: str) -> str:
        """A move as it is typed, and where it has words as the list of moves has it."""
        assert self.running.stage
        choice = next((each for each in self.running.stage.scene().moves if each.move == move and each.label), None)
        if not choice:
            return move
        return self.words("learn-typed", typed=move, move=self.look.phrases().choice(choice))

    # What is typed

    def command(self) -> AnyLessonCommand:
        try:
            match self.running.step.kind:
                case "ask":
                    return LessonMove(move=self.move())
                case "quiz":
                    return self.answer()
                case _:
                    self.turn().pause(self.words("learn-go-on"))
                    return LessonNext()
        except Meant as meant:
            return meant.command

    def turn(self) -> Turn:
        def mean(command: AnyLessonCommand) -> Callable[[], None]:
            def raised() -> None:
                raise Meant(command)

            return raised

        def skip() -> None:
            raise Skipped

        found: dict[str, Callable[[], None]] = {
            "help": lambda: self.look.help("learn-help"),
            "show": mean(LessonShow()),
            "again": mean(LessonAgain()),
            "next": mean(LessonNext()) if self.running.step.kind == "say" else self.wait_for_it,
            "skip": skip,
        }
        stage = self.running.stage
        if stage:
            found["table"] = lambda: self.look.table(stage.scene())
        options = stage.match.options if stage else self.game.options({})
        chapter = self.running.part.chapter or self.lesson.chapter
        return LearnersTurn(self.screen, self.look.phrases(), found, self.look.topics(options, chapter))

    def wait_for_it(self) -> None:
        self.screen.say(self.words("learn-your-turn"))

    def move(self) -> str:
        stage = self.running.stage
        assert stage
        view = stage.round.view(self.running.part.you)

        def parse(text: str) -> str:
            try:
                return self.game.print(self.game.parse(text, view))
            except Ambiguous:
                raise
            except MoveError:
                return text

        turn = self.turn()
        turn.pages[""] = turn.pages["table"]
        return turn.choose(stage.scene(), parse)

    def answer(self) -> AnyLessonCommand:
        answers = self.running.step.answers
        letters = ascii_lowercase[: len(answers)]
        for letter, answer in zip(letters, answers, strict=True):
            self.screen.say(f"  {letter}  {answer}")
        while True:
            typed = self.turn().read(self.words("learn-answer", last=letters[-1]))
            if len(typed) == 1 and typed.lower() in letters:
                return LessonAnswer(answer=letters.index(typed.lower()))
            self.screen.say(self.words("learn-no-answer", last=letters[-1]))
