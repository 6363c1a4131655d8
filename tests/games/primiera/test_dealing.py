"""The deals of the sheet: which cards go where."""

from __future__ import annotations

import pytest

from mazzo.games.primiera import dealing
from mazzo.games.primiera.deck import RANK
from mazzo.kernel.contract import Deal
from mazzo.kernel.deal import deal
from mazzo.testing.support.play import setting
from tests.games.primiera.positions import options, order

VARIANTS = ["heralds", "classic", "two", "three", "robot"]


def unshuffled(variant: str, dealer: int | None = None) -> Deal:
    """The deal from packs in which each card is its position, the packs one after the other."""
    chosen = options(variant=variant)
    decks: list[list[int]] = []
    for pack in dealing.packs(chosen):
        first = sum(map(len, decks)) if len(decks) < 2 else 0
        decks.append([first + position for position in range(len(pack))])
    return deal(dealing.plan(chosen, order(variant, dealer)), decks, chosen.seats())


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_card_is_dealt_once(variant: str) -> None:
    chosen = setting("primiera", variant=variant)
    for seed in range(20):
        dealt = chosen.start(seed).dealt
        cards = [card for hand in dealt.hands for card in hand] + dealt.table + dealt.stock
        assert sorted(cards) == list(range(40))


@pytest.mark.parametrize(
    ("variant", "hands", "table", "stock"),
    [("heralds", 10, 0, 0), ("classic", 9, 4, 0), ("two", 3, 4, 30), ("three", 6, 4, 18), ("robot", 10, 0, 0)],
)
def test_how_many_go_where(variant: str, hands: int, table: int, stock: int) -> None:
    dealt = unshuffled(variant)
    assert {len(hand) for hand in dealt.hands} == {hands}
    assert (len(dealt.table), len(dealt.stock)) == (table, stock)


def test_heralds_first_then_one_at_a_time() -> None:
    """1.2 (2), 1.7b: a Herald each, then the 36 others one by one, from the dealer's right."""
    dealt = unshuffled("heralds", dealer=0)
    assert dealt.hands[1] == [0, *range(4, 40, 4)]
    assert dealt.hands[0] == [3, *range(7, 40, 4)]


@pytest.mark.parametrize("variant", ["heralds", "robot"])
def test_one_herald_each(variant: str) -> None:
    chosen = setting("primiera", variant=variant)
    for seed in range(20):
        for seat, hand in enumerate(chosen.start(seed).dealt.hands):
            assert [RANK[card] for card in hand].count(1) == 1
            if variant == "heralds" or seat < 3:
                assert RANK[hand[0]] == 1


def test_PM_A25_the_36_are_shuffled_apart_from_the_heralds() -> None:
    heralds, others = dealing.packs(options())
    assert [RANK[card] for card in heralds] == [1, 1, 1, 1]
    assert len(others) == 36
    assert dealing.packs(options(variant="classic")) == [tuple(range(40))]


def test_the_robot_opens_with_its_last_card_and_shuffles_the_rest() -> None:
    """1.6 (2): the last card dealt to it is never its Herald; the other nine go through a shuffle of their own."""
    dealt = unshuffled("robot", dealer=2)
    assert order("robot", 2) == [0, 3, 1, 2]
    assert dealt.hands[3] == [37, 1, *range(5, 37, 4)]
    packs = dealing.packs(options(variant="robot"))
    assert packs[2] == tuple(range(9))
    decks = [list(range(4)), list(range(4, 40)), [8, 7, 6, 5, 4, 3, 2, 1, 0]]
    again = deal(dealing.plan(options(variant="robot"), order("robot", 2)), decks, 4)
    assert again.hands[3] == [37, *reversed(range(5, 37, 4)), 1]


def test_PM_A18_classic_three_two_three_two_three() -> None:
    dealt = unshuffled("classic")
    assert dealt.hands[0] == [0, 1, 2, 14, 15, 16, 28, 29, 30]
    assert dealt.hands[3] == [9, 10, 11, 23, 24, 25, 37, 38, 39]
    assert dealt.table == [12, 13, 26, 27]


def test_two_and_three_players() -> None:
    two, three = unshuffled("two"), unshuffled("three")
    assert two.hands == [[0, 1, 2], [3, 4, 5]]
    assert (two.table, two.stock) == ([6, 7, 8, 9], list(range(10, 40)))
    assert three.hands == [list(range(6)), list(range(6, 12)), list(range(12, 18))]
    assert (three.table, three.stock) == ([18, 19, 20, 21], list(range(22, 40)))
