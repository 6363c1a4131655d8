"""What everybody knows of a round of Primiera, and every question that can be answered from it alone.

The fields are flat numbers, because rounds are copied and played out by the million: `c0`…`c3` the captured cards,
`sweeps` eight bits a seat, `opening` six bits a seat. Nobody hides what is captured: each card was seen.
"""

from __future__ import annotations

from mazzo.games.primiera import captures, scoring
from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.setup import PACKET, ROBOT_SEAT, Setup
from mazzo.kernel import contract
from mazzo.kernel.bits import TOP, bit, listed, named
from mazzo.kernel.contract import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

PLAYS: Final = 36
"""How many cards are played in a round, in every variant (PM-A20)."""
HIDDEN: Final = -1
"""An opening card that somebody else has laid face down, as a move."""
NO_CARD: Final = 63
NO_CARDS: Final = NO_CARD | NO_CARD << 6 | NO_CARD << 12 | NO_CARD << 18


class Public(contract.Round):
    """The open part of a round. It plays only as part of a `Round`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.c0: i64 = 0
        self.c1: i64 = 0
        self.c2: i64 = 0
        self.c3: i64 = 0
        self.sweeps: i64 = 0
        self.table: i64 = 0
        self.ways: i64 = 0
        """How many captures each rank has on this table."""
        self.turn: i64 = 0
        """How many cards have been played."""
        self.place: i64 = 0
        """The place in the order of play that is on turn."""
        self.laid: i64 = setup.laid_at_first
        """The seats that have laid their opening card."""
        self.opening: i64 = NO_CARDS
        """The opening cards, once all are turned up."""
        self.last: i64 = -1
        """The seat that captured last."""
        self.teams: i64 = setup.teams_at_first
        self.herald: i64 = -1
        """The Herald that decided the teams, and who played it."""
        self.herald_seat: i64 = -1
        self.shown_heralds: i64 = 0
        """The seats that have shown the Herald dealt to them."""
        self.robot: i64 = setup.robot_at_first
        """The robot's seat while it plays by itself, else -1."""
        self.row = b""
        """The table from left to right; only kept where a robot reads it."""

    def take(self, other: Public) -> None:
        """Copy all that everybody knows of another round."""
        self.c0 = other.c0
        self.c1 = other.c1
        self.c2 = other.c2
        self.c3 = other.c3
        self.sweeps = other.sweeps
        self.table = other.table
        self.ways = other.ways
        self.turn = other.turn
        self.place = other.place
        self.laid = other.laid
        self.opening = other.opening
        self.last = other.last
        self.teams = other.teams
        self.herald = other.herald
        self.herald_seat = other.herald_seat
        self.shown_heralds = other.shown_heralds
        self.robot = other.robot
        self.row = other.row

    def written(self) -> str:
        """What everybody sees, in notation."""
        captured = " | ".join([named(self.captured(seat), NAMES) for seat in range(self.setup.seats)])
        return f"table {named(self.table, NAMES)}, captured {captured}, {self.turn} of {PLAYS} played, {self.awaited()}"

    def in_opening(self) -> bool:
        return self.laid != self.setup.everyone

    def over(self) -> bool:
        return self.turn == PLAYS

    def captured(self, seat: i64) -> i64:
        if seat == 0:
            return self.c0
        if seat == 1:
            return self.c1
        if seat == 2:
            return self.c2
        return self.c3

    def opening_card(self, seat: i64) -> i64:
        """The card with which a seat opened, or NO_CARD while it is not turned up."""
        return (self.opening >> (6 * seat)) & NO_CARD

    def partner(self, seat: i64) -> i64:
        """The partner of a seat as far as the teams are known, or -1."""
        return self.setup.partner(seat, self.teams)

    def has_laid(self, seat: i64) -> bool:
        return self.laid & bit(seat) != 0

    def waiting(self) -> i64:
        if self.laid != self.setup.everyone:
            return self.setup.everyone ^ self.laid
        if self.turn == PLAYS:
            return 0
        seat: i64 = self.setup.order[self.place]
        return TOP >> (61 - seat)

    def chooser(self, seat: i64) -> i64:
        if seat == self.robot:
            return NOBODY
        if self.setup.has_robot and seat == ROBOT_SEAT:
            return self.partner(seat)
        return seat

    def seen(self, seat: i64, move: i64, viewer: i64) -> i64:
        if self.laid != self.setup.everyone and (viewer != seat or seat == self.robot):
            return HIDDEN
        return move

    def choices(self, hand: i64) -> list[int]:
        """Every move of somebody who is on turn, chooses and holds these cards."""
        if self.laid != self.setup.everyone:
            return listed(self.setup.openings(hand))
        return captures.plays(hand, self.table, self.ways)

    def played(self, seat: i64) -> i64:
        """How many cards a seat has played, its opening card not counted."""
        setup = self.setup
        return self.turn // setup.seats + (1 if setup.places[seat] < self.place else 0)

    def held(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        packet: i64 = PACKET[self.setup.variant]
        if self.in_opening():
            return packet if self.has_laid(seat) else packet + 1
        if self.over():
            return 0
        left = packet - self.played(seat) % packet
        # Whoever has played the last card of a packet gets the next one when all have.
        return 0 if left == packet and self.setup.places[seat] < self.place else left

    def sides(self) -> list[scoring.Side]:
        """The sides of the round, counted as if it were over."""
        captured = [self.c0, self.c1, self.c2, self.c3]
        return scoring.sides(self.setup, captured, self.sweeps, self.teams)

    def scores(self) -> list[int]:
        points = [0] * self.setup.seats
        for side in self.sides():
            for seat in side.seats:
                points[seat] = side.points
        return points

    def worth(self) -> list[int]:
        race = self.setup.race
        scores = self.scores()
        return race.worth(scores) if race is not None and race.near else scores


def copied(public: Public) -> Public:
    """The open part of a round, apart from it."""
    twin = Public(public.setup)  # type: ignore[abstract]  # It never plays.
    twin.take(public)
    return twin
