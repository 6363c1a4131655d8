"""Puzzles over HTTP."""

from __future__ import annotations

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
    assert found.best[0] in found.accepted
    assert found.difficulty > 0
