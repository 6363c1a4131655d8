"""One process: what it answers, and that it hangs nobody and never stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.server.worker import Died, Failed, Late, Worker
from mazzo.testing.support.hanging import hang
from mazzo.testing.support.server import PATIENCE


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(PATIENCE)
    yield made
    made.close()
    made.end()


def pid(worker: Worker) -> int:
    assert worker.process is not None
    assert worker.process.pid is not None
    return worker.process.pid


def test_it_does_what_it_is_asked_in_one_process(worker: Worker) -> None:
    found, seconds = worker.done(max, 3, 4)
    assert found == 4
    assert seconds >= 0
    assert worker.done(os.getpid)[0] == pid(worker) != os.getpid()


def test_what_fails_there_is_told_and_the_process_goes_on(worker: Worker) -> None:
    worker.done(os.getpid)
    before = pid(worker)
    with pytest.raises(Failed, match=r"ValueError: .*'x'"):
        worker.done(int, "x")
    assert worker.done(int, "7")[0] == 7
    assert pid(worker) == before


def test_one_that_hangs_is_killed_and_replaced(worker: Worker) -> None:
    worker.start()
    worker.deadline = 0.2
    before = pid(worker)
    with pytest.raises(Late):
        worker.done(hang)
    assert worker.process is None
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)
    worker.deadline = PATIENCE
    assert worker.done(os.getpid)[0] != before


def test_one_that_was_killed_is_replaced(worker: Worker) -> None:
    with pytest.raises(Died):
        worker.done(os.abort)
    before = worker.done(os.getpid)[0]
    os.kill(before, signal.SIGKILL)
    with pytest.raises(Died):
        worker.done(os.getpid)
    assert worker.done(os.getpid)[0] != before


def test_one_that_is_closed_is_not_started_again(worker: Worker) -> None:
    worker.done(os.getpid)
    worker.close()
    with pytest.raises(Died):
        worker.done(os.getpid)
    with pytest.raises(Died):
        worker.done(os.getpid)
    assert worker.process is None


LEFT_BEHIND = """
from mazzo.server.worker import Worker
from mazzo.testing.support.hanging import hang

if __name__ == "__main__":
    worker = Worker(1)
    worker.start()
    print(worker.process.pid, flush=True)
    worker.deadline = 1000
    worker.done(hang)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_a_search_that_hangs_does_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(LEFT_BEHIND)
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        stat = Path(f"/proc/{worker}/stat")
        while stat.read_text().rpartition(")")[2].split()[0] != "R":
            time.sleep(0.01)
        server.kill()
    end = time.monotonic() + PATIENCE
    while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z" and time.monotonic() < end:
        time.sleep(0.05)
    assert not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"
