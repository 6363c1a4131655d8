"""Whether counts fit the probabilities they should have."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)


def fits(counted: Mapping[Outcome, int], expected: Mapping[Outcome, Fraction]) -> bool:
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


def evenly(outcomes: set[Outcome]) -> dict[Outcome, Fraction]:
    """All outcomes equally likely."""
    return dict.fromkeys(outcomes, Fraction(1, len(outcomes)))
