"""What a round of Tarock holds besides what everybody knows: hands, talon, discards, a king that was not named."""

from __future__ import annotations

from mazzo.games.tarock import contracts, exchange
from mazzo.games.tarock.deck import KINGS
from mazzo.games.tarock.public import Public
from mazzo.games.tarock.setup import SEATS, TALON, Setup
from mazzo.kernel.bits import TOP, listed
from mazzo.kernel.contract import Deal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


class Secrets(Public):
    """All that a round holds; `round.Round` adds the moves."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.h2: i64 = 0
        self.h3: i64 = 0
        self.legal: i64 = 0
        """What the seat on turn may do, as bits of the phase."""
        self.stock: i64 = 0
        """The talon as it was dealt, six bits a card."""
        self.taken: i64 = 0
        """What the declarer has taken of it."""
        self.laid: i64 = 0
        """The discards in order, six bits a card."""
        self.called: i64 = -1
        """The called king."""

    def take_all(self, other: Secrets) -> None:
        """Become the same, but for the history."""
        self.take(other)
        self.h0 = other.h0
        self.h1 = other.h1
        self.h2 = other.h2
        self.h3 = other.h3
        self.legal = other.legal
        self.stock = other.stock
        self.taken = other.taken
        self.laid = other.laid
        self.called = other.called

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

    def discarded(self) -> i64:
        """What has been laid away, as a set; covered cards are left out."""
        return exchange.cards_from(self.laid, 0, self.lays)

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
            shown |= exchange.everything(self.stock)
        return self.called if shown & one else -1

    def knows_king(self, seat: i64) -> bool:
        """Whether a seat knows which king is called: the caller does, and whoever has held it."""
        if self.called < 0 or self.public_king() >= 0:
            return True
        return seat == self.declarer or (seat >= 0 and self.hand(seat) & (TOP >> (61 - self.called)) != 0)

    def may_announce_king(self, seat: i64) -> bool:
        """Whether ULTIMO is a seat's to announce: the holder's of the called king, by the house rule also the
        declarer's (TK-A35, A54). Whether it lies in a closed talon he is not told, in an open one he sees it."""
        if self.called < 0:
            return False
        one = TOP >> (61 - self.called)
        if self.hand(seat) & one:
            return True
        if not self.setup.side_ultimo or seat != self.declarer:
            return False
        return not contracts.takes_packet(self.contract) or not exchange.everything(self.stock) & ~self.taken & one

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

    def dealt(self) -> Deal:
        """What it has begun with: the cards of hands and talon; of an arranged round then the discards."""
        hands: list[list[int]] = []
        stock = exchange.listed_cards(self.stock, TALON)
        for seat in range(SEATS):
            cards = self.hand(seat) | self.played(seat)
            if self.origin is not None:
                cards &= ~self.origin.played[seat]
            elif seat == self.declarer:
                cards = (cards | self.discarded()) & ~self.taken
            hands.append(listed(cards))
        if self.origin is not None:
            stock += exchange.listed_cards(self.laid, self.lays)
        return Deal(hands, [], stock)
