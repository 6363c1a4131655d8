"""A move reveals if anybody comes to see a card by it that its decider did not know.

Take-backs stop there, so a game that says too little would let people peek.
"""

from __future__ import annotations

import pytest

from mazzo.testing.support.play import Setting, settings
from mazzo.testing.support.revealing import revealing_moves, told_apart


def test_a_move_reveals_if_it_shows_what_its_decider_did_not_know(setting: Setting) -> None:
    if not told_apart(setting):
        pytest.skip("some cards look alike: the game's own tests know which of them was seen")
    # A game's first setting is played by both kinds of players, each other one by one kind in turn.
    number = settings(setting.game.name).index(setting)
    for seed in [number % 2] if number else [0, 1]:
        for found in revealing_moves(setting, seed):
            assert found.says or not found.shows, found.course.moves
            # What is laid face down with others is final even before all are turned up.
            assert found.shows or not found.says or found.together, found.course.moves
