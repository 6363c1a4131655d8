"""The rating of whoever solves puzzles; the examples are those of the browser client too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mazzo.review.solving import START, Solver, difficulty, tried

EXAMPLES = json.loads(Path(__file__).with_name("solving.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each["about"])
def test_a_try_moves_the_rating(example: dict[str, Any]) -> None:
    after = tried(Solver(example["rating"], example["tried"]), example["difficulty"], example["right"])
    assert after.rating == pytest.approx(example["after"], abs=0.001)
    assert (after.tried, after.solved) == (example["tried"] + 1, int(example["right"]))


def test_whoever_guesses_solves_a_puzzle_as_often_as_the_rating_says() -> None:
    for moves, right in ((10, 1), (4, 2), (100, 7)):
        expected = 1 / (1 + 10 ** ((difficulty(moves, right) - START) / 400))
        assert expected == pytest.approx(right / moves)
