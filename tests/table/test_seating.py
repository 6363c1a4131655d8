"""Bots with names of their own, and the robot's seat."""

from __future__ import annotations

import pytest

from mazzo.games import game, names
from mazzo.table.commands import MOST_SEATS
from mazzo.table.names import looks
from mazzo.table.seating import BOTS, Seat, automatic_seats, bot_name
from mazzo.testing.support.play import settings


def test_there_are_bots_for_every_seat() -> None:
    assert len({each for name in BOTS for each in looks(name)}) >= MOST_SEATS
    taken: set[str] = set()
    for _ in range(MOST_SEATS):
        taken.add(bot_name(taken))
    assert len(taken) == MOST_SEATS
    assert bot_name(["BERTA"]) == "Carlo"


@pytest.mark.parametrize("name", names())
def test_no_table_has_more_seats_than_commands_can_name(name: str) -> None:
    for each in settings(name):
        assert max(game(name).seats(each.options)) <= MOST_SEATS
        robots = automatic_seats(each.game, each.options, each.seats)
        assert robots == ([3] if each.options.dump().get("variant") == "robot" else [])


def test_a_free_seat_is_no_player() -> None:
    with pytest.raises(ValueError, match="nobody"):
        Seat().player()
