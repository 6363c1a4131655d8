"""`mazzo learn`: the list, what can be typed in a lesson, wrong moves, and what is kept of each person."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mazzo.games import names
from mazzo.learn.first import first_in
from mazzo.learn.shelf import lessons_in
from mazzo.terminal.learned import Learned, State
from mazzo.testing.support.terminal import Play

GAME = next(name for name in names() if len(lessons_in(name, "en")[1]) > 1)
LESSONS = lessons_in(GAME, "en")[1]
ASKING = next(lesson for lesson in LESSONS if lesson.parts[0].steps[0].kind == "ask" and lesson.parts[0].steps[0].wrong)
"""It begins with a move, and foresees mistakes."""
ASK = ASKING.parts[0].steps[0]


def test_without_a_game_all_are_listed(play: Play) -> None:
    out = play([], command="learn")
    assert f"{GAME}: 0 of {len(LESSONS)} lessons done" in out.splitlines()


def test_the_list_is_chosen_from_by_number_or_name(play: Play) -> None:
    out = play(["99", "2", "skip", LESSONS[0].id, "quit"], GAME, command="learn")
    assert f"Type a number from 1 to {len(LESSONS) + (first_in(GAME, 'en') is not None)}." in out
    second, first = LESSONS[1].parts[0], LESSONS[0].parts[0]
    assert out.index(f"The idea: {second.idea}.") < out.index(f"The idea: {first.idea}.")


def test_a_lesson_that_is_not_there(play: Play) -> None:
    assert "there is no lesson nothing; choose from" in play([], GAME, "nothing", command="learn", code=2)


def test_mistakes_are_answered_and_after_two_the_move_is_named(play: Play) -> None:
    wrong = ASK.wrong[0]
    out = play([wrong.moves[0], "nonsense", "nonsense", "show", "quit"], GAME, ASKING.id, command="learn")
    said = " ".join(out.split())
    assert wrong.text in said
    assert f"Try {ASK.moves[0]}, that is " in said
    assert "Or type show, and the lesson does it." in said
    assert "all by yourself" not in said


def test_a_lesson_may_be_begun_again(play: Play) -> None:
    out = play([ASK.moves[0], "again", "next", "quit"], GAME, ASKING.id, command="learn")
    assert " ".join(out.split()).count(ASK.text) == 2
    assert "Now it is up to you." in out


def test_each_has_a_progress_of_their_own(play: Play, data: Path) -> None:
    play([*["show"] * 12, "quit"], GAME, ASKING.id, "--name", "Anna", command="learn")
    kept = json.loads(data.joinpath("saves", "learned.json").read_text())
    assert kept["Anna"][f"{GAME}/{ASKING.id}"]["state"] == "done"
    assert "1 of " in play(["quit"], GAME, "--name", "Anna", command="learn")
    assert "0 of " in play(["quit"], GAME, command="learn")


@pytest.mark.usefixtures("data")
def test_what_is_known_gets_better_and_never_worse() -> None:
    learned = Learned()
    steps: list[tuple[State, State]] = [("begun", "begun"), ("unaided", "unaided"), ("done", "unaided")]
    for state, best in steps:
        learned.keep(GAME, "a", state, 1, "m")
        known = learned.of(GAME, "a")
        assert known
        assert known.state == best


def test_a_lesson_that_has_changed_is_marked(play: Play) -> None:
    Learned().keep(GAME, ASKING.id, "done", 0, "of old")
    assert "done; it has changed since" in play(["quit"], GAME, command="learn")


def test_a_damaged_file_is_no_progress(play: Play, data: Path) -> None:
    path = data / "saves" / "learned.json"
    path.parent.mkdir()
    path.write_text("{")
    assert "0 of " in play(["quit"], GAME, command="learn")
