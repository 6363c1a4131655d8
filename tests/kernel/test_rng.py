"""The bots' generator: published numbers, no bias, and a state that travels."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.kernel.contract import Deal
from mazzo.kernel.rng import Rng, load_rng
from mazzo.testing.support.chi_square import evenly, fits


def words(rng: Rng, number: int) -> list[int]:
    return [rng.word() for _ in range(number)]


def test_published_numbers() -> None:
    """xoshiro128++ from the state 1, 2, 3, 4, as rand_xoshiro gives them."""
    expected = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295]
    assert words(load_rng([1, 2, 3, 4]), 8) == expected


def test_a_seed_is_spread_by_splitmix64() -> None:
    """The low halves of the published outputs for 0."""
    assert Rng(0).__reduce__()[1][0][:2] == [0x7B1DCDAF, 0xA1B965F4]


@given(st.integers(-(2**70), 2**70))
def test_any_seed_gives_words_of_32_bits(seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= word < 2**32 for word in words(rng, 50))
    assert words(Rng(seed), 5) == words(Rng(seed), 5)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40, 2**30])
def test_numbers_stay_below(n: int) -> None:
    rng = Rng(1)
    assert all(0 <= rng.below(n) < n for _ in range(1000))


def test_numbers_and_orders_are_even() -> None:
    rng = Rng(2)
    assert fits(Counter(rng.below(10) for _ in range(2000)), evenly(set(range(10))))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert fits(orders, evenly(set(orders)))


def test_a_copy_goes_on_from_the_same_place() -> None:
    rng = Rng(3)
    words(rng, 5)
    copies = [copy.copy(rng), pickle.loads(pickle.dumps(rng))]
    expected = words(rng, 5)
    assert [words(each, 5) for each in copies] == [expected, expected]


def test_deals_pickle() -> None:
    deal = pickle.loads(pickle.dumps(Deal([[1, 2], [3]], [4], [5, 6])))
    assert (deal.hands, deal.table, deal.stock) == ([[1, 2], [3]], [4], [5, 6])
