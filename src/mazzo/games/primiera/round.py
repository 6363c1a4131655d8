"""One round of Primiera, in all five forms of the sheet.

To what everybody knows it adds `h0`…`h3`, the hands, the opening cards that lie face down, the stock and the robot's
pile.
"""

from __future__ import annotations

from mazzo.games.primiera import arranging, captures
from mazzo.games.primiera import view as views
from mazzo.games.primiera.captures import count_plays, nth_play
from mazzo.games.primiera.deck import NAMES, ONES, RANK
from mazzo.games.primiera.public import NO_CARD, NO_CARDS, PLAYS, Public, copied
from mazzo.games.primiera.robot import automatic_capture
from mazzo.games.primiera.setup import ALONE, COUNTS, PACKET, ROBOT_SEAT, UNDECIDED, Setup
from mazzo.kernel.bits import TOP, gathered, named, nth, size
from mazzo.kernel.compiling import final, mypyc_attr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.kernel.contract import Deal

DEALT_TO_ROBOT: Final = 10


# Searches make and drop copies: the memory of the last one is kept for the next.
@final
@mypyc_attr(free_list_len=1)
class Round(Public):
    """One deal, from the cards dealt to the count."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.h2: i64 = 0
        self.h3: i64 = 0
        self.face_down: i64 = NO_CARDS
        """The opening cards until they are turned up, six bits a seat."""
        self.stock = b""
        self.pile = b""
        """The robot's opening card, then its pile in the order in which it is turned."""
        self.log: list[int] | None = None
        """The cards played since the beginning, as moves; only in the real round."""
        self.began: Public | None = None
        """What everybody knew at the beginning."""

    def __repr__(self) -> str:
        hands = " | ".join([named(self.hand(seat), NAMES) for seat in range(self.setup.seats)])
        return f"<Round of primiera: hands {hands}, {self.written()}>"

    @staticmethod
    def start(setup: Setup, dealt: Deal) -> Round:
        """The real round that begins with these cards; it keeps its history."""
        round = Round(setup)
        round.deal(dealt)
        return round

    @staticmethod
    def arranged(
        setup: Setup,
        dealt: Deal,
        turn: i64,
        captured: list[list[int]],
        sweeps: list[int] | None = None,
        last: i64 = -1,
        herald: i64 = -1,
        herald_seat: i64 = -1,
    ) -> Round:
        """A round that begins in the middle, after the opening and so many turns; its history begins there, too.

        `dealt` is what is in hand, on the table (in the robot game from left to right) and in the stock then, in the
        robot's hand in the order of its pile. Raises ValueError if no round stands so.
        """
        numbers = [0] * setup.seats if sweeps is None else sweeps
        return arranging.arranged(setup, dealt, turn, captured, numbers, last, herald, herald_seat)

    def deal(self, dealt: Deal) -> None:
        """Put these cards into their places; here the history begins."""
        hands = [gathered(hand) for hand in dealt.hands]
        hands += [0, 0]
        self.h0, self.h1, self.h2, self.h3 = hands[0], hands[1], hands[2], hands[3]
        self.set_table(gathered(dealt.table))
        self.stock = bytes(dealt.stock)
        if self.setup.has_robot:
            pile = dealt.hands[ROBOT_SEAT]
            # What it has turned before an arranged beginning stands for itself as 0.
            self.pile = bytes(DEALT_TO_ROBOT - len(pile)) + bytes(pile)
            self.row = bytes(dealt.table)
        self.log = []
        self.began = copied(self)

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

    def set_table(self, cards: i64) -> None:
        self.table = cards
        self.ways = captures.ways(cards)

    def opening_card(self, seat: i64) -> i64:
        """The card that a seat has laid to open, face down or turned up; or NO_CARD."""
        return ((self.opening & self.face_down) >> (6 * seat)) & NO_CARD

    def moves(self, seat: i64) -> list[int]:
        if not self.waiting() & (TOP >> (61 - seat)):
            return []
        if seat == self.robot:
            return [self.automatic()]
        return self.choices(self.hand(seat))

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
            self.shown_heralds |= TOP >> (61 - seat)
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
        self.face_down ^= (NO_CARD ^ card) << (6 * seat)
        self.laid |= TOP >> (61 - seat)
        if self.laid == self.setup.everyone:
            self.reveal()

    def reveal(self) -> None:
        self.opening = self.face_down
        self.face_down = NO_CARDS
        opened = bytes(self.opening_card(seat) for seat in self.setup.order)
        self.set_table(gathered(opened))
        if self.setup.has_robot:
            self.row = opened
        for seat in self.setup.order:
            card = self.opening_card(seat)
            if RANK[card] == 1:
                self.shown_heralds |= TOP >> (61 - seat)
                # PM-A02: of several, the first in turn order counts.
                if self.setup.opening_herald == COUNTS and self.teams == UNDECIDED:
                    self.decide(card, seat)
        if self.shown_heralds == self.setup.everyone and self.teams == UNDECIDED:
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
        self.set_table(0)
        self.row = b""

    def deal_again(self) -> None:
        """Two and three players: a packet for each seat, in order, from the front of the stock (1.7b)."""
        packet: i64 = PACKET[self.setup.variant]
        for seat in self.setup.order:
            self.set_hand(seat, gathered(self.stock[:packet]))
            self.stock = self.stock[packet:]

    def view(self, seat: i64) -> views.View:
        return views.of(self, seat)

    def anew(self, dealt: Deal) -> Round:
        round = Round(self.setup)
        if self.began is not None:
            round.take(self.began)
        round.deal(dealt)
        return round

    def copy(self) -> Round:
        twin = Round(self.setup)
        twin.take(self)
        twin.h0 = self.h0
        twin.h1 = self.h1
        twin.h2 = self.h2
        twin.h3 = self.h3
        twin.face_down = self.face_down
        twin.stock = self.stock
        twin.pile = self.pile
        twin.began = self.began
        return twin
