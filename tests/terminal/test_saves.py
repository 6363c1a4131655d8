"""A match can be left at any move and taken up again, and no save is lost or trusted blindly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mazzo.games import default, game
from mazzo.record.course import Course
from mazzo.record.reading import read
from mazzo.record.record import Player
from mazzo.record.replay import replay, verify
from mazzo.terminal import saves
from mazzo.testing.support.terminal import Play
from mazzo.words import Refusal

TWO = ["--option", "variant=two", "--option", "target=1"]
MAZZO = [sys.executable, "-c", "from mazzo.cli import main; main()"]


def last_table(out: str) -> list[str]:
    """The table that was drawn last, up to the prompt."""
    lines = out[out.rindex("Round 1, to ") :].splitlines()
    return lines[: next(number for number, line in enumerate(lines) if "? for help" in line)]


@pytest.mark.parametrize("moves", [0, 1, 5, 17])
def test_going_on_after_quitting(play: Play, data: Path, moves: int) -> None:
    left = play([*["1"] * moves, "quit"], *TWO, "--level", "random")
    assert "Saved. Continue with mazzo play --resume." in left
    resumed = play(["quit"], "--resume")
    assert f"Continuing {default()}-" in resumed
    assert last_table(resumed) == last_table(left)
    assert "won" in play(["1"] * 2000, "--resume")
    assert not any(data.joinpath("saves").iterdir())
    (path,) = data.joinpath("records").iterdir()
    assert verify(read(path.read_bytes())).finished


def test_the_end_of_the_input_is_like_quitting(play: Play, save: Callable[[], Path]) -> None:
    assert "Saved." in play(["1", "1"], *TWO)
    assert read(save().read_bytes()).winners is None


def test_what_happened_since_the_own_last_move_is_told_again(play: Play) -> None:
    left = play(["1"], "--seed", "told", "--option", "variant=classic")
    told = left[left.index("? for help): 1\n") : left.rindex("\n\nRound 1")].splitlines()[2:]
    assert len(told) >= 3, "three others have played"
    resumed = play([], "--resume", default())
    assert resumed[: resumed.rindex("\n\nRound 1")].splitlines()[-len(told) :] == told


def test_going_on_between_two_rounds(play: Play, save: Callable[[], Path]) -> None:
    play(["1"] * 30, "--option", "variant=two", "--seed", "between")
    kept, record, _ = saves.load(save())
    course = replay(record, len(record.rounds[0].moves))
    course.close()
    kept.keep(course, list(record.players))
    out = play(["quit"], "--resume")
    assert "╭─ Round 1, counted" in out
    assert "Round 2, to 11" in out


def test_a_match_won_before_it_was_put_away_is_put_away(play: Play, data: Path) -> None:
    play(["1"] * 2000, *TWO, "--seed", "away")
    (record,) = data.joinpath("records").iterdir()
    record.rename(data / "saves" / record.name)
    assert "won" in play([], "--resume")
    assert record.exists()


def test_a_new_match_leaves_the_others_alone(play: Play, data: Path) -> None:
    play(["1"], *TWO, "--seed", "one")
    assert "You have an unfinished match" in play(["1"], *TWO, "--seed", "other")
    assert len(list(data.joinpath("saves").glob("*.mazzo"))) == 2
    assert "You have an older unfinished match" in play([], "--resume")
    assert "You have 2 unfinished matches" in play(["1"] * 2000, *TWO)


def test_the_latest_match_is_taken_up(play: Play, data: Path) -> None:
    play(["1"], *TWO, "--name", "Ada")
    (older,) = data.joinpath("saves").iterdir()
    play(["1"], *TWO, "--name", "Bice")
    assert "Bice" in play([], "--resume")
    os.utime(older, (2**31, 2**31))
    assert "Ada" in play([], "--resume")


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda data: data[: len(data) // 2], "the record breaks off"),
        (lambda data: data.replace(b"player 1 bot club", b"player 1 bot best"), "the checksum does not fit"),
        (lambda _: b"hello\n", "this is not a Mazzo record"),
        (lambda _: b"\xff\xfe\n", "this is not a Mazzo record"),
    ],
)
def test_a_damaged_save_is_refused_in_one_line(
    play: Play, save: Callable[[], Path], damage: Callable[[bytes], bytes], reason: str
) -> None:
    play(["1", "1"], *TWO)
    save().write_bytes(damage(save().read_bytes()))
    out = play([], "--resume", code=2)
    assert "is damaged, line" in out
    assert reason in out
    assert out.count("\n") == 1
    assert save().exists(), "it is left for whoever can mend it"


def test_two_terminals_do_not_play_the_same_match(tmp_path: Path) -> None:
    rules = game(default())
    course = Course(rules, rules.options({"variant": "two"}), 2, bytes(32))
    players = [Player("person"), Player("bot", "Berta", "club")]
    here = saves.Save.begin(default())
    here.keep(course, players)
    there, _, other = saves.load(here.path)
    seat = other.to_act()[0]
    other.play(seat, other.round.nth(seat, 0))
    there.keep(other, players)
    with pytest.raises(Refusal) as refused:
        here.keep(course, players)
    assert refused.value.key == "error-save-elsewhere"
    here.path.unlink()
    with pytest.raises(Refusal):
        there.keep(other, players)


def test_saves_begun_in_the_same_second_have_names_of_their_own(tmp_path: Path) -> None:
    assert len({saves.Save.begin(default()).path for _ in range(3)}) == 3
    assert saves.unfinished(None) == [], "an empty file is no match yet"


def test_a_folder_that_cannot_be_written_is_refused_in_one_line(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("saves").write_text("in the way")
    for folder in (tmp_path, tmp_path / "saves"):
        monkeypatch.setenv("MAZZO_DATA", str(folder))
        out = play([], code=2)
        assert "matches cannot be saved in" in out
        assert out.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_going_on_after_being_killed_in_the_middle_of_a_round(play: Play, save: Callable[[], Path]) -> None:
    with subprocess.Popen(
        [*MAZZO, "play", "--option", "variant=two", "--seed", "killed"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("1\n" * 5)
        process.stdin.flush()
        before = ""
        while before.count("? for help): ") < 6:
            read_now = process.stdout.read(1)
            assert read_now, "it stopped by itself"
            before += read_now
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    assert len(read(save().read_bytes()).rounds[0].moves) >= 10
    assert last_table(play(["quit"], "--resume")) == last_table(before)
