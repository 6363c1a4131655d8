"""The levels of Nain Jaune. Iterations were chosen by `tools/calibrate.py`; strengths are in docs/bots.md."""

from __future__ import annotations

from mazzo.kernel.levels import BEGINNER, CLUB, HALVING, Level

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(search=HALVING, compiled=400, interpreted=20, worlds=100, milliseconds=100),
    "master": Level(
        search=HALVING, compiled=4000, interpreted=200, worlds=500, weighted=2, exact=True, milliseconds=1000
    ),
}
