"""What can be looked up: figures as the language writes them."""

from __future__ import annotations

import pytest

from mazzo.terminal.pages import points
from mazzo.words import Words


@pytest.mark.parametrize(
    ("language", "said"), [("en", ["+1.5 ± 0.3", "-2.0 ± 0.3"]), ("de", ["+1,5 ± 0,3", "-2,0 ± 0,3"])]
)
def test_points_are_written_as_the_language_writes_them(language: str, said: list[str]) -> None:
    assert [points(value, 0.34, Words(language)) for value in (1.52, -2)] == said


def test_what_rounds_to_nothing_has_no_minus() -> None:
    assert points(-0.04, 0.01, Words("en")) == "+0.0 ± 0.0"
