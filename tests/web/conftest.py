"""A browser, and when there is none."""

from __future__ import annotations

import os
from pathlib import Path

from mazzo.testing.support.visitors import chromium, site, visitors

__all__ = ["chromium", "site", "visitors"]

WITHOUT_BROWSER = {"test_built.py", "test_words.py"}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Playwright and what forks or has a loop of its own do not go together: tests in a browser have a run of theirs.

    The compiled wheel of the tests is made without the client.
    """
    if os.environ.get("MAZZO_BUILD") == "compiled":
        return True
    if collection_path.suffix == ".py" and collection_path.name not in WITHOUT_BROWSER:
        return None if os.environ.get("MAZZO_BROWSER") == "1" else True
    return None
