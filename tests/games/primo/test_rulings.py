"""Every worked example and every ruling of the rules has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = {1, 2, 3, 4, 6, 7, 9, 10, 13, 14, 15}
RULINGS = set(range(1, 28))


def test_every_id_has_a_test() -> None:
    sources = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    found = set()
    for name in re.findall(r"PO((?:_[TA]\d\d)+)", sources):
        found |= set(re.findall(r"[TA]\d\d", name))
    assert found >= {f"T{number:02}" for number in EXAMPLES} | {f"A{number:02}" for number in RULINGS}
    assert {each for each in found if each[0] == "T"} == {f"T{number:02}" for number in EXAMPLES}
