"""What the bots of the house lead where leads are about equally good; who has to go on goes on."""

from __future__ import annotations

import pytest

from mazzo.bots.house import HOUSE
from mazzo.bots.players import player
from mazzo.games.nain_jaune.game import GAME
from mazzo.games.nain_jaune.round import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import setting
from mazzo.testing.support.tempers import played
from tests.games.nain_jaune.positions import holding, play


def does(name: str, round: Round) -> str:
    return GAME.print(player(GAME, name)(round.view(round.turn), Rng(1)))


def some() -> Round:
    return holding("4s 5h 9d 10d Js", "2s 2h 2d 3s 3h", "8h 8d 10s 10h 9s")


def test_berta_lays_what_is_certain_and_emilio_keeps_what_is_high() -> None:
    round = holding("4s 5h 8s 9d Qs", "2s 2h 2d 3s 3h", "8h 8d 10s 10h 9s")
    assert does("club", round) == "Qs"
    assert does("club@berta", round) == does("club@emilio", round) == "4s"


def test_nives_gives_no_box_away() -> None:
    """After the nine the others may go on to the jack, after the five to nothing before the own nine."""
    assert does("club", some()) == "9d"
    assert does("club@nives", some()) == "4s"


@pytest.mark.parametrize("bot", HOUSE)
def test_everybody_takes_the_rich_box_and_goes_on(bot: str) -> None:
    hands = ["4s 5h 7d 10s", "6s 7s 9s 2s", "6h 7h 9h 2h", "6d 8d 9d 2d"]
    assert does(f"club@{bot}", holding(*hands, stock="6c 7c 9c 2c")) == "7d"
    assert does(f"club@{bot}", play(holding("6s 9s", "7s 7d 2c", "2s 3s"), "6s", "pass")) == "7d"


def test_both_builds_play_the_same() -> None:
    assert played(setting("nain_jaune"), 200) == "3055eb91f4460fb9"
