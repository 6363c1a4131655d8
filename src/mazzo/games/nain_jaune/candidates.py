"""The moves worth searching: suits matter only for box cards, and nobody forgets an announcement on purpose."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, NO_BOX, RANK
from mazzo.games.nain_jaune.public import ANNOUNCED, lays_card
from mazzo.games.nain_jaune.view import View


def candidates(view: View) -> list[int]:
    """One card of each rank, the box card if it is there beside another, and what is no card."""
    moves = view.moves()
    found: dict[tuple[int, bool], int] = {}
    others = []
    for move in moves:
        if not lays_card(move):
            others.append(move)
        elif move | ANNOUNCED == move or move | ANNOUNCED not in moves:
            found.setdefault(kind_of(move), move)
    return [*found.values(), *others]


def alike(one: int, other: int) -> bool:
    """Whether two moves are the same but for a suit that nobody asks for."""
    if not lays_card(one) or not lays_card(other):
        return one == other
    return one & ANNOUNCED == other & ANNOUNCED and kind_of(one) == kind_of(other)


def kind_of(move: int) -> tuple[int, bool]:
    """The rank of a card that is laid, and whether it empties a box."""
    card = move & ~ANNOUNCED
    return RANK[card], BOX[card] != NO_BOX
