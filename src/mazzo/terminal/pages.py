"""What a person can look up at any time: help, the log, the score round by round, the rules of the match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.terminal.draw.blocks import columns, paper, shortened
from mazzo.terminal.phrases import Phrases
from mazzo.words import dashed

ROUND_WIDTH = 8
NAME_WIDTH = 12

Scored = tuple[int, Sequence[int]]
"""The number of a round, and the points of each seat."""


Weighed = tuple[str, float]
"""A move in notation, and what it may bring, in points."""

MOST_WEIGHED = 8


def hint_page(move: str, reason: Reason, values: Sequence[Weighed], phrases: Phrases) -> list[Text]:
    """What a good player would do, why, and what the best moves may bring."""
    words = phrases.words
    lines = [Text(words("hint-move", move=phrases.move(move)), "strong"), Text(phrases.advice(reason))]
    if values:
        named = [(phrases.move(each), value) for each, value in values[:MOST_WEIGHED]]
        width = max(len(name) for name, _ in named)
        lines.append(Text(words("hint-values"), "quiet"))
        lines += [Text(f"  {name.ljust(width)}  {value:+6.1f}") for name, value in named]
    return lines


def help_page(phrases: Phrases) -> list[str]:
    words = phrases.words
    return words("turn-help", notation=words(f"{phrases.game.name}-notation")).split("\n")


def log_page(events: Iterable[Event], phrases: Phrases) -> list[str]:
    return [phrases.event(event) for event in events] or [phrases.words("turn-log-empty")]


def score_page(rounds: Iterable[Scored], totals: Sequence[int], phrases: Phrases) -> list[Text]:
    """Every counted round with the points of each seat, and what they make."""
    words = phrases.words
    names = [shortened(phrases.name(seat), NAME_WIDTH - 1) for seat in range(len(totals))]

    def row(label: str, values: Iterable[object]) -> str:
        return columns(label, map(str, values), ROUND_WIDTH, NAME_WIDTH)

    body: list[str | None] = [row(words("score-round"), names)]
    body += [row(str(number), scores) for number, scores in rounds]
    body += [None, row(words("score-total"), totals)]
    return paper(words("score-title"), body)


def rules_page(options: Options, phrases: Phrases) -> list[str]:
    """The rules in short, then the options that are not as usual."""
    words, game = phrases.words, phrases.game.name
    lines = words(f"{game}-rules", **options.dump()).split("\n")
    for field in options.describe():
        value = getattr(options, field.key)
        usual = field.defaults[getattr(options, field.by)] if field.by else field.default
        option = f"{game}-option-{dashed(field.key)}"
        if value != usual:
            chosen = words(f"{option}-{dashed(str(value))}") if field.kind == "choice" else str(value)
            lines.append(words("rules-option", option=words(option), value=chosen))
    return lines
