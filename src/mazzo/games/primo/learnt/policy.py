"""The quick player `learnt`: of the turns that it finds, the one whose end the net values most."""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import round as rounds
from mazzo.games.primo.deck import hand_less, hand_size
from mazzo.games.primo.learnt.features import INPUTS, Sight, unseen_by
from mazzo.games.primo.learnt.weights import NETS
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.planning import after_exchange, turn_by
from mazzo.games.primo.policy import POSITIONS, shrewd
from mazzo.games.primo.setup import IGNORED
from mazzo.games.primo.solver import CARD, Solver
from mazzo.games.primo.worth import Weights
from mazzo.kernel.net import Net

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

    Policy = Callable[[rounds.Round, int, Rng], int]

TWO: Final = 2
SLACK: Final = 4 * CARD
"""More than the ends of turns that play equally many cards differ by, nearly always."""


class Learnt(Weights):
    """Judges how a turn ends by a net: by how many cards the mover will gain on the others, or lose."""

    def __init__(self, net: Net, round: rounds.Round, seat: i64) -> None:
        super().__init__(0, 0, CARD // (round.setup.seats - 1))
        self.slack = SLACK
        self.net = net
        self.hand: i64 = round.hand(seat)
        self.sight = Sight(unseen_by(round.held_by_anyone(), self.hand), in_order(round, seat))
        self.sight.standing()
        self.start = net.summed(net.biases, self.sight.places, self.sight.values)
        self.owned: i64 = round.owned(seat)
        self.size = hand_size(self.hand)

    def leaving(self, table: tuple[i64, i64], hand: i64) -> i64:
        return self.value(table, hand, self.owned - self.size + hand_size(hand))

    def value(self, table: tuple[i64, i64], kept: i64, own: i64) -> i64:
        """In hundredths of a card, what is still to be gained after a turn that ends so."""
        sight = self.sight
        sight.clear()
        sight.ending(table, kept, own)
        return self.net.value(self.start, bytes(sight.places), bytes(sight.values)) // 10

    def instead(self, table: tuple[i64, i64], moves: list[int]) -> tuple[i64, i64]:
        """The best of these exchanges, and what it is worth."""
        best: i64 = plays.PASS
        highest: i64 = self.value(table, self.hand, self.owned)
        for move in moves:
            value = self.value(table, after_exchange(self.hand, move), self.owned)
            if value > highest:
                best, highest = move, value
        return best, highest


class Player:
    """A player by a net."""

    def __init__(self, net: Net, positions: i64) -> None:
        self.net = net
        self.positions = positions

    def choose(self, round: rounds.Round, seat: i64, rng: Rng) -> i64:
        """The next move of the turn that it has chosen, which it chooses when a turn begins."""
        if not round.planned():
            round.intend(self.turn(round, seat))
        return round.planned()[0]

    def turn(self, round: rounds.Round, seat: i64) -> list[int]:
        """Every move of the best turn, or of what is left of it."""
        setup = round.setup
        judge = Learnt(self.net, round, seat)
        instead: i64 = plays.END
        worth: i64 = 0
        if not round.steps:
            exchanges = plays.swaps(round.hand(seat)) if round.piles[seat] else []
            instead, worth = judge.instead(round.layout, exchanges)
        solver = Solver(setup, judge.owned, not round.piles[seat], setup.seats - 1, self.positions, judge)
        return turn_by(solver, round, seat, instead, worth)


PLAYER: Final = Player(Net(INPUTS, NETS[0]), POSITIONS)


def learnt(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """What the net would do. It knows games of two without colours; elsewhere this plays as shrewd."""
    if round.setup.seats == TWO and round.setup.colours == IGNORED:
        return PLAYER.choose(round, seat, rng)
    return shrewd(round, seat, rng)


def player(written: bytes) -> Policy:
    """The quick player that a written net makes."""
    return Player(Net(INPUTS, written), POSITIONS).choose


def ending(round: rounds.Round, seat: i64, move: i64) -> bytes | None:
    """The end of a turn as all inputs of the net, to learn from, if this move ends it but not the game."""
    after = round.copy()
    after.play(seat, move)
    if after.turn == seat or after.turn < 0:
        return None
    what = kind_of(move)
    hand: i64 = round.hand(seat)
    if what == plays.SWAP:
        hand = hand_less(hand, move >> 3)
    elif what != plays.PASS and what != plays.END:
        hand = 0
    sight = Sight(unseen_by(round.held_by_anyone(), round.hand(seat)), in_order(after, seat))
    sight.standing()
    sight.ending(after.layout, hand, after.owned(seat))
    row = [0] * INPUTS
    for which, place in enumerate(sight.places):
        row[place] = sight.values[which]
    return bytes(row)


def in_order(round: rounds.Round, seat: i64) -> list[int]:
    """How many cards everybody has left, this seat first, then the others in the order of play."""
    found = [int(round.owned(seat))]
    other: i64 = round.setup.following[seat]
    while other != seat:
        found.append(round.owned(other))
        other = round.setup.following[other]
    return found
