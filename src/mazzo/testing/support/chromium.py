"""Finds the Chromium that tests and screenshots drive: the one on PATH, else Playwright's own.

As a program: its path, or on stderr how to get one.
"""

from __future__ import annotations

import os
import shutil
import sys
from functools import cache
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# As root Chromium has no sandbox; and no test may wait for what Chromium asks of its maker.
ARGUMENTS = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
if hasattr(os, "geteuid") and os.geteuid() == 0:
    ARGUMENTS.append("--no-sandbox")

HELP = (
    "There is no Chromium here. On Debian or Ubuntu: apt install chromium. "
    "Or Playwright's own: python -m playwright install chromium"
)


@cache
def chromium() -> Path | None:
    """The program, if there is one."""
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.is_file() else None


if __name__ == "__main__":
    found = chromium()
    if not found:
        sys.exit(HELP)
    print(found)
