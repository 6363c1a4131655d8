"""The levels of Primo. Iterations were chosen by `tools/calibrate.py`; strengths are in docs/bots.md."""

from __future__ import annotations

from mazzo.kernel.levels import BEGINNER, CLUB, Level

LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(milliseconds=100),
    "master": Level(milliseconds=1000),
}
