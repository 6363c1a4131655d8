"""What everybody knows of a round of Tarock: what was said, shown, played and proved, and questions about it.

The fields are flat numbers: `p0`…`p3` what each seat has played, `w0`…`w3` what it has won, `n0`…`n3` what it has
proved not to hold. Several small numbers share one field, a few bits each; -1 is nobody or nothing. What not everybody
knows is in `secrets`.
"""

from __future__ import annotations

from mazzo.games.tarock import contracts, tricks
from mazzo.games.tarock.bonuses import ULTIMO
from mazzo.games.tarock.contracts import NO_BID
from mazzo.games.tarock.deck import BAGATO, NAMES, TRULL
from mazzo.games.tarock.moves import AUCTION, LAYING, NO_CARD, PHASES, PLAY
from mazzo.games.tarock.setup import HAND, SEATS, Setup
from mazzo.kernel import contract
from mazzo.kernel.bits import TOP
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

EVERYONE: Final = 15


class Origin(State):
    """Where an arranged round begins, as everybody knows it: with tricks of which nobody remembers how they went."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ()

    def __init__(self) -> None:
        self.leader: i64 = -1
        self.done: i64 = 0
        """How many tricks are over by then."""
        self.tricks: i64 = 0
        """How many each seat has won, four bits a seat."""
        self.won = [0] * SEATS
        """What each seat has won."""
        self.gone: i64 = 0
        """All of that."""
        self.played = [0] * SEATS
        """What of that each seat is known to have played."""


class Public(contract.Round):
    """The public half of a round; `secrets.Secrets` adds the other, `round.Round` the moves."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.origin: Origin | None = None
        """Where the round begins, unless it is with the deal."""
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
        self.lays: i64 = 0
        """How many cards have been laid away."""
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
        self.fourth: i64 = 0
        """1 if a king was called as 'the fourth'."""
        self.said: i64 = 0
        """Who announced which bonus, three bits a kind."""
        self.binders: i64 = 0
        """The seats that an announced bird or ULTIMO may bind: who has said it, or all if the declarer has announced a
        king that may be another's."""
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
        """What became of T1 to T4 in their own tricks, four bits each; see `birds`."""
        self.caught: i64 = 0
        """Who caught T21 with T22, and then whose it was, plus one, three bits each."""

    def take(self, other: Public) -> None:
        """Copy all that everybody knows of another round."""
        self.origin = other.origin
        self.p0 = other.p0
        self.p1 = other.p1
        self.p2 = other.p2
        self.p3 = other.p3
        self.w0 = other.w0
        self.w1 = other.w1
        self.w2 = other.w2
        self.w3 = other.w3
        self.n0 = other.n0
        self.n1 = other.n1
        self.n2 = other.n2
        self.n3 = other.n3
        self.phase = other.phase
        self.turn = other.turn
        self.lays = other.lays
        self.contract = other.contract
        self.declarer = other.declarer
        self.active = other.active
        self.joined = other.joined
        self.callers = other.callers
        self.birders = other.birders
        self.fourth = other.fourth
        self.said = other.said
        self.binders = other.binders
        self.level = other.level
        self.contra_by = other.contra_by
        self.recontra_by = other.recontra_by
        self.down = other.down
        self.spoke = other.spoke
        self.content = other.content
        self.benes = other.benes
        self.contras = other.contras
        self.accused = other.accused
        self.number = other.number
        self.trick = other.trick
        self.cards = other.cards
        self.led = other.led
        self.best = other.best
        self.best_seat = other.best_seat
        self.leader = other.leader
        self.last = other.last
        self.done = other.done
        self.tricks = other.tricks
        self.birds = other.birds
        self.caught = other.caught

    def waiting(self) -> i64:
        if self.turn < 0:
            return 0
        return TOP >> (61 - self.turn)

    def written(self) -> str:
        """What everybody sees, in notation."""
        found = PHASES[self.phase]
        if self.declarer >= 0:
            found += f", {contracts.NAMES[self.contract]} by seat {self.declarer}"
        won = " ".join([str(self.tricks_of(seat)) for seat in range(SEATS)])
        trick = " ".join([NAMES[(self.trick >> (6 * place)) & NO_CARD] for place in range(self.number)]) or "-"
        return f"{found}, trick {trick}, tricks {won}, {self.awaited()}"

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

    def note_announcement(self, seat: i64, kind: i64) -> None:
        """A seat has announced a bonus; a bird or the ULTIMO king binds the cards of its holder (TK-A36)."""
        self.said |= (seat + 1) << (3 * kind)
        if kind == ULTIMO and seat == self.declarer and self.setup.side_ultimo:
            self.binders = EVERYONE
        elif kind <= ULTIMO:
            self.binders |= TOP >> (61 - seat)

    def tricks_of(self, seat: i64) -> i64:
        return (self.tricks >> (4 * seat)) & 15

    def contra_of(self, declarer: i64, opponent: i64) -> i64:
        """0, or 1 after a contra, or 2 after a recontra, between the two of a negative contract."""
        return (self.contras >> (8 * declarer + 2 * opponent)) & 3

    def held(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        number = HAND - self.done
        if self.played(seat) & self.cards:
            number -= 1
        if seat == self.declarer and self.phase == LAYING:
            number += contracts.discards(self.contract) - self.lays
        return number

    def gone(self) -> i64:
        """The cards of tricks that nobody remembers."""
        return 0 if self.origin is None else self.origin.gone

    def hands_are_open(self) -> bool:
        """Ouvert: all hands lie open after the first trick (4.8.8, TK-A45)."""
        return self.phase == PLAY and self.done > 0 and contracts.is_ouvert(self.contract)

    def is_declarer(self, seat: i64) -> bool:
        """Whether a seat plays the contract, as bidder or accanto."""
        return seat == self.declarer or self.joined & (TOP >> (61 - seat)) != 0

    def all_failed(self) -> bool:
        """Whether every declarer of a negative contract has failed (4.8.7)."""
        if self.declarer < 0 or not contracts.is_negative(self.contract):
            return False
        seat: i64 = 0
        while seat < SEATS:
            if self.is_declarer(seat) and not contracts.has_failed(self.contract, self.tricks_of(seat)):
                return False
            seat += 1
        return True

    def makes_caesar(self, card: i64) -> bool:
        """Whether a card completes Caesar's trick."""
        return tricks.makes_caesar(self.setup, card, self.cards, self.trick) and tricks.caesar_counts(
            self.contract, self.led
        )

    def is_caesar(self) -> bool:
        """Whether T1 has already won this trick."""
        return self.best == BAGATO and self.cards & TRULL == TRULL

    def player_of(self, card: i64) -> i64:
        """Who has played a card of this trick."""
        place = tricks.place_of(self.trick, card)
        seat = self.leader
        while place:
            seat = self.setup.following[seat]
            place -= 1
        return seat


def copied(public: Public) -> Public:
    """The open part of a round, apart from it."""
    twin = Public(public.setup)  # type: ignore[abstract]  # It never plays.
    twin.take(public)
    return twin
