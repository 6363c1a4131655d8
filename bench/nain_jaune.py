"""The rows of Nain Jaune: four players with the default options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from random import random
from typing import Any

import peers
from builds import Build
from slices import Contender, Row

MODULES = ("kernel.contract", "kernel.playout", "kernel.rng", "games.nain_jaune.round", "games.nain_jaune.setup")
IMPORTED = "mazzo.games.nain_jaune.round"
DEALS = 20


class NainJaune:
    """Rounds of one build, dealt with its own generator."""

    def __init__(self, build: Build, seed: int = 7) -> None:
        self.rng = build["kernel.rng"].Rng(seed)
        self.playouts: Callable[..., int] = build["kernel.playout"].playouts
        self.round = build["games.nain_jaune.round"].Round
        self.deal = build["kernel.contract"].Deal
        setup = build["games.nain_jaune.setup"]
        self.setup = setup.Setup(bytes(range(4)), False, True, setup.FIRST_TURN, False, False, False)

    def start(self) -> Any:
        """A new round."""
        cards = list(range(52))
        self.rng.shuffle(cards)
        hands = [cards[12 * seat : 12 * seat + 12] for seat in range(4)]
        return self.round.start(self.setup, self.deal(hands, [], cards[48:]), [49] * 4, [0] * 5)


def play(round: Any) -> int:
    """Random moves to the end of a round, as a user would write it; how many there were."""
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
    start = NainJaune(build).start
    return Contender(f"Nain Jaune {build.name}, Python loop", lambda: sum(play(start()) for _ in range(5)))


def loop_nth(build: Build) -> Contender:
    start = NainJaune(build).start
    name = f"Nain Jaune {build.name}, Python loop, count and n-th"
    return Contender(name, lambda: sum(play_nth(start()) for _ in range(5)))


def loop_dealt(build: Build) -> Contender:
    game = NainJaune(build)
    deals = cycle([game.start() for _ in range(DEALS)])
    name = f"Nain Jaune {build.name}, Python loop, already dealt"
    return Contender(name, lambda: sum(play(next(deals).copy()) for _ in range(20)))


def playouts(build: Build) -> Contender:
    game = NainJaune(build)
    deals = cycle([game.start() for _ in range(DEALS)])
    totals = [0] * 4
    return Contender(f"Nain Jaune {build.name}, play-outs", lambda: game.playouts(next(deals), game.rng, 50, totals))


def copies(build: Build) -> Contender:
    copy = NainJaune(build).start().copy

    def work() -> int:
        for _ in range(5000):
            copy()
        return 5000

    return Contender(f"Nain Jaune {build.name}, copy()", work)


def rows(compiled: Build, interpreted: Build) -> Iterator[Row]:
    """The rows of the report."""
    fast, slow = loop(compiled), loop(interpreted)
    yield Row("compiled, Python loop, against OpenSpiel hearts", fast, peers.hearts(), at_least=3, aim=6)
    yield Row("the same through `count` and `nth`", loop_nth(compiled), peers.hearts())
    yield Row("the same, both already dealt", loop_dealt(compiled), peers.hearts_dealt())
    yield Row("interpreted, Python loop, against OpenSpiel hearts", slow, peers.hearts())
    yield Row("interpreted, Python loop, against RLCard uno", slow, peers.uno(), at_least=2, aim=4)
    yield Row("compiled play-outs against OpenSpiel tarok's C++ play-outs", playouts(compiled), peers.tarok_playouts())
    yield Row(
        "compiled `copy()` against OpenSpiel tarok's `clone()`", copies(compiled), peers.tarok_clone(), unit="copies"
    )
