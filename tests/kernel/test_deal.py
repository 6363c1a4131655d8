"""A plan puts the right cards into the right places."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.kernel.contract import Deal
from mazzo.kernel.deal import Step, deal, undealt


def test_each_place_gets_its_cards_in_the_order_of_the_plan() -> None:
    plan = [
        Step("hand", ((1, 0), (0, 1)), seat=1),
        Step("table", ((0, 0),)),
        Step("hand", ((1, 1),), seat=0),
        Step("stock", ((1, 2), (1, 3))),
        Step("hand", ((0, 2),), seat=1),
    ]
    dealt = deal(plan, [[5, 6, 7], [10, 11, 12, 13]], 3)
    assert dealt.hands == [[11], [10, 6, 7], []]
    assert dealt.table == [5]
    assert dealt.stock == [12, 13]


def test_a_pack_of_numbers_reorders_the_cards_of_a_step() -> None:
    plan = [Step("hand", ((0, 2),), seat=0), Step("hand", ((0, 0), (0, 1), (0, 3)), seat=0, through=1)]
    assert deal(plan, [[20, 21, 22, 23], [2, 0, 1]], 1).hands == [[22, 23, 20, 21]]


@given(st.permutations(range(12)), st.permutations(range(3)))
def test_a_plan_that_names_every_position_once_deals_every_card_once(deck: list[int], numbers: list[int]) -> None:
    positions = [(0, position) for position in range(12)]
    plan = [
        Step("hand", tuple(positions[:3]), seat=0, through=1),
        Step("hand", tuple(positions[3:6]), seat=1),
        Step("table", tuple(positions[6:9])),
        Step("stock", tuple(positions[9:])),
    ]
    dealt = deal(plan, [deck, numbers], 2)
    assert sorted([*dealt.hands[0], *dealt.hands[1], *dealt.table, *dealt.stock]) == list(range(12))
    assert set(dealt.hands[0]) == set(deck[:3])


def test_a_plan_travels_as_json() -> None:
    plan = [Step("hand", ((0, 1), (0, 2)), seat=3, through=1), Step("table", ((0, 0),))]
    assert msgspec.json.decode(msgspec.json.encode(plan), type=list[Step]) == plan


PLAN = [
    Step("hand", ((1, 0), (0, 0), (0, 1)), seat=0),
    Step("hand", ((1, 1), (0, 2), (0, 3)), seat=1, through=2),
    Step("stock", ((0, 4), (0, 5))),
]
PACKS = [(0, 1, 2, 3, 4, 4), (10, 11), (0, 1, 2)]


@given(st.tuples(*(st.permutations(pack) for pack in PACKS)))
def test_cards_are_undealt(decks: tuple[list[int], ...]) -> None:
    """What lies in order is dealt again in order, and a hand has the same cards."""
    dealt = deal(PLAN, decks, 2)
    again = deal(PLAN, undealt(PLAN, PACKS, dealt), 2)
    assert (again.hands[1], again.stock) == (dealt.hands[1], dealt.stock)
    assert sorted(again.hands[0]) == sorted(dealt.hands[0])


def test_packs_without_these_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="card 10 cannot have been dealt there"):
        undealt(PLAN, PACKS, Deal([[10, 0, 10], [11, 1, 2]], [], [3, 4]))
