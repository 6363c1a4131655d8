"""Writes src/mazzo/table/lookalikes.bin: what signs look like (UTS 39), and of which script they are.

It asks ICU, which Mazzo itself does not need: `make lookalikes`.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import icu

FILE = Path(__file__).parents[1] / "src" / "mazzo" / "table" / "lookalikes.bin"
LAST = 0x110000
SKIPPED = {
    icu.UCharCategory.UNASSIGNED,
    icu.UCharCategory.SURROGATE,
    icu.UCharCategory.PRIVATE_USE_CHAR,
    icu.UCharCategory.CONTROL_CHAR,
    icu.UCharCategory.FORMAT_CHAR,
}


def prototypes() -> dict[int, str]:
    """For each sign that looks like another, or like several, what that is."""
    checker = icu.SpoofChecker()
    decompose = icu.Normalizer2.getNFDInstance().normalize
    found: dict[int, str] = {}
    for code in range(0x20, LAST):
        if icu.Char.charType(code) not in SKIPPED:
            skeleton = checker.getSkeleton(0, chr(code))
            if skeleton != decompose(chr(code)):
                found[code] = skeleton
    return found


def scripts() -> list[tuple[int, str]]:
    """Where each run of signs of one script begins; those of none, or of many, are not named."""
    found = [(0, "")]
    for code in range(LAST):
        script = icu.Script.getScript(chr(code)).getShortName() if icu.Char.charType(code) not in SKIPPED else ""
        if script in ("Zyyy", "Zinh", "Zzzz"):
            script = ""
        if script != found[-1][1]:
            found.append((code, script))
    return found


def packed() -> bytes:
    """Codes as differences, which pack best: of the signs with what they look like, of the scripts with their names."""
    signs = prototypes()
    runs = scripts()
    parts = (
        " ".join(differences(list(signs))),
        "\n".join(signs.values()),
        " ".join(differences([start for start, _ in runs])),
        " ".join(name or "-" for _, name in runs),
    )
    return zlib.compress("\0".join(parts).encode(), 9)


def differences(codes: list[int]) -> list[str]:
    return [f"{code - before:x}" for code, before in zip(codes, [0, *codes], strict=False)]


if __name__ == "__main__":
    FILE.write_bytes(packed())
    print(f"{FILE.name}: {FILE.stat().st_size} bytes, ICU {icu.ICU_VERSION}, Unicode {icu.UNICODE_VERSION}")
