"""A browser, in the run that has one."""

from __future__ import annotations

import os

from mazzo.testing.support.visitors import chromium, site, visitors

__all__ = ["chromium", "site", "visitors"]


def pytest_ignore_collect() -> bool | None:
    return None if os.environ.get("MAZZO_BROWSER") == "1" else True
