"""The plain C kernel of the classic game, compiled on the spot."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

SOURCE = Path(__file__).with_name("scopone.c")


class Kernel:
    """Play-outs of the classic game in C."""

    def __init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder, "scopone.so")
            subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
            self.function = ctypes.CDLL(str(library)).playouts
        self.function.restype = ctypes.c_int64
        self.words = (ctypes.c_uint32 * 4)()
        """The four words of the generator."""
        self.totals = (ctypes.c_int64 * 4)()

    def playouts(self, hands: Sequence[int], table: int, n: int) -> int:
        """Play a deal n times and add up the scores; how many decisions that took."""
        masks = (ctypes.c_uint64 * 4)(*hands)
        decisions: int = self.function(masks, ctypes.c_uint64(table), self.words, ctypes.c_int64(n), self.totals)
        return decisions


def available() -> bool:
    """Whether there is a C compiler."""
    return shutil.which("cc") is not None
