"""The birds, `bird1` to `bird4` (4.7): T1 has to win the last trick, T2 the one before, T3 and T4 likewise.

Their kinds are the first four of the bonuses, BIRD1 to BIRD4. What became of them takes four bits a kind: 0 if the bird
did not come to its trick, else one more than the seat that played it, and FAILED more if it did not win.
"""

from __future__ import annotations

from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.bonuses import LAST_TRICK
from mazzo.games.tarock.deck import BAGATO
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

FAILED: Final = 4


def bird_card(kind: i64) -> i64:
    """The card of a bird: T1 to T4."""
    return BAGATO + kind


def bird_trick(kind: i64) -> i64:
    """The trick, from 1, that a bird has to win: T1 the last one."""
    return LAST_TRICK - kind


def came(kind: i64, seat: i64, won: bool) -> i64:
    """The note that a seat has played a bird to its own trick."""
    return (seat + 1 + (0 if won else FAILED)) << (4 * kind)


def made_by(noted: i64, kind: i64) -> i64:
    """Who has won its own trick with a bird, or -1; the partner's higher tarock does not help (TK-A53)."""
    bird = (noted >> (4 * kind)) & 15
    return bird - 1 if bird <= FAILED else -1


def lost_by(noted: i64, kind: i64) -> i64:
    """Who has played a bird to its own trick in vain, or -1."""
    bird = (noted >> (4 * kind)) & 15
    return bird - FAILED - 1 if bird > FAILED else -1


def has_bird(said: i64, seat: i64) -> bool:
    """Whether a seat has announced a bird."""
    kind: i64 = 0
    while kind < 4:
        if announcer(said, kind) == seat:
            return True
        kind += 1
    return False


def bound_birds(said: i64, seat: i64, trick: i64) -> i64:
    """The birds that a seat has announced and whose trick, from 1, is still to come (TK-A36)."""
    found: i64 = 0
    kind: i64 = 0
    while kind < 4:
        if announcer(said, kind) == seat and trick < bird_trick(kind):
            found |= TOP >> (61 - bird_card(kind))
        kind += 1
    return found


def due_bird(said: i64, seat: i64, trick: i64) -> i64:
    """The bird that a seat has announced for just this trick, as a set."""
    kind = 12 - trick
    if kind > 3 or announcer(said, kind) != seat:
        return 0
    return TOP >> (61 - bird_card(kind))
