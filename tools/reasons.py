"""Writes `docs/reasons.md`: every reason for which a move is refused, with its parameters and its English words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mazzo.games import NAMES, game
from mazzo.words import Words

PAGE = Path(__file__).parents[1] / "docs" / "reasons.md"

OPENING = """\
# Why a move is refused

`make reasons` writes this page from the games and from `locales/en.ftl`. A refusal is a code with parameters that the
one who is refused may know; words are made of it at the edge. A key that begins with `reason` stands for words that
games share.
"""


def page() -> str:
    """The page as it should be."""
    return "\n".join([OPENING, *lines(Words())])


def lines(words: Words) -> Iterator[str]:
    for name in NAMES:
        yield f"## {words(f'{name}-name')}\n"
        yield "| Code | Parameters | Key | In English |"
        yield "|---|---|---|---|"
        for code, params in game(name).reasons.items():
            own = f"{name}-reason-{code.replace('_', '-')}"
            key = own if own in words else f"reason-{code.replace('_', '-')}"
            sentence = words(key, **{param: f"*{param}*" for param in params})
            yield f"| `{code}` | {', '.join(f'`{param}`' for param in params) or '–'} | `{key}` | {sentence} |"
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
