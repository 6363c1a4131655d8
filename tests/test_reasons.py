"""`docs/reasons.md` says what the games and the English words say now."""

from __future__ import annotations

import reasons


def test_the_page_of_reasons_is_up_to_date() -> None:
    assert reasons.PAGE.read_text(encoding="utf-8") == reasons.page(), "run `make reasons`"
