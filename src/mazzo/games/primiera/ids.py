"""The fixed ids of moves, in a table that is made when it is first asked for: `actions` tells what they mean."""

from __future__ import annotations

from mazzo.games.primiera.deck import CARDS, RANK
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.primiera.view import View
    from mazzo.kernel.numbers import Numbers

MOVES: Final[list[int]] = []
IDS: Final[dict[int, int]] = {}


def ids(view: View, moves: list[int]) -> list[int]:
    """The ids of legal moves, in their order."""
    if not IDS:
        fill()
    return [IDS[move] for move in moves]


def put(view: View, numbers: Numbers) -> None:
    """Add the ids of all legal moves."""
    numbers.put_all(ids(view, view.moves()))


def meant(view: View, number: int) -> int | None:
    """The move of an id, legal or not."""
    return moves()[number]


def moves() -> list[int]:
    """The move of each id."""
    if not MOVES:
        fill()
    return MOVES


def fill() -> None:
    """Number the cards that take nothing, then each card with each set that it can ever take."""
    found: list[int] = list(range(CARDS))
    for card in range(CARDS):
        found += [taken << 6 | card for taken in captures(card)]
    MOVES.extend(found)
    IDS.update({move: number for number, move in enumerate(found)})


def captures(card: i64) -> list[int]:
    """Every set that a card can ever take, in ascending order."""
    rank: i64 = RANK[card]
    found: list[int] = []
    lower: list[int] = []
    other: i64 = 0
    while other < CARDS:
        if RANK[other] == rank and other != card:
            found.append(TOP >> (61 - other))
        elif RANK[other] < rank:
            lower.append(other)
        other += 1
    return sorted(found + sums(lower, rank))


def sums(cards: list[int], total: i64) -> list[int]:
    """Every set of these cards that adds up to a total."""
    open_sums: list[tuple[int, int]] = [(0, total)]
    for card in cards:
        rank = RANK[card]
        one: i64 = TOP >> (61 - card)
        longer: list[tuple[int, int]] = []
        for taken, left in open_sums:
            if left >= rank:
                longer.append((taken | one, left - rank))
        open_sums += longer
    return [taken for taken, left in open_sums if not left]
