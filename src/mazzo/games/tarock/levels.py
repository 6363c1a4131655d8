"""The levels of Tarock. Iterations were chosen by `tools/calibrate.py`; strengths are in docs/bots.md."""

from __future__ import annotations

from mazzo.kernel.levels import BEGINNER, CLUB, HALVING, Level

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(search=HALVING, compiled=400, interpreted=16, worlds=60, milliseconds=100),
    "master": Level(
        search=HALVING, compiled=3000, interpreted=160, worlds=300, weighted=2, exact=True, milliseconds=1000
    ),
}
