"""Information-set Monte-Carlo tree search with one observer (Cowling, Powley and Whitehouse).

One tree over what the searching player sees; each iteration walks it in another world. A child counts how often it was
available, because not every move is legal in every world. Hidden moves of others are one child: what the observer sees.
"""

from __future__ import annotations

from math import log, sqrt

from mazzo.bots.rollout import lead
from mazzo.kernel.bits import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64

    from mazzo.bots.rollout import Judge
    from mazzo.kernel.contract import Round, View
    from mazzo.kernel.rng import Rng


class Node:
    """A move as the observer saw it, and what became of it for its mover."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.seat, self.visits, self.available, self.total, self.children)


def restored(seat: int, visits: int, available: int, total: float, children: dict[int, Node]) -> Node:
    """A node with all below it."""
    node = Node(seat)
    node.visits = visits
    node.available = available
    node.total = total
    node.children = children
    return node


class Tree:
    """A search that can be asked for more iterations."""

    def __init__(self, view: View, viewer: i64, judge: Judge, rng: Rng, exploration: float) -> None:
        self.view = view
        self.viewer = viewer
        self.judge = judge
        self.rng = rng
        self.exploration = exploration
        self.root = Node(-1)

    def __reduce__(self) -> tuple[Any, ...]:
        return regrown, (self.view, self.viewer, self.judge, self.rng, self.exploration, self.root)

    def grow(self, iterations: i64) -> None:
        while iterations and not self.judge.late():
            self.iterate(self.view.world(self.rng))
            iterations -= 1

    def iterate(self, world: Round) -> None:
        path: list[Node] = []
        node = self.root
        waiting = world.waiting()
        while waiting:
            seat: i64 = INDEX[(waiting & -waiting) % 67]
            moves = world.moves(seat)
            keys = [int(world.seen(seat, move, self.viewer)) for move in moves]
            place = self.untried(node, keys)
            fresh = place >= 0
            if not fresh:
                place = self.best(node, keys)
            key = keys[place]
            child = node.children.get(key)
            if child is None:
                child = Node(seat)
                child.available = 1
                node.children[key] = child
            world.play(seat, moves[place])
            path.append(child)
            node = child
            if fresh:
                break
            waiting = world.waiting()
        scores = self.judge.scores(world, self.rng)
        for child in path:
            child.visits += 1
            child.total += lead(scores, child.seat)

    def untried(self, node: Node, keys: list[int]) -> i64:
        """One of the moves that have no child yet, at random; -1 if all have one, which are then counted."""
        chosen: i64 = -1
        found: i64 = 0
        for place, key in enumerate(keys):
            if key not in node.children:
                found += 1
                if self.rng.below(found) == 0:
                    chosen = place
        return chosen

    def best(self, node: Node, keys: list[int]) -> i64:
        """The move that is best by its mean and by how little is known of it."""
        chosen: i64 = 0
        highest = -1e18
        for place, key in enumerate(keys):
            child = node.children[key]
            child.available += 1
            mean = child.total / float(child.visits)
            value = mean + self.exploration * sqrt(log(float(child.available)) / float(child.visits))
            if value > highest:
                highest = value
                chosen = place
        return chosen


def regrown(view: View, viewer: int, judge: Judge, rng: Rng, exploration: float, root: Node) -> Tree:
    """A search that goes on from what it has seen."""
    tree = Tree(view, viewer, judge, rng, exploration)
    tree.root = root
    return tree
