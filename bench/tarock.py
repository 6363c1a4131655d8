"""The rows of Tarock: default options. Forehand plays a Rufer, so that each deal is called, exchanged, announced and
played to its 48th card, like the three that OpenSpiel's forehand plays.
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
    "games.tarock.contracts",
    "games.tarock.moves",
    "games.tarock.round",
    "games.tarock.setup",
)
IMPORTED = "mazzo.games.tarock.round"
DEALS = 20


class Tarock:
    """Rounds of one build, dealt with its own generator."""

    def __init__(self, build: Build, seed: int = 7) -> None:
        self.rng = build["kernel.rng"].Rng(seed)
        self.playouts: Callable[..., int] = build["kernel.playout"].playouts
        self.round = build["games.tarock.round"].Round
        self.deal = build["kernel.contract"].Deal
        self.moves = build["games.tarock.moves"]
        self.passing = self.moves.SAY + self.moves.PASS
        self.rufer = self.moves.SAY + self.moves.BID + build["games.tarock.contracts"].CHIAMATA
        setup = build["games.tarock.setup"].Setup
        rules = (False, True, 3, 0, 0, 0, False, 0, 0, False, False, False, 107, False, False)
        self.setup = setup(bytes(range(4)), 1, *rules)

    def start(self) -> Any:
        """A new round, after four decisions: three have passed, and forehand plays a Rufer."""
        while True:
            cards = list(range(54))
            self.rng.shuffle(cards)
            hands = [cards[12 * seat : 12 * seat + 12] for seat in range(4)]
            round = self.round.start(self.setup, self.deal(hands, [], cards[48:]))
            for seat in (1, 2, 3):
                round.play(seat, self.passing)
            # With all four kings no Rufer is offered.
            if round.count(0) == 3:
                round.play(0, self.rufer)
                return round

    def to_tricks(self) -> Any:
        """A round in which the first card is to be led; nothing was announced."""
        round = self.start()
        while round.phase != self.moves.PLAY:
            if round.phase == self.moves.ANNOUNCING:
                move = self.moves.ANNOUNCE + self.moves.OK
            else:
                move = round.nth(round.turn, self.rng.below(round.count(round.turn)))
            round.play(round.turn, move)
        return round


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
    start = Tarock(build).start
    return Contender(f"Tarock {build.name}, Python loop", lambda: sum(4 + play(start()) for _ in range(5)))


def loop_nth(build: Build) -> Contender:
    start = Tarock(build).start
    name = f"Tarock {build.name}, Python loop, count and n-th"
    return Contender(name, lambda: sum(4 + play_nth(start()) for _ in range(5)))


def loop_cards(build: Build) -> Contender:
    game = Tarock(build)
    deals = cycle([game.to_tricks() for _ in range(DEALS)])
    name = f"Tarock {build.name}, Python loop, the 48 cards alone"
    return Contender(name, lambda: sum(play(next(deals).copy()) for _ in range(20)))


def playouts(build: Build) -> Contender:
    game = Tarock(build)
    deals = cycle([game.to_tricks() for _ in range(DEALS)])
    totals = [0] * 4
    return Contender(f"Tarock {build.name}, play-outs", lambda: game.playouts(next(deals), game.rng, 50, totals))


def copies(build: Build) -> Contender:
    copy = Tarock(build).to_tricks().copy

    def work() -> int:
        for _ in range(5000):
            copy()
        return 5000

    return Contender(f"Tarock {build.name}, copy()", work)


def rows(compiled: Build, interpreted: Build) -> Iterator[Row]:
    """The rows of the report."""
    slow = loop(interpreted)
    yield Row(
        "compiled, Python loop, against OpenSpiel tarok, full deals", loop(compiled), peers.tarok(), at_least=2, aim=4
    )
    yield Row("the same through `count` and `nth`", loop_nth(compiled), peers.tarok())
    yield Row("the same, of ours the 48 cards alone", loop_cards(compiled), peers.tarok())
    yield Row("interpreted, Python loop, against OpenSpiel tarok", slow, peers.tarok())
    yield Row("interpreted, Python loop, against RLCard uno", slow, peers.uno(), at_least=2, aim=4)
    yield Row(
        "compiled play-outs against OpenSpiel tarok's C++ play-outs",
        playouts(compiled),
        peers.tarok_playouts(),
        at_least=1,
        aim=3,
    )
    yield Row(
        "compiled `copy()` against OpenSpiel tarok's `clone()`",
        copies(compiled),
        peers.tarok_clone(),
        at_least=10,
        aim=20,
        unit="copies",
    )
