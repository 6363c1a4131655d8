"""The count of a game of Primo, line by line, for boards that know no game."""

from __future__ import annotations

from mazzo.games.primo.match import Match
from mazzo.games.primo.public import FINISHED
from mazzo.games.primo.view import View
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import says
from mazzo.kernel.scene import Tally, TallyLine

LINES = {key: says() for key in ("cards", "out", "points", "total")}
"""Every line of the count."""


def tally(view: View, match: Match) -> Tally:
    """Every card left costs a point, finishing brings three; totals where there is more than one game."""
    seats = list(view.public.setup.order)
    left = [-view.owned(seat) for seat in seats]
    finished = [FINISHED if seat == view.public.finisher else 0 for seat in seats]
    points = [cost + gain for cost, gain in zip(left, finished, strict=True)]
    out = [seat == view.public.finisher for seat in seats]
    lines = [
        TallyLine(key="cards", values=left, signed=True),
        TallyLine(key="out", values=[gain or None for gain in finished], signed=True, won=out),
        TallyLine(key="points", values=points, signed=True, total=True),
    ]
    if match.options.games > 1:
        totals = [match.totals[seat] for seat in seats]
        lines.append(TallyLine(key="total", values=totals, signed=True, total=True))
    notes = [] if any(out) else [Reason("blocked")]
    return Tally(columns=[[seat] for seat in seats], lines=lines, notes=notes)
