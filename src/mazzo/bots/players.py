"""Every player by its name: the quick policies, the levels, and searches with a given budget such as `ismcts-4000`.

A player gets a view and a generator of its own, and nothing else. What it decides follows from these two alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from mazzo.bots.belief import likely_worlds
from mazzo.bots.halving import Tried, halving
from mazzo.bots.ladder import LEVELS, Level, level_of
from mazzo.bots.tree import Tree
from mazzo.kernel.contract import NOBODY, View
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng

Player = Callable[[View, Rng], int]

BUDGETED = re.compile(r"(ismcts|pimc)-([1-9][0-9]{0,6})")


class UnknownPlayer(ValueError):
    """There is no player of that name."""

    def __init__(self, name: str, allowed: list[str]) -> None:
        self.name = name
        self.allowed = allowed
        super().__init__(f"unknown player {name!r}; choose from {', '.join(allowed)}")


def names(game: Game) -> list[str]:
    """Every player of a game that has a name of its own, weakest first as far as that is known."""
    return list(dict.fromkeys([*list(game.policies)[:-1], *LEVELS]))


def player(game: Game, name: str) -> Player:
    """The player of that name. Raises UnknownPlayer."""
    if name in LEVELS:
        return of_level(game, level_of(game.name, name))
    if name in game.policies:
        return partial(by_policy, game, name)
    if found := BUDGETED.fullmatch(name):
        kind, budget = found[1], int(found[2])
        return of_level(game, Level(kind=kind, policy="greedy", budget=budget, random_percent=30, exploration=4.0))
    raise UnknownPlayer(name, [*names(game), "ismcts-4000", "pimc-400"])


def by_policy(game: Game, name: str, view: View, rng: Rng) -> int:
    return game.choose(name, view, rng)


def of_level(game: Game, level: Level) -> Player:
    match level.kind:
        case "policy":
            return partial(forgetful, game, level)
        case "pimc":
            return partial(by_halving, game, level)
        case _:
            return partial(by_tree, game, level)


def forgetful(game: Game, level: Level, view: View, rng: Rng) -> int:
    """A quick policy that now and then does whatever comes to mind."""
    moves = view.moves()
    if rng.below(100) < level.slips:
        return moves[rng.below(len(moves))]
    return game.choose(level.policy, view, rng)


def by_halving(game: Game, level: Level, view: View, rng: Rng) -> int:
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    if len(moves) > level.most_moves:
        return game.choose(level.policy, view, rng)
    return tried(game, level, view, rng, moves)[0].move


def tried(game: Game, level: Level, view: View, rng: Rng, moves: list[int]) -> list[Tried]:
    """Each move with its estimated value, the best first."""
    seat = view.deciding()
    assert seat != NOBODY
    policy = game.policies[level.policy]
    wanted = min(level.worlds, max(1, level.budget // len(moves)))
    if level.weighted:
        worlds = likely_worlds(view, seat, policy, rng, wanted, wanted * level.weighted)
    else:
        worlds = [view.world(rng) for _ in range(wanted)]
    return halving(worlds, seat, moves, policy, rng, level.budget, level.random_percent)


def by_tree(game: Game, level: Level, view: View, rng: Rng) -> int:
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    if len(moves) > level.most_moves:
        return game.choose(level.policy, view, rng)
    seat = view.deciding()
    tree = Tree(view, seat, game.policies[level.policy], rng, level.exploration, level.random_percent)
    tree.grow(level.budget)
    children = tree.root.children
    return max(moves, key=lambda move: (children[move].visits, children[move].total) if move in children else (0, 0.0))
