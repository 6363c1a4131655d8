"""Sequential halving: every move is tried on the same worlds, the better ones more often."""

from __future__ import annotations

from itertools import cycle

import pytest

from mazzo.bots.halving import Tried, halving, phases_of, worlds_of
from mazzo.bots.rollout import Judge
from mazzo.games import default
from mazzo.kernel.contract import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.fitting import one_by_one, usual
from mazzo.testing.support.play import in_turn, play_on, present, settings

DOUBT = 1.5


def test_phases() -> None:
    assert [phases_of(moves) for moves in (1, 2, 3, 4, 5, 8, 9)] == [0, 1, 2, 2, 3, 3, 4]


@pytest.mark.parametrize(("moves", "playouts"), [(2, 1), (2, 9), (3, 24), (8, 2), (9, 1000)])
def test_no_move_is_tried_in_a_world_twice_if_there_are_enough(moves: int, playouts: int) -> None:
    found = tried_on([[place] for place in range(moves)], 1, playouts, 0.0)
    assert found[0].count == worlds_of(moves, playouts)


def test_the_best_is_first_and_was_tried_most() -> None:
    setting = settings(default())[0]
    course = setting.start(2)
    play_on(course, Rng(2), 5)
    seat = in_turn(course)
    view = course.round.view(course.round.chooser(seat))
    moves = view.moves()
    assert len(moves) > 2
    worlds = [view.world(Rng(number)) for number in range(8)]
    tried = halving(worlds, seat, [[move] for move in moves], Judge(setting.game.policies["greedy"]), Rng(1), 200)
    assert sorted(each.move for each in tried) == sorted(moves)
    counts = [each.count for each in tried]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1] > 0
    assert tried[0].mean() >= tried[1].mean()


def tried_on(outcomes: list[list[int]], worlds: int, playouts: int, doubt: float, guessed: bool = True) -> list[Tried]:
    """As many lines as there are outcomes, which are told: by how much each comes out ahead in one world after another,
    over and over."""
    course = usual(one_by_one()).start(1)
    seat = in_turn(course)
    moves = course.round.view(seat).moves()[: len(outcomes)]
    left = []
    for move in moves:
        after = course.round.copy()
        after.play(seat, move)
        left.append(present(after.view(seat)))
    coming = [cycle(each) for each in outcomes]

    def told(round: Round) -> list[int]:
        ahead = next(coming[left.index(present(round.view(seat)))])
        return [ahead if each == seat else 0 for each in range(4)]

    judge = Judge(one_by_one().game.policies["greedy"], solver=told)
    judge.guesses = int(guessed)
    return halving([course.round] * worlds, seat, [[move] for move in moves], judge, Rng(1), playouts, doubt)


LUCK = [9, -4, -4, 5]
"""Ahead on average, but who knows."""


def test_luck_does_not_mislead_one_who_doubts() -> None:
    assert tried_on([[0], LUCK], 4, 8, 0.0)[0].order == 1
    kept, other = tried_on([[0], LUCK], 4, 8, DOUBT)
    assert kept.order == 0
    assert other.mean() == 1.5, "what it is worth is told as it came out"


def test_evidence_convinces() -> None:
    assert tried_on([[0], [1]], 4, 8, DOUBT)[0].order == 1
    assert tried_on([[0], LUCK], 100, 200, DOUBT)[0].order == 1
    assert tried_on([[0], [-1]], 100, 200, DOUBT)[0].order == 0


def test_one_world_proves_little() -> None:
    """Neither a single play-out, nor the only difference in many, nor the same world again."""
    assert tried_on([[0], [50]], 1, 2, DOUBT)[0].order == 0
    assert tried_on([[0], [50, *[0] * 39]], 40, 80, DOUBT)[0].order == 0
    assert tried_on([[0], [50]], 1, 80, DOUBT)[0].order == 0


def test_what_is_solved_is_not_doubted() -> None:
    assert tried_on([[0], LUCK], 4, 8, DOUBT, guessed=False)[0].order == 1


@pytest.mark.parametrize("usual", [-2, 0, 3])
def test_the_usual_line_stays_in_the_running(usual: int) -> None:
    found = tried_on([[usual], *[LUCK, [2], [-1], [1], [1], [0], [-3]]], 60, 240, DOUBT)
    assert {each.order for each in found} == set(range(8))
    best, second = found[:2]
    assert best.count == second.count > found[2].count
    assert 0 in (best.order, second.order)
    assert best.order == (0 if usual == 3 else 2)
