"""The rows of Primo: four players with the default options.

Random moves by count and n-th are mostly exchanges, 63 of them when a turn begins; such a game ends blocked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from random import random
from typing import Any

import peers
from builds import Build
from slices import Contender, Row

MODULES = (
    "kernel.contract",
    "kernel.playout",
    "kernel.rng",
    "games.primo.policy",
    "games.primo.round",
    "games.primo.setup",
)
IMPORTED = "mazzo.games.primo.round"
DEALS = 20


class Primo:
    """Games of one build, dealt with its own generator."""

    def __init__(self, build: Build, seed: int = 7) -> None:
        self.rng = build["kernel.rng"].Rng(seed)
        self.playouts: Callable[..., int] = build["kernel.playout"].playouts
        self.random: Callable[..., int] = build["games.primo.policy"].random
        self.round = build["games.primo.round"].Round
        self.deal = build["kernel.contract"].Deal
        setup = build["games.primo.setup"]
        self.setup = setup.Setup(bytes(range(4)), setup.IGNORED, False, 5, True)
        self.numbers = [kind for kind in range(26) for _ in range(4)]
        self.specials = [26] * 5 + [27] * 5

    def start(self) -> Any:
        """A new game."""
        numbers = list(self.numbers)
        self.rng.shuffle(numbers)
        piled = numbers[6:] + self.specials
        self.rng.shuffle(piled)
        return self.round.start(self.setup, self.deal([piled[seat::4] for seat in range(4)], numbers[:6], []))


def play(round: Any) -> int:
    """Random moves to the end of a game, as a user would write it; how many there were."""
    decisions = 0
    while waiting := round.waiting():
        seat = waiting.bit_length() - 1
        moves = round.moves(seat)
        round.play(seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def play_nth(round: Any) -> int:
    """The same without lists."""
    decisions = 0
    while waiting := round.waiting():
        seat = waiting.bit_length() - 1
        round.play(seat, round.nth(seat, int(random() * round.count(seat))))
        decisions += 1
    return decisions


def loop(build: Build) -> Contender:
    start = Primo(build).start
    return Contender(f"Primo {build.name}, Python loop", lambda: play(start()))


def loop_nth(build: Build) -> Contender:
    start = Primo(build).start
    return Contender(f"Primo {build.name}, Python loop, count and n-th", lambda: play_nth(start()))


def loop_dealt(build: Build) -> Contender:
    game = Primo(build)
    deals = cycle([game.start() for _ in range(DEALS)])
    name = f"Primo {build.name}, Python loop, count and n-th, already dealt"
    return Contender(name, lambda: play_nth(next(deals).copy()))


def loop_random(build: Build) -> Contender:
    """The policy `random` picks the kind of a move first, so that most cards are played in the end."""
    game = Primo(build)

    def work() -> int:
        round = game.start()
        decisions = 0
        while waiting := round.waiting():
            seat = waiting.bit_length() - 1
            round.play(seat, game.random(round, seat, game.rng))
            decisions += 1
        return decisions

    return Contender(f"Primo {build.name}, Python loop, policy `random`", work)


def playouts(build: Build) -> Contender:
    game = Primo(build)
    deals = cycle([game.start() for _ in range(DEALS)])
    totals = [0] * 4
    return Contender(f"Primo {build.name}, play-outs", lambda: game.playouts(next(deals), game.rng, 10, totals))


def copies(build: Build) -> Contender:
    copy = Primo(build).start().copy

    def work() -> int:
        for _ in range(5000):
            copy()
        return 5000

    return Contender(f"Primo {build.name}, copy()", work)


def rows(compiled: Build, interpreted: Build) -> Iterator[Row]:
    """The rows of the report."""
    fast, slow = loop_nth(compiled), loop_nth(interpreted)
    yield Row(
        "compiled, Python loop through `count` and `nth`, against OpenSpiel hearts", fast, peers.hearts(), at_least=1
    )
    yield Row("the same through lists of moves", loop(compiled), peers.hearts())
    yield Row("the same with the policy `random`", loop_random(compiled), peers.hearts())
    yield Row("through `count` and `nth`, both already dealt", loop_dealt(compiled), peers.hearts_dealt())
    yield Row("interpreted, through `count` and `nth`, against OpenSpiel hearts", slow, peers.hearts())
    yield Row("interpreted, through `count` and `nth`, against RLCard uno", slow, peers.uno())
    yield Row("compiled play-outs against OpenSpiel tarok's C++ play-outs", playouts(compiled), peers.tarok_playouts())
    yield Row(
        "compiled `copy()` against OpenSpiel tarok's `clone()`", copies(compiled), peers.tarok_clone(), unit="copies"
    )
