"""The levels of Primo. Iterations were chosen so that nearly all decisions keep to their time on a slow core."""

from __future__ import annotations

from mazzo import build
from mazzo.kernel.levels import BEGINNER, CLUB, DOUBT, HALVING, Level

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(
        search=HALVING,
        policy="brisk",
        compiled=40,
        interpreted=10,
        worlds=40,
        horizon=8,
        doubt=DOUBT,
        # Interpreted, hardly any search keeps to the usual time, and one that is broken off decides by chance.
        milliseconds=100 if build.compiled() else 500,
    ),
    "master": Level(
        search=HALVING,
        policy="brisk",
        compiled=450,
        interpreted=30,
        worlds=200,
        horizon=8,
        doubt=DOUBT,
        milliseconds=1000,
    ),
}
