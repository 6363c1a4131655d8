"""The levels of Primiera. Iterations were chosen by `tools/calibrate.py`; strengths are in docs/bots.md."""

from __future__ import annotations

from mazzo.kernel.levels import BEGINNER, CLUB, HALVING, Level

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(
        search=HALVING, compiled=400, interpreted=40, worlds=100, random_percent=10, exact=True, milliseconds=100
    ),
    "master": Level(
        search=HALVING, compiled=12_000, interpreted=400, worlds=800, random_percent=10, exact=True, milliseconds=1000
    ),
}
