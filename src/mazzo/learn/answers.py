"""What a server answers to those who learn; also in a process that knows nothing of the server."""

from __future__ import annotations

import msgspec

from mazzo.games import game
from mazzo.learn.coach import coached
from mazzo.learn.first import first_in, lessons_before
from mazzo.learn.lesson import seen
from mazzo.learn.offers import offers_of
from mazzo.learn.shelf import lessons_in
from mazzo.learn.sights import FirstDone, FirstSeen, LessonDone, LessonListed, LessonSeen, LessonsListed


def listed(name: str, language: str) -> LessonsListed:
    """The lessons of a game, with what is shown of each in a list."""
    spoken, lessons = lessons_in(name, language)
    deal = first_in(name, language)
    return LessonsListed(
        game=name,
        lang=spoken,
        lessons=[
            LessonListed(
                id=lesson.id,
                title=lesson.parts[0].title,
                idea=lesson.parts[0].idea,
                chapter=lesson.chapter,
                steps=lesson.waits,
                mark=lesson.mark,
            )
            for lesson in lessons
        ],
        first=deal is not None,
        before=lessons_before(deal, lessons),
        offers=offers_of(name),
    )


def lesson_seen(name: str, id: str, done: LessonDone) -> LessonSeen | None:
    """What is seen in a lesson; None if there is no such lesson."""
    _, lessons = lessons_in(name, done.lang)
    for place, lesson in enumerate(lessons):
        if lesson.id == id:
            following = lessons[place + 1].id if place + 1 < len(lessons) else ""
            return seen(game(name), lesson, done.done, following)
    return None


def first_seen(name: str, done: FirstDone) -> FirstSeen | None:
    """What is seen in the first deal; None if there is none. Raises ValueError if it cannot have been played so."""
    deal = first_in(name, done.lang)
    return coached(game(name), deal, done) if deal else None


def lesson_answer(name: str, id: str, done: bytes) -> bytes:
    """The same as JSON."""
    return msgspec.json.encode(lesson_seen(name, id, msgspec.json.decode(done, type=LessonDone)))


def first_answer(name: str, done: bytes) -> bytes | str:
    """The same as JSON, or what is wrong with what was sent."""
    try:
        return msgspec.json.encode(first_seen(name, msgspec.json.decode(done, type=FirstDone)))
    except ValueError as problem:
        return str(problem)
