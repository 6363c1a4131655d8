"""The fixed ids of moves, worked out: `actions` tells what they mean."""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo.deck import COLUMNS, KINDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.primo.view import View

NUMBERS: Final = 14
HEAD: Final = KINDS * COLUMNS
SHIFT: Final = 2 * KINDS * COLUMNS
TOP: Final = SHIFT + COLUMNS * NUMBERS * COLUMNS
NIMM: Final = TOP + COLUMNS
END: Final = NIMM + COLUMNS
PASS: Final = END + 1
SWAP: Final = PASS + 1


def ids(view: View, moves: list[int]) -> list[int]:
    """The ids of legal moves, in their order."""
    found: list[int] = []
    for each_move in moves:
        move: i64 = each_move
        found.append(id_of(view.hand, move))
    return found


def id_of(hand: i64, move: i64) -> i64:
    what = plays.kind_of(move)
    if what == plays.SWAP:
        return SWAP + chosen_places(hand, move >> 3) - 1
    if what == plays.LAY:
        return COLUMNS * (move >> 3 & 31) + (move >> 8)
    if what == plays.HEAD:
        return HEAD + COLUMNS * (move >> 3 & 31) + (move >> 8)
    if what == plays.SHIFT:
        return SHIFT + COLUMNS * (NUMBERS * (move >> 3 & 7) + (move >> 6 & 15)) + (move >> 10)
    if what == plays.PLAY_TOP:
        return TOP + (move >> 3)
    if what == plays.PLAY_NIMM:
        return NIMM + (move >> 3)
    return END if what == plays.END else PASS


def chosen_places(hand: i64, chosen: i64) -> i64:
    """The places of chosen cards in a hand as a bit mask, the first of equal cards. Both are in deck order."""
    found: i64 = 0
    place: i64 = 1
    while chosen:
        if (hand & 31) == (chosen & 31):
            found |= place
            chosen >>= 5
        hand >>= 5
        place += place
    return found
