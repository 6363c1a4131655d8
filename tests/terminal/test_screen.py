"""The terminal: colours only where they are wanted, ASCII where there is nothing else, nothing left after clearing."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.text import Text

from mazzo.terminal.draw.blocks import Face, card_rows, paper, wrapped
from mazzo.terminal.screen import Ended, Screen

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

import pty
import select
import signal

CLEARED = "\x1b[H\x1b[2J\x1b[3J"


class Terminal:
    """A program in a pseudo-terminal of 80 columns."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self.output = ""
        self.process, self.master = pty.fork()
        if self.process == 0:
            command = [sys.executable, "-c", "from mazzo.cli import main; main()", *arguments]
            os.execve(sys.executable, command, {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", **environment})

    def until(self, words: str, times: int = 1) -> str:
        """Everything printed, once some words have been printed that often."""
        stop = time.monotonic() + 60
        while self.output.count(words) < times:
            ready, _, _ = select.select([self.master], [], [], max(0, stop - time.monotonic()))
            assert ready, f"{words!r} was not printed in time"
            self.output += os.read(self.master, 65536).decode(errors="replace")
        return self.output

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_people_take_turns_behind_a_cleared_screen(terminals: list[Terminal]) -> None:
    terminal = Terminal(["play", "--people", "2", "--seed", "pass"], {"LANG": "C.UTF-8", "NO_COLOR": "1"})
    terminals.append(terminal)
    assert CLEARED not in terminal.until("Hand over to Player 1, who then presses Enter: ")
    terminal.type("")
    first = terminal.until("? for help): ")
    hand = [line for line in first[first.index("Your hand") :].splitlines() if line.startswith(("│", "╭"))]
    assert len(hand) == 2 + 1
    terminal.type("2")
    between = terminal.until("Hand over to Player 2, who then presses Enter: ")
    assert between.rsplit(CLEARED, 1)[1] == "Hand over to Player 2, who then presses Enter: ", (
        "nothing else is on the screen"
    )
    terminal.type("")
    after = terminal.until("? for help): ", times=2).rsplit(CLEARED, 1)[1]
    assert "Player 1 lays a card face down." in after
    assert not any(line in after for line in hand[1:]), "not a row of the hand before"


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_can_be_switched_off(terminals: list[Terminal], environment: dict[str, str], coloured: bool) -> None:
    clean = {key: "" for key in ("COLORTERM", "FORCE_COLOR") if key in os.environ}
    terminal = Terminal(["play", "--seed", "colours"], {"LANG": "C.UTF-8", **clean, **environment})
    terminals.append(terminal)
    out = terminal.until("? for help): ")
    assert ("\x1b[38;5;" in out or "48;5;230" in out) == coloured
    terminal.type("quit")
    terminal.until("Saved.")


def test_a_terminal_without_line_drawing_gets_plain_ascii(tmp_path: Path) -> None:
    target = TextIOWrapper(BytesIO(), encoding="ascii")
    screen = Screen(StringIO("1\n"), target)
    screen.show(card_rows([Face("1 →", "Coin", "ochre", "1", "x"), Face("10", "Sword", "teal")], 80))
    screen.show(paper("Score · 2", ["a", None, "b"]))
    screen.say("Zoë")
    target.flush()
    assert isinstance(target.buffer, BytesIO)
    assert target.buffer.getvalue().decode("ascii").splitlines() == [
        "+--1--+ +-----+",
        "|1 >  | |10   |",
        "|Coin | |Sword|",
        "+--x--+ +-----+",
        "+- Score - 2 +",
        "| a          |",
        "+------------+",
        "| b          |",
        "+------------+",
        "Zo?",
    ]


def test_a_script_is_echoed_neither_cleared_nor_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda seconds: pytest.fail("held up"))
    target = StringIO()
    screen = Screen(StringIO("7 x\n"), target)
    screen.clear()
    screen.wait(5)
    assert screen.ask("? ") == "7 x"
    with pytest.raises(Ended):
        screen.ask("? ")
    assert target.getvalue() == "? 7 x\n? \n"


def test_long_lines_are_broken_between_words_and_nothing_is_cut() -> None:
    target = StringIO()
    screen = Screen(StringIO(), target)
    screen.say("word " * 40)
    screen.show([Text("x" * 100)])
    lines = target.getvalue().splitlines()
    assert [len(line) for line in lines] == [79, 79, 39, 100]


@pytest.mark.parametrize("count", range(1, 25))
@pytest.mark.parametrize("width", [40, 80])
def test_cards_fit_any_width(count: int, width: int) -> None:
    rows = card_rows([Face("10", "Sword", "teal")] * count, width)
    assert max(row.cell_len for row in rows) <= width
    assert sum(row.plain.count("Sword") for row in rows) == count


def test_no_line_is_broken_at_a_space_that_holds_words_together() -> None:
    lines = wrapped(Text("À vous, ou bien\u00a0: passez", "strong"), 15)
    assert [line.plain for line in lines] == ["À vous, ou", "bien\u00a0: passez"]
    assert lines[0].style == "strong"
    assert [line.plain for line in wrapped(Text("Coup de balai\u202f!"), 14)] == ["Coup de", "balai\u202f!"]
