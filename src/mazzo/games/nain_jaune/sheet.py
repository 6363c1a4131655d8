"""The settlement of a finished round, seat by seat."""

from __future__ import annotations

from msgspec import Struct

from mazzo.games.nain_jaune.deck import BOX_CARDS
from mazzo.games.nain_jaune.scoring import amount
from mazzo.games.nain_jaune.tokens import STAKE
from mazzo.games.nain_jaune.view import View


class Line(Struct, frozen=True, kw_only=True):
    """The settlement of one seat when the round is over: what it gained and, below zero, what it paid."""

    seat: int
    stake: int
    boxes: int
    """What box cards have taken."""
    grand_opera: int
    cards: int
    """For the cards left in the hands."""
    fines: int
    """For box cards still held."""
    change: int


def line(view: View, seat: int) -> Line:
    change = amount(view.tokens, seat) - amount(view.before, seat)
    out = seat == view.last
    paid = sum(amount(view.paid, other) for other in range(view.setup.seats)) if out else -amount(view.paid, seat)
    opera = max(0, view.opera) if out else 0
    held = [number for number, card in enumerate(BOX_CARDS) if view.left[seat] >> card & 1]
    fines = -sum(amount(view.fined, number) for number in held)
    return Line(
        seat=seat,
        stake=-STAKE,
        boxes=change + STAKE - opera - paid - fines,
        grand_opera=opera,
        cards=paid,
        fines=fines,
        change=change,
    )
