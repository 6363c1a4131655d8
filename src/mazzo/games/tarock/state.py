"""What a round of Tarock holds: its fields, and named questions about them.

The fields are flat numbers: `h0`…`h3` the hands, `p0`…`p3` what each seat has played, `w0`…`w3` what it has won,
`n0`…`n3` what it has proved not to hold. Several small numbers share one field, a few bits each; -1 is nobody or
nothing.
"""

from __future__ import annotations

from abc import abstractmethod

from mazzo.games.tarock import contracts, talon
from mazzo.games.tarock.contracts import NO_BID
from mazzo.games.tarock.deck import KINGS
from mazzo.games.tarock.moves import AUCTION, BASE, NO_CARD, PLAY, TAKING
from mazzo.games.tarock.setup import SEATS, Setup
from mazzo.kernel import contract
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

EVERYONE: Final = 15
MADE: Final = 0
FAILED: Final = 4
"""A bird in its own trick: the number of its seat, and this if it did not win; plus one, for 0 is neither."""


class Table(contract.Round):
    """The state of a round; `round.Round` adds the moves."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.h2: i64 = 0
        self.h3: i64 = 0
        self.p0: i64 = 0
        self.p1: i64 = 0
        self.p2: i64 = 0
        self.p3: i64 = 0
        self.w0: i64 = 0
        self.w1: i64 = 0
        self.w2: i64 = 0
        self.w3: i64 = 0
        self.n0: i64 = 0
        self.n1: i64 = 0
        self.n2: i64 = 0
        self.n3: i64 = 0
        self.phase: i64 = AUCTION
        self.turn: i64 = setup.following[setup.forehand]
        """The seat on turn, -1 when the round is over. 'Mio gioco' is no move: the second seat speaks first
        (4.11b, TK-A06)."""
        self.legal: i64 = 0
        """What the seat on turn may do, as bits of the phase."""
        self.stock: i64 = 0
        """The talon as it was dealt, six bits a card."""
        self.taken: i64 = 0
        """What the declarer has taken of it."""
        self.laid: i64 = 0
        """The discards in order, six bits a card."""
        self.lays: i64 = 0
        """How many there are."""
        self.contract: i64 = NO_BID
        """What stands in the auction, and then is played."""
        self.declarer: i64 = -1
        self.active: i64 = EVERYONE
        """The seats that have not passed."""
        self.joined: i64 = 0
        """The accanto players."""
        self.callers: i64 = 0
        """The seats whose bid has proved that they were not dealt four kings."""
        self.birders: i64 = 0
        """The seats whose bid has proved that they were dealt one of T1 to T4."""
        self.called: i64 = -1
        """The called king."""
        self.fourth: i64 = 0
        """1 if it was called as 'the fourth'."""
        self.said: i64 = 0
        """Who announced which bonus, three bits a kind."""
        self.binders: i64 = 0
        """The seats that have announced a bird or ULTIMO, which binds their cards."""
        self.level: i64 = 0
        """1 after a contra of a positive contract, 2 after the recontra."""
        self.contra_by: i64 = -1
        self.recontra_by: i64 = -1
        self.down: i64 = 0
        """1 when the declarer has closed his first turn: 'sono giù'."""
        self.spoke: i64 = 0
        """1 when something has been said in this turn of the announcements."""
        self.content: i64 = 0
        """The seats that have said bene."""
        self.benes: i64 = 0
        """How many turns in a row were a bene."""
        self.contras: i64 = 0
        """Negative contracts: 1 after a contra, 2 after its recontra; two bits for each declarer and opponent."""
        self.accused: i64 = -1
        """The declarer of a negative contract to whom contra may be said now."""
        self.number: i64 = 0
        """How many cards lie in the trick."""
        self.trick: i64 = 0
        """Its cards in order, six bits each."""
        self.cards: i64 = 0
        """Its cards as a set."""
        self.led: i64 = 0
        self.best: i64 = NO_CARD
        self.best_seat: i64 = -1
        self.leader: i64 = -1
        self.last: i64 = 0
        """The cards of the latest trick that is over, as a set."""
        self.done: i64 = 0
        """How many tricks are over."""
        self.tricks: i64 = 0
        """How many each seat has won, four bits a seat."""
        self.birds: i64 = 0
        """What became of T1 to T4 in their own tricks, four bits each; see MADE and FAILED."""
        self.caught: i64 = 0
        """Who caught T21 with T22, and then whose it was, plus one, three bits each."""

    @abstractmethod
    def offer(self) -> None:
        """Work out what the seat on turn may do."""

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

    def played(self, seat: i64) -> i64:
        """What a seat has played."""
        if seat == 0:
            return self.p0
        if seat == 1:
            return self.p1
        if seat == 2:
            return self.p2
        return self.p3

    def won(self, seat: i64) -> i64:
        """What a seat has won in tricks."""
        if seat == 0:
            return self.w0
        if seat == 1:
            return self.w1
        if seat == 2:
            return self.w2
        return self.w3

    def lacks(self, seat: i64) -> i64:
        """What a seat has proved not to hold."""
        if seat == 0:
            return self.n0
        if seat == 1:
            return self.n1
        if seat == 2:
            return self.n2
        return self.n3

    def set_lacks(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.n0 = cards
        elif seat == 1:
            self.n1 = cards
        elif seat == 2:
            self.n2 = cards
        else:
            self.n3 = cards

    def tricks_of(self, seat: i64) -> i64:
        return (self.tricks >> (4 * seat)) & 15

    def contra_of(self, declarer: i64, opponent: i64) -> i64:
        """0, or 1 after a contra, or 2 after a recontra, between the two of a negative contract."""
        return (self.contras >> (8 * declarer + 2 * opponent)) & 3

    def discarded(self) -> i64:
        """What has been laid away, as a set; covered cards are left out."""
        return talon.cards_from(self.laid, 0, self.lays)

    def public_king(self) -> i64:
        """The called king if everybody knows which it is, or -1: it was named, or another seat than the caller has
        shown a king, or the talon has, or the caller has played three of his own."""
        if not self.fourth or self.called < 0:
            return self.called
        others = KINGS & ~self.played(self.declarer)
        if not others & (others - 1):
            return self.called
        one = TOP >> (61 - self.called)
        shown = self.p0 | self.p1 | self.p2 | self.p3
        if contracts.takes_packet(self.contract):
            shown |= talon.everything(self.stock)
        return self.called if shown & one else -1

    def knows_king(self, seat: i64) -> bool:
        """Whether a seat knows which king is called: the caller does, and whoever has held it."""
        if self.called < 0 or self.public_king() >= 0:
            return True
        return seat == self.declarer or (seat >= 0 and self.hand(seat) & (TOP >> (61 - self.called)) != 0)

    def holds_king(self, seat: i64) -> bool:
        """Whether a seat holds the called king, or has played it."""
        return self.called >= 0 and (self.hand(seat) | self.played(seat)) & (TOP >> (61 - self.called)) != 0

    def partner(self) -> i64:
        """The seat of the called king, -1 if the declarer is alone."""
        seat: i64 = 0
        while self.called >= 0 and seat < SEATS:
            if seat != self.declarer and self.holds_king(seat):
                return seat
            seat += 1
        return -1

    def hands_are_open(self) -> bool:
        """Ouvert: all hands lie open after the first trick (4.8.8, TK-A45)."""
        return self.phase == PLAY and self.done > 0 and contracts.is_ouvert(self.contract)

    def is_declarer(self, seat: i64) -> bool:
        """Whether a seat plays the contract, as bidder or accanto."""
        return seat == self.declarer or self.joined & (TOP >> (61 - seat)) != 0

    def move_of(self, number: i64) -> i64:
        """The move that a bit of `legal` stands for."""
        if self.phase == TAKING and self.legal > talon.EITHER:
            return talon.take_all_but(self.stock, self.called, number)
        return BASE[self.phase] + number

    def numbers(self) -> list[int]:
        """Every field in order."""
        found = [self.h0, self.h1, self.h2, self.h3, self.p0, self.p1, self.p2, self.p3]
        found += [self.w0, self.w1, self.w2, self.w3, self.n0, self.n1, self.n2, self.n3]
        found += [self.phase, self.turn, self.legal, self.stock, self.taken, self.laid, self.lays]
        found += [self.contract, self.declarer, self.active, self.joined, self.callers, self.birders]
        found += [self.called, self.fourth, self.said, self.binders, self.level, self.contra_by]
        found += [self.recontra_by, self.down, self.spoke, self.content, self.benes, self.contras, self.accused]
        found += [self.number, self.trick, self.cards, self.led, self.best, self.best_seat, self.leader]
        found += [self.last, self.done, self.tricks, self.birds, self.caught]
        return found

    def restore(self, numbers: list[int]) -> None:
        """Set every field, in the order of `numbers`."""
        self.h0, self.h1, self.h2, self.h3, self.p0, self.p1, self.p2, self.p3 = numbers[0:8]
        self.w0, self.w1, self.w2, self.w3, self.n0, self.n1, self.n2, self.n3 = numbers[8:16]
        self.phase, self.turn, self.legal, self.stock, self.taken, self.laid, self.lays = numbers[16:23]
        self.contract, self.declarer, self.active, self.joined, self.callers, self.birders = numbers[23:29]
        self.called, self.fourth, self.said, self.binders, self.level, self.contra_by = numbers[29:35]
        self.recontra_by, self.down, self.spoke, self.content, self.benes, self.contras, self.accused = numbers[35:42]
        self.number, self.trick, self.cards, self.led, self.best, self.best_seat, self.leader = numbers[42:49]
        self.last, self.done, self.tricks, self.birds, self.caught = numbers[49:54]

    def copy_to(self, twin: Table) -> None:
        """Make another round the same, but for its history."""
        twin.h0 = self.h0
        twin.h1 = self.h1
        twin.h2 = self.h2
        twin.h3 = self.h3
        twin.p0 = self.p0
        twin.p1 = self.p1
        twin.p2 = self.p2
        twin.p3 = self.p3
        twin.w0 = self.w0
        twin.w1 = self.w1
        twin.w2 = self.w2
        twin.w3 = self.w3
        twin.n0 = self.n0
        twin.n1 = self.n1
        twin.n2 = self.n2
        twin.n3 = self.n3
        twin.phase = self.phase
        twin.turn = self.turn
        twin.legal = self.legal
        twin.stock = self.stock
        twin.taken = self.taken
        twin.laid = self.laid
        twin.lays = self.lays
        twin.contract = self.contract
        twin.declarer = self.declarer
        twin.active = self.active
        twin.joined = self.joined
        twin.callers = self.callers
        twin.birders = self.birders
        twin.called = self.called
        twin.fourth = self.fourth
        twin.said = self.said
        twin.binders = self.binders
        twin.level = self.level
        twin.contra_by = self.contra_by
        twin.recontra_by = self.recontra_by
        twin.down = self.down
        twin.spoke = self.spoke
        twin.content = self.content
        twin.benes = self.benes
        twin.contras = self.contras
        twin.accused = self.accused
        twin.number = self.number
        twin.trick = self.trick
        twin.cards = self.cards
        twin.led = self.led
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.leader = self.leader
        twin.last = self.last
        twin.done = self.done
        twin.tricks = self.tricks
        twin.birds = self.birds
        twin.caught = self.caught
