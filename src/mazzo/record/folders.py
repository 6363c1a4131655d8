"""Where the matches, tables and records of this user are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for the user's data: `MAZZO_DATA`, or where the system keeps such data."""
    named = os.environ.get("MAZZO_DATA")
    if named:
        return Path(named).absolute()
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
        return Path(base or Path.home() / "AppData" / "Local") / "Mazzo"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Mazzo"
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "mazzo"
