"""What a person can look up at any time: help, the log, the score round by round."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Event
from mazzo.terminal.draw.blocks import columns, hanging, heads, paper, wrapped
from mazzo.terminal.phrases import Phrases
from mazzo.words import Words

NAME_WIDTH = 12
"""How wide a column of the score is, if there is room and no name is longer."""
FRAME = 4
COMMAND = re.compile(r"\S+(?: \S+)* {2,}")
"""How the line of a help page begins that explains a command."""

Scored = tuple[int, Sequence[int]]
"""The number of a round, and the points of each seat."""


Weighed = tuple[str, float, float]
"""A move in notation, what it may bring, in points, and the standard error of that."""

MOST_WEIGHED = 8


def hint_page(move: str, reason: Reason, values: Sequence[Weighed], phrases: Phrases, width: int) -> list[Text]:
    """What a good player would do, why, and what the best moves may bring."""
    words = phrases.words
    said = [Text(words("hint-move", move=phrases.move(move)), "strong"), Text(phrases.advice(reason))]
    named = [(phrases.move(each), points(value, error, words)) for each, value, error in values[:MOST_WEIGHED]]
    if named:
        said.append(Text(words("hint-values", unit=unit(phrases)), "quiet"))
    lines = [part for text in said for part in wrapped(text, width)]
    right = max((cell_len(value) for _, value in named), default=0)
    room = min(max((cell_len(name) for name, _ in named), default=0), width - right - 4)
    for name, value in named:
        *more, last = wrapped(Text(name), room)
        lines += [Text("  ") + part for part in more]
        lines.append(Text(f"  {last.plain}{' ' * (room - cell_len(last.plain))}  {value:>{right}}"))
    return lines


def unit(phrases: Phrases) -> str:
    """What a game counts in: points, unless it has a word of its own."""
    words, own = phrases.words, f"{phrases.game.name}-unit"
    return words(own if own in words else "hint-unit")


def points(value: float, error: float, words: Words) -> str:
    """With their sign and how sure they are, to one place: `+1.5 ± 0.4`."""
    rounded = round(float(value), 1)
    return words("hint-value", sign="-" if rounded < 0 else "+", points=abs(rounded), error=round(float(error), 1))


def help_page(phrases: Phrases, width: int, key: str = "turn-help") -> list[Text]:
    """What can be typed; what a command does stands in a column of its own."""
    words = phrases.words
    lines = words(key, notation=words(f"{phrases.game.name}-notation")).split("\n")
    begins = [COMMAND.match(line) for line in lines]
    return [
        part
        for line, begin in zip(lines, begins, strict=True)
        for part in (hanging(line, width, begin.end()) if begin else wrapped(Text(line), width))
    ]


def log_page(events: Iterable[Event], phrases: Phrases) -> list[str]:
    return [phrases.event(event) for event in events] or [phrases.words("turn-log-empty")]


def score_page(rounds: Iterable[Scored], totals: Sequence[int], phrases: Phrases, width: int) -> list[Text]:
    """Every counted round with the points of each seat, and what they make."""
    words = phrases.words
    names = [phrases.name(seat) for seat in range(len(totals))]
    label = 1 + max(cell_len(words(key)) for key in ("score-round", "score-total"))
    longest = 1 + max(map(cell_len, names))
    column = min(max(NAME_WIDTH, longest), (width - FRAME - label) // len(names))

    def row(said: str, values: Iterable[object]) -> str:
        return columns(said, map(str, values), label, column)

    *above, last = heads(names, label, column)
    body: list[str | None] = [*above, words("score-round").ljust(label) + last[label:]]
    body += [row(str(number), scores) for number, scores in rounds]
    body += [None, row(words("score-total"), totals)]
    return paper(words("score-title"), body)
