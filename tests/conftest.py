"""Stops unless the tests run on the build that `MAZZO_BUILD` names, and settles how Hypothesis searches."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from mazzo import build

pytest_plugins = ["mazzo.testing.plugin"]

EXPECTED = os.environ.get("MAZZO_BUILD", "interpreted")

# Playwright and what forks or has a loop of its own do not go together: tests in a browser have a run of theirs, which
# sets this to 1.
os.environ.setdefault("MAZZO_BROWSER", "0")

# An engine that was compiled while somebody played here is not what the tests are about.
os.environ.setdefault("MAZZO_COMPILE", "no")

# Commands speak the language of whoever sits at the terminal; tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

# On a busy machine everything is slow.
PATIENT: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("here", **PATIENT)
settings.register_profile("ci", **PATIENT, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_configure() -> None:
    if build.kind() != EXPECTED:
        pytest.exit(f"The {build.kind()} build runs, from {build.__file__}; MAZZO_BUILD names {EXPECTED}.", 3)


def pytest_report_header() -> str:
    return f"mazzo: {build.kind()} build, from {build.__file__}"
