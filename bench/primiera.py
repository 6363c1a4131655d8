"""The rows of Primiera: the main game with Heralds in Python loops, the classic game against C."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from random import random
from typing import Any

import peers
from builds import Build
from kernel import Kernel, available
from slices import Contender, Row

MODULES = (
    "kernel.contract",
    "kernel.playout",
    "kernel.rng",
    "games.primiera.round",
    "games.primiera.setup",
    "bots.rollout",
    "bots.tree",
)
IMPORTED = "mazzo.games.primiera.round"
DEALS = 20
HERALDS = [0, 10, 20, 30]
OTHERS = [card for card in range(40) if card % 10]


class Primiera:
    """Rounds of one build, dealt with its own generator."""

    def __init__(self, build: Build, seed: int = 7) -> None:
        self.rng = build["kernel.rng"].Rng(seed)
        self.playouts: Callable[..., int] = build["kernel.playout"].playouts
        self.round = build["games.primiera.round"].Round
        self.deal = build["kernel.contract"].Deal
        setup = build["games.primiera.setup"]
        self.with_heralds = setup.Setup(setup.HERALDS, setup.INERT, False, False, bytes(range(4)))
        self.without = setup.Setup(setup.CLASSIC, setup.INERT, False, False, bytes(range(4)))

    def heralds(self) -> Any:
        """A new round of the main game."""
        heralds, others = HERALDS.copy(), OTHERS.copy()
        self.rng.shuffle(heralds)
        self.rng.shuffle(others)
        hands = [[heralds[seat], *others[9 * seat : 9 * seat + 9]] for seat in range(4)]
        return self.round.start(self.with_heralds, self.deal(hands, [], []))

    def classic(self) -> Any:
        """A new round of the classic game."""
        cards = list(range(40))
        self.rng.shuffle(cards)
        hands = [cards[9 * seat : 9 * seat + 9] for seat in range(4)]
        return self.round.start(self.without, self.deal(hands, cards[36:], []))


def play(round: Any) -> int:
    """Random moves to the end of a round, as a user would write it; how many there were."""
    decisions = 0
    while waiting := round.waiting():
        seat = waiting.bit_length() - 1
        moves = round.moves(seat)
        round.play(seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def loop(build: Build) -> Contender:
    deal = Primiera(build).heralds
    return Contender(f"Primiera {build.name}, Python loop", lambda: sum(play(deal()) for _ in range(5)))


def play_nth(round: Any) -> int:
    """The same without lists."""
    decisions = 0
    while waiting := round.waiting():
        seat = waiting.bit_length() - 1
        round.play(seat, round.nth(seat, int(random() * round.count(seat))))
        decisions += 1
    return decisions


def loop_nth(build: Build) -> Contender:
    deal = Primiera(build).heralds
    name = f"Primiera {build.name}, Python loop, count and n-th"
    return Contender(name, lambda: sum(play_nth(deal()) for _ in range(5)))


def loop_dealt(build: Build) -> Contender:
    game = Primiera(build)
    deals = cycle([game.heralds() for _ in range(DEALS)])
    name = f"Primiera {build.name}, Python loop, already dealt"
    return Contender(name, lambda: sum(play(next(deals).copy()) for _ in range(20)))


def playouts(build: Build) -> Contender:
    game = Primiera(build)
    deals = cycle([game.heralds() for _ in range(DEALS)])
    totals = [0] * 4
    return Contender(f"Primiera {build.name}, play-outs", lambda: game.playouts(next(deals), game.rng, 50, totals))


def classic_playouts(build: Build) -> Contender:
    game = Primiera(build)
    deals = cycle([game.classic() for _ in range(DEALS)])
    totals = [0] * 4
    return Contender(
        f"Primiera classic {build.name}, play-outs", lambda: game.playouts(next(deals), game.rng, 50, totals)
    )


def classic_in_c(build: Build) -> Contender:
    name = "Primiera classic in plain C, play-outs"
    if not available():
        return Contender(name, None, "no C compiler (cc)")
    kernel = Kernel()
    same_rounds(build, kernel)
    game = Primiera(build)
    seed(kernel, game.rng)
    deals = cycle([cards(game.classic()) for _ in range(DEALS)])
    return Contender(name, lambda: kernel.playouts(*next(deals), 50))


def cards(round: Any) -> tuple[list[int], int]:
    """The hands and the table of a round, as the C kernel takes them."""
    return [round.h0, round.h1, round.h2, round.h3], round.table


def seed(kernel: Kernel, rng: Any) -> None:
    kernel.words[:] = [rng.a, rng.b, rng.c, rng.d]


def same_rounds(build: Build, kernel: Kernel) -> None:
    """Stop unless engine and C, from the same generator, play 1,000 rounds to the same scores."""
    game = Primiera(build)
    totals = [0] * 4
    for _ in range(100):
        round = game.classic()
        seed(kernel, game.rng)
        kernel.playouts(*cards(round), 10)
        game.playouts(round, game.rng, 10, totals)
        if list(kernel.totals) != totals or list(kernel.words) != [game.rng.a, game.rng.b, game.rng.c, game.rng.d]:
            raise SystemExit("bench/scopone.c does not play the engine's game")


def copies(build: Build) -> Contender:
    copy = Primiera(build).heralds().copy

    def work() -> int:
        for _ in range(5000):
            copy()
        return 5000

    return Contender(f"Primiera {build.name}, copy()", work)


def search(build: Build) -> Contender:
    """A tree over what the first player sees at the beginning, with random play-outs; simulations times plays left."""
    game = Primiera(build)
    deals = cycle([game.classic() for _ in range(DEALS)])
    judge = build["bots.rollout"].Judge(build["kernel.playout"].random)

    def work() -> int:
        tree = build["bots.tree"].Tree(next(deals).view(0), 0, judge, game.rng, 2.0)
        tree.grow(peers.SIMULATIONS)
        return 36 * peers.SIMULATIONS

    return Contender(f"Primiera classic {build.name}, tree search", work)


def rows(compiled: Build, interpreted: Build) -> Iterator[Row]:
    """The rows of the report."""
    fast, slow = loop(compiled), loop(interpreted)
    yield Row("compiled, Python loop, against OpenSpiel hearts", fast, peers.hearts(), at_least=3, aim=6)
    yield Row("the same through `count` and `nth`", loop_nth(compiled), peers.hearts())
    yield Row("the same, both already dealt", loop_dealt(compiled), peers.hearts_dealt())
    yield Row("compiled, Python loop, against OpenSpiel tarok", fast, peers.tarok())
    yield Row("compiled, Python loop, against RLCard uno", fast, peers.uno())
    yield Row("interpreted, Python loop, against OpenSpiel hearts", slow, peers.hearts())
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
        "compiled play-outs, classic game, against plain C",
        classic_playouts(compiled),
        classic_in_c(compiled),
        at_least=0.25,
        aim=0.5,
    )
    yield Row(
        "compiled tree search, classic game, simulations times decisions left, against OpenSpiel's ISMCTS on hearts",
        search(compiled),
        peers.hearts_search(),
        at_least=1,
        aim=2,
    )
    yield Row(
        "compiled `copy()` against OpenSpiel tarok's `clone()`",
        copies(compiled),
        peers.tarok_clone(),
        unit="copies",
        at_least=10,
        aim=20,
    )
