"""Announcements, contra and recontra of positive contracts (4.7, 4.11b). Who announced what takes three bits a kind."""

from __future__ import annotations

from mazzo.games.tarock.bonuses import DOPPIOSACCO, FREE, SACCO, ULTIMO, counted
from mazzo.games.tarock.deck import BIRDS
from mazzo.games.tarock.moves import CONTRA, OK, RECONTRA
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.tarock.setup import Setup

MAY_CONTRA: Final = 1 << CONTRA
MAY_RECONTRA: Final = 1 << RECONTRA
MAY_CLOSE: Final = 1 << OK
SACKS: Final = 1 << SACCO | 1 << DOPPIOSACCO
MAY_ULTIMO: Final = 1 << ULTIMO


def announcer(said: i64, kind: i64) -> i64:
    """Who has announced a kind, or -1."""
    return ((said >> (3 * kind)) & 7) - 1


def announced(said: i64) -> i64:
    """The kinds that have been announced, as a set."""
    found: i64 = 0
    kind: i64 = 0
    while said:
        if said & 7:
            found |= TOP >> (61 - kind)
        said >>= 3
        kind += 1
    return found


def offers(setup: Setup, contract: i64, hand: i64, ultimo: bool, said: i64) -> i64:
    """The kinds that a player may announce, ULTIMO if the called king is his to announce (TK-A35, A29, A54)."""
    gone = announced(said)
    found: i64 = FREE | ((hand & BIRDS) >> 32)
    if ultimo:
        found |= MAY_ULTIMO
    if gone & SACKS:
        gone |= SACKS
    return found & ~gone & counted(setup, contract)


def bound_king(said: i64, king: i64) -> i64:
    """The called king as a set, if ULTIMO is announced: whoever has said so, its holder keeps it."""
    if king < 0 or announcer(said, ULTIMO) < 0:
        return 0
    return TOP >> (61 - king)
