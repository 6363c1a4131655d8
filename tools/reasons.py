"""Writes `docs/reasons.md`: every reason for which a move is refused or advised, with its parameters and its English
words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from mazzo.games import game, names
from mazzo.words import Words

PAGE = Path(__file__).parents[1] / "docs" / "reasons.md"

OPENING = """\
# Why a move is refused, and why it is advised

`make reasons` writes this page from the games and from `locales/en.ftl`. A reason is a code with parameters that its
reader may know; clients put it into words. A key that begins with `reason` or `advice` stands for words that games
share.
"""


def page() -> str:
    """The page as it should be."""
    return "\n".join([OPENING, *lines(Words())])


def lines(words: Words) -> Iterator[str]:
    for name in names():
        title = words(f"{name}-name")
        yield from table(words, f"## {title}", name, "reason", game(name).reasons)
        yield from table(words, f"### {title}: hints", name, "advice", game(name).advice)


def table(words: Words, heading: str, name: str, kind: str, reasons: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """The reasons of one kind, with the words of the game or of all."""
    yield f"{heading}\n"
    yield "| Code | Parameters | Key | In English |"
    yield "|---|---|---|---|"
    for code, params in reasons.items():
        key = words.key(name, kind, code)
        sentence = words(key, **{param: f"*{param}*" for param in params})
        yield f"| `{code}` | {', '.join(f'`{param}`' for param in params) or '–'} | `{key}` | {sentence} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
