"""What one seat, or a watcher, knows of a round of Nain Jaune.

Known are the own hand, how many cards the others hold, purses and boxes, the pile in order, the rank now needed, and
what passes and stops have proved: `voids` and `holds` as in the round. Hidden are the stock and the other hands, until
these are laid open to be paid for when somebody is out.
"""

from __future__ import annotations

from mazzo.games.nain_jaune import round as rounds
from mazzo.games.nain_jaune import worlds
from mazzo.games.nain_jaune.deck import ALL, RANK
from mazzo.games.nain_jaune.setup import Setup, loaded
from mazzo.kernel import contract
from mazzo.kernel.bits import listed, size
from mazzo.kernel.contract import NOBODY, Deal
from mazzo.kernel.placements import Placements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng


class View(contract.View):
    """What a viewer knows, and nothing else."""

    def __init__(self, setup: Setup, seat: i64) -> None:
        self.setup = setup
        self.seat = seat
        self.hand: i64 = 0
        self.held = [0] * setup.seats
        """How many cards each seat holds."""
        self.left: list[int] = []
        """The hands as they are laid open when the round is over; empty before."""
        self.stock: i64 = 0
        """How many cards lie face down."""
        self.pile: i64 = 0
        """The cards that have been laid."""
        self.tokens: i64 = 0
        self.before: i64 = 0
        self.boxes: i64 = 0
        self.turn: i64 = -1
        self.need: i64 = rounds.FREE
        self.last: i64 = -1
        self.going: i64 = 0
        self.rested: i64 = 0
        self.laid: i64 = 0
        self.voids: i64 = 0
        self.holds: i64 = 0
        self.opera: i64 = -1
        self.paid: i64 = 0
        self.fined: i64 = 0
        self.log: list[int] | None = None
        self.logged: i64 = 0
        """How many entries of the shared log this view has seen."""
        self.placements: Placements | None = None
        """Counted when the first world is asked for."""

    def deciding(self) -> i64:
        return self.seat if self.seat >= 0 and self.seat == self.turn else NOBODY

    def moves(self) -> list[int]:
        if self.deciding() < 0:
            return []
        return rounds.choices(self.setup, self.hand, self.need, self.going)

    def hidden_seats(self) -> list[int]:
        """The seats whose cards this viewer does not see."""
        return [] if self.left else [seat for seat in range(self.setup.seats) if seat != self.seat]

    def unseen(self) -> i64:
        """The cards whose place this viewer does not know."""
        known = self.hand | self.pile
        for cards in self.left:
            known |= cards
        return ALL & ~known

    def world(self, rng: Rng) -> rounds.Round:
        if self.placements is None:
            self.placements = worlds.placements(self)
        return worlds.sample(self, self.placements, rng)

    def history(self) -> list[int]:
        """The moves so far, as seat << 8 | move."""
        if self.log is None:
            raise ValueError("a copied round keeps no history")
        return self.log[: self.logged]

    def shown(self) -> list[tuple[int, int]]:
        return [(entry >> 8, entry & 255) for entry in self.history()]

    def rests(self) -> list[tuple[int, int, int, int]]:
        """Who ended a turn on which rank, and when: the cards laid before, the seat, the rank, PASS or STOP."""
        found: list[tuple[int, int, int, int]] = []
        laid = 0
        rank = 0
        for entry in self.history():
            move = entry & 255
            if move == rounds.PASS or move == rounds.STOP:
                found.append((laid, entry >> 8, rank + 1, move))
            else:
                laid += 1
                rank = RANK[move & 63]
        return found

    def past(self, world: contract.Round) -> tuple[Deal, list[tuple[int, int]]]:
        assert isinstance(world, rounds.Round)
        moves = self.shown()
        hands = [listed(world.hand(seat)) for seat in range(self.setup.seats)]
        for seat, move in moves:
            if move != rounds.PASS and move != rounds.STOP:
                hands[seat].append(move & 63)
        return Deal(hands, [], listed(world.stock)), moves

    def dump(self) -> dict[str, Any]:
        return {
            "setup": self.setup.dump(),
            "seat": self.seat,
            "hand": self.hand,
            "held": list(self.held),
            "left": list(self.left),
            "stock": self.stock,
            "pile": self.pile,
            "tokens": self.tokens,
            "before": self.before,
            "boxes": self.boxes,
            "turn": self.turn,
            "need": self.need,
            "last": self.last,
            "going": self.going,
            "rested": self.rested,
            "laid": self.laid,
            "voids": self.voids,
            "holds": self.holds,
            "opera": self.opera,
            "paid": self.paid,
            "fined": self.fined,
            "log": None if self.log is None else self.history(),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.dump(),)


def load(data: dict[str, Any]) -> View:
    """The view that `dump` wrote."""
    view = View(loaded(data["setup"]), data["seat"])
    view.hand = data["hand"]
    view.held = list(data["held"])
    view.left = list(data["left"])
    view.stock = data["stock"]
    view.pile = data["pile"]
    view.tokens = data["tokens"]
    view.before = data["before"]
    view.boxes = data["boxes"]
    view.turn = data["turn"]
    view.need = data["need"]
    view.last = data["last"]
    view.going = data["going"]
    view.rested = data["rested"]
    view.laid = data["laid"]
    view.voids = data["voids"]
    view.holds = data["holds"]
    view.opera = data["opera"]
    view.paid = data["paid"]
    view.fined = data["fined"]
    log = data["log"]
    if log is not None:
        view.log = list(log)
        view.logged = len(log)
    return view


def of(round: rounds.Round, seat: i64) -> View:
    """What a seat, or a WATCHER, knows of a round."""
    setup = round.setup
    view = View(setup, seat)
    if seat >= 0:
        view.hand = round.hand(seat)
    view.held = [size(round.hand(other)) for other in range(setup.seats)]
    if round.turn < 0:
        view.left = [round.hand(other) for other in range(setup.seats)]
    view.stock = size(round.stock)
    view.pile = ALL & ~(round.h0 | round.h1 | round.h2 | round.h3 | round.stock)
    view.tokens = round.tokens
    view.before = round.before
    view.boxes = round.boxes
    view.turn = round.turn
    view.need = round.need
    view.last = round.last
    view.going = round.going
    view.rested = round.rested
    view.laid = round.laid
    view.voids = round.voids
    view.holds = round.holds
    view.opera = round.opera
    view.paid = round.paid
    view.fined = round.fined
    if round.log is not None:
        view.log = round.log
        view.logged = len(round.log)
    return view
