"""What the bots of the house do where turns are about equally good; and nobody misses the turn that wins."""

from __future__ import annotations

import pytest

from mazzo.bots.players import player
from mazzo.games.primo import temper
from mazzo.games.primo.game import GAME
from mazzo.games.primo.planning import best_turn
from mazzo.games.primo.policy import POSITIONS
from mazzo.games.primo.round import Round
from mazzo.games.primo.solver import FINISH
from mazzo.games.primo.worth import CLUB
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import setting
from mazzo.testing.support.tempers import played
from tests.games.primo.positions import at_table, play


def does(name: str, round: Round) -> str:
    return GAME.print(player(GAME, name)(round.view(round.turn), Rng(1)))


def some() -> Round:
    return at_table("A 9 | B 4 | C 4 | D 13 | E 13 | F 10", "2y 7b 7b 10b 13y top", "2b 4y 4b 6y 7y 8b")


def test_carlo_plays_top_and_emilio_keeps_it() -> None:
    assert does("club@carlo", some()).startswith("top>")
    assert not does("club@emilio", some()).startswith("top>")


@pytest.mark.parametrize("bot", ["carlo", "emilio", "fosca", "gino", "lino", "pina"])
def test_everybody_wins_when_it_can(bot: str) -> None:
    """Only if row B is shifted first do both cards fit."""
    round = at_table("A 9 | B 8 7 | C 4 | D 1 | E 1 | F 1", "13y 6y", "1y", piles=["", ""])
    while round.turn == 0:
        play(round, does(f"club@{bot}", round))
    assert round.finisher == 0


def test_a_turn_is_worth_what_its_cards_and_the_table_are() -> None:
    """The same as to the solver, whose choice is so by no other turn outdone under its own weights."""
    round = some()
    own = best_turn(round, 0, CLUB, POSITIONS)
    most = temper.value(round, 0, own, CLUB)
    others = [best_turn(round, 0, each, POSITIONS) for each in temper.WAYS]
    assert all(temper.value(round, 0, line, CLUB) <= most for line in others)
    lines = temper.near(round, 0, "club", own[0], 10**6)
    assert lines[0] == own
    assert all(temper.value(round, 0, line, CLUB) < FINISH for line in lines)


def test_both_builds_play_the_same() -> None:
    assert played(setting("primo"), 36) == "1b442c832b0de077"
