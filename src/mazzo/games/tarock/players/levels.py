"""The levels of Tarock: play-outs on common worlds by players who bid by the table; the last four tricks are solved.

To weigh the worlds has not measured better so far; random steps and fewer worlds measured worse.
"""

from __future__ import annotations

from mazzo.kernel.levels import BEGINNER, CLUB, DOUBT, HALVING, Level

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(
        search=HALVING,
        policy="bidder",
        compiled=750,
        interpreted=16,
        worlds=150,
        exact=True,
        doubt=DOUBT,
        milliseconds=100,
    ),
    "master": Level(
        search=HALVING,
        policy="bidder",
        compiled=7500,
        interpreted=160,
        worlds=400,
        exact=True,
        doubt=DOUBT,
        milliseconds=1000,
    ),
}
