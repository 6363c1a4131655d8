"""Writes web/src/api/types.ts from the schema of everything that goes between server and client. `make types`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import client
from mazzo.server.contract import written

TYPES = Path(__file__).parents[1] / "web" / "src" / "api" / "types.ts"


def types() -> str:
    """The file as it should be."""
    program = [client.node(), str(client.WEB / "tools" / "types.mjs")]
    return subprocess.run(program, input=written(), capture_output=True, text=True, check=True, encoding="utf-8").stdout


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8", newline="\n")
