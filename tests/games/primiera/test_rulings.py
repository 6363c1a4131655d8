"""Every worked example and every ruling of the rules has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = {1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 17, 19, 22}
RULINGS = set(range(1, 26)) - {24}
"""PM-A24 is about the sheet's captions: nothing that an engine does."""


def test_every_id_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    found = set(re.findall(r"PM_[TA]\d\d", " ".join(sources)))
    assert found == {f"PM_T{number:02}" for number in EXAMPLES} | {f"PM_A{number:02}" for number in RULINGS}
