"""What players of Primo like to count: how often they were rid of their cards first, and how many they kept."""

from __future__ import annotations

from mazzo.games.primo.public import FINISHED
from mazzo.games.primo.round import Round

FEATS = ("finished", "left")


def feats_of(round: Round) -> list[dict[str, int]]:
    """Every card left costs a point, and finishing brings some: so the scores tell both."""
    finished = [int(seat == round.finisher) for seat in range(round.setup.seats)]
    return [
        {"finished": first, "left": first * FINISHED - int(score)}
        for first, score in zip(finished, round.scores(), strict=True)
    ]
