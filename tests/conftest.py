"""Stops unless the tests run on the build that `MAZZO_BUILD` names, and settles how Hypothesis searches."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from mazzo import build

EXPECTED = os.environ.get("MAZZO_BUILD", "interpreted")

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_configure() -> None:
    if build.kind() != EXPECTED:
        pytest.exit(f"The {build.kind()} build runs, from {build.__file__}; MAZZO_BUILD names {EXPECTED}.", 3)


def pytest_report_header() -> str:
    return f"mazzo: {build.kind()} build, from {build.__file__}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out because the machine has no browser is said loudly, not as a letter among many."""
    left_out = [report.longrepr for report in terminalreporter.stats.get("skipped", [])]
    reasons = [
        str(why[2]).partition("BROWSER: ")[2] for why in left_out if isinstance(why, tuple) and "BROWSER: " in why[2]
    ]
    if reasons:
        terminalreporter.section("NOT EVERYTHING WAS TESTED", "!", red=True, bold=True)
        terminalreporter.line(f"{len(reasons)} tests in a browser were left out. {reasons[0]}", red=True, bold=True)
