"""The terminal itself, or a pipe: prints styled lines as wide as the window is, asks, clears, waits."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from mazzo.record.record import clean
from mazzo.terminal.draw.blocks import wrapped
from mazzo.terminal.line import Line

USUAL_WIDTH = 80
"""Where there is no window, as in a pipe."""
NARROWEST = 40
LONGEST_LINE = 200
"""What is typed beyond this is no move."""

PAPER = "#fbf6e9"
TRUE_COLOURS = {
    "paper": f"#22201c on {PAPER}",
    "ochre": f"bold #8a5f10 on {PAPER}",
    "vermilion": f"bold #bf3b2b on {PAPER}",
    "teal": f"bold #1f6f78 on {PAPER}",
    "moss": f"bold #4f7a3a on {PAPER}",
    "plum": f"bold #6b3a5b on {PAPER}",
}
"""Ink on paper. The ochre is darkened until it can be read on it."""

FIXED_COLOURS = {
    "paper": "color(234) on color(230)",
    "ochre": "bold color(94) on color(230)",
    "vermilion": "bold color(124) on color(230)",
    "teal": "bold color(24) on color(230)",
    "moss": "bold color(28) on color(230)",
    "plum": "bold color(89) on color(230)",
}
"""The nearest of 256 colours that still tell the suits apart."""

FEW_COLOURS = {
    "paper": "default",
    "ochre": "yellow",
    "vermilion": "red",
    "teal": "cyan",
    "moss": "green",
    "plum": "magenta",
}
COLOURS = {"truecolor": TRUE_COLOURS, "256": FIXED_COLOURS}
EVERYWHERE = {"quiet": "dim", "strong": "bold"}

BOXES = dict.fromkeys("╭╮╰╯├┤┬┴┼", "+")
SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
LETTERS = {"ö": "oe", "ü": "ue", "×": "x", "¢": "c", "⅓": " 1/3", "⅔": " 2/3", "−": "-", "–": "-"}
QUOTES = {"’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": "...", "\u202f": " "}
SPELLED = str.maketrans(
    BOXES
    | SUITS
    | LETTERS
    | QUOTES
    | {"─": "-", "│": "|", "▸": ">", "·": "-", "✓": "*", "░": "#", "↑": "^", "←": "<", "→": ">"}
)
"""What stands for a character where the terminal's encoding has none."""


class Ended(Exception):
    """The input is at its end, or the person wants to stop."""


class Screen:
    """Where people read and type."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        target = target or sys.stdout
        for stream in (self.source, target):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.live = self.source.isatty() and target.isatty()
        """Whether a person sits there, rather than a script: only then it clears, waits and paces."""
        self.unicode = can_print(SPELLED, target.encoding)
        self.console = Console(file=target, highlight=False, markup=False, emoji=False)
        colours = COLOURS.get(self.console.color_system or "", FEW_COLOURS)
        self.console.push_theme(Theme(colours | EVERYWHERE))
        self.line = Line() if self.live and self.source is sys.stdin and target is sys.stdout else None
        """How lines are edited, where that is possible."""

    @property
    def width(self) -> int:
        """Of the window as it is now."""
        return max(NARROWEST, self.size[0]) if self.live else USUAL_WIDTH

    @property
    def height(self) -> int:
        """Of the window as it is now; 0 where there is none."""
        return self.size[1] if self.live else 0

    @property
    def size(self) -> tuple[int, int]:
        """What the system says counts: a variable that the shell has set does not change with the window."""
        with suppress(OSError, ValueError):
            columns, lines = os.get_terminal_size(self.console.file.fileno())
            if columns and lines:
                return columns, lines
        return self.console.size.width, self.console.size.height

    def say(self, *lines: str | Text) -> None:
        """Print lines; long ones are wrapped between words."""
        for line in lines:
            for part in wrapped(self.fit(line), self.width):
                self.console.print(part, soft_wrap=True)

    def say_whole(self, line: str) -> None:
        """Print a line without wrapping it, because it is for copying."""
        self.console.print(self.fit(line), soft_wrap=True)

    def show(self, lines: Iterable[Text]) -> None:
        """Print what was drawn, as it was drawn; nothing is cut off where a window is too narrow for it."""
        for line in lines:
            self.console.print(self.fit(line), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """What the person types. Raises Ended at the end of the input."""
        if not self.line:
            self.prompt(prompt)
            return self.taken(self.source.readline())
        *above, last = self.broken(prompt)
        self.show(above)
        return self.taken(self.line.read(last.plain))

    def suggest(self, texts: Iterable[str]) -> None:
        """What the next line may be, for the key that completes it."""
        if self.line:
            self.line.suggested = list(texts)

    def prompt(self, prompt: str) -> None:
        *above, last = self.broken(prompt)
        self.show(above)
        self.console.print(last, end="", soft_wrap=True)
        self.console.file.flush()

    def broken(self, prompt: str) -> list[Text]:
        """A prompt in lines; one types behind the last."""
        if prompt.endswith("\n"):
            return [*wrapped(self.fit(prompt.rstrip()), self.width), Text()]
        lines = wrapped(self.fit(prompt), self.width - 1)
        lines[-1].append(" " * (len(prompt) - len(prompt.rstrip())))
        return lines

    def taken(self, line: str) -> str:
        """A line that was typed, fit to be read. Raises Ended if there is none any more."""
        typed = clean(line)[:LONGEST_LINE]
        if not self.source.isatty():
            # A script is not echoed by the terminal; with its lines the output reads like a game.
            self.say(typed)
        elif not line:
            self.say("")
        if not line:
            raise Ended
        return typed

    def clear(self) -> None:
        """Leave nothing to read, above the window neither."""
        if not self.live:
            return
        if self.line:
            self.line.forget()
        if os.name == "nt":
            os.system("cls")
        elif self.console.is_dumb_terminal:
            self.console.file.write("\n" * 200)
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.console.file.flush()

    def wait(self, seconds: float) -> None:
        """Let a person follow; a script is not held up."""
        if self.live:
            time.sleep(seconds)

    def fit(self, line: str | Text) -> Text:
        """The line in characters that the terminal has."""
        text = line.copy() if isinstance(line, Text) else Text(line)
        if not self.unicode:
            text.plain = text.plain.translate(SPELLED)
        return text


def can_print(characters: dict[int, str], encoding: str | None) -> bool:
    try:
        "".join(map(chr, characters)).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
