"""What players of Primiera like to count: sweeps, the seven of Coins, and the best primiera."""

from __future__ import annotations

from mazzo.games.primiera.round import Round
from mazzo.games.primiera.scoring import BEST_PRIMIERA, SEVEN, sweeps_of

FEATS = ("sweeps", "sevens", "primieras")


def feats_of(round: Round) -> list[dict[str, int]]:
    """Sweeps are one's own; the rest is what one's side has won."""
    found: list[dict[str, int]] = [{} for _ in round.setup.order]
    for side in round.sides():
        for seat in side.seats:
            found[seat] = {
                "sweeps": int(sweeps_of(round.sweeps, seat)),
                "sevens": int(side.won & SEVEN != 0),
                "primieras": int(side.won & BEST_PRIMIERA != 0),
            }
    return found
