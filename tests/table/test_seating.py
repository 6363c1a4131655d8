"""Names that can be told apart, bots with names, and the robot's seat."""

from __future__ import annotations

import pytest

from mazzo.games import game, names
from mazzo.table.commands import MOST_SEATS
from mazzo.table.seating import BOTS, Seat, alike, automatic_seats, bot_name, proper_name
from mazzo.testing.support.play import settings


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna \t Maria ", "Anna Maria"),
        ("\u202eanna\u2066", "anna"),
        ("\u200b", ""),
        ("\u200d", ""),
        ("A\u030a", "Å"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\ud800x", "x"),
    ],
)
def test_proper_names(text: str, name: str) -> None:
    assert proper_name(text) == name


def test_names_that_look_the_same() -> None:
    assert alike("Straße") == alike("STRASSE")
    assert alike("An\u200bna") == alike("anna")
    assert alike("Anna") != alike("Hanna")


def test_there_are_bots_for_every_seat() -> None:
    assert len({alike(name) for name in BOTS}) >= MOST_SEATS
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
