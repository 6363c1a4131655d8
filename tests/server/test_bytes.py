"""A move is told to a viewer in few bytes, in every game."""

from __future__ import annotations

import pytest

from mazzo.games import names
from told import bytes_a_move

MOST = 800


@pytest.mark.parametrize("name", names())
def test_a_move_is_told_in_few_bytes(name: str) -> None:
    assert bytes_a_move(name, rounds=1) <= MOST
