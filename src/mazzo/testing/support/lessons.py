"""Goes through a lesson as a learner would, and holds every line of its script to what the rules say."""

from __future__ import annotations

import pytest

from mazzo.kernel.errors import MoveError
from mazzo.kernel.game import Event, Game
from mazzo.kernel.rng import Rng
from mazzo.learn.lesson import Running
from mazzo.learn.proofs import value_of
from mazzo.learn.script import Lesson, Step
from mazzo.learn.sights import AnyLessonCommand, LessonAnswer, LessonMove, LessonNext

SEED = 1


class Gone(Running):
    """A lesson that is gone through, whatever is claimed on the way being looked at."""

    def __init__(self, game: Game, lesson: Lesson, picks: dict[int, int] | None = None) -> None:
        """`picks` says which of its right moves is made at the step of a line; else the first."""
        self.picks = picks or {}
        self.happened: list[Event] = []
        self.mistakes = 0
        super().__init__(game, lesson)

    def go(self) -> None:
        while not self.over:
            self.look()
            step, self.happened = self.step, []
            before = self.done
            self.do(self.right(step))
            assert self.done == before + 1, (self.where(step), self.wrong)
        self.draw()

    def right(self, step: Step) -> AnyLessonCommand:
        if step.kind == "ask":
            return LessonMove(move=step.moves[self.picks.get(step.line, 0)])
        return LessonAnswer(answer=step.right) if step.kind == "quiz" else LessonNext()

    def where(self, step: Step) -> str:
        return f"{self.lesson.id}, line {step.line}"

    # what goes by itself, and what a move leads to

    def play(self, seat: int, move: int, quick: bool = False) -> None:
        assert self.stage
        assert move in self.stage.round.moves(seat)
        self.frames = []
        super().play(seat, move, quick)
        self.happened += self.frames[-1].events

    def go_on(self) -> None:
        step = self.step
        self.has_happened(step)
        super().go_on()

    def pass_by(self) -> None:
        self.happened = []
        try:
            super().pass_by()
        except (MoveError, IndexError) as problem:
            pytest.fail(f"{self.where(self.step)}: {self.step.kind}: {problem!r}")
        self.has_happened(self.step)
        if self.step.kind == "check":
            self.prove(self.step)

    def has_happened(self, step: Step) -> None:
        keys = {event.key for event in self.happened}
        assert set(step.events) <= keys, (self.where(step), sorted(keys))
        assert set(step.events) <= set(self.game.event_keys), self.where(step)

    # what is claimed of a step

    def look(self) -> None:
        """All that can be said of a step before anything is done."""
        self.draw()
        step = self.step
        if step.kind == "quiz":
            self.prove(step)
        if self.stage:
            assert len(self.stage.targets(step.show)) == len(step.show), f"{self.where(step)}: not there: {step.show}"
        else:
            assert not step.show, self.where(step)
        assert not (step.cards and self.stage), f"{self.where(step)}: the table shows the cards"
        assert {card for row in step.cards for card in row} <= set(self.game.names), self.where(step)
        if step.kind == "ask" and not self.picks:
            self.look_at_moves(step)

    def draw(self) -> None:
        """A client can show it, and a hint has a world to think in."""
        if self.stage:
            self.stage.scene()
            if not self.stage.over:
                self.stage.round.view(self.part.you).world(Rng(SEED))

    def prove(self, step: Step) -> None:
        if step.proof:
            value = value_of(self.game, self.stage.round if self.stage else None, step.proof)
            assert value is True, f"{self.where(step)}: {step.proof}"

    def look_at_moves(self, step: Step) -> None:
        assert self.stage
        assert self.part.you in self.stage.to_act(), self.where(step)
        legal = self.stage.legal(self.part.you)
        assert set(step.moves) <= set(legal), (self.where(step), sorted(legal))
        if step.only:
            assert set(step.moves) == set(legal), (self.where(step), sorted(legal))
        for wrong in step.wrong:
            for text in wrong.moves:
                self.mistake(step, text, wrong.code, wrong.text)

    def mistake(self, step: Step, text: str, code: str, said: str) -> None:
        """It is answered with the words and the code of the script, and changes nothing."""
        place = self.place
        self.do(LessonMove(move=text))
        assert self.wrong, f"{self.where(step)}: {text} is right"
        assert self.wrong.text == said, f"{self.where(step)}: {text}"
        assert (self.wrong.reason.code if self.wrong.reason else "") == code, f"{self.where(step)}: {text}"
        assert self.wrong.legal == (not code), f"{self.where(step)}: {text}"
        assert place == self.place
        self.misses, self.wrong, self.unaided = 0, None, True
