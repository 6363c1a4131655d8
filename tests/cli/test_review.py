"""`mazzo review`: what it shows, what it keeps, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from mazzo import cli
from mazzo.cli.review import estimated, is_better
from mazzo.games import game, names
from mazzo.kernel.errors import Reason
from mazzo.learn.daily import Daily
from mazzo.record.course import Course
from mazzo.record.record import Player, seen, whole
from mazzo.record.writing import write
from mazzo.review.judging import Budget, Judgement, Weighed
from tests.review.test_reviewing import played

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path / "data"))
    return tmp_path


def players(course: Course) -> list[Player]:
    bots = [Player("bot", "Rosa", "beginner"), *[Player("nobody")] * (course.seats - 2)]
    return [Player("person", "Anna"), *bots]


@pytest.fixture
def record(folder: Path) -> str:
    path = folder / "match.mazzo"
    path.write_bytes(write(whole(played(), players(played()))))
    return str(path)


def refused(capsys: Capture, *arguments: str) -> str:
    assert cli.run(["review", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


def test_a_review_is_printed_kept_and_drawn(capsys: Capture, record: str, folder: Path) -> None:
    files = ["--json", str(folder / "review.json"), "--plot", str(folder / "match.svg")]
    assert cli.run(["review", record, *files]) == 0
    out = capsys.readouterr().out
    assert "Anna" in out
    assert "mistakes are sure" in out
    review = json.loads((folder / "review.json").read_bytes())
    assert {each["player"] for each in review["decisions"]} == {0}, "the person alone"
    sure = [each for each in review["decisions"] if each["judgement"]["sure"]]
    assert sure
    assert all(f" {each['number']} " in out for each in sure)
    assert (folder / "match.svg").read_text(encoding="utf-8").startswith("<svg")
    (kept,) = (folder / "data" / "reviews").iterdir()
    before = kept.read_bytes()
    assert cli.run(["review", record]) == 0
    assert capsys.readouterr().out == out
    assert kept.read_bytes() == before, "nothing is judged twice"


def test_a_cost_is_written_as_exactly_as_its_error_allows() -> None:
    assert [estimated(30.04, 22.03), estimated(8.44, 4.55), estimated(0.294, 0.09)] == [30, 8.4, 0.29]


def test_what_came_out_level_is_not_called_better() -> None:
    best, other = Weighed(["a"], 1.0, 0.1, 9, True), Weighed(["b"], 0.9, 0.1, 9, True)
    judgement = Judgement(
        compared=[best, other],
        made=1,
        cost=0.0,
        error=0.1,
        sure=False,
        margin=0.5,
        hardness="even",
        advice=Reason("good_move"),
    )
    assert not is_better(judgement)
    assert is_better(replace(judgement, cost=0.01))
    assert not is_better(replace(judgement, made=0, cost=0.01))


def test_all_decisions_of_one_seat(capsys: Capture, record: str) -> None:
    assert cli.run(["review", record, "--seat", "1", "--json", "-"]) == 0
    review = json.loads(capsys.readouterr().out)
    assert {each["player"] for each in review["decisions"]} == {1}
    assert list(review["curves"]) == ["1"]
    assert cli.run(["review", record, "--seat", "1", "--all", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "Rosa" in out
    assert "Anna" not in out.partition("┏")[0]
    assert all(f" {each['number']} " in out for each in review["decisions"])


def test_what_cannot_be_reviewed_is_refused_in_one_line(capsys: Capture, record: str, folder: Path) -> None:
    assert "no such file" in refused(capsys, str(folder / "none.mazzo"))
    foreign = folder / "foreign.txt"
    foreign.write_text("a letter\n")
    assert "this is not a Mazzo record" in refused(capsys, str(foreign))
    damaged = folder / "damaged.mazzo"
    damaged.write_bytes(Path(record).read_bytes()[:-80])
    assert "the record breaks off" in refused(capsys, str(damaged))
    one = folder / "seat.mazzo"
    one.write_bytes(write(seen(played(), players(played()), 0)))
    assert "shows only what one viewer saw" in refused(capsys, str(one))
    assert "there is no seat 9" in refused(capsys, record, "--seat", "9")
    running = Course(played().game, played().options, played().seats, bytes(32))
    unfinished = folder / "unfinished.mazzo"
    unfinished.write_bytes(write(whole(running, players(running))))
    assert "only finished matches are reviewed" in refused(capsys, str(unfinished))
    assert "quick" in refused(capsys, record, "--level", "master")
    assert "directory" in refused(capsys, record, "--plot", str(folder))


@pytest.mark.parametrize("name", names())
def test_the_deal_of_a_day_is_reviewed_though_nobody_has_won_the_match(
    capsys: Capture, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("mazzo.review.reviewing.budget_of", lambda level, kind="": Budget(2, 2, 4))
    rules = game(name)
    daily = Daily(rules, rules.options({}), rules.seats(rules.options({}))[0], bytes(32), "2026-11-18")
    path = folder / "day.mazzo"
    while not daily.over:
        path.write_bytes(daily.record())
        seat = next(each for each in daily.stage.to_act() if daily.decides(each))
        daily.play(rules.print(daily.stage.round.nth(seat, 0)))
    assert "only finished matches are reviewed" in refused(capsys, str(path))
    path.write_bytes(daily.record())
    assert cli.run(["review", str(path), "--jobs", "1", "--json", "-"]) == 0
    review = json.loads(capsys.readouterr().out)
    assert {each["player"] for each in review["decisions"]} == {0}
    assert review["rounds"] == [len(daily.moves)]


def test_a_seat_that_nobody_plays_is_refused(capsys: Capture, folder: Path) -> None:
    path = folder / "match.mazzo"
    path.write_bytes(write(whole(played(), [Player("nobody"), *players(played())[1:]])))
    assert "nobody decides for seat 0" in refused(capsys, str(path), "--seat", "0")
