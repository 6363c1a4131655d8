"""What players of Nain Jaune like to count: tokens out of the boxes, rounds that they ended, and Grand Opéras."""

from __future__ import annotations

from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.sheet import line
from mazzo.kernel.contract import WATCHER

FEATS = ("boxes", "out", "operas")


def feats_of(round: Round) -> list[dict[str, int]]:
    view = round.view(WATCHER)
    found = []
    for seat in range(round.setup.seats):
        out = seat == round.last
        found.append({"boxes": int(line(view, seat).boxes), "out": int(out), "operas": int(out and round.opera >= 0)})
    return found
