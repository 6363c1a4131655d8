"""Worked examples of New Game. Everything that holds for any game is in `pytest --pyargs mazzo.testing`."""

from __future__ import annotations

import pytest
from mazzo_newgame.game import GAME
from mazzo_newgame.policy import club, greedy
from mazzo_newgame.round import NAMES, HouseRules, Match, Round

from mazzo.kernel.contract import NOBODY, Deal
from mazzo.kernel.rng import Rng


def cards(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


def dealt(*hands: str, stock: str = "", **options: str) -> Round:
    """A round in which seat 0 leads."""
    given = Deal([cards(hand) for hand in hands], [], cards(stock))
    return Round(HouseRules.read(options), list(range(len(hands))), given)


def play(round: Round, text: str) -> None:
    """Moves in turn, with commas between them."""
    for move in text.split(", "):
        round.play(round.turn, GAME.parse(move, round.view(round.turn)))


@pytest.mark.parametrize(
    ("takes", "trick", "winner"),
    [
        ("highest", "4s, 7s, 2s", 1),
        ("highest", "4s, 10b, 9d", 0),
        ("lowest", "4s, 7s, 2s", 2),
        ("lowest", "4s, 1b, 1d", 0),
    ],
)
def test_who_takes_a_trick(takes: str, trick: str, winner: int) -> None:
    hands = [f"{card} {other}" for card, other in zip(trick.split(", "), ("5s", "5b", "5c"), strict=True)]
    round = dealt(*hands, takes=takes)
    play(round, trick)
    assert round.turn == winner
    assert round.tricks[winner] == 1


def test_the_winner_draws_first() -> None:
    round = dealt("4s 4b", "7s 7b", stock="1c 2c 3c")
    play(round, "4s, 7s")
    assert [GAME.cards(hand) for hand in round.hands] == [["4b", "2c"], ["7b", "1c"]]
    play(round, "7b, 4b")
    assert round.stock == cards("3c"), "there is no card for everybody"


def test_a_round_ends_with_the_last_cards() -> None:
    round = dealt("4s 4b", "7s 7b")
    play(round, "4s, 7s, 7b, 4b")
    assert round.turn == NOBODY
    assert round.scores() == [0, 2]


def test_a_match_has_as_many_deals_as_agreed() -> None:
    match = Match(Round, GAME.options({"deals": 2}), 2, 0)
    assert not match.over()
    match.number = 2
    assert match.over()


def test_quick_players() -> None:
    """Both take when they can; as last to play the better one takes with as little as will do."""
    round = dealt("4s 2b", "5s 9s 1c")
    play(round, "4s")
    assert [NAMES[policy(round, 1, Rng(1))] for policy in (greedy, club)] == ["9s", "5s"]
