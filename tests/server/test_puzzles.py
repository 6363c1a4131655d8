"""Puzzles over HTTP."""

from __future__ import annotations

import pytest

from mazzo.games import default, names
from mazzo.review.shelf import shipped
from mazzo.server.puzzles import kept, listed, shown


def test_every_puzzle_that_is_listed_can_be_shown() -> None:
    for name in names():
        puzzles = listed(name).puzzles
        assert [each.id for each in puzzles] == [each.id for each in shipped(name)]
        assert {each.theme for each in puzzles} <= set(listed(name).themes)


def test_a_puzzle_shows_what_its_player_saw_and_what_is_right() -> None:
    puzzle = shipped(default())[0]
    found = shown(kept(default())[puzzle.id])
    assert found.you == found.scene.viewer == puzzle.player
    assert set(found.accepted) <= {choice.move for choice in found.scene.moves}
    assert found.best[0].move in found.accepted
    assert found.difficulty > 0


@pytest.mark.parametrize("name", names())
def test_moves_of_a_puzzle_can_be_put_into_words(name: str) -> None:
    """Of a turn each as it is offered in its place."""
    for puzzle in shipped(name):
        found = shown(puzzle)
        for line, moves in ((found.best, puzzle.best), (found.missed, puzzle.missed)):
            assert [each.move for each in line] == moves
            assert all(each.label or each.card for each in line)
