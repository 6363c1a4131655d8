"""Every worked example and every ruling of the rules has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = {1, 2, 3, 4, 5, 6, 7, 10, 11, 13, 14, 15}
RULINGS = set(range(1, 29))


def test_every_id_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    found = set(re.findall(r"NJ_[TA]\d\d", " ".join(sources)))
    assert found == {f"NJ_T{number:02}" for number in EXAMPLES} | {f"NJ_A{number:02}" for number in RULINGS}
