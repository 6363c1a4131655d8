"""Every worked example and every ruling of the rules has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = {1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 16, 17, 18, 19, 21, 22, 23}
EXAMPLES |= {25, 26, 27, 28, 29, 30, 32, 33, 34, 35, 36, 38, 40, 44}
RULINGS = set(range(1, 58)) - {11, 48, 56}
"""Not offered: to give up when the king lies in the talon (TK-A11), a wheel after a hunt of the Mondo (TK-A48). Revokes
are impossible (TK-A56)."""


def test_every_id_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    text = " ".join(sources)
    found = set(re.findall(r"TK[_-]([TA]\d\d)", text))
    missing = {f"T{number:02}" for number in EXAMPLES} | {f"A{number:02}" for number in RULINGS}
    assert missing - found == set()
