"""The tree over what a player sees: every move is tried, the good ones more often."""

from __future__ import annotations

from mazzo.bots.players import visited
from mazzo.bots.rollout import Judge
from mazzo.bots.tree import Tree
from mazzo.kernel.rng import Rng
from mazzo.testing.support.fitting import one_by_one, together, usual
from mazzo.testing.support.play import in_turn, play_on, waiting


def grown(iterations: int, seconds: float = 0.0) -> tuple[Tree, list[int]]:
    course = usual(one_by_one()).start(5)
    play_on(course, Rng(5), 6)
    seat = in_turn(course)
    view = course.round.view(seat)
    tree = Tree(view, seat, Judge(one_by_one().game.policies["greedy"], seconds=seconds), Rng(1), 2.0)
    tree.grow(iterations)
    return tree, view.moves()


def test_every_iteration_is_counted_once() -> None:
    tree, moves = grown(120)
    children = tree.root.children
    assert sorted(children) == sorted(moves)
    assert sum(child.visits for child in children.values()) == 120
    for child in children.values():
        below = sum(each.visits for each in child.children.values())
        assert below in (child.visits, child.visits - 1), "the first visit plays out from there"
        assert child.visits <= child.available <= 120


def test_the_move_visited_most_comes_first() -> None:
    tree, moves = grown(120)
    found = visited(tree, [[move] for move in moves])
    assert [each.count for each in found] == sorted((each.count for each in found), reverse=True)
    assert found[0].mean() >= found[-1].mean()


def test_a_search_without_time_still_has_an_answer() -> None:
    tree, moves = grown(10**9, 0.2)
    assert visited(tree, [[move] for move in moves])[0].count > 0


def test_where_all_decide_at_once_everybody_searches_his_own_moves() -> None:
    """Opening cards are chosen at the same time."""
    course = usual(together()).start(1)
    for seat in waiting(course.round):
        view = course.round.view(seat)
        tree = Tree(view, seat, Judge(together().game.policies["greedy"]), Rng(1), 2.0)
        tree.grow(20)
        assert set(tree.root.children) <= set(view.moves())
