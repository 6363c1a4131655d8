"""The count of a round."""

from __future__ import annotations

import pickle

import pytest

from mazzo.games.primiera import scoring
from mazzo.games.primiera.deck import ALL
from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import ALONE, OPPOSITE
from tests.games.primiera.positions import options, order, points


def team_round(**chosen: str) -> Round:
    """With Heralds, seats 0 and 2 against 1 and 3."""
    round = Round(options(**chosen).setup(order("heralds")))
    round.teams = OPPOSITE
    return round


def individual_round(**chosen: str) -> Round:
    round = Round(options(**chosen).setup(order("heralds")))
    round.teams = ALONE
    return round


def rest(*texts: str) -> str:
    """All cards that are not in these texts."""
    return DECK.text(ALL & ~DECK.set(" ".join(texts)))


def suit(letter: str, first: int = 1, last: int = 10) -> str:
    return " ".join(f"{rank}{letter}" for rank in range(first, last + 1))


@pytest.mark.parametrize(
    ("pile", "value"),
    [
        pytest.param("7s 1b 9c 5d", 62, id="PM_T02"),
        pytest.param("6s 6b 6c 7d", 75, id="PM_T03"),
        pytest.param("7s 7b 7c 7d 6s", 84, id="four sevens"),
        pytest.param("10s 9b 8c 10d", 40, id="figures"),
        pytest.param("2s 8s 1b 7b 3c 4c 5d 6d", 12 + 21 + 14 + 18, id="the best of each"),
    ],
)
def test_PM_T02_T03_primiera(pile: str, value: int) -> None:
    for sum_available in (False, True):
        assert scoring.primiera(DECK.set(pile), sum_available) == value


def test_the_cards_of_a_primiera() -> None:
    best = scoring.best_of_suits(DECK.set("2s 7s 10s 1b 2b 8d 9d 10d"))
    assert [DECK.name(card) for card in best[:2]] == ["7s", "1b"]
    assert len(best) == 3


def test_PM_T04_both_partners_get_the_teams_points() -> None:
    ours = "7d 1d 2d 3d 4d 5d 7c 6b 6s " + "1s 2s 3s 4s 5s 1b 2b 3b 4b 5b 1c 2c"
    # Cards, Coins and the seven of Coins; the primieras are equal.
    assert points(team_round(), [ours, rest(ours), "", ""]) == [3, 0, 3, 0]
    assert points(team_round(), ["", rest(ours), ours, ""]) == [3, 0, 3, 0]


def test_PM_T05_the_seven_of_coins_counts_two_alone() -> None:
    assert points(individual_round(), ["7d", "", "", ""])[0] - points(individual_round(), ["6d", "", "", ""])[0] == 2


def test_PM_T17_a_team_round() -> None:
    x = "7d 1d 2d 3d 4d 7c 6b 6s " + "1s 2s 3s 4s 5s 1b 2b 3b 4b 5b 1c 2c 3c 4c"
    y = rest(x)
    assert (len(x.split()), len(y.split("+"))) == (22, 18)
    assert scoring.primiera(DECK.set(x), False) == scoring.primiera(DECK.set(y), False) == 78
    assert points(team_round(), [x, y, "", ""], [0, 2, 1, 0]) == [3, 2, 3, 2]


def test_piles_of_partners_are_merged() -> None:
    """1.2 (7): the mode is for the whole round; what each took before counts for both."""
    whole = points(team_round(), [suit("d") + " " + suit("s"), suit("c"), "", suit("b")])
    split = points(team_round(), [suit("d"), suit("c"), suit("s"), suit("b")])
    assert whole == split == [2, 0, 2, 0]


def test_PM_A07_the_most_wins_and_a_tie_gives_nothing() -> None:
    coins = "1d 2d 3d 4d"
    ahead = [coins, "5d 6d 8d", "9d 10d 1s", "1b"]
    assert points(individual_round(), ahead) == [4, 0, 0, 0], "four cards are most cards, and most Coins"
    tied = [coins, "5d 6d 8d 9d", "10d 1s", "1b"]
    assert points(individual_round(), tied) == [0, 0, 0, 0]


def test_PM_A08_a_missing_suit() -> None:
    three_sevens, poor = "7s 7b 7c", "10s 10b 10c 10d"
    assert points(individual_round(), [three_sevens, poor + " 9d"]) == [0, 6, 0, 0]
    assert points(individual_round(missing_suit="sum_available"), [three_sevens, poor + " 9d"]) == [2, 4, 0, 0]


def test_PM_A08_nobody_with_four_suits() -> None:
    assert points(individual_round(), ["7s 7b", "7c", "6s", "5s"])[0] == 2, "only for the most cards"


def test_PM_A09_equal_primieras() -> None:
    side = scoring.Side([0], DECK.set("7s 6b 6c 6d"), 0), scoring.Side([1], DECK.set("6s 7b 5c 5d 6c 6d"), 0)
    scoring.award(list(side), False, False)
    assert side[0].primiera == side[1].primiera == 75
    assert not (side[0].won | side[1].won) & scoring.BEST_PRIMIERA


def test_PM_A12_sweeps_are_never_doubled() -> None:
    assert points(individual_round(), ["", "", "", "1s"], [3, 0, 1, 0]) == [3, 0, 1, 2]


def test_PM_A21_who_took_nothing_gets_nothing() -> None:
    assert points(team_round(), ["", DECK.text(ALL), "", ""]) == [0, 4, 0, 4]


@pytest.mark.parametrize(("variant", "worth"), [("heralds", 2), ("robot", 2), ("classic", 1), ("two", 1), ("three", 1)])
def test_only_heralds_double(variant: str, worth: int) -> None:
    round = Round(options(variant=variant).setup(order(variant)))
    if variant != "classic":
        round.teams = ALONE
    piles = ["1b", "1s 2s"]
    assert points(round, piles)[1] == worth


def test_a_later_tie_does_not_hide_the_leader() -> None:
    assert points(individual_round(), ["1s", "2s", "3s 4s", ""]) == [0, 0, 2, 0]
    assert points(individual_round(), ["1s 2s", "3s", "4s", ""]) == [2, 0, 0, 0]
    assert points(individual_round(), ["1s", "2s 5s", "3s 4s", ""]) == [0, 0, 0, 0]


def test_sides_pickle() -> None:
    side = team_round().sides()[0]
    again = pickle.loads(pickle.dumps(side))
    assert (again.seats, again.pile, again.won, again.points) == (side.seats, side.pile, side.won, side.points)
