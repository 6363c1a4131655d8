"""`mazzo history`: records of this terminal, with filters and what they add up to, and the same from a server."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mazzo import cli
from mazzo.games import default, game, names
from mazzo.record.course import Course
from mazzo.record.record import Player, whole
from mazzo.record.writing import write
from mazzo.terminal.saves import records_folder, saves_folder
from mazzo.testing.support.server import Server, guest, run, server
from mazzo.testing.support.stored import finished_table
from mazzo.words import english
from tests.server.test_people import filed, played

__all__ = ["server"]
Capture = pytest.CaptureFixture[str]
WORDS = english()
OTHER = names()[1]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))


def keep(name: str, seed: int, at: int, person: str = "Anna") -> Path:
    """A record of a match in which somebody played against bots, as the terminal keeps it."""
    course: Course = finished_table(seed, name).table.played()
    others = [Player("bot", f"Bot {number}", "club") for number in range(1, course.seats)]
    records_folder().mkdir(exist_ok=True)
    path = records_folder() / f"{name}-{seed}-{person}.mazzo"
    path.write_bytes(write(whole(course, [Player("person", person), *others])))
    os.utime(path, (at, at))
    return path


def said(capsys: Capture, *arguments: str) -> str:
    assert cli.run(["history", "--lang", "en", *arguments]) == 0
    return capsys.readouterr().out


def test_nothing_was_played(capsys: Capture) -> None:
    assert said(capsys) == WORDS("history-none") + "\n"


def test_the_latest_comes_first_and_all_adds_up(capsys: Capture) -> None:
    paths = [keep(default(), seed, 1_700_000_000 + seed * 1000) for seed in (1, 2)]
    paths.append(keep(OTHER, 3, 1_700_100_000))
    shown = said(capsys)
    assert [shown.index(str(path)) for path in reversed(paths)] == sorted(shown.index(str(path)) for path in paths)
    assert f"Anna: {WORDS(f'{default()}-short')}" in shown
    assert WORDS("history-matches", count=2) in shown
    assert WORDS("history-matches", count=1) in shown


def test_one_game_with_what_it_counts(capsys: Capture) -> None:
    keep(default(), 1, 1_700_000_000)
    keep(OTHER, 2, 1_700_000_000)
    shown = said(capsys, default())
    assert WORDS(f"{OTHER}-short") not in shown
    assert any(WORDS(f"{default()}-feat-{feat}") in shown for feat in game(default()).feats)


def test_matches_of_somebody(capsys: Capture) -> None:
    mine, other = keep(default(), 1, 1_700_000_000), keep(default(), 2, 1_700_000_000, "Bert")
    shown = said(capsys, "--name", "anna")
    assert str(mine) in shown
    assert str(other) not in shown


def test_only_the_latest_unless_all_are_wanted(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.terminal.played.MOST", 1)
    for seed in (1, 2, 3):
        keep(default(), seed, 1_700_000_000 + seed)
    assert WORDS("history-left-out", count=2) in said(capsys)
    assert "--all" not in said(capsys, "--all")


def test_what_waits_and_what_is_broken(capsys: Capture) -> None:
    path = keep(default(), 1, 1_700_000_000)
    saves_folder().mkdir()
    waiting = saves_folder() / f"{default()}-now.mazzo"
    waiting.write_bytes(path.read_bytes())
    path.write_bytes(b"nonsense")
    shown = said(capsys)
    assert WORDS("history-unfinished", count=1) in shown
    assert str(waiting) in shown
    assert WORDS("history-broken", path=str(path)) in shown


def test_a_game_that_there_is_not(capsys: Capture) -> None:
    assert cli.run(["history", "--lang", "en", "nothing"]) == 2
    assert "nothing" in capsys.readouterr().err


def test_what_was_played_at_a_server(server: Server, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie = ""

    async def go() -> None:
        nonlocal cookie
        async with guest(server) as anna:
            await played(anna)
            await filed(anna)
            cookie = f"mazzo={anna.http.cookies['mazzo']}"

    run(go())
    monkeypatch.setattr("mazzo.terminal.online.guest.kept_cookie", lambda address, name: cookie)
    shown = said(capsys, "--table", server.address)
    assert f"{server.address}/t/" in shown
    assert WORDS("history-matches", count=1) in shown
