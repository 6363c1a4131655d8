"""Warns authors of lessons: where a script says `best`, and no expert makes one of the right moves. `make best`."""

from __future__ import annotations

from collections.abc import Iterator

from mazzo.bots import choose
from mazzo.games import game, names
from mazzo.kernel.rng import Rng
from mazzo.learn.lesson import Running
from mazzo.learn.script import Lesson
from mazzo.learn.shelf import read
from mazzo.learn.sights import LessonShow

LEVEL = "expert"
TRIES = 2


def doubtful(name: str, lesson: Lesson) -> Iterator[str]:
    """The steps whose right moves no expert makes."""
    running = Running(game(name), lesson)
    while not running.over:
        step, stage = running.step, running.stage
        if stage and step.best:
            view = stage.round.view(running.part.you)
            chosen = {game(name).print(choose(game(name), LEVEL, view, Rng(seed))) for seed in range(TRIES)}
            if not chosen & set(step.moves):
                yield f"{name} {lesson.id}, line {step.line}: experts play {' or '.join(sorted(chosen))}"
        running.do(LessonShow())


if __name__ == "__main__":
    for name in names():
        for lesson in read(name, "en"):
            for line in doubtful(name, lesson):
                print(line)
