"""The levels of Primiera. Iterations were chosen by `tools/calibrate.py`; strengths are in docs/bots.md."""

from __future__ import annotations

from mazzo.kernel.levels import BEGINNER, CLUB, HALVING, TREE, Level

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(
        search=HALVING, compiled=600, interpreted=16, worlds=200, random_percent=10, exact=True, milliseconds=100
    ),
    "master": Level(
        search=TREE,
        compiled=8000,
        interpreted=200,
        exploration=4.0,
        random_percent=20,
        exact=True,
        milliseconds=1000,
    ),
}
