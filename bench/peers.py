"""The engines that a researcher would use instead: OpenSpiel's hearts and tarok, RLCard's uno.

Every loop counts the decisions of players, forced ones too, and picks uniformly with the same line of Python as ours.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import cycle
from random import random
from typing import Any

from slices import Contender

ROLLOUTS = 50
SIMULATIONS = 200
"""Of each search of a tree."""
TAROK = "tarok(players=4,rng_seed=7)"


def peer(name: str, package: str, make: Callable[[Any], Callable[[], int]]) -> Contender:
    """A contender that plays with another package, or says that it is not installed."""
    try:
        return Contender(name, make(import_module(package)))
    except ImportError:
        return Contender(name, None, "not installed (the extra `bench`)")


def play(state: Any) -> int:
    """Random moves to the end of a dealt OpenSpiel game; how many there were."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def deal(game: Any) -> Any:
    """Hearts, dealt card by card from what its chance nodes offer, all of it equally likely."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
    return state


def bid(state: Any) -> Any:
    """Deal a tarok and let forehand play a three, a contract in which all 48 cards are played."""
    state.apply_action(0)
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[1])
    return state


def to_tricks(state: Any, phase: Any) -> Any:
    """Call a king and exchange with the talon, until the first card is to be led."""
    while state.current_game_phase() != phase:
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return state


@cache
def hearts() -> Contender:
    def make(pyspiel: Any) -> Callable[[], int]:
        game = pyspiel.load_game("hearts")
        return lambda: sum(play(deal(game)) for _ in range(10))

    return peer("OpenSpiel hearts, Python loop", "pyspiel", make)


@cache
def hearts_dealt() -> Contender:
    def make(pyspiel: Any) -> Callable[[], int]:
        game = pyspiel.load_game("hearts")
        deals = cycle([deal(game) for _ in range(20)])
        return lambda: sum(play(next(deals).clone()) for _ in range(20))

    return peer("OpenSpiel hearts, Python loop, already dealt", "pyspiel", make)


@cache
def hearts_search() -> Contender:
    """Its ISMCTS in C++ from the first lead on, one random play-out a simulation."""

    def make(pyspiel: Any) -> Callable[[], int]:
        game = pyspiel.load_game("hearts(pass_cards=false)")
        deals = cycle([deal(game) for _ in range(20)])
        bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, SIMULATIONS)

        def work() -> int:
            bot.step(next(deals))
            return 52 * SIMULATIONS

        return work

    return peer("OpenSpiel hearts, ISMCTS in C++", "pyspiel", make)


@cache
def tarok() -> Contender:
    def make(pyspiel: Any) -> Callable[[], int]:
        game = pyspiel.load_game(TAROK)
        return lambda: sum(4 + play(bid(game.new_initial_state())) for _ in range(10))

    return peer("OpenSpiel tarok, Python loop", "pyspiel", make)


@cache
def tarok_playouts() -> Contender:
    """The first simulation of a search evaluates its root: that is the door to play-outs without Python."""

    def make(pyspiel: Any) -> Callable[[], int]:
        game = pyspiel.load_game(TAROK)
        phase = pyspiel.TarokGamePhase.TRICKS_PLAYING
        deals = cycle([to_tricks(bid(game.new_initial_state()), phase) for _ in range(20)])
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 7, False)

        def work() -> int:
            bot.mcts_search(next(deals))
            return 48 * ROLLOUTS

        return work

    return peer("OpenSpiel tarok, C++ play-outs", "pyspiel", make)


@cache
def tarok_clone() -> Contender:
    def make(pyspiel: Any) -> Callable[[], int]:
        game = pyspiel.load_game(TAROK)
        clone = to_tricks(bid(game.new_initial_state()), pyspiel.TarokGamePhase.TRICKS_PLAYING).clone

        def work() -> int:
            for _ in range(2000):
                clone()
            return 2000

        return work

    return peer("OpenSpiel tarok, clone()", "pyspiel", make)


@cache
def uno() -> Contender:
    def make(rlcard: Any) -> Callable[[], int]:
        game = rlcard.make("uno")

        def work() -> int:
            decisions = 0
            state, _ = game.reset()
            while not game.is_over():
                actions = list(state["legal_actions"])
                state, _ = game.step(actions[int(random() * len(actions))])
                decisions += 1
            return decisions

        return work

    return peer("RLCard uno, Python loop", "rlcard", make)
