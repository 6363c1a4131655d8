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

LINES_OF_TALLY = {
    "before": says(),
    "stake": says(),
    "boxes": says(),
    "grand_opera": says(),
    "cards": says(),
    "fines": says(),
    "change": says(),
    "total": says(),
}
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


def tally_of(view: View, sheet: Sequence[Line]) -> Tally:
    """The settlement for a board that knows no game."""
    seats = range(view.setup.seats)
    parts = {
        "stake": [line.stake for line in sheet],
        "boxes": [line.boxes for line in sheet],
        "grand_opera": [line.grand_opera for line in sheet],
        "cards": [line.cards for line in sheet],
        "fines": [line.fines for line in sheet],
    }
    lines = [TallyLine(key="before", values=[amount(view.before, seat) for seat in seats])]
    lines += [signed(key, values) for key, values in parts.items() if key not in RARE or any(values)]
    lines.append(signed("change", [line.change for line in sheet], total=True))
    lines.append(TallyLine(key="total", values=[amount(view.tokens, seat) for seat in seats], total=True))
    notes = [Reason("out", {"seat": view.last})]
    if view.opera >= 0:
        notes.append(Reason("grand_opera", {"seat": view.last, "tokens": view.opera}))
    return Tally(columns=[[seat] for seat in seats], lines=lines, notes=notes)


def signed(key: str, values: list[int], total: bool = False) -> TallyLine:
    """What was gained and paid."""
    return TallyLine(key=key, values=[*values], signed=True, total=total)
