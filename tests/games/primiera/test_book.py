"""The tables of the rule book have the numbers of the engine."""

from __future__ import annotations

from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.position import points, prime
from mazzo.testing.support.books import Written, tables_of


def test_the_second_values_are_those_of_the_count() -> None:
    (head, (row,)) = tables_of(Written("primiera", "en"), "cards")[0]
    told = {rank: int(value) for ranks, value in zip(head[1:], row[1:], strict=True) for rank in ranks.split(", ")}
    assert told == {rank: int(prime(f"{rank}s {rank}b {rank}c {rank}d") or 0) // 4 for rank in told}
    assert {f"{rank}s" for rank in told} == {name for name in NAMES if name.endswith("s")}


def test_the_points_are_those_of_the_count() -> None:
    """The 7 of Coins alone: most cards, most Coins, the 7 itself, and no primiera; with Heralds each counts 2 alone."""
    pairs, alone = (tables_of(Written("primiera", "en"), "counting")[number] for number in (1, 0))
    assert [row[1] for row in pairs[1]] == ["1"] * 5
    assert [row[1:] for row in alone[1]] == [["1", "2"]] * 4 + [["1", "1"]]
    hands = ["7d", "", "", ""]
    assert points("two", *hands[:2]) == [3, 0]
    assert points("two", *hands[:2], sweeps=(1, 0)) == [4, 0]
