"""How long a fresh interpreter takes to import a module, beyond its own start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = "import time; start = time.perf_counter(); import {}; print(time.perf_counter() - start)"


def milliseconds(folder: Path, module: str, times: int) -> list[float]:
    """The time of an import from this folder, in so many fresh processes; one before them fills the caches."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", PROGRAM.format(module)]
    taken = [
        float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
        for _ in range(times + 1)
    ]
    return [1000 * seconds for seconds in taken[1:]]
