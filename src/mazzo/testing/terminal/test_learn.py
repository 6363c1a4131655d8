"""Lessons and the first deal from a script, at 80 columns: with the right moves typed, and with everything shown."""

from __future__ import annotations

import json
from pathlib import Path
from string import ascii_lowercase

import pytest
from rich.cells import cell_len

from mazzo.games import game
from mazzo.learn.coach import Coach, best_in, coached
from mazzo.learn.first import first_in, lessons_before
from mazzo.learn.script import Lesson
from mazzo.learn.shelf import lessons_in
from mazzo.learn.sights import FirstDone, FirstMove
from mazzo.testing.support.terminal import Play
from mazzo.words import languages


def lessons(name: str) -> tuple[Lesson, ...]:
    found = lessons_in(name, "en")[1]
    if not found:
        pytest.skip(f"{name} has no lessons")
    return found


def typed(lesson: Lesson) -> list[str]:
    """What somebody types who knows everything."""
    found: list[str] = []
    for number, part in enumerate(lesson.parts):
        for step in part.steps:
            if step.kind == "ask":
                found.append(step.moves[0])
            elif step.kind == "quiz":
                found.append(ascii_lowercase[step.right])
            elif step.kind == "say" or (step.kind == "end" and number < len(lesson.parts) - 1):
                found.append("")
    return found


def too_wide(out: str) -> list[str]:
    """What was printed; a script types behind a prompt what a person would type on the next line if need be."""
    return [line for line in out.splitlines() if cell_len(line.partition("help): ")[0]) > 80]


def test_all_lessons_one_after_the_other(play: Play, data: Path, name: str) -> None:
    """Enter takes the next, but for the first deal, which is passed over; what was learned is kept."""
    all_of_them = lessons(name)
    deal = first_in(name, "en")
    lines: list[str] = []
    for number, lesson in enumerate(all_of_them, 1):
        first_deal = deal and number == lessons_before(deal, all_of_them) < len(all_of_them)
        lines += [*typed(lesson), *(["list", all_of_them[number].id] if first_deal else [""])]
    out = play(["", *lines[:-1], "quit"], name, command="learn")
    assert out.count("Lesson done, all by yourself.") == len(all_of_them)
    for lesson in all_of_them:
        assert lesson.parts[-1].steps[-1].text in " ".join(out.split())
    assert too_wide(out) == []
    kept = json.loads(data.joinpath("saves", "learned.json").read_text())[""]
    assert {progress["state"] for progress in kept.values()} == {"unaided"}
    assert f"{len(all_of_them)} of {len(all_of_them)} lessons done" in play(["quit"], name, command="learn")


@pytest.mark.parametrize("language", languages())
def test_everything_is_shown_to_who_asks(play: Play, name: str, language: str) -> None:
    """In each language; nothing lacks words."""
    lesson = lessons(name)[-1]
    shown = ["show"] * sum(step.waits for part in lesson.parts for step in part.steps) + ["show"] * len(lesson.parts)
    out = play(["?", *shown, "quit"], name, lesson.id, "--lang", language, command="learn")
    assert lessons_in(name, language)[1][-1].parts[0].title in out


def test_the_first_deal_with_the_moves_of_the_coach(play: Play, data: Path, name: str) -> None:
    deal = first_in(name, "en")
    if deal is None:
        pytest.skip(f"{name} has no first deal")
    moves: list[FirstMove] = []
    lines = ["", "show", "hint"]
    sight = coached(game(name), deal, FirstDone(said=["open"]))
    while sight.kind == "turn":
        moves += [FirstMove(seat=frame.seat, move=frame.move) for frame in sight.frames]
        coach = Coach(game(name), deal, [])
        coach.replay(moves)
        lines.append(game(name).print(best_in(coach.place)))
        moves.append(FirstMove(seat=sight.scene.deciding, move=lines[-1]))
        sight = coached(game(name), deal, FirstDone(moves=moves, said=sight.said))
    out = play([*lines, "quit"], name, "first", command="learn")
    assert deal.close in " ".join(out.split())
    assert "Worth a thought: " in out
    assert too_wide(out) == []
    assert json.loads(data.joinpath("saves", "learned.json").read_text())[""][f"{name}/first"]["state"] == "done"
