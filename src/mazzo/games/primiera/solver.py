"""The last plays of a round, solved: with few cards left nearly everything is known, and what is left to find out is
who takes what."""

from __future__ import annotations

from mazzo.games.primiera import round as rounds
from mazzo.games.primiera.public import PLAYS
from mazzo.kernel.exact import played_openly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


LATE: Final = 8
"""From so many plays before the end on."""
POSITIONS: Final = 400
"""Looked at, at most."""


def solve(round: rounds.Round) -> list[int] | None:
    """The scores of a round if all play on with open cards and at their best; None while it is too early for that."""
    if PLAYS - round.turn > LATE or round.in_opening():
        return None
    return played_openly(round, POSITIONS)
