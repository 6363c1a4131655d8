"""The lessons of a game: every line of every script is held to the rules, and no language says anything else."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.games import game
from mazzo.learn.book import BookFigure
from mazzo.learn.lesson import seen
from mazzo.learn.reading import read_book
from mazzo.learn.rendering import at_table
from mazzo.learn.script import bare
from mazzo.learn.shelf import read
from mazzo.learn.sights import AnyLessonCommand, LessonAnswer, LessonMove, LessonNext, LessonSeen, LessonShow
from mazzo.testing.support.lessons import Gone
from mazzo.testing.support.play import settings
from mazzo.words import languages

LONGEST_SAID = 200
LONGEST = 280
"""Nobody reads more in a bubble; a question comes with its numbers."""


def test_every_line_of_every_lesson_is_true(name: str) -> None:
    """Right moves are legal, wrong ones refused as is said, events happen, proofs hold, and everything can be drawn."""
    for lesson in read(name, "en"):
        gone = Gone(game(name), lesson)
        gone.go()
        assert gone.unaided


def test_every_other_right_move_leads_to_the_end_as_well(name: str) -> None:
    for lesson in read(name, "en"):
        steps = [step for part in lesson.parts for step in part.steps if step.kind == "ask"]
        for step in steps:
            for pick in range(1, len(step.moves)):
                Gone(game(name), lesson, {step.line: pick}).go()


def test_other_languages_differ_in_their_texts_alone(name: str) -> None:
    english = read(name, "en")
    for language in languages():
        found = read(name, language)
        if found:
            assert [lesson.id for lesson in found] == [lesson.id for lesson in english], language
        for lesson, model in zip(found, english, strict=False):
            for part, other in zip(lesson.parts, model.parts, strict=True):
                assert bare(part) == bare(other), f"{language}, {part.id}"
            assert lesson.mark == model.mark


@pytest.mark.parametrize("language", languages())
def test_bubbles_are_short_and_say_something(name: str, language: str) -> None:
    for lesson in read(name, language):
        assert lesson.parts[0].idea
        for part in lesson.parts:
            for step in part.steps:
                most = LONGEST if step.kind == "quiz" else LONGEST_SAID
                for text in (step.text, *step.answers, *(wrong.text for wrong in step.wrong)):
                    assert len(text) <= most, f"{lesson.id}, line {step.line}: {len(text)}"
                assert all(wrong.text for wrong in step.wrong), f"{lesson.id}, line {step.line}"


def test_every_lesson_names_a_chapter_of_the_book(name: str) -> None:
    book = read_book(name, "en")
    chapters = {chapter.id for chapter in book.chapters} if book else set()
    for lesson in read(name, "en"):
        assert lesson.chapter
        if chapters:
            assert lesson.chapter in chapters, lesson.id


TOLD = {"goal", "end", "prices", "glossary"}
"""In these chapters nothing is seen or done."""


def test_every_chapter_of_the_book_is_taught_or_shown(name: str) -> None:
    """At every table: by a lesson, or in a figure."""
    book, lessons = read_book(name, "en"), read(name, "en")
    if not book or not lessons:
        pytest.skip(f"{name} has no book or no lessons")
    taught = {part.chapter for lesson in lessons for part in lesson.parts}
    for setting in settings(name):
        for chapter in at_table(book.chapters, setting.options.dump()):
            if chapter.id not in taught | TOLD:
                assert any(isinstance(block, BookFigure) for block in chapter.blocks), chapter.id


def test_a_learner_who_always_looks_comes_to_the_end(name: str) -> None:
    """Over what a client sends and sees: nothing is kept between two requests."""
    for lesson in read(name, "en"):
        done: list[AnyLessonCommand] = []
        sight = seen(game(name), lesson, done)
        while sight.kind != "end":
            assert sight.step == len(done)
            done.append(LessonNext() if sight.kind == "say" else LessonShow())
            sight = seen(game(name), lesson, done)
            msgspec.json.encode(sight)
        assert sight.step == sight.steps == len(done)
        assert sight.unaided == all(isinstance(each, LessonNext) for each in done)


def test_after_misses_the_right_move_glows_and_is_then_shown(name: str) -> None:
    for lesson in read(name, "en")[:3]:
        done: list[AnyLessonCommand] = []
        sight = seen(game(name), lesson, done)
        while sight.kind == "say":
            done.append(LessonNext())
            sight = seen(game(name), lesson, done)
        before = sight.step
        for misses in range(1, 4):
            done.append(missing(sight))
            sight = seen(game(name), lesson, done)
            assert (sight.step, sight.misses) == (before, misses)
            assert sight.wrong
            assert bool(sight.moves) == (misses >= 2 and sight.kind == "ask")
            assert sight.may_show == (misses >= 3)
        done.append(LessonShow())
        assert seen(game(name), lesson, done).step == before + 1


def missing(sight: LessonSeen) -> AnyLessonCommand:
    return LessonMove(move="nothing of the kind") if sight.kind == "ask" else LessonAnswer(answer=wrong_answer(sight))


def wrong_answer(sight: LessonSeen) -> int:
    """One that is not right: the script says so, a client does not know."""
    lesson = next(each for each in read(sight.game, "en") if each.id == sight.lesson)
    quiz = next(step for part in lesson.parts for step in part.steps if step.kind == "quiz")
    return next(number for number in range(len(sight.answers)) if number != quiz.right)
