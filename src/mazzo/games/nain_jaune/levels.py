"""The levels of Nain Jaune. Iterations were chosen by `make calibrate`; strengths are in docs/bots.md."""

from __future__ import annotations

from mazzo.kernel.levels import BEGINNER, CLUB, DOUBT, HALVING, Level

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(search=HALVING, compiled=2000, interpreted=80, worlds=150, doubt=DOUBT, milliseconds=100),
    "master": Level(
        search=HALVING,
        compiled=8000,
        interpreted=250,
        worlds=600,
        weighted=3,
        exact=True,
        doubt=DOUBT,
        milliseconds=1000,
    ),
}
