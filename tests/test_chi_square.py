"""The measure of uniformity is itself measured."""

from __future__ import annotations

import pytest

from mazzo.testing.support.chi_square import critical, evenly, fits


def test_even_and_uneven_coins() -> None:
    coin = evenly({"heads", "tails"})
    assert fits({"heads": 510, "tails": 490}, coin)
    assert not fits({"heads": 580, "tails": 420}, coin)


def test_an_impossible_outcome() -> None:
    assert not fits({"heads": 500, "tails": 490, "edge": 10}, evenly({"heads", "tails"}))


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 10.83), (10, 29.59), (100, 149.45), (1000, 1143.92)])
def test_quantiles(freedom: int, quantile: float) -> None:
    """From printed tables; the approximation is worst for one degree of freedom."""
    assert critical(freedom) == pytest.approx(quantile, rel=0.04)
