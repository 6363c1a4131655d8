"""What a review says of a decision follows from what its player saw, whatever the others held."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mazzo.kernel.contract import NOBODY, View
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.review.judging import Budget, judge
from mazzo.review.offered import choices
from mazzo.server import thinkers
from mazzo.testing.support.play import Setting, random_moves

pytestmark = pytest.mark.more

FEW = Budget(4, 2, 6)
MOST, EVERY = 4, 5
"""So many decisions of a round are judged, of those that come first one in so many."""


def decisions(setting: Setting, seed: int) -> Iterator[tuple[int, View]]:
    """Some decisions of a random round: who decides, and what is seen then."""
    course = setting.start(seed)
    left = EVERY * MOST
    for seat, move in random_moves(course, Rng(seed)):
        chooser = course.round.chooser(seat)
        if chooser != NOBODY and course.round.count(seat) > 1 and left:
            left -= 1
            if left % EVERY == 0:
                yield chooser, course.round.view(chooser)
        course.play(seat, move)


def test_a_judgement_does_not_change_with_the_hidden_cards(some_setting: Setting) -> None:
    judged = 0
    for chooser, view in decisions(some_setting, 5):
        dealt, moves = view.past(view.world(Rng(7)))
        other = PlayedRound(some_setting.match(5), dealt)
        for seat, move in moves:
            other.play(seat, move)
        first, second = (
            judge(some_setting.game, each, view.moves()[-1:], FEW, "a seed")
            for each in (view, other.round.view(chooser))
        )
        assert first == second
        judged += first is not None
    assert judged


def test_what_a_server_judges_does_not_change_with_the_hidden_cards(some_setting: Setting) -> None:
    """It gives its workers a view and nothing else."""
    game, judged = some_setting.game, 0
    for chooser, view in decisions(some_setting, 6):
        dealt, moves = view.past(view.world(Rng(9)))
        other = PlayedRound(some_setting.match(6), dealt)
        for seat, move in moves:
            other.play(seat, move)
        first, second = (
            thinkers.judge(game.name, each.dump(), view.moves()[-1:], FEW, "a seed")
            for each in (view, other.round.view(chooser))
        )
        assert first == second == judge(game, view, view.moves()[-1:], FEW, "a seed")
        judged += first is not None
    assert judged


def test_moves_of_a_decision_are_told_as_they_were_offered(some_setting: Setting) -> None:
    """Of a turn each in its place, whatever the others hold."""
    game, match = some_setting.game, some_setting.match(5)
    for _, view in decisions(some_setting, 5):
        found = judge(game, view, view.moves()[-1:], FEW, "a seed")
        for line in found.compared if found else ():
            said = choices(game, view, match, line.moves)
            assert [each.move for each in said] == line.moves
            assert all(each.label or each.card or each.takes or each.to for each in said)


def test_a_judgement_names_legal_moves_the_best_first(some_setting: Setting) -> None:
    game, judged = some_setting.game, 0
    for _, view in decisions(some_setting, 8):
        legal = [game.print(each) for each in view.moves()]
        found = judge(game, view, view.moves()[:1], FEW, "a seed")
        if found is None:
            continue
        judged += 1
        assert all(each.moves[0] in legal for each in found.compared)
        assert found.played.moves == legal[:1]
        assert found.best.good
        assert found.best.mean >= max(each.mean for each in found.compared if each.worlds == FEW.worlds)
        assert found.cost >= 0
        assert not (found.sure and found.played is found.best)
        assert found.advice.code in game.advice
        assert found == judge(game, view, view.moves()[:1], FEW, "a seed"), "a seed always judges alike"
    assert judged
