"""What the bots of the house do where moves are about equally good, and that nobody gives a point away for it."""

from __future__ import annotations

import pytest

from mazzo.bots.players import player
from mazzo.games.primiera.game import GAME
from mazzo.games.primiera.round import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import setting
from mazzo.testing.support.tempers import played
from tests.games.primiera.positions import at_table


def does(name: str, table: str, hand: str) -> str:
    """What a player with that hand makes of that table, where nobody has a partner."""
    round: Round = at_table(table, hand, "8s", "8b", variant="two")
    return GAME.print(player(GAME, name)(round.view(0), Rng(1)))


def test_fosca_takes_more_cards() -> None:
    """Three with the nine, instead of a seven with a seven."""
    table, hand = "10s 3s 4b 2c 7b", "7s 9c"
    assert does("club", table, hand) == "7s x 7b"
    assert does("club@fosca", table, hand) == "9c x 3s+4b+2c"


def test_but_she_does_not_leave_the_seven_of_coins() -> None:
    assert does("club@fosca", "10s 3s 4b 2c 7d", "7s 9c").endswith("7d")


def test_emilio_keeps_the_six_and_carlo_plays_it() -> None:
    assert does("club", "10s 9s 6d 5d", "6s 5s") == "6s x 6d"
    assert does("club@emilio", "10s 9s 6d 5d", "6s 5s") == "5s x 5d"
    assert does("club", "10s 9s 6b 5d", "6s 5s") == "5s x 5d"
    assert does("club@carlo", "10s 9s 6b 5d", "6s 5s") == "6s x 6b"


@pytest.mark.parametrize("bot", ["berta", "carlo", "dora", "emilio", "fosca", "gino", "ida", "lino", "mirko", "nives"])
def test_nobody_leaves_a_sweep(bot: str) -> None:
    assert does(f"club@{bot}", "3s 4b", "7c 3d 4d 10s") == "7c x 3s+4b"
    assert does(f"beginner@{bot}", "3s 8b", "3d 4d") == "4d", "nor one for the next player"


@pytest.mark.parametrize(("variant", "checksum"), [("classic", "4847cdfbfdb0ea2e"), ("heralds", "3d8d106e2da817cf")])
def test_both_builds_play_the_same(variant: str, checksum: str) -> None:
    assert played(setting("primiera", variant=variant), 200 if variant == "classic" else 100) == checksum
