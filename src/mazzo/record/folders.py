"""Where the matches, tables and records of this user are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import user_data_path

NAME = "Mazzo" if sys.platform in ("win32", "darwin") else "mazzo"
"""As folders are named beside it."""
EARLIER = {"darwin": "Library/Application Support/Mazzo"}
"""Where it was in the user's home folder before `XDG_DATA_HOME` counted there too."""


def data_folder() -> Path:
    """The folder for the user's data: `MAZZO_DATA`, or where the system keeps such data."""
    named = os.environ.get("MAZZO_DATA")
    if named:
        return Path(named).absolute()
    if sys.platform in EARLIER and (earlier := Path.home() / EARLIER[sys.platform]).is_dir():
        return earlier
    return user_data_path(NAME, appauthor=False)
