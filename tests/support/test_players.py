"""What the people of the tests remember is held against what is stored."""

from __future__ import annotations

import pytest

from mazzo.table.events import Arrived, Entry
from mazzo.testing.support.players import Player


def entry(number: int, command: str, by: str = "anna") -> Entry:
    return Entry(number=number, at=0, event=Arrived(person="anna"), by=by, command=command)


@pytest.mark.parametrize(
    ("stored", "problem"),
    [
        ([entry(1, ""), entry(2, "a"), entry(3, "a")], ""),
        ([entry(1, ""), entry(2, "")], "a was acknowledged as 3 and is stored as None"),
        ([entry(2, "a"), entry(3, "a"), entry(4, "a")], "a was acknowledged as 3 and is stored as [2, 3, 4]"),
        ([entry(1, "a"), entry(3, "a")], "a was acknowledged as 3 and is stored as [1, 3]"),
        ([entry(2, "a", "bert"), entry(3, "a", "bert")], "a was acknowledged as 3 and is stored as None"),
        ([entry(2, "a"), entry(3, "a"), entry(4, "b")], "b was refused and is stored"),
    ],
)
def test_what_is_lost_or_doubled_is_found(stored: list[Entry], problem: str) -> None:
    player = Player.__new__(Player)
    player.acknowledged, player.refused = {"a": 3}, {"b"}
    assert player.misplaced("anna", stored) == ([problem] if problem else [])
