"""What make shows of a run of pytest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import calmly
from calmly import calm

RUN = """bringing up nodes...
........................................................................ [ 50%]
.....F..s                                                                [100%]

=================================== FAILURES ===================================
>       assert 1 == 2
E       assert 1 == 2

1 failed, 71 passed in 0.12s
"""


def test_progress_and_notices_are_left_out_and_failures_are_whole() -> None:
    shown = "".join(calm(RUN.splitlines(keepends=True), "Testing"))
    assert shown == RUN[RUN.index("====") :]


def test_a_run_without_failures_is_one_line() -> None:
    assert list(calm([".......   [100%]\n", "\n", "7 passed in 0.01s\n"], "Testing")) == ["7 passed in 0.01s\n"]


MEASURED = """
def test_measures(record_property):
    record_property("figures", "cards cover 21 %")
"""


def test_what_a_test_has_measured_in_another_process_is_told(tmp_path: Path) -> None:
    (tmp_path / "test_measured.py").write_text(MEASURED, encoding="utf-8")
    command = [sys.executable, calmly.__file__, "Testing", "-n", "2", "test_measured.py"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    title, *rest = ran.stdout.splitlines()
    assert title == "Testing ..."
    assert rest[1] == "cards cover 21 %", ran.stdout


UNLUCKY = """
from pathlib import Path

def test_with_luck():
    been = Path("been")
    lucky = been.exists()
    been.touch()
    assert lucky

def test_always():
    with Path("always").open("a") as counted:
        counted.write("x")

def test_at_no_time():
    assert not Path("broken").exists()
"""


@pytest.mark.parametrize(("ci", "broken", "code"), [("1", False, 0), ("1", True, 1), ("", False, 1)])
def test_in_ci_what_failed_is_tried_once_more_and_named(tmp_path: Path, ci: str, broken: bool, code: int) -> None:
    (tmp_path / "test_luck.py").write_text(UNLUCKY, encoding="utf-8")
    if broken:
        (tmp_path / "broken").touch()
    command = [sys.executable, calmly.__file__, "Testing", "-n", "2", "test_luck.py"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env={**os.environ, "CI": ci})
    assert ran.returncode == code, ran.stdout
    assert (tmp_path / "always").read_text() == "x"
    named = "Failed once, and passed when tried alone:\n  test_luck.py::test_with_luck\n"
    assert ran.stdout.endswith(named) == (code == 0)
    assert ("once more" in ran.stdout) == bool(ci)
