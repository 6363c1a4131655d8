"""Positions for lessons and for the figures of the rule book, and what their proofs may ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mazzo.games.primo import rows
from mazzo.games.primo.dealing import PILED
from mazzo.games.primo.deck import COLUMNS, NAMES, NUMBER, copies, hand_size
from mazzo.games.primo.match import Match
from mazzo.games.primo.notation import LETTERS
from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.public import FINISHED
from mazzo.games.primo.round import Round
from mazzo.kernel.contract import Deal
from mazzo.kernel.position import by_seat, listed


def position(options: PrimoOptions, seats: int, lines: Mapping[str, str]) -> tuple[Match, Round]:
    """A deal: `rows` are the six heads, `hands` the hands, `piles` what lies on top of the piles; the rest goes round
    in deck order. A number without a colour is yellow."""
    held = by_seat(NAMES, coloured(lines["hands"]))
    for hand, pile in zip(held, by_seat(NAMES, coloured(lines.get("piles", "")), len(held)), strict=True):
        hand += pile
    heads = [heads_of(lines["rows"])[letter] for letter in LETTERS]
    match = Match(options, len(held), len(held) - 1)
    sizes = [len(range(seat, PILED, len(held))) for seat in range(len(held))]
    place = 0
    for kind in left_over(options, [heads, *held]):
        while len(held[place]) >= sizes[place]:
            place = (place + 1) % len(held)
        held[place].append(kind)
        place = (place + 1) % len(held)
    return match, match.start(Deal(held, heads, []))


def coloured(text: str) -> str:
    return " ".join(f"{name}y" if name.isdigit() else name for name in text.split())


def heads_of(text: str) -> dict[str, int]:
    """`A 9 | B 4b | …`: the head of each row by its letter."""
    heads: dict[str, int] = {}
    for part in text.split("|"):
        letter, _, head = part.strip().partition(" ")
        (heads[letter],) = listed(NAMES, coloured(head))
    if sorted(heads) != sorted(LETTERS):
        raise ValueError(f"the rows are {LETTERS[0]} to {LETTERS[COLUMNS - 1]}")
    return heads


def left_over(options: PrimoOptions, places: list[list[int]]) -> list[int]:
    """The cards that nobody named, in deck order."""
    left = copies(options.top_cards)
    for cards in places:
        for kind in cards:
            left[kind] -= 1
    over = [NAMES[kind] for kind, number in enumerate(left) if number < 0]
    if over:
        raise ValueError(f"named too often: {' '.join(over)}")
    return [kind for kind, number in enumerate(left) for _ in range(number)]


def claims(round: Round | None) -> dict[str, Callable[..., Any]]:
    """What proofs may ask: of the round if there is one."""
    if round is None:
        return {"finished": lambda: FINISHED}

    def row(letter: str) -> str:
        return " ".join(str(NUMBER[kind]) for kind in rows.kinds_of(rows.row_at(round.layout, LETTERS.index(letter))))

    return {
        "row": row,
        "hand": lambda seat: hand_size(round.hands[seat]),
        "pile": lambda seat: [NAMES[kind] for kind in round.piles[seat]],
    }
