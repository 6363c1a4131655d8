"""The moves worth searching: suits matter only for box cards, and nobody forgets an announcement on purpose."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, NO_BOX, RANK
from mazzo.games.nain_jaune.round import ANNOUNCED, PASS
from mazzo.games.nain_jaune.view import View


def candidates(view: View) -> list[int]:
    """One card of each rank, the box card if it is there beside another, and what is no card."""
    moves = view.moves()
    found: dict[tuple[int, bool], int] = {}
    others = []
    for move in moves:
        if PASS <= move < ANNOUNCED:
            others.append(move)
        elif move | ANNOUNCED == move or move | ANNOUNCED not in moves:
            card = move & ~ANNOUNCED
            found.setdefault((RANK[card], BOX[card] != NO_BOX), move)
    return [*found.values(), *others]
