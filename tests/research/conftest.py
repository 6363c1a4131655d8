"""What needs the libraries of others has a run of its own, `make test-research`, which sets `MAZZO_RESEARCH` to 1."""

from __future__ import annotations

import os
from pathlib import Path

PEERS = {
    "test_arrays.py",
    "test_batch.py",
    "test_examples.py",
    "test_gymnasium.py",
    "test_openspiel.py",
    "test_pettingzoo.py",
}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if collection_path.name in PEERS and os.environ.get("MAZZO_RESEARCH") != "1" else None
