"""One round of Primiera, in all five forms of the sheet.

The fields are flat numbers, because rounds are copied and played out by the million: `h0`…`h3` the hands, `c0`…`c3` the
captured cards, `sweeps` eight bits a seat, `opening` six bits a seat. What a watcher may not know: the hands,
`opening` until all have laid, `stock` and `pile`.
"""

from __future__ import annotations

from mazzo.games.primiera import captures, scoring
from mazzo.games.primiera import view as views
from mazzo.games.primiera.captures import count_plays, nth_play
from mazzo.games.primiera.deck import ONES, RANK
from mazzo.games.primiera.robot import automatic_capture
from mazzo.games.primiera.setup import (
    ALONE,
    COUNTS,
    PACKET,
    ROBOT_SEAT,
    UNDECIDED,
    Setup,
)
from mazzo.kernel import contract
from mazzo.kernel.bits import TOP, gathered, listed, nth, size
from mazzo.kernel.compiling import mypyc_attr
from mazzo.kernel.contract import NOBODY, Deal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

PLAYS: Final = 36
"""How many cards are played in a round, in every variant (PM-A20)."""
HIDDEN: Final = -1
"""An opening card that somebody else has laid face down, as a move."""
NO_CARD: Final = 63


# Searches make and drop copies: the memory of the last one is kept for the next.
@mypyc_attr(free_list_len=1)
class Round(contract.Round):
    """One deal, from the cards dealt to the count."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.h2: i64 = 0
        self.h3: i64 = 0
        self.c0: i64 = 0
        self.c1: i64 = 0
        self.c2: i64 = 0
        self.c3: i64 = 0
        self.sweeps: i64 = 0
        self.table: i64 = 0
        self.ways: i64 = 0
        self.turn: i64 = 0
        self.place: i64 = 0
        """The place in the order of play that is on turn."""
        self.laid: i64 = setup.laid_at_first
        """The seats that have laid their opening card."""
        self.opening: i64 = NO_CARD | NO_CARD << 6 | NO_CARD << 12 | NO_CARD << 18
        self.last: i64 = -1
        """The seat that captured last."""
        self.teams: i64 = setup.teams_at_first
        self.herald: i64 = -1
        """The Herald that decided the teams, and who played it."""
        self.herald_seat: i64 = -1
        self.shown: i64 = 0
        """The seats that have shown the Herald dealt to them."""
        self.robot: i64 = setup.robot_at_first
        """The robot's seat while it plays by itself, else -1."""
        self.stock = b""
        self.pile = b""
        """The robot's opening card, then its pile in the order in which it is turned."""
        self.row = b""
        """The table from left to right; only kept where a robot reads it."""
        self.log: list[int] | None = None

    @staticmethod
    def start(setup: Setup, dealt: Deal) -> Round:
        """The real round that begins with these cards; it keeps its history."""
        round = Round(setup)
        hands = [gathered(hand) for hand in dealt.hands]
        hands += [0, 0]
        round.h0, round.h1, round.h2, round.h3 = hands[0], hands[1], hands[2], hands[3]
        round.set_table(gathered(dealt.table))
        round.stock = bytes(dealt.stock)
        if setup.has_robot:
            round.pile = bytes(dealt.hands[ROBOT_SEAT])
        round.log = []
        return round

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.h0
        if seat == 1:
            return self.h1
        if seat == 2:
            return self.h2
        return self.h3

    def set_hand(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.h0 = cards
        elif seat == 1:
            self.h1 = cards
        elif seat == 2:
            self.h2 = cards
        else:
            self.h3 = cards

    def captured(self, seat: i64) -> i64:
        if seat == 0:
            return self.c0
        if seat == 1:
            return self.c1
        if seat == 2:
            return self.c2
        return self.c3

    def set_table(self, cards: i64) -> None:
        self.table = cards
        self.ways = captures.ways(cards)

    def opening_card(self, seat: i64) -> i64:
        """The card that a seat has laid to open, or NO_CARD."""
        return (self.opening >> (6 * seat)) & NO_CARD

    def waiting(self) -> i64:
        if self.laid != self.setup.everyone:
            return self.setup.everyone ^ self.laid
        if self.turn == PLAYS:
            return 0
        seat: i64 = self.setup.order[self.place]
        return TOP >> (61 - seat)

    def moves(self, seat: i64) -> list[int]:
        if not self.waiting() & (TOP >> (61 - seat)):
            return []
        if seat == self.robot:
            return [self.automatic()]
        if self.laid != self.setup.everyone:
            return listed(self.setup.openings(self.hand(seat)))
        return captures.plays(self.hand(seat), self.table, self.ways)

    def count(self, seat: i64) -> i64:
        if seat == self.robot:
            return 1
        hand = self.hand(seat)
        if self.laid != self.setup.everyone:
            return size(self.setup.openings(hand))
        return count_plays(hand, self.ways)

    def nth(self, seat: i64, n: i64) -> i64:
        if seat == self.robot:
            return self.automatic()
        hand = self.hand(seat)
        if self.laid != self.setup.everyone:
            return nth(self.setup.openings(hand), n)
        return nth_play(hand, self.table, self.ways, n)

    def automatic(self) -> i64:
        """The robot's only move: its opening card, else the top of its pile with what lies furthest left."""
        if self.laid != self.setup.everyone:
            return self.pile[0]
        card: i64 = self.pile[1 + self.turn // 4]
        return automatic_capture(self.row, card, self.setup.mean_position) << 6 | card

    def chooser(self, seat: i64) -> i64:
        if seat == self.robot:
            return NOBODY
        if self.setup.has_robot and seat == ROBOT_SEAT:
            return self.setup.partner(seat, self.teams)
        return seat

    def seen(self, seat: i64, move: i64, viewer: i64) -> i64:
        if self.laid != self.setup.everyone and (viewer != seat or seat == self.robot):
            return HIDDEN
        return move

    def play(self, seat: i64, move: i64) -> None:
        card = move & 63
        if self.laid != self.setup.everyone:
            self.lay(seat, card)
            return
        if self.log is not None:
            self.log.append(move)
        taken = move >> 6
        one = TOP >> (61 - card)
        gain: i64 = 0
        if taken:
            gain = taken | one
            self.last = seat
            self.set_table(self.table ^ taken)
            if not self.table and self.turn != PLAYS - 1:
                self.sweeps += TOP >> (61 - 8 * seat)
        else:
            self.set_table(self.table | one)
        if seat == 0:
            self.h0 ^= one
            self.c0 |= gain
        elif seat == 1:
            self.h1 ^= one
            self.c1 |= gain
        elif seat == 2:
            self.h2 ^= one
            self.c2 |= gain
        else:
            self.h3 ^= one
            self.c3 |= gain
        if self.setup.has_robot:
            self.row = bytes(c for c in self.row if not taken & (TOP >> (61 - c))) + (b"" if taken else bytes((card,)))
        if one & ONES and self.setup.heralds:
            self.shown |= TOP >> (61 - seat)
            if self.teams == UNDECIDED:
                self.decide(card, seat)
        self.turn += 1
        self.place += 1
        if self.place == self.setup.seats:
            self.place = 0
            if self.turn == PLAYS:
                self.collect()
            elif self.stock and not self.h0:
                self.deal_again()

    def lay(self, seat: i64, card: i64) -> None:
        """Lay an opening card face down; the last one turns all four up (1.2, 3)."""
        self.set_hand(seat, self.hand(seat) ^ (TOP >> (61 - card)))
        self.opening ^= (NO_CARD ^ card) << (6 * seat)
        self.laid |= TOP >> (61 - seat)
        if self.laid == self.setup.everyone:
            self.reveal()

    def reveal(self) -> None:
        opened = bytes(self.opening_card(seat) for seat in self.setup.order)
        self.set_table(gathered(opened))
        if self.setup.has_robot:
            self.row = opened
        for seat in self.setup.order:
            card = self.opening_card(seat)
            if RANK[card] == 1:
                self.shown |= TOP >> (61 - seat)
                # PM-A02: of several, the first in turn order counts.
                if self.setup.opening_herald == COUNTS and self.teams == UNDECIDED:
                    self.decide(card, seat)
        if self.shown == self.setup.everyone and self.teams == UNDECIDED:
            # PM-A03: no Herald is left to be played.
            self.teams = ALONE

    def decide(self, herald: i64, seat: i64) -> None:
        """The first Herald makes the teams; a robot that has a partner now shows its cards (1.6, 5)."""
        self.herald = herald
        self.herald_seat = seat
        self.teams = self.setup.teams_by(herald, seat)
        if self.teams != ALONE:
            self.robot = -1

    def collect(self) -> None:
        """What is left on the table goes to whoever captured last; there is always one (PM-A20)."""
        if self.last == 0:
            self.c0 |= self.table
        elif self.last == 1:
            self.c1 |= self.table
        elif self.last == 2:
            self.c2 |= self.table
        else:
            self.c3 |= self.table
        self.table = 0
        self.row = b""

    def deal_again(self) -> None:
        """Two and three players: a packet for each seat, in order, from the front of the stock (1.7b)."""
        packet: i64 = PACKET[self.setup.variant]
        for seat in self.setup.order:
            self.set_hand(seat, gathered(self.stock[:packet]))
            self.stock = self.stock[packet:]

    def sides(self) -> list[scoring.Side]:
        """The finished round's sides, counted."""
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

    def view(self, seat: i64) -> views.View:
        return views.of(self, seat)

    def anew(self, dealt: Deal) -> Round:
        return Round.start(self.setup, dealt)

    def copy(self) -> Round:
        twin = Round(self.setup)
        twin.h0 = self.h0
        twin.h1 = self.h1
        twin.h2 = self.h2
        twin.h3 = self.h3
        twin.c0 = self.c0
        twin.c1 = self.c1
        twin.c2 = self.c2
        twin.c3 = self.c3
        twin.sweeps = self.sweeps
        twin.table = self.table
        twin.ways = self.ways
        twin.turn = self.turn
        twin.place = self.place
        twin.laid = self.laid
        twin.opening = self.opening
        twin.last = self.last
        twin.teams = self.teams
        twin.herald = self.herald
        twin.herald_seat = self.herald_seat
        twin.shown = self.shown
        twin.robot = self.robot
        twin.stock = self.stock
        twin.pile = self.pile
        twin.row = self.row
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = [self.h0, self.h1, self.h2, self.h3, self.c0, self.c1, self.c2, self.c3]
        numbers += [self.sweeps, self.table, self.turn, self.place, self.laid, self.opening, self.last]
        numbers += [self.teams, self.herald, self.herald_seat, self.shown, self.robot]
        log = None if self.log is None else list(self.log)
        return restored, (self.setup, numbers, self.stock, self.pile, self.row, log)


def restored(setup: Setup, numbers: list[int], stock: bytes, pile: bytes, row: bytes, log: list[int] | None) -> Round:
    """The round that `__reduce__` took apart."""
    round = Round(setup)
    round.h0, round.h1, round.h2, round.h3, round.c0, round.c1, round.c2, round.c3 = numbers[:8]
    round.sweeps = numbers[8]
    round.set_table(numbers[9])
    round.turn, round.place, round.laid, round.opening, round.last = numbers[10:15]
    round.teams, round.herald, round.herald_seat, round.shown, round.robot = numbers[15:]
    round.stock, round.pile, round.row, round.log = stock, pile, row, log
    return round
