"""The last opening card turns all up; packets are dealt when hands are empty; the robot turns its cards."""

from __future__ import annotations

import pytest

from mazzo.testing.support.play import setting
from mazzo.testing.support.revealing import revealing_moves


@pytest.mark.parametrize(
    ("variant", "places"),
    [
        ("heralds", [4]),
        ("two", [6, 12, 18, 24, 30]),
        ("three", [18]),
        ("robot", [4, 6, 10, 14, 18, 22]),
    ],
)
def test_openings_packets_and_the_robot_are_revealed(variant: str, places: list[int]) -> None:
    found = revealing_moves(setting("primiera", variant=variant), 1)
    assert [len(each.course.moves) for each in found if each.says and each.shows] == places


@pytest.mark.parametrize("variant", ["heralds", "robot"])
def test_only_opening_cards_are_final_before_they_are_seen(variant: str) -> None:
    found = revealing_moves(setting("primiera", variant=variant), 1)
    assert [len(each.course.moves) for each in found if each.says and not each.shows] == [1, 2, 3]
