"""Rounds played on openly: the search agrees with one that is written down as simply as it can be."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mazzo.games import names
from mazzo.kernel.contract import NOBODY, Round
from mazzo.kernel.exact import margin, played_openly
from mazzo.kernel.rng import Rng
from mazzo.testing.stored import variants
from mazzo.testing.support.fitting import one_by_one, usual
from mazzo.testing.support.play import Setting, play_on, waiting, wide


def by_the_book(round: Round) -> Sequence[int]:
    """Everybody tries every move and takes the one that leaves him furthest ahead; the first of equals."""
    if not round.waiting():
        return round.scores()
    seat = waiting(round)[0]
    moves = round.moves(seat) if round.chooser(seat) != NOBODY else round.moves(seat)[:1]
    found = []
    for move in moves:
        trial = round.copy()
        trial.play(seat, move)
        found.append(by_the_book(trial))
    return max(found, key=lambda scores: scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1))


def all_cards_are_played(played: Setting) -> bool:
    """So that few moves before the end there is little to try."""
    return not wide(played) and played.played(1, 10**9).round.first_out() == NOBODY


SETTINGS = [each.settings[0] for name in names() for each in variants(name) if all_cards_are_played(each.settings[0])]


@pytest.mark.parametrize("played", SETTINGS, ids=str)
def test_it_finds_what_the_simplest_search_finds(played: Setting) -> None:
    for seed in range(6):
        length = len(played.played(seed, 10**9).moves)
        course = played.start(seed)
        play_on(course, Rng(seed + 1), length - 5)
        before = course.round.view(0).dump()
        assert played_openly(course.round, 100_000) == by_the_book(course.round.copy())
        assert course.round.view(0).dump() == before, "it changes nothing"


def test_too_much_to_look_at() -> None:
    course = usual(one_by_one()).start(1)
    assert played_openly(course.round, 200) is None


def test_a_finished_round_has_its_scores() -> None:
    course = SETTINGS[0].played(1, 10**9)
    assert played_openly(course.round, 0) == course.round.scores()


def test_margin_counts_everybody_else() -> None:
    assert margin([3, 1, 1], 0) == 4
    assert margin([3, 1, 1], 1) == -2
