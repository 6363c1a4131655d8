"""What is staked, what each player starts with, and stacks of tokens."""

from __future__ import annotations

from functools import cache

from mazzo.games.nain_jaune import tokens


def worth(stack: dict[int, int]) -> int:
    return sum(value * count for value, count in stack.items())


def test_NJ_T04_what_everybody_starts_with() -> None:
    assert worth(tokens.START_TOKENS) == tokens.START == 49
    assert worth(tokens.ALL_TOKENS) == 198
    assert sum(tokens.ALL_TOKENS.values()) == 78
    assert 4 * tokens.START == 196
    for value, count in tokens.ALL_TOKENS.items():
        assert 4 * tokens.START_TOKENS[value] <= count, "there are enough of each for four"


def test_NJ_A01_the_stakes_are_fixed() -> None:
    assert list(tokens.STAKES) == [1, 2, 3, 4, 5]
    assert sum(tokens.STAKES) == tokens.STAKE == 15


@cache
def least(amount: int) -> int:
    """How few tokens make an amount, by trying."""
    return min((1 + least(amount - value) for value in tokens.ALL_TOKENS if value <= amount), default=0)


def test_NJ_A19_any_amount_in_the_fewest_tokens() -> None:
    for amount in range(199):
        stack = tokens.fewest(amount)
        assert sum(stack) == amount
        assert len(stack) == least(amount)
        assert stack == sorted(stack, reverse=True)
        assert set(stack) <= set(tokens.ALL_TOKENS)
