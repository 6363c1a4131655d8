"""The settlement of a finished round, seat by seat."""

from __future__ import annotations

from msgspec import Struct

from mazzo.games.nain_jaune.deck import BOX_CARDS
from mazzo.games.nain_jaune.public import Public
from mazzo.games.nain_jaune.scoring import amount
from mazzo.games.nain_jaune.tokens import STAKE
from mazzo.games.nain_jaune.view import View


class Line(Struct, frozen=True, kw_only=True, gc=False):
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


def left_by_opera(public: Public) -> int:
    """How many tokens a Grand Opéra has left in boxes that were forgotten (NJ-A29); their cards are laid, so that no
    fine goes into them."""
    return sum(public.box(number) for number in range(len(BOX_CARDS)) if public.is_left(number))


def line(view: View, seat: int) -> Line:
    public = view.public
    change = public.scores()[seat]
    out = seat == public.last
    paid = sum(amount(public.paid, other) for other in range(public.setup.seats)) if out else -amount(public.paid, seat)
    opera = max(0, public.opera) if out else 0
    held = [number for number, card in enumerate(BOX_CARDS) if view.left[seat] >> card & 1]
    fines = -sum(amount(public.fined, number) for number in held)
    return Line(
        seat=seat,
        stake=-STAKE,
        boxes=change + STAKE - opera - paid - fines,
        grand_opera=opera,
        cards=paid,
        fines=fines,
        change=change,
    )
