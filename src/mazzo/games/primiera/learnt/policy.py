"""The quick player `learnt`: of its moves the one that the net values most."""

from __future__ import annotations

from mazzo.games.primiera import round as rounds
from mazzo.games.primiera.learnt.features import INPUTS, Sight
from mazzo.games.primiera.learnt.weights import NETS
from mazzo.games.primiera.policy import choices
from mazzo.kernel.net import Net

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

    Policy = Callable[[rounds.Round, int, Rng], int]


class Learnt:
    """A player by a net."""

    def __init__(self, written: bytes) -> None:
        self.net = Net(INPUTS, written)

    def values(self, round: rounds.Round, seat: i64, moves: list[int]) -> list[int]:
        """What the net makes of these moves of a seat, in thousandths of a point; only differences mean anything."""
        sight = Sight(round, seat)
        sight.position()
        start = self.net.summed(self.net.biases, sight.places, sight.values)
        found: list[int] = []
        for move in moves:
            sight.clear()
            sight.move(move)
            found.append(self.net.value(start, bytes(sight.places), bytes(sight.values)))
        return found

    def choose(self, round: rounds.Round, seat: i64, rng: Rng) -> i64:
        """The move of the highest value; one of them at random, if several are."""
        moves = choices(round, seat)
        if len(moves) == 1:
            return moves[0]
        values = self.values(round, seat, moves)
        best: i64 = 0
        ties: i64 = 0
        highest: i64 = 0
        for place, each in enumerate(values):
            value: i64 = each
            if not ties or value > highest:
                best, highest, ties = place, value, 1
            elif value == highest:
                ties += 1
                if not rng.below(ties):
                    best = place
        return moves[best]


PLAYERS: Final = [Learnt(written) for written in NETS]
"""By variant."""


def learnt(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """What the net of the variant would do."""
    return PLAYERS[round.setup.variant].choose(round, seat, rng)


def player(written: bytes) -> Policy:
    """The quick player that a written net makes."""
    return Learnt(written).choose


def inputs(round: rounds.Round, seat: i64) -> list[bytes]:
    """Each move of a seat as all inputs of the net, to learn from."""
    sight = Sight(round, seat)
    found: list[bytes] = []
    for move in choices(round, seat):
        sight.clear()
        sight.position()
        sight.move(move)
        row = [0] * INPUTS
        for which, place in enumerate(sight.places):
            row[place] = sight.values[which]
        found.append(bytes(row))
    return found
