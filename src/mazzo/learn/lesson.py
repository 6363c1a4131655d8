"""A lesson that runs: a pure machine. What the learner has done goes in, what is seen now comes out.

Right moves are listed in the script; nothing is judged by an engine. A wrong move changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from mazzo.kernel.errors import Ambiguous, MoveError
from mazzo.kernel.game import Game
from mazzo.learn.script import Lesson, Part, Step
from mazzo.learn.sights import (
    AnyLessonCommand,
    LearnFrame,
    LessonAgain,
    LessonAnswer,
    LessonMove,
    LessonNext,
    LessonSeen,
    LessonShow,
    LessonWrong,
)
from mazzo.learn.stage import Stage, stage_of

GLOWS_AFTER, SHOWN_AFTER = 2, 3
"""After so many misses the right moves glow; after so many they may be shown."""
MOST_QUICK = 12
"""Of a longer fast forward only the last moves are seen one by one."""


def seen(game: Game, lesson: Lesson, done: Sequence[AnyLessonCommand], following: str = "") -> LessonSeen:
    """What is seen after all that was done; frames only of what the last command has led to."""
    running = Running(game, lesson)
    for number, command in enumerate(done):
        running.filming = number == len(done) - 1
        if running.filming:
            running.frames = []
        running.do(command)
    return running.sight(following)


class Running:
    """A lesson, as far as it has come."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.filming = True
        self.frames: list[LearnFrame] = []
        self.begin()

    def begin(self) -> None:
        self.done = 0
        self.unaided = True
        self.number = 0
        self.enter()

    def enter(self) -> None:
        """The part of this number, from its position on."""
        self.part: Part = self.lesson.parts[self.number]
        self.stage: Stage | None = stage_of(self.game, self.part.setup, self.part.you)
        self.place = 0
        if self.stage and self.filming:
            self.frames.append(self.stage.beginning())
        self.settle()

    @property
    def step(self) -> Step:
        return self.part.steps[self.place]

    @property
    def over(self) -> bool:
        return self.step.kind == "end" and self.number == len(self.lesson.parts) - 1

    def settle(self) -> None:
        """Play what goes by itself, as far as a step that waits or the end."""
        self.misses = 0
        self.tried: list[int] = []
        self.wrong: LessonWrong | None = None
        while not self.step.waits and self.step.kind != "end":
            self.pass_by()
            self.place += 1

    def pass_by(self) -> None:
        """Do what the present step does by itself."""
        for text in self.step.moves:
            self.play_scripted(text)

    def play_scripted(self, text: str) -> None:
        assert self.stage
        seats = {"they": self.stage.others(), "auto": [self.part.you], "ff": self.stage.to_act()}[self.step.kind]
        self.play(seats[0], self.stage.read(seats[0], text), quick=self.step.kind == "ff")

    def play(self, seat: int, move: int, quick: bool = False) -> None:
        assert self.stage
        if not self.filming:
            self.stage.round.play(seat, move)
            return
        text = self.game.print(move)
        shown, events = self.stage.play(seat, move)
        frame = LearnFrame(seat=seat, move=text, seen=shown, events=events, scene=self.stage.scene(), quick=quick)
        self.frames.append(frame)
        fast = [each for each in self.frames if each.quick]
        if len(fast) > MOST_QUICK:
            self.frames.remove(fast[0])

    # -- commands ------------------------------------------------------------------------------------------------------

    def do(self, command: AnyLessonCommand) -> None:
        """What does not fit the present step is passed over."""
        self.wrong = None
        match command:
            case LessonAgain():
                self.begin()
            case LessonNext() if self.step.kind in ("say", "end") and not self.over:
                self.go_on()
            case LessonMove(move=text) if self.step.kind == "ask":
                self.try_move(text)
            case LessonAnswer(answer=answer) if self.step.kind == "quiz" and answer < len(self.step.answers):
                self.try_answer(answer)
            case LessonShow() if not self.over:
                self.show()

    def go_on(self) -> None:
        self.done += 1
        if self.step.kind == "end":
            self.number += 1
            self.enter()
        else:
            self.place += 1
            self.settle()

    def try_move(self, text: str) -> None:
        assert self.stage
        try:
            move = self.stage.read(self.part.you, text)
        except Ambiguous as error:
            # No mistake, only not enough said.
            self.wrong = LessonWrong(move=text, reason=error.reason)
            return
        except MoveError as error:
            self.miss(self.refused(text, error))
            return
        written = self.game.print(move)
        if written in self.step.moves:
            self.play(self.part.you, move)
            self.go_on()
        else:
            foreseen = next((each.text for each in self.step.wrong if written in each.moves), "")
            self.miss(LessonWrong(move=written, text=foreseen, legal=True))

    def refused(self, text: str, error: MoveError) -> LessonWrong:
        """What is said to a move that the rules refuse: the lesson's word on it, or on such mistakes, or the reason."""
        written = " ".join(text.split())
        fitting = [each for each in self.step.wrong if written in each.moves and each.code]
        fitting += [each for each in self.step.wrong if each.code == error.reason.code]
        return LessonWrong(move=text, text=fitting[0].text if fitting else "", reason=error.reason)

    def try_answer(self, answer: int) -> None:
        if answer == self.step.right:
            self.go_on()
            return
        if answer not in self.tried:
            self.tried.append(answer)
        self.miss(LessonWrong(text=next((each.text for each in self.step.wrong if each.answer == answer), "")))

    def miss(self, wrong: LessonWrong) -> None:
        self.wrong = wrong
        self.misses += 1
        if self.misses >= GLOWS_AFTER and self.step.kind == "ask":
            self.unaided = False

    def show(self) -> None:
        if self.step.kind == "ask":
            assert self.stage
            self.unaided = False
            self.play(self.part.you, self.stage.read(self.part.you, self.step.moves[0]))
        elif self.step.kind == "quiz":
            self.unaided = False
        self.go_on()

    # -- what is seen --------------------------------------------------------------------------------------------------

    def sight(self, following: str) -> LessonSeen:
        step, first = self.step, self.lesson.parts[0]
        options = self.stage.match.options if self.stage else self.game.options({})
        return LessonSeen(
            game=self.game.name,
            lesson=self.lesson.id,
            mark=self.lesson.mark,
            title=self.part.title,
            idea=self.part.idea or first.idea,
            chapter=self.part.chapter or first.chapter,
            following=following,
            options=options.dump(),
            seats=self.stage.match.seats if self.stage else 0,
            you=self.part.you,
            step=self.done,
            steps=self.lesson.waits,
            kind=self.kind(),
            text=step.text,
            show=self.stage.targets(step.show) if self.stage else [],
            cards=step.cards,
            answers=step.answers,
            tried=self.tried,
            moves=step.moves if step.kind == "ask" and self.misses >= GLOWS_AFTER else [],
            misses=self.misses,
            may_show=self.misses >= SHOWN_AFTER,
            unaided=self.unaided,
            wrong=self.wrong,
            frames=self.frames,
            scene=self.stage.scene() if self.stage else None,
        )

    def kind(self) -> Literal["say", "ask", "quiz", "end"]:
        if self.over:
            return "end"
        if self.step.kind == "ask" or self.step.kind == "quiz":
            return self.step.kind
        return "say"
