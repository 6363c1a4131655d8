"""The page of settings."""

from __future__ import annotations

import pytest

from mazzo.testing.support.visitors import PHONE, Visitors

SIZES = (
    "boxes => boxes.map((each) => { const { width, height } = each.getBoundingClientRect(); return [width, height]; })"
)


@pytest.mark.parametrize("window", [PHONE, {}], ids=["phone", "desk"])
def test_all_boxes_to_tick_are_squares_of_one_size(visitors: Visitors, window: dict[str, object]) -> None:
    """However long the words beside them are."""
    page = visitors(**window, locale="fr")
    page.goto("/settings")
    boxes = page.get_by_role("checkbox")
    boxes.first.wait_for()
    sizes = boxes.evaluate_all(SIZES)
    assert len(sizes) == 2
    assert {tuple(size) for size in sizes} == {(sizes[0][0], sizes[0][0])}
