"""A piece of `make soak`: whatever is tried, no table is stuck, nothing is lost, and nothing fails in the server.

`MAZZO_SOAK=60` makes it a minute, which CI runs by itself: other tests would wait for a machine that is flooded. How
long people wait is printed and judged by nobody: it depends on the machine.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from attacks import ATTACKS
from mazzo.testing.support.server import run
from soak import soak
from soak_course import summary
from soak_plot import plotted

SECONDS = float(os.environ.get("MAZZO_SOAK", "0"))


@pytest.mark.skipif(not SECONDS, reason="MAZZO_SOAK says for how many seconds")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs the addresses and processes of Linux")
def test_a_server_under_attack_loses_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        course = await soak(tmp_path, SECONDS)
        print(summary(course))
        assert course.stuck == []
        assert course.lost == []
        assert course.problems == []
        assert course.failures == []
        assert course.verified == course.matches > 0
        assert {each.name for each in ATTACKS} < {phase.name for phase in course.phases}
        assert course.acknowledged >= len(course.samples) > 0
        assert plotted(course).count("<polyline") == 3

    run(go(), 600 + 4 * SECONDS)
