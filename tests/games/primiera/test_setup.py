"""Who plays with whom, by the Herald and the seat that played it."""

from __future__ import annotations

import pickle

import pytest

from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import ALONE, OPPOSITE, UNDECIDED
from tests.games.primiera.positions import cards, options, order, teams


def sides(herald: str, seat: int, variant: str = "heralds", dealer: int | None = None) -> list[list[int]]:
    setup = options(variant=variant).setup(order(variant, dealer))
    teams = setup.teams_by(cards(herald)[0], seat)
    partners = {tuple(sorted({each, max(setup.partner(each, teams), each)})) for each in range(4)}
    pairs = [list(pair) for pair in partners if len(pair) == 2]
    return sorted(pairs) or [[each] for each in range(4)]


@pytest.mark.parametrize(
    ("herald", "expected"),
    [
        ("1c", [[0, 2], [1, 3]]),
        ("1b", [[0, 3], [1, 2]]),
        ("1d", [[0, 1], [2, 3]]),
        ("1s", [[0], [1], [2], [3]]),
    ],
)
def test_PM_T15_the_herald_of_seat_2(herald: str, expected: list[list[int]]) -> None:
    assert sides(herald, 2) == expected
    # Partners depend on who played it, never on who deals.
    assert all(sides(herald, 2, dealer=dealer) == expected for dealer in range(4))


@pytest.mark.parametrize("seat", range(4))
def test_clubs_choose_the_left_and_coins_the_right_neighbour(seat: int) -> None:
    assert sorted([seat, (seat + 3) % 4]) in sides("1b", seat)
    assert sorted([seat, (seat + 1) % 4]) in sides("1d", seat)
    assert sorted([seat, (seat + 2) % 4]) in sides("1c", seat)


def test_neighbours_are_places_in_the_order_in_the_robot_game() -> None:
    """1.7b: with dealer 0 the order is 1, 3, 2, 0."""
    assert order("robot", 0) == [1, 3, 2, 0]
    assert sides("1d", 1, "robot", 0) == [[0, 2], [1, 3]]
    assert sides("1b", 1, "robot", 0) == [[0, 1], [2, 3]]
    assert sides("1c", 1, "robot", 0) == [[0, 3], [1, 2]]
    assert sides("1d", 3, "robot", 0) == [[0, 1], [2, 3]]


@pytest.mark.parametrize(
    ("variant", "teams"),
    [("heralds", UNDECIDED), ("robot", UNDECIDED), ("classic", OPPOSITE), ("two", ALONE), ("three", ALONE)],
)
def test_teams_before_a_herald(variant: str, teams: int) -> None:
    assert Round(options(variant=variant).setup(order(variant))).teams == teams


@pytest.mark.parametrize("dealer", range(4))
def test_PM_A28_classic_partners_sit_opposite_whoever_deals(dealer: int) -> None:
    round = Round(options(variant="classic").setup(order("classic", dealer)))
    assert sorted(teams(round)) == [[0, 2], [1, 3]]


def test_setups_pickle() -> None:
    setup = options(variant="robot", opening_herald="counts", robot_sum="min_mean_position").setup([0, 3, 1, 2])
    again = pickle.loads(pickle.dumps(setup))
    assert again.dump() == setup.dump()
    assert (again.variant, again.opening_herald, again.order) == (4, 2, bytes([0, 3, 1, 2]))
    assert (again.sum_available, again.mean_position) == (False, True)
    assert (again.seats, again.everyone, again.heralds, again.has_robot) == (4, 15, True, True)
