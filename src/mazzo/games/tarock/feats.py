"""What players of Tarock like to count: the contracts that they played and made, alone or called as a partner."""

from __future__ import annotations

from mazzo.games.tarock import contracts
from mazzo.games.tarock.contracts import TRISAC
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scoring import Parties
from mazzo.games.tarock.setup import SEATS

FEATS = ("declared", "made", "called")


def feats_of(round: Round) -> list[dict[str, int]]:
    """In a TRISAC nobody declares anything."""
    found: list[dict[str, int]] = [{} for _ in range(SEATS)]
    if round.contract == TRISAC:
        return found
    for seat in range(SEATS):
        if round.is_declarer(seat):
            found[seat] = {"declared": 1, "made": int(has_made(round, seat))}
    partner = round.partner()
    if partner >= 0:
        found[partner] = {"called": 1}
    return found


def has_made(round: Round, declarer: int) -> bool:
    if contracts.is_negative(round.contract):
        return contracts.has_won(round.contract, round.tricks_of(declarer))
    return Parties(round).game() > 0
