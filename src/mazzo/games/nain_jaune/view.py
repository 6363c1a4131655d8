"""What one seat, or a watcher, knows of a round of Nain Jaune.

A viewer knows its own hand, how many cards the others hold, and what everybody knows. Hidden are the stock and the
other hands, until these are laid open to be paid for when somebody is out.
"""

from __future__ import annotations

from mazzo.games.nain_jaune import round as rounds
from mazzo.games.nain_jaune import worlds
from mazzo.games.nain_jaune.deck import ALL, NAMES, RANK
from mazzo.games.nain_jaune.public import Public, copied, lays_card, proof
from mazzo.kernel import contract
from mazzo.kernel.bits import listed, named, size
from mazzo.kernel.compiling import final
from mazzo.kernel.contract import NOBODY, Deal, whose
from mazzo.kernel.placements import Placements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng


@final
class View(contract.View):
    """What a viewer knows, and nothing else."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("public", "seat")
    _placements: Placements | None = None
    """Counted when the first world is asked for."""

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.seat = seat
        self.hand: i64 = 0
        self.held = [0] * public.setup.seats
        """How many cards each seat holds."""
        self.left: list[int] = []
        """The hands as they are laid open when the round is over; empty before."""
        self.stock: i64 = 0
        """How many cards lie face down."""
        self.log: list[int] | None = None
        self.began: Public | None = None

    def __repr__(self) -> str:
        hand, held = named(self.hand, NAMES), " ".join([str(number) for number in self.held])
        return f"<View of nain_jaune by {whose(self.seat)}: hand {hand}, cards {held}, {self.public.written()}>"

    def deciding(self) -> i64:
        return self.seat if self.seat >= 0 and self.seat == self.public.turn else NOBODY

    def moves(self) -> list[int]:
        return [] if self.deciding() < 0 else self.public.choices(self.hand)

    def others(self) -> list[int]:
        """The seats that are not the viewer's."""
        return [seat for seat in range(self.public.setup.seats) if seat != self.seat]

    def hidden_seats(self) -> list[int]:
        """The seats whose cards this viewer does not see."""
        return [] if self.left else self.others()

    def unseen(self) -> i64:
        """The cards whose place this viewer does not know."""
        known = self.hand | self.public.gone
        for cards in self.left:
            known |= cards
        return ALL & ~known

    def world(self, rng: Rng) -> rounds.Round:
        if self._placements is None:
            self._placements = worlds.placements(self)
        return worlds.sample(self, self._placements, rng)

    def shown(self) -> list[tuple[int, int]]:
        if self.log is None:
            raise ValueError("a copied round keeps no history")
        return [(entry >> 8, entry & 255) for entry in self.log]

    def rests(self) -> list[tuple[int, int, int, int]]:
        """Who ended a turn on which rank, and when: the cards laid before, the seat, the rank, and what that proved."""
        found: list[tuple[int, int, int, int]] = []
        moves = self.shown()
        began = self.began
        assert began is not None
        laid = 0
        need: i64 = began.need
        going: i64 = began.going
        for seat, move in moves:
            if lays_card(move):
                laid += 1
                need = RANK[move & 63] + 1
                going = 1
            else:
                found.append((laid, seat, need, proof(began.setup, going, move)))
                going = 0
        return found

    def past(self, world: contract.Round) -> tuple[Deal, list[tuple[int, int]]]:
        assert isinstance(world, rounds.Round)
        moves = self.shown()
        hands = [listed(world.hand(seat)) for seat in range(world.setup.seats)]
        for seat, move in moves:
            if lays_card(move):
                hands[seat].append(move & 63)
        return Deal(hands, [], listed(world.stock)), moves


def of(round: rounds.Round, seat: i64) -> View:
    """What a seat, or a WATCHER, knows of a round."""
    view = View(copied(round), seat)
    hands = [round.hand(other) for other in range(round.setup.seats)]
    if seat >= 0:
        view.hand = hands[seat]
    view.held = [size(hand) for hand in hands]
    if round.over():
        view.left = hands
    view.stock = size(round.stock)
    if round.log is not None:
        view.log = list(round.log)
    view.began = round.began
    return view
