"""Information-set Monte-Carlo tree search with one observer (Cowling, Powley and Whitehouse).

One tree over what the searching player sees; each iteration walks it in another world. A child counts how often it was
available, because not every move is legal in every world. Hidden moves of others are one child: what the observer sees.
"""

from __future__ import annotations

from math import log, sqrt

from mazzo.bots.rollout import lead
from mazzo.kernel.bits import INDEX, TOP
from mazzo.kernel.compiling import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64

    from mazzo.bots.rollout import Judge
    from mazzo.kernel.contract import Round, View
    from mazzo.kernel.rng import Rng


@final
class Node:
    """A move as the observer saw it, and what became of it for its mover."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.spread: float = 0.0
        """The sum of the squares."""
        self.children: dict[int, Node] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return load_node, (self.seat, self.visits, self.available, self.total, self.spread, self.children)


def load_node(seat: int, visits: int, available: int, total: float, spread: float, children: dict[int, Node]) -> Node:
    """The node that `__reduce__` took apart, with all below it."""
    node = Node(seat)
    node.visits = visits
    node.available = available
    node.total = total
    node.spread = spread
    node.children = children
    return node


@final
class Tree:
    """A search that can be asked for more iterations."""

    def __init__(self, view: View, viewer: i64, judge: Judge, rng: Rng, exploration: float) -> None:
        self.view = view
        self.viewer = viewer
        self.judge = judge
        self.rng = rng
        self.exploration = exploration
        self.stake: i64 = view.stake()
        self.root = Node(-1)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_tree, (self.view, self.viewer, self.judge, self.rng, self.exploration, self.root)

    def grow(self, iterations: i64) -> None:
        while iterations and not self.judge.late():
            self.iterate(self.view.guess(self.rng))
            iterations -= 1

    def iterate(self, world: Round) -> None:
        path: list[Node] = []
        node = self.root
        waiting = world.waiting()
        while waiting:
            seat: i64 = INDEX[(waiting & -waiting) % 67]
            if node is self.root and waiting & (TOP >> (61 - self.viewer)):
                # Where several decide at once, the viewer's own decision is the one that is asked for.
                seat = self.viewer
            moves = world.moves(seat)
            place = self.choose(node, world, seat, moves)
            fresh = place < 0
            if fresh:
                place = -1 - place
            move: i64 = moves[place]
            key: int = world.seen(seat, move, self.viewer)
            child = node.children.get(key)
            if child is None:
                child = Node(seat)
                child.available = 1
                node.children[key] = child
            world.play(seat, move)
            path.append(child)
            node = child
            if fresh:
                break
            waiting = world.waiting()
        scores = self.judge.scores(world, self.rng)
        for child in path:
            value = lead(scores, child.seat)
            child.visits += 1
            child.total += value
            child.spread += value * value

    def choose(self, node: Node, world: Round, seat: i64, moves: list[int]) -> i64:
        """The place of the move that is best by its mean and by how little is known of it; where some have never been
        tried, one of these at random, as -1 - place."""
        children = node.children
        viewer = self.viewer
        exploration = self.exploration * float(self.stake)
        untried: i64 = -1
        found: i64 = 0
        chosen: i64 = 0
        highest = -1e18
        for place, move in enumerate(moves):
            key: int = world.seen(seat, move, viewer)
            child = children.get(key)
            if child is None:
                found += 1
                if self.rng.below(found) == 0:
                    untried = place
            else:
                child.available += 1
                if not found:
                    visits = float(child.visits)
                    value = child.total / visits + exploration * sqrt(log(float(child.available)) / visits)
                    if value > highest:
                        highest = value
                        chosen = place
        return -1 - untried if found else chosen


def load_tree(view: View, viewer: int, judge: Judge, rng: Rng, exploration: float, root: Node) -> Tree:
    """The search that `__reduce__` took apart: it goes on from what it has seen."""
    tree = Tree(view, viewer, judge, rng, exploration)
    tree.root = root
    return tree
