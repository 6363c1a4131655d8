"""The levels of Primiera. Iterations were chosen by `make calibrate`; strengths are in docs/bots.md."""

from __future__ import annotations

from mazzo import build
from mazzo.kernel.levels import BEGINNER, CLUB, DOUBT, HALVING, TREE, Level

# A tree needs thousands of iterations to be worth it; with hundreds halving plays better.
MASTER = Level(
    search=TREE,
    policy="greedy",
    compiled=14_000,
    random_percent=30,
    exploration=4.0,
    exact=True,
    milliseconds=1000,
)

UNCOMPILED = {
    "master": Level(
        search=HALVING, interpreted=400, worlds=100, random_percent=10, exact=True, doubt=DOUBT, milliseconds=1000
    ),
}

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(
        search=HALVING,
        compiled=1000,
        interpreted=40,
        worlds=200,
        random_percent=10,
        exact=True,
        doubt=DOUBT,
        milliseconds=100,
    ),
    "master": MASTER if build.compiled() else UNCOMPILED["master"],
}
