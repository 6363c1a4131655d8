"""Stories that are played forward: what comes out can have come about, as brute force says."""

from __future__ import annotations

import pytest

from mazzo.games.primo.deck import KINDS
from mazzo.games.primo.facts import Story
from mazzo.games.primo.replay import Replay
from mazzo.kernel.rng import Rng
from tests.games.primo.positions import cards
from tests.games.primo.stories import DEALT, copies_for, outcome, pattern, reachable, told
from tests.games.primo.test_worlds import STORIES


@pytest.mark.parametrize("name", STORIES)
def test_what_is_found_can_be(name: str) -> None:
    text, names = STORIES[name]
    story = Story(DEALT, told(text))
    replay, rng = Replay(story), Rng(6)
    hand, pile = pattern(text, names)
    places = len(hand) + sum(1 for _, number in pile if number)
    possible = {outcome(*state) for state in reachable(text, names)}
    for _ in range(20):
        assert replay.search(copies_for(text, names), places, 5000, rng)
        found = tuple(kind for kind in range(KINDS) for _ in range(replay.hand[kind]))
        kinds = [replay.kinds[slot] for slot in story.pile]
        entries = tuple((kind, number) for kind, (_, number) in zip(kinds, pile, strict=True))
        assert outcome(found, entries) in possible


def test_what_cannot_be_is_not_found() -> None:
    """A card that was never there was played; or there are not enough cards."""
    replay, rng = Replay(Story(DEALT, told("draw 2, swap 2, draw 2, none 5y 9y"))), Rng(1)
    pool = [0] * KINDS
    for kind in cards("5y 9y"):
        pool[kind] = 9
    assert not replay.search(pool, 4, 200, rng)
    assert not replay.search([0] * KINDS, 4, 200, rng)
