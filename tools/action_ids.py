"""Writes `docs/action-ids.md`: the fixed ids of moves and the layout of observations, of each game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from mazzo.games import game, names
from mazzo.kernel.game import Game
from mazzo.kernel.observation import Piece
from mazzo.words import Words

PAGE = Path(__file__).parents[1] / "docs" / "action-ids.md"

OPENING = """\
# Ids of moves, and the layout of observations

`make action-ids` writes this page from the games; [research.md](research.md) tells how the numbers are used. An id
never changes its meaning. Columns are A = 0 to F = 5.

An observation is a row of bits: its pieces one after the other, of each the lowest bit first. Cards are in deck order.
Seats are places: 0 is the viewer, 1 the next in turn, and so on; of a piece with one bit a seat, bit 0 is the viewer. A
piece `name[…]` is there several times: `name[0]`, `name[1]` and so on for the seats, or from 1 on for numbers.
"""


def page() -> str:
    """The page as it should be."""
    return "\n".join([OPENING, *lines(Words())])


def lines(words: Words) -> Iterator[str]:
    for name in names():
        found = game(name)
        assert found.actions is not None
        assert found.observation is not None
        yield f"## {words(f'{name}-name')}\n"
        yield f"{found.actions.size:,} ids:\n"
        yield from ids(found)
        seats = found.seats(found.options({}))[0]
        pieces = found.observation.pieces(seats)
        yield f"{len(pieces)} pieces with {sum(piece.bits for piece in pieces):,} bits at a table of {seats}:\n"
        yield from layout(pieces)


def ids(found: Game) -> Iterator[str]:
    assert found.actions is not None
    yield "| Ids | Move | Numbered by |"
    yield "|---|---|---|"
    for block, first in zip(found.actions.blocks, found.actions.firsts(), strict=True):
        if block.name != "unused":
            yield f"| {first}{f'–{first + block.size - 1}' if block.size > 1 else ''} | {block.name} | {block.says} |"
    yield ""


def layout(pieces: Sequence[Piece]) -> Iterator[str]:
    """One line for pieces that differ in their number alone."""
    yield "| Piece | Bits | What they say |"
    yield "|---|---|---|"
    lines = (f"| `{numbered(piece.name)}` | {piece.bits} | {piece.says} |" for piece in pieces)
    yield from dict.fromkeys(lines)
    yield ""


def numbered(name: str) -> str:
    """A name with its number, if it has one, as the first of several."""
    return re.sub(r"\[\d+\]$", "[…]", name)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
