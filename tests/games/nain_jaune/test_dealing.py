"""The deal: hands one card at a time, the rest stays aside."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune import dealing
from mazzo.kernel.deal import deal
from mazzo.testing.support.play import setting
from tests.games.nain_jaune.positions import match


@pytest.mark.parametrize(("seats", "hand", "stock"), [(2, 22, 8), (3, 15, 7), (4, 12, 4)])
def test_NJ_A30_how_many_go_where(seats: int, hand: int, stock: int) -> None:
    order = match(seats, dealer=0).order()
    dealt = deal(dealing.plan(order), [list(range(52))], seats)
    assert [len(each) for each in dealt.hands] == [hand] * seats
    assert dealt.table == []
    assert dealt.stock == list(range(52 - stock, 52))
    assert dealt.hands[1] == list(range(0, seats * hand, seats)), "the dealer's left gets the first card"
    assert dealt.hands[0] == list(range(seats - 1, seats * hand, seats)), "the dealer the last"


def test_NJ_A14_all_cards_are_shuffled_for_every_round() -> None:
    """What lay aside is used in the next round like every other card."""
    assert dealing.packs() == [tuple(range(52))]
    chosen = setting("nain_jaune")
    for seed in range(20):
        dealt = chosen.start(seed).dealt
        assert sorted([card for hand in dealt.hands for card in hand] + dealt.stock) == list(range(52))
