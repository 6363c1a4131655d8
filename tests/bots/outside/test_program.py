"""Programs from outside, honest ones and others, as real processes."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.bots.outside import command as commands
from mazzo.bots.outside.child import PASSED_ON
from mazzo.bots.outside.command import Command
from mazzo.bots.outside.program import MOST_MISTAKES, RUNNING, Program
from mazzo.games import names
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.testing.support.fitting import fitting, of_seats, usual
from mazzo.testing.support.play import Setting
from mazzo.testing.support.server import PATIENCE
from tests.bots.outside.programs import program

TWO = usual(of_seats(2))


@pytest.fixture(autouse=True)
def none_is_left() -> Iterator[None]:
    yield
    for each in list(RUNNING):
        each.close(0.0)


def begun(setting: Setting) -> Course:
    return Course(setting.game, setting.options, setting.seats, bytes(32))


def sit(command: Command, setting: Setting = TWO) -> Program:
    bot = Program(setting.game, setting.options, setting.seats, command)
    bot.begin(0, 17)
    return bot


def decisions(bot: Program, course: Course, most: int) -> int:
    """Let a program play seat 0 and the quick policy the others; how often it had a choice."""
    asked, rng = 0, Rng(3)
    while not course.over and asked < most:
        seat = course.to_act()[0]
        chooser = course.round.chooser(seat)
        if chooser == NOBODY:
            course.play(seat, course.round.nth(seat, 0))
            continue
        view = course.round.view(chooser)
        if chooser == 0:
            asked += len(view.moves()) > 1
            course.play(seat, bot.decide(view, course.current.match, rng))
        else:
            course.play(seat, course.game.choose("club", view, rng))
    return asked


def codes(bot: Program) -> list[str]:
    return [failure.code for failure in bot.failures]


@pytest.mark.parametrize("name", names())
def test_an_honest_program_plays_every_game(name: str, tmp_path: Path) -> None:
    setting = usual(fitting(lambda each: each.game.name == name))
    bot = sit(program(tmp_path, wants='["view", "shown"]'), setting)
    assert decisions(bot, begun(setting), 12)
    assert bot.failures == []
    assert bot.name == "Honest"


def test_what_a_program_is_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = sit(program(tmp_path, "EACH", f"open({str(heard)!r}, 'a').write(line)", wants='["view", "shown"]'))
    decisions(bot, begun(TWO), 3)
    bot.over([1, 2])
    bot.close(60.0)
    said = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [each["type"] for each in said] == ["hello", "match", "ping", *["decide"] * 3, "over", "quit"]
    assert said[0]["options"] == TWO.options.dump()
    assert said[0]["time"] == {"level": "slow", "milliseconds": 60_000}
    assert said[1] == {"type": "match", "seat": 0, "seed": 17}
    for each in said[3:6]:
        view = TWO.game.load_view(each["view"])
        assert each["moves"] == [TWO.game.print(move) for move in view.moves()]
        assert each["scene"]["viewer"] == 0
        assert each["shown"] == [[seat, TWO.game.print(move)] for seat, move in view.shown()]


@pytest.mark.parametrize(
    ("at", "does", "code"),
    [
        ("HELLO", "sys.exit(3)", "crashed"),
        ("HELLO", "print('Good morning!', flush=True)", "garbage"),
        ("HELLO", "say(type='ready', protocol=99); continue", "garbage"),
        ("PING", "say(type='pong', id=-5); continue", "garbage"),
        ("DECIDE", "os._exit(1)", "crashed"),
        ("DECIDE", "raise RuntimeError('out of ideas')", "crashed"),
        ("DECIDE", "print('7 of diamonds', flush=True)", "garbage"),
        ("DECIDE", "print('9' * 10000, flush=True)", "garbage"),
        ("DECIDE", "print('x' * 1000000, flush=True)", "garbage"),
        ("DECIDE", "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "garbage"),
        ("DECIDE", "say(type='move', id=asked['id'] + 1, move=asked['moves'][0])", "garbage"),
        ("DECIDE", "say(type='move', id=asked['id'], move=7)", "garbage"),
        ("DECIDE", "say(type='move', id=asked['id'], move='all in'); continue", "illegal"),
        ("DECIDE", "say(type='move', id=asked['id'], move=''); continue", "illegal"),
    ],
)
def test_who_fails_is_dropped_after_three(at: str, does: str, code: str, tmp_path: Path) -> None:
    bot = sit(program(tmp_path, at, does))
    assert decisions(bot, begun(TWO), 6) == 6
    assert codes(bot) == [code] * MOST_MISTAKES
    assert bot.dropped
    assert bot.child is None


@pytest.mark.parametrize("does", ["continue", "time.sleep(1000)", "say(type='thought', id=asked['id']); continue"])
def test_who_is_late_is_dropped_after_three(does: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(commands.TIMES, "quick", 100)
    bot = sit(program(tmp_path, "DECIDE", does, time="quick"))
    assert decisions(bot, begun(TWO), 5) == 5
    assert codes(bot) == ["late"] * MOST_MISTAKES


def test_who_never_starts_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.bots.outside.program.STARTING", 0.2)
    bot = sit(Command((sys.executable, "-c", "import time; time.sleep(1000)")))
    decisions(bot, begun(TWO), 5)
    assert codes(bot) == ["late"] * MOST_MISTAKES


def test_who_floods_or_never_reads_does_not_hang_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(commands.TIMES, "quick", 100)
    flood = sit(program(tmp_path, "DECIDE", "\n        while True: print('{}')", time="quick"))
    decisions(flood, begun(TWO), 5)
    assert flood.dropped
    deaf = sit(program(tmp_path, "DECIDE", "\n        while True: time.sleep(1000)", time="quick"))
    decisions(deaf, begun(TWO), 2)
    for _ in range(2000):
        deaf.begin(0, 1)  # far more than a pipe holds
    deaf.close(0.0)


def test_an_answer_that_comes_too_late_is_skipped(tmp_path: Path) -> None:
    """As if it answered the decision before, too late, and then this one."""
    late = "say(type='thought', id=asked['id'] - 1); say(type='move', id=asked['id'] - 1, move='all in')"
    bot = sit(program(tmp_path, "DECIDE", late))
    decisions(bot, begun(TWO), 4)
    assert bot.failures == []


def test_who_is_told_of_a_mistake_can_go_on(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    once = "\n        if seen == 2: say(type='move', id=asked['id'], move='all in'); continue"
    kept = f"\n    if kind == 'lost': open({str(heard)!r}, 'w').write(line)"
    command = program(tmp_path, "DECIDE", once)
    path = Path(command.arguments[1])
    path.write_text(path.read_text().replace("#EACH", kept))
    bot = sit(command)
    decisions(bot, begun(TWO), 5)
    assert codes(bot) == ["illegal"]
    bot.close(60.0)
    told = json.loads(heard.read_text())
    assert (told["code"], told["text"], told["mistakes"], told["most"]) == ("illegal", "all in", 1, MOST_MISTAKES)
    assert told["reason"]["code"]
    assert told["played"] == bot.failures[0].played


def test_who_has_ended_is_started_again_and_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    tell = f"open({str(heard)!r}, 'a').write(str(asked['mistakes']))"
    command = program(tmp_path, "HELLO", tell)
    path = Path(command.arguments[1])
    once = f"\n        if seen == 2 and len(open({str(heard)!r}).read()) == 1: os._exit(1)"
    path.write_text(path.read_text().replace("#DECIDE", once))
    bot = sit(command)
    decisions(bot, begun(TWO), 6)
    assert codes(bot) == ["crashed"]
    assert heard.read_text() == "01"


def test_a_new_match_forgets_mistakes(tmp_path: Path) -> None:
    bot = sit(program(tmp_path, "DECIDE", "os._exit(1)"))
    decisions(bot, begun(TWO), 5)
    assert bot.dropped
    bot.begin(0, 18)
    assert not bot.dropped


def test_what_was_thought_is_kept(tmp_path: Path) -> None:
    bot = sit(program(tmp_path, "DECIDE", "say(type='thought', id=asked['id'], value=1.5, text='why not')"))
    decisions(bot, begun(TWO), 1)
    assert bot.thought
    assert (bot.thought.value, bot.thought.text) == (1.5, "why not")


def test_a_program_has_nothing_of_our_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_DATABASE", "postgresql://club:secret@host/club")
    monkeypatch.setenv("SOME_TOKEN", "secret")
    heard = tmp_path / "heard"
    bot = sit(program(tmp_path, "HELLO", f"open({str(heard)!r}, 'w').write(json.dumps(dict(os.environ)))"))
    decisions(bot, begun(TWO), 1)
    # Python itself may add how it writes text.
    assert set(json.loads(heard.read_text())) <= {*PASSED_ON, "LC_CTYPE"}
    assert "secret" not in heard.read_text()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups here")
def has_died(number: str) -> bool:
    """Whether a process is gone, or waits for nothing but that somebody notices."""
    try:
        return ") Z " in Path(f"/proc/{number}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_who_does_not_end_is_ended_and_its_children_too(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    child = f"open({str(heard)!r}, 'w').write(str(subprocess.Popen(['sleep', '1000']).pid))"
    command = program(tmp_path, "HELLO", child)
    path = Path(command.arguments[1])
    path.write_text(path.read_text().replace("#QUIT", "time.sleep(1000)"))
    bot = sit(command)
    decisions(bot, begun(TWO), 1)
    assert bot.child
    process = bot.child.process
    bot.close(0.1)
    assert process.returncode is not None
    # It has been killed by now; on a busy machine it takes a while to die.
    end = time.monotonic() + PATIENCE
    while Path("/proc/self").exists() and not has_died(heard.read_text()):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_program_that_is_not_there_counts_as_ended() -> None:
    bot = sit(Command(("no-such-program-anywhere",)))
    decisions(bot, begun(TWO), 4)
    assert codes(bot) == ["crashed"] * MOST_MISTAKES
