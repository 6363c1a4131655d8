"""What one seat, or a watcher, knows of a round of Primiera.

A viewer knows its own hand, what everybody knows, and the robot's cards once it has a partner. Hidden are the other
hands, opening cards until all have laid, the stock and the robot's pile. One Herald was dealt to each hand, so a seat
that has not shown one still holds it.
"""

from __future__ import annotations

from mazzo.games.primiera import round as rounds
from mazzo.games.primiera import worlds
from mazzo.games.primiera.deck import ALL, NAMES
from mazzo.games.primiera.public import HIDDEN, NO_CARD, Public, copied
from mazzo.games.primiera.setup import PACKET, ROBOT_SEAT
from mazzo.games.primiera.target import STAKE
from mazzo.kernel import contract
from mazzo.kernel.bits import bit, listed, named
from mazzo.kernel.compiling import final
from mazzo.kernel.contract import NOBODY, Deal, whose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng


@final
class View(contract.View):
    """What a viewer knows, and nothing else."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("public", "seat")

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.seat = seat
        self.hand: i64 = 0
        self.face_down: i64 = NO_CARD
        """The viewer's own opening card while it lies face down."""
        self.robot_hand: i64 = 0
        """The robot's cards once they lie open."""
        self.stock: i64 = 0
        """How many cards are still to be dealt."""
        self.log: list[int] | None = None
        self.began: Public | None = None

    def __repr__(self) -> str:
        return f"<View of primiera by {whose(self.seat)}: hand {named(self.hand, NAMES)}, {self.public.written()}>"

    def knows_hand(self, seat: i64) -> bool:
        """Whether this viewer sees a seat's cards: its own, and the robot's once they lie open. The robot sees none."""
        if self.public.setup.is_robot(seat):
            return self.public.robot < 0
        return seat == self.seat

    def hand_of(self, seat: i64) -> i64:
        """The cards of a seat whose hand this viewer knows."""
        return self.robot_hand if self.public.setup.is_robot(seat) else self.hand

    def opening_card(self, seat: i64) -> i64:
        """The card that a seat has laid to open, or NO_CARD if this viewer does not see it."""
        return self.face_down if seat == self.seat and self.public.in_opening() else self.public.opening_card(seat)

    def deciding(self) -> i64:
        me = self.seat
        waiting = self.public.waiting()
        for seat in range(self.public.setup.seats):
            if me >= 0 and waiting & bit(seat) and self.public.chooser(seat) == me:
                return seat
        return NOBODY

    def moves(self) -> list[int]:
        seat = self.deciding()
        return [] if seat < 0 else self.public.choices(self.hand_of(seat))

    def unseen(self) -> i64:
        """The cards whose place this viewer does not know."""
        public = self.public
        known = self.hand | self.robot_hand | public.table | public.c0 | public.c1 | public.c2 | public.c3
        if self.face_down != NO_CARD:
            known |= bit(self.face_down)
        return ALL & ~known

    def world(self, rng: Rng) -> rounds.Round:
        return worlds.sample(self, rng)

    def stake(self) -> i64:
        race = self.public.setup.race
        return STAKE if race is not None and race.near else 1

    def history(self) -> list[tuple[int, int]]:
        """The cards played so far, as moves, each with its seat."""
        if self.log is None or self.began is None:
            raise ValueError("a copied round keeps no history")
        order = self.public.setup.order
        return [(order[(self.began.turn + number) % len(order)], move) for number, move in enumerate(self.log)]

    def opened(self) -> list[int]:
        """The seats that have laid an opening card since the beginning, in turn order."""
        if self.began is None or not self.began.in_opening():
            return []
        return [seat for seat in self.public.setup.order if self.public.has_laid(seat)]

    def shown(self) -> list[tuple[int, int]]:
        moves: list[tuple[int, int]] = []
        for seat in self.opened():
            card = self.opening_card(seat)
            moves.append((seat, HIDDEN if card == NO_CARD else card))
        return moves + self.history()

    def past(self, world: contract.Round) -> tuple[Deal, list[tuple[int, int]]]:
        assert isinstance(world, rounds.Round)
        moves: list[tuple[int, int]] = [(seat, world.opening_card(seat)) for seat in self.opened()]
        moves += self.history()
        held: list[list[int]] = [[] for _ in range(world.setup.seats)]
        for seat, move in moves:
            held[seat].append(move & 63)
        for seat in range(world.setup.seats):
            cards = listed(world.hand(seat))
            if seat == world.robot:
                # While it plays by itself, the order of its pile matters.
                cards = list(world.pile[len(world.pile) - len(cards) :])
            held[seat] += cards
        return self.dealt(held, list(world.stock)), moves

    def dealt(self, held: list[list[int]], stock: list[int]) -> Deal:
        """The deal that gave each seat these cards in this order: the first at the beginning, then packets."""
        began = self.began
        assert began is not None
        setup = began.setup
        hands = [cards[: began.held(seat)] for seat, cards in enumerate(held)]
        later = [cards[began.held(seat) :] for seat, cards in enumerate(held)]
        packet: i64 = PACKET[setup.variant]
        packets: list[int] = []
        first: i64 = 0
        while first < len(later[0]):
            for seat in setup.order:
                packets += later[seat][first : first + packet]
            first += packet
        return Deal(hands, list(began.row) if setup.has_robot else listed(began.table), packets + stock)


def of(round: rounds.Round, seat: i64) -> View:
    """What a seat, or a WATCHER, knows of a round."""
    setup = round.setup
    view = View(copied(round), seat)
    if seat >= 0 and not setup.is_robot(seat):
        view.hand = round.hand(seat)
        if round.in_opening():
            view.face_down = round.opening_card(seat)
    if setup.has_robot and round.robot < 0:
        view.robot_hand = round.hand(ROBOT_SEAT)
    view.stock = len(round.stock)
    if round.log is not None:
        view.log = list(round.log)
    view.began = round.began
    return view
