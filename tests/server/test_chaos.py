"""A piece of `make chaos`: everything happens once to a club of two processes, and nothing is lost or doubled.

`MAZZO_CHAOS=180` makes it three minutes, as `make test-club` does, alone: others would wait for a busy machine.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chaos import chaos
from chaos_faults import FAULTS
from mazzo.testing.support.databases import NoProgram
from mazzo.testing.support.lending import leave_out
from mazzo.testing.support.server import run

SECONDS = float(os.environ.get("MAZZO_CHAOS", "0"))
SLACK = 20.0
"""Here it is proved that everything is right again after a fault; how soon that is, depends on the machine. Only what
stays wrong takes so long."""


@pytest.mark.skipif(not SECONDS, reason="MAZZO_CHAOS says for how many seconds")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs the processes of Linux")
def test_a_club_to_which_everything_happens_loses_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        try:
            outcome = await chaos(tmp_path, SECONDS, slack=SLACK)
        except NoProgram as problem:
            leave_out(problem)
        print(outcome.summary())
        assert outcome.problems == []
        assert outcome.faults.keys() == FAULTS.keys()
        assert outcome.acknowledged > 10 * sum(outcome.faults.values())
        assert outcome.matches > 0
        assert outcome.rated > 0
        assert outcome.deadlines > 0
        assert outcome.told > 0

    run(go(), 3600 + 4 * SECONDS)
