"""Every player by its name: the quick policies, the levels, and searches with a given budget such as `ismcts-4000`;
each also with the temperament of a bot of the house, such as `club@fosca`.

A player gets a view and a generator of its own, and nothing else. What it decides follows from these two alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from mazzo import build
from mazzo.bots import AS, DEFAULT_LEVEL
from mazzo.bots.belief import likely_worlds
from mazzo.bots.halving import Tried, halving, worlds_of
from mazzo.bots.house import HOUSE
from mazzo.bots.rollout import Judge
from mazzo.bots.temperaments import as_good, near, preferred
from mazzo.bots.tree import Tree
from mazzo.kernel.contract import View
from mazzo.kernel.game import Game
from mazzo.kernel.levels import HALVING, LEVELS, TREE, Level
from mazzo.kernel.rng import Rng

Player = Callable[[View, Rng], int]

BUDGETED = re.compile(r"(ismcts|pimc)-([1-9][0-9]{0,6})")
FRACTION = re.compile(r"([a-z]+)/([1-9][0-9]{0,3})")
"""A level with a fraction of its budget, such as `master/20`."""


class UnknownPlayer(ValueError):
    """There is no player of that name."""

    def __init__(self, name: str, allowed: list[str]) -> None:
        self.name = name
        self.allowed = allowed
        super().__init__(f"unknown player {name!r}; choose from {', '.join(allowed)}")


def names(game: Game) -> list[str]:
    """Every player of a game that has a name of its own, weakest first as far as that is known."""
    return list(dict.fromkeys([*(name for name in game.policies if name not in LEVELS), *LEVELS]))


def player(game: Game, name: str) -> Player:
    """The player of that name. Raises UnknownPlayer."""
    return partial(decide, game, level_of(game, name))


def level_of(game: Game, name: str) -> Level:
    """How the player of that name decides. Raises UnknownPlayer."""
    if AS in name:
        player, _, bot = name.rpartition(AS)
        if bot not in HOUSE:
            raise UnknownPlayer(name, [f"{DEFAULT_LEVEL}{AS}{each}" for each in HOUSE])
        return replace(level_of(game, player), temperament=HOUSE[bot])
    if name in game.levels:
        return game.levels[name]
    if name in game.policies:
        return Level(policy=name)
    if found := BUDGETED.fullmatch(name):
        budget = int(found[2])
        plain = Level(search=HALVING, policy="greedy", compiled=budget, interpreted=budget, milliseconds=0)
        # The tree plays out with the slips that Di Palma and Lanzi found best.
        return plain if found[1] == "pimc" else replace(plain, search=TREE, random_percent=30, exploration=4.0)
    if (found := FRACTION.fullmatch(name)) and found[1] in game.levels:
        level, part = game.levels[found[1]], int(found[2])
        fewer = {name: -(-getattr(level, name) // part) for name in ("compiled", "interpreted")}
        return replace(level, **fewer)
    raise UnknownPlayer(name, [*names(game), "ismcts-4000", "pimc-400"])


def decide(game: Game, level: Level, view: View, rng: Rng) -> int:
    """The move that a player makes for the one whose view it is."""
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    if level.slips and rng.below(100) < level.slips:
        return game.slip(view, rng)
    if level.searches and budget_of(level):
        lines = lines_of(game, level, view, rng)
        if all(line[0] == lines[0][0] for line in lines):
            return lines[0][0]
        if len(lines) <= level.most_moves:
            found = weighed(game, level, view, rng, lines)
            if level.temperament and game.temper:
                return preferred(
                    game, level.temperament, view, as_good(found, game.temper.price_of(level.temperament)), rng
                )
            return found[0].move
    move = game.choose(level.policy, view, rng)
    if level.temperament and game.temper:
        return preferred(game, level.temperament, view, near(game, level, view, move, rng), rng)
    return move


def lines_of(game: Game, level: Level, view: View, rng: Rng) -> list[list[int]]:
    """What is worth a search. Where a level doubts, first what its quick policy would do."""
    lines = game.lines(view, rng)
    if not level.doubt or len(lines) == 1:
        return lines
    usual = game.usual(level.policy, view, lines, rng)
    return [usual, *(line for line in lines if line != usual)]


def budget_of(level: Level) -> int:
    """How many play-outs a decision may take on this build."""
    return level.compiled if build.compiled() else level.interpreted


def weighed(game: Game, level: Level, view: View, rng: Rng, lines: list[list[int]]) -> list[Tried]:
    """Each of these lines with its estimated value, the best first; they are those of `lines_of`."""
    budget = budget_of(level)
    policy = game.policies[level.policy]
    seat = view.deciding()
    solver = game.solver if level.exact else None
    judge = Judge(policy, level.random_percent, level.horizon, solver, level.milliseconds * 3 / 1000)
    if level.search == TREE:
        tree = Tree(view, seat, judge, rng, level.exploration)
        tree.grow(budget)
        return visited(tree, lines)
    wanted = min(level.worlds, max(1, worlds_of(len(lines), budget)))
    if level.weighted:
        worlds = likely_worlds(view, seat, policy, rng, wanted, wanted * level.weighted)
    else:
        worlds = [view.guess(rng) for _ in range(wanted)]
    return halving(worlds, seat, lines, judge, rng, budget, level.doubt)


def visited(tree: Tree, lines: list[list[int]]) -> list[Tried]:
    """What a tree found out of each move; the best is the one that it went on with most."""
    found = []
    for order, line in enumerate(lines):
        child = tree.root.children.get(line[0])
        tried = Tried(line, order, child.visits if child else 0, child.total if child else 0.0)
        tried.spread = child.spread if child else 0.0
        found.append(tried)
    return sorted(found, key=lambda tried: (-tried.count, -tried.total, tried.order))
