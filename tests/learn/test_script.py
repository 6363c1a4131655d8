"""Scripts of lessons: what they compile to, and what an author is told who has written something else."""

from __future__ import annotations

import pytest

from mazzo.learn.script import ScriptError, bare, blocks, read_lessons

WHOLE = """# Lessons

```lesson
lesson one The first
book turn
idea one thing
use variant=two
hands 1s 2s / 3s
you 1
say Look here,
  and there.
show 1s
say Now move.
ask 1s | 2s
  best
  no 3s [not_held] You do not have it.
  no 2s | 4s: Not now.
  event played
they 3s ; 4s
  event trick
quiz Who? | you | they, of course* :: over()
  no you: Not you.
check over()
ff a b c
end Done.
```

```lesson
lesson one.2 Still the first
as one
you 0
ask! pass
end Really done.
```
"""


def test_a_lesson_and_its_parts() -> None:
    (lesson,) = read_lessons(WHOLE)
    first, second = lesson.parts
    assert (first.title, first.idea, lesson.chapter, first.you) == ("The first", "one thing", "turn", 1)
    assert first.setup == {"use": "variant=two", "hands": "1s 2s / 3s"}
    assert (second.setup, second.you) == (first.setup, 0)
    assert [step.kind for step in first.steps] == ["say", "ask", "they", "quiz", "check", "ff", "end"]
    assert lesson.waits == 5


def test_what_is_said_before_a_move_stays_until_it_is_made() -> None:
    said, ask, they, quiz, *_ = read_lessons(WHOLE)[0].parts[0].steps
    assert (said.text, said.show) == ("Look here, and there.", ["1s"])
    assert (ask.text, ask.moves, ask.only, ask.best, ask.events) == ("Now move.", ["1s", "2s"], False, True, ["played"])
    assert [(each.moves, each.code) for each in ask.wrong] == [(["3s"], "not_held"), (["2s", "4s"], "")]
    assert (they.moves, they.events) == (["3s", "4s"], ["trick"])
    assert (quiz.answers, quiz.right, quiz.proof) == (["you", "they, of course"], 1, "over()")
    assert [(each.answer, each.text) for each in quiz.wrong] == [(0, "Not you.")]


def test_a_mark_tells_another_lesson_and_no_other_language() -> None:
    (lesson,) = read_lessons(WHOLE)
    (changed,) = read_lessons(WHOLE.replace("ask 1s | 2s", "ask 1s"))
    assert changed.mark != lesson.mark
    assert bare(changed.parts[1]) == bare(lesson.parts[1])
    (translated,) = read_lessons(WHOLE.replace("Now move.", "Nun zieh."))
    assert translated.mark == lesson.mark


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("lesson one The first", "lesson one", 4, "begins with `lesson ID Title`"),
        ("show 1s", "shwo 1s", 12, "no line begins with `shwo`"),
        ("say Now move.", "say", 13, "`say` says nothing"),
        ("  no 3s [not_held] You do not have it.", "  no 3s", 16, "`no MOVE [code] text`"),
        ("quiz Who? | you | they, of course*", "quiz Who? | you | they", 21, "`*` after the right one"),
        ("  no you: Not you.", "  no them: Not them.", 22, "names a wrong answer"),
        ("check over()\n", "check over()\n  event x\n", 24, "`event` belongs to a line before it"),
        ("end Done.", "say Done.", 4, "closes with `end`"),
        ("as one", "as two", 30, "there is no lesson two before this one"),
        ("lesson one.2", "lesson one.3", 29, "part 2 of one is expected"),
        ("lesson one.2", "lesson one", 29, "there are two lessons one"),
    ],
)
def test_mistakes_are_named_with_their_line(old: str, new: str, line: int, problem: str) -> None:
    assert old in WHOLE
    with pytest.raises(ScriptError) as refused:
        read_lessons(WHOLE.replace(old, new))
    assert (refused.value.line, problem in refused.value.problem) == (line, True), str(refused.value)


def test_a_block_that_does_not_end() -> None:
    with pytest.raises(ScriptError, match="the last block has no end"):
        blocks("```lesson\nlesson a A\nend B\n", "lesson")
