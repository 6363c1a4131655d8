"""The settlement of a round of Nain Jaune line by line, from what everybody had to what everybody has, for boards that
know no game."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.games.nain_jaune.scoring import amount
from mazzo.games.nain_jaune.sheet import Line, left_by_opera
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.says import says
from mazzo.kernel.scene import Tally, TallyLine

PARTS = ("stake", "boxes", "grand_opera", "cards", "fines", "change")
LINES = {key: says() for key in ("before", *PARTS, "total")}
"""Every line of the count."""
RARE = ("grand_opera", "fines")
"""What has a line only where it happened."""


def tally(view: View, sheet: Sequence[Line]) -> Tally:
    """What each seat gained and paid for, and the notes below it."""
    public = view.public
    seats = range(public.setup.seats)
    lines = [TallyLine(key="before", values=[amount(public.before, seat) for seat in seats])]
    for key in PARTS:
        values = [getattr(line, key) for line in sheet]
        if key not in RARE or any(values):
            lines.append(TallyLine(key=key, values=values, signed=True, total=key == "change"))
    lines.append(TallyLine(key="total", values=[public.tokens_of(seat) for seat in seats], total=True))
    notes = [Reason("out", {"seat": public.last})]
    if public.opera >= 0:
        params: dict[str, Param] = {"seat": public.last, "tokens": public.opera, "left": left_by_opera(public)}
        notes.append(Reason("grand_opera", params))
    return Tally(columns=[[seat] for seat in seats], lines=lines, notes=notes)
