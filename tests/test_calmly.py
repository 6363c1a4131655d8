"""What make shows of a run of pytest."""

from __future__ import annotations

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
