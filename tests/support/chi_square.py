"""Whether counts fit the probabilities they should have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction


def fits(counted: Mapping[Hashable, int], expected: Mapping[Hashable, Fraction]) -> bool:
    """Pearson's test: no impossible outcome, and a distance that chance exceeds once in a thousand times."""
    assert sum(expected.values()) == 1
    if set(counted) - set(expected):
        return False
    samples = sum(counted.values())
    distance = 0.0
    for outcome, probability in expected.items():
        mean = float(samples * probability)
        assert mean >= 5, "too few samples for so many outcomes"
        distance += (counted.get(outcome, 0) - mean) ** 2 / mean
    return distance <= critical(len(expected) - 1)


def critical(freedom: int) -> float:
    """The 0.999 quantile of the chi-square distribution, after Wilson and Hilferty."""
    if not freedom:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


def evenly(outcomes: set[Hashable]) -> dict[Hashable, Fraction]:
    """All outcomes equally likely."""
    return dict.fromkeys(outcomes, Fraction(1, len(outcomes)))


def test_of_itself() -> None:
    coins = evenly({"heads", "tails"})
    assert fits(Counter(heads=510, tails=490), coins)
    assert not fits(Counter(heads=580, tails=420), coins)
    assert not fits(Counter(heads=500, tails=490, edge=10), coins)
