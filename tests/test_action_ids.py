"""`docs/action-ids.md` says what the games say now."""

from __future__ import annotations

import action_ids


def test_the_page_of_ids_is_up_to_date() -> None:
    assert action_ids.PAGE.read_text(encoding="utf-8") == action_ids.page(), "run `make action-ids`"
