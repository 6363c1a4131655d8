"""What makes a puzzle, and where puzzles are found again."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace

from mazzo import cli
from mazzo.games import default, game
from mazzo.kernel.errors import Reason
from mazzo.record.record import Player
from mazzo.review import puzzles, shelf
from mazzo.review.judging import Budget, Judgement, Weighed
from mazzo.review.offered import choices
from mazzo.review.puzzles import Puzzle, found, is_puzzling, read, self_played, written
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.words import Words

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(puzzles, "GLANCING", Budget(8, 6))
    monkeypatch.setattr(puzzles, "SIFTING", Budget(16, 12))
    monkeypatch.setattr(puzzles, "PROVING", Budget(24, 16))
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))
    monkeypatch.setattr(shelf, "shipped", lambda game: [])


@cache
def some() -> tuple[Puzzle, ...]:
    rules = game(default())
    options = rules.options(rules.short)
    courses = self_played(rules, options, rules.seats(options)[0], 8, "a seed")
    return tuple(puzzle for course in courses for puzzle in found(course))


def test_puzzles_are_found_and_their_answers_are_legal() -> None:
    assert some()
    rules = game(default())
    for puzzle in some():
        legal = {rules.print(move) for move in rules.load_view(puzzle.view).moves()}
        assert puzzle.best[0] in puzzle.accepted
        assert {*puzzle.accepted, puzzle.missed[0]} <= legal
        assert puzzle.missed[0] not in puzzle.accepted
        assert puzzle.theme in rules.themes
        assert puzzle.cost > 0
    assert read(written([*some(), *some()])) == list(some())


def test_of_each_round_there_is_one_of_a_theme_and_only_of_those_that_are_wanted() -> None:
    rules = game(default())
    options = rules.options(rules.short)
    course = next(self_played(rules, options, rules.seats(options)[0], 1, "a seed"))
    every = [puzzle.theme for puzzle in found(course)]
    assert len(every) == len(set(every))
    for theme in every:
        assert [puzzle.theme for puzzle in found(course, [theme])] == [theme]
    assert not list(found(course, []))


def test_the_best_has_to_be_clear_and_missed() -> None:
    best, other = Weighed(["a"], 1.0, 0.1, 9, True), Weighed(["b"], 0.0, 0.1, 9, False)
    judgement = Judgement(
        compared=[best, other],
        made=1,
        cost=1.0,
        error=0.1,
        sure=True,
        margin=3.0,
        hardness="hard",
        advice=Reason("good_move"),
    )
    assert is_puzzling(judgement)
    assert not is_puzzling(replace(judgement, margin=2.9))
    assert not is_puzzling(replace(judgement, made=0))
    assert not is_puzzling(replace(judgement, sure=False))
    assert not is_puzzling(replace(judgement, compared=[best, replace(other, moves=["a", "b"])]))


def test_a_puzzle_is_asked_until_it_is_solved(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = tmp_path / "puzzles" / f"{default()}.jsonl"
    kept.parent.mkdir()
    puzzle = some()[0]
    kept.write_bytes(written([puzzle]))
    monkeypatch.setattr("sys.stdin", StringIO(f"{puzzle.missed[0]}\n{puzzle.best[0]}\n"))
    assert cli.run(["puzzle", default()]) == 0
    out = capsys.readouterr().out
    assert "there is something better" in out
    assert "Right!" in out
    monkeypatch.setattr("sys.stdin", StringIO("show\n"))
    assert cli.run(["puzzle", default()]) == 0
    out = capsys.readouterr().out
    rules = game(default())
    view, match = rules.load_view(puzzle.view), puzzles.match_of(rules, puzzle)
    phrases = Phrases(drawing(default()), Words("en"), [Player("person")] * puzzle.seats)
    (best,) = choices(rules, view, match, puzzle.best)
    # In words, not as one would type it.
    assert phrases.choice(best) != puzzle.best[0]
    assert f"Best: {phrases.choice(best)}" in " ".join(out.split())
    # It counted once, when it was new and missed.
    assert "At the first try: 0 of 1" in out


def test_without_a_source_or_without_puzzles_it_is_refused(capsys: Capture) -> None:
    for arguments, said in (
        (["puzzles", default()], "either --from RECORDS or --self-play N"),
        (["puzzles", default(), "--self-play", "0"], "must be at least 1"),
        (["puzzle", default()], "there are no puzzles yet"),
    ):
        assert cli.run(arguments) == 2
        assert said in capsys.readouterr().err
