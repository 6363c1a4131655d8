"""The order of play and the house rules as numbers."""

from __future__ import annotations

import pickle

import pytest

from mazzo.games.nain_jaune.setup import GRAND_OPERA, HAND
from tests.games.nain_jaune.positions import options


@pytest.mark.parametrize("order", [[0, 1], [2, 0, 1], [3, 0, 1, 2], [1, 3, 0, 2]])
def test_neighbours_follow_the_order(order: list[int]) -> None:
    setup = options().setup(order)
    assert setup.seats == len(order)
    for place, seat in enumerate(order):
        assert setup.following[seat] == order[(place + 1) % len(order)]
        assert setup.preceding[setup.following[seat]] == seat


def test_hands() -> None:
    """3.2: 22, 15 or 12 cards, and 8, 7 or 4 left over."""
    assert [HAND[seats] for seats in (2, 3, 4)] == [22, 15, 12]
    assert [52 - seats * HAND[seats] for seats in (2, 3, 4)] == [8, 7, 4]


def test_setups_pickle() -> None:
    chosen = options(enter="mandatory", grand_opera="off", hand_payment="pips")
    setup = chosen.setup([1, 2, 0])
    again = pickle.loads(pickle.dumps(setup))
    assert again.dump() == setup.dump()
    assert (again.must_enter, again.grand_opera, again.pips) == (True, GRAND_OPERA.index("off"), True)
    assert again.following == setup.following
