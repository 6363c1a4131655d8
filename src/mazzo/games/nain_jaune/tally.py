"""The settlement of a finished round: seat by seat, and as a count that adds up from what everybody had to what
everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mazzo.games.nain_jaune.deck import BOX_CARDS
from mazzo.games.nain_jaune.scoring import amount
from mazzo.games.nain_jaune.tokens import STAKE
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import says
from mazzo.kernel.scene import Tally, TallyLine

PARTS = ("stake", "boxes", "grand_opera", "cards", "fines", "change")
LINES = {key: says() for key in ("before", *PARTS, "total")}
"""Every line of the count."""
RARE = ("grand_opera", "fines")
"""What has a line only where it happened."""


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


def tally(view: View, sheet: Sequence[Line]) -> Tally:
    """The settlement for a board that knows no game."""
    seats = range(view.setup.seats)
    lines = [TallyLine(key="before", values=[amount(view.before, seat) for seat in seats])]
    for key in PARTS:
        values = [getattr(line, key) for line in sheet]
        if key not in RARE or any(values):
            lines.append(TallyLine(key=key, values=values, signed=True, total=key == "change"))
    lines.append(TallyLine(key="total", values=[amount(view.tokens, seat) for seat in seats], total=True))
    notes = [Reason("out", {"seat": view.last})]
    if view.opera >= 0:
        notes.append(Reason("grand_opera", {"seat": view.last, "tokens": view.opera}))
    return Tally(columns=[[seat] for seat in seats], lines=lines, notes=notes)
