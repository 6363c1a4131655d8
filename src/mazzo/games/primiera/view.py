"""What one seat, or a watcher, knows of a round of Primiera.

Known are the own hand, the table, every captured card (each was seen), who has laid an opening card, and the robot's
cards once it has a partner. Hidden are the other hands, opening cards until all have laid, the stock and the robot's
pile. One Herald was dealt to each hand, so a seat that has not shown one still holds it.
"""

from __future__ import annotations

from mazzo.games.primiera import captures, worlds
from mazzo.games.primiera import round as rounds
from mazzo.games.primiera.deck import ALL
from mazzo.games.primiera.setup import CLASSIC, PACKET, ROBOT_SEAT, Setup, loaded
from mazzo.games.primiera.target import STAKE
from mazzo.kernel import contract
from mazzo.kernel.bits import TOP, bit, gathered, listed, size
from mazzo.kernel.contract import NOBODY, Deal

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
        self.robot_hand: i64 = 0
        """The robot's cards once they lie open."""
        self.table: i64 = 0
        self.captured = [0] * setup.seats
        self.sweeps: i64 = 0
        self.turn: i64 = 0
        self.place: i64 = 0
        self.laid: i64 = 0
        self.opening: i64 = 0
        """As in the round, but a card laid face down by another is NO_CARD."""
        self.last: i64 = -1
        self.teams: i64 = 0
        self.herald: i64 = -1
        self.herald_seat: i64 = -1
        self.shown_heralds: i64 = 0
        self.robot: i64 = -1
        self.stock: i64 = 0
        """How many cards are still to be dealt."""
        self.row = b""
        self.log: list[int] | None = None
        self.logged: i64 = 0
        """How many entries of the shared log this view has seen."""

    def in_opening(self) -> bool:
        return self.laid != self.setup.everyone

    def knows_hand(self, seat: i64) -> bool:
        """Whether this viewer sees a seat's cards: its own, and the robot's once they lie open. The robot sees none."""
        if self.setup.has_robot and seat == ROBOT_SEAT:
            return self.robot < 0
        return seat == self.seat

    def hand_of(self, seat: i64) -> i64:
        """The cards of a seat whose hand this viewer knows."""
        return self.robot_hand if self.setup.has_robot and seat == ROBOT_SEAT else self.hand

    def held(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        setup = self.setup
        packet: i64 = PACKET[setup.variant]
        if self.in_opening():
            return packet if self.laid & (TOP >> (61 - seat)) else packet + 1
        if self.turn == rounds.PLAYS:
            return 0
        played = self.turn // setup.seats
        if setup.places[seat] < self.place:
            played += 1
            return (packet - played % packet) % packet
        return packet - played % packet

    def opening_card(self, seat: i64) -> i64:
        return (self.opening >> (6 * seat)) & rounds.NO_CARD

    def deciding(self) -> i64:
        setup = self.setup
        me = self.seat
        if me < 0 or (setup.has_robot and me == ROBOT_SEAT):
            return NOBODY
        if self.in_opening():
            return NOBODY if self.laid & (TOP >> (61 - me)) else me
        if self.turn == rounds.PLAYS:
            return NOBODY
        seat: i64 = setup.order[self.place]
        if seat == me:
            return seat
        if setup.has_robot and seat == ROBOT_SEAT and setup.partner(seat, self.teams) == me:
            return seat
        return NOBODY

    def moves(self) -> list[int]:
        seat = self.deciding()
        if seat < 0:
            return []
        if self.in_opening():
            return listed(self.setup.openings(self.hand))
        return captures.plays(self.hand_of(seat), self.table, captures.ways(self.table))

    def unseen(self) -> i64:
        """The cards whose place this viewer does not know."""
        known = self.hand | self.robot_hand | self.table
        for cards in self.captured:
            known |= cards
        if self.in_opening() and self.seat >= 0 and self.opening_card(self.seat) != rounds.NO_CARD:
            known |= bit(self.opening_card(self.seat))
        return ALL & ~known

    def world(self, rng: Rng) -> rounds.Round:
        return worlds.sample(self, rng)

    def stake(self) -> i64:
        race = self.setup.race
        return STAKE if race is not None and race.near else 1

    def history(self) -> list[int]:
        """The cards played so far, as moves."""
        if self.log is None:
            raise ValueError("a copied round keeps no history")
        return self.log[: self.logged]

    def shown(self) -> list[tuple[int, int]]:
        moves: list[tuple[int, int]] = []
        for seat in self.setup.order:
            if self.setup.heralds and self.laid & (TOP >> (61 - seat)):
                card = self.opening_card(seat)
                moves.append((seat, rounds.HIDDEN if card == rounds.NO_CARD else card))
        for number, move in enumerate(self.history()):
            moves.append((self.setup.order[number % self.setup.seats], move))
        return moves

    def past(self, world: contract.Round) -> tuple[Deal, list[tuple[int, int]]]:
        assert isinstance(world, rounds.Round)
        setup = self.setup
        played: list[list[int]] = [[] for _ in range(setup.seats)]
        moves: list[tuple[int, int]] = []
        if setup.heralds:
            for seat in setup.order:
                card = world.opening_card(seat)
                if card != rounds.NO_CARD:
                    played[seat].append(card)
                    moves.append((seat, card))
        for number, move in enumerate(self.history()):
            seat = setup.order[number % setup.seats]
            played[seat].append(move & 63)
            moves.append((seat, move))
        for seat in range(setup.seats):
            played[seat] += listed(world.hand(seat))
        if setup.has_robot and world.robot >= 0:
            # While it plays by itself, the order of its pile matters.
            done = len(played[ROBOT_SEAT]) - size(world.hand(ROBOT_SEAT))
            played[ROBOT_SEAT] = played[ROBOT_SEAT][:done] + list(world.pile[done:])
        dealt = gathered(world.stock)
        for cards in played:
            dealt |= gathered(cards)
        table = listed(ALL & ~dealt)
        if setup.heralds or setup.variant == CLASSIC:
            return Deal(played, table, []), moves
        return self.past_packets(world, played, table), moves

    def past_packets(self, world: rounds.Round, played: list[list[int]], table: list[int]) -> Deal:
        """Two and three players: cut what each seat has had into packets; all but the first came from the stock."""
        packet: i64 = PACKET[self.setup.variant]
        stock: list[int] = []
        first: i64 = packet
        while first < len(played[0]):
            for seat in self.setup.order:
                stock += played[seat][first : first + packet]
            first += packet
        return Deal([cards[:packet] for cards in played], table, stock + list(world.stock))

    def dump(self) -> dict[str, Any]:
        return {
            "setup": self.setup.dump(),
            "seat": self.seat,
            "hand": self.hand,
            "robot_hand": self.robot_hand,
            "table": self.table,
            "captured": list(self.captured),
            "sweeps": self.sweeps,
            "turn": self.turn,
            "place": self.place,
            "laid": self.laid,
            "opening": self.opening,
            "last": self.last,
            "teams": self.teams,
            "herald": self.herald,
            "herald_seat": self.herald_seat,
            "shown_heralds": self.shown_heralds,
            "robot": self.robot,
            "stock": self.stock,
            "row": list(self.row),
            "log": None if self.log is None else self.history(),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.dump(),)


def load(data: dict[str, Any]) -> View:
    """The view that `dump` wrote."""
    view = View(loaded(data["setup"]), data["seat"])
    view.hand = data["hand"]
    view.robot_hand = data["robot_hand"]
    view.table = data["table"]
    view.captured = list(data["captured"])
    view.sweeps = data["sweeps"]
    view.turn = data["turn"]
    view.place = data["place"]
    view.laid = data["laid"]
    view.opening = data["opening"]
    view.last = data["last"]
    view.teams = data["teams"]
    view.herald = data["herald"]
    view.herald_seat = data["herald_seat"]
    view.shown_heralds = data["shown_heralds"]
    view.robot = data["robot"]
    view.stock = data["stock"]
    view.row = bytes(data["row"])
    log = data["log"]
    if log is not None:
        view.log = list(log)
        view.logged = len(log)
    return view


def of(round: rounds.Round, seat: i64) -> View:
    """What a seat, or a WATCHER, knows of a round."""
    setup = round.setup
    view = View(setup, seat)
    view.robot = round.robot
    if seat >= 0 and not (setup.has_robot and seat == ROBOT_SEAT):
        view.hand = round.hand(seat)
    if setup.has_robot and round.robot < 0:
        view.robot_hand = round.hand(ROBOT_SEAT)
    view.table = round.table
    view.captured = [round.captured(other) for other in range(setup.seats)]
    view.sweeps = round.sweeps
    view.turn = round.turn
    view.place = round.place
    view.laid = round.laid
    view.opening = round.opening
    if view.in_opening():
        view.opening = own_opening(round, seat)
    view.last = round.last
    view.teams = round.teams
    view.herald = round.herald
    view.herald_seat = round.herald_seat
    view.shown_heralds = round.shown
    view.stock = len(round.stock)
    view.row = round.row
    if round.log is not None:
        view.log = round.log
        view.logged = len(round.log)
    return view


def own_opening(round: rounds.Round, seat: i64) -> i64:
    """The opening cards with all but the viewer's own covered; the robot does not look at its card."""
    covered: i64 = 0
    for other in range(4):
        mine = other == seat and not (round.setup.has_robot and other == ROBOT_SEAT)
        card = round.opening_card(other) if mine else rounds.NO_CARD
        covered |= card << (6 * other)
    return covered
