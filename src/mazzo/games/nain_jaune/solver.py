"""The end of a round, solved: with few cards left only the leads are to be chosen, and all else follows."""

from __future__ import annotations

from mazzo.games.nain_jaune import round as rounds
from mazzo.kernel.bits import size
from mazzo.kernel.exact import played_openly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


LATE: Final = 8
"""With so many cards left in all hands together."""
POSITIONS: Final = 400
"""Looked at, at most."""


def solve(round: rounds.Round) -> list[int] | None:
    """The scores of a round if all play on with open cards and at their best; None while it is too early for that."""
    if size(round.h0) + size(round.h1) + size(round.h2) + size(round.h3) > LATE:
        return None
    return played_openly(round, POSITIONS)
