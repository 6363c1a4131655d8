"""The part of a round in which cards are played: each card, what it proves, and the end of each trick (4.8)."""

from __future__ import annotations

from mazzo.games.tarock import announcements, contracts, exchange, tricks
from mazzo.games.tarock.birds import bird_card, bound_birds, came
from mazzo.games.tarock.bonuses import ULTIMO
from mazzo.games.tarock.contracts import TRISAC
from mazzo.games.tarock.deck import BAGATO, KINGS, MATTO, MATTO_BIT, MONDO, MONDO_BIT, SUIT, TRULL
from mazzo.games.tarock.moves import NO_CARD, OVER, PLAY
from mazzo.games.tarock.secrets import Secrets
from mazzo.games.tarock.setup import FIRST_SIX, SEATS, TALON, TO_LAST_TRICK
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


class TrickPlay(Secrets):
    """A round that can play its cards."""

    def begin(self, leader: i64) -> None:
        """The first trick (4.8.1, TK-A51)."""
        self.phase = PLAY
        self.leader = leader
        self.turn = leader

    def play_card(self, seat: i64, card: i64) -> None:
        one = TOP >> (61 - card)
        self.prove(seat, card)
        if seat == 0:
            self.h0 &= ~one
            self.p0 |= one
        elif seat == 1:
            self.h1 &= ~one
            self.p1 |= one
        elif seat == 2:
            self.h2 &= ~one
            self.p2 |= one
        else:
            self.h3 &= ~one
            self.p3 |= one
        if not self.number:
            self.led = SUIT[card]
            self.best = card
            self.best_seat = seat
        elif (self.cards | one) & TRULL == TRULL and self.makes_caesar(card):
            self.best = BAGATO
            self.best_seat = seat if card == self.best else self.player_of(self.best)
        elif not self.is_caesar() and tricks.beats(self.contract, self.best, card):
            self.best = card
            self.best_seat = seat
        self.trick |= card << (6 * self.number)
        self.cards |= one
        self.number += 1
        if self.number == SEATS:
            self.finish_trick()
        else:
            self.turn = self.setup.following[seat]

    def prove(self, seat: i64, card: i64) -> None:
        """Note what the card shows about the rest of the hand."""
        found = tricks.lacks(self.setup, self.contract, card, self.number, self.led, self.best, self.cards, self.trick)
        if self.binders & (TOP >> (61 - seat)) and not self.setup.soft:
            birds = bound_birds(self.said, seat, self.done + 1)
            found |= tricks.lacks_by_binding(card, self.number, self.led, birds, self.kept_kings(seat))
        if found:
            self.set_lacks(seat, self.lacks(seat) | found)

    def kept_kings(self, seat: i64) -> i64:
        """The kings that an announced ULTIMO binds in a seat's hand, as far as everybody knows."""
        by = announcements.announcer(self.said, ULTIMO)
        if self.done == 11 or by < 0:
            return 0
        taken = self.taken & (TOP >> (61 - self.called))
        if taken or seat == self.declarer:
            # He has it from the talon, or another has it.
            if seat != self.declarer:
                return 0
            return taken
        if by != seat and by != self.declarer:
            return 0
        # Which king that is may still be a secret, but who is not the caller has no other.
        king = self.public_king()
        if king < 0:
            return KINGS
        return TOP >> (61 - king)

    def finish_trick(self) -> None:
        winner = self.best_seat
        won = self.cards
        self.tricks += TOP >> (61 - 4 * winner)
        if self.contract == TRISAC:
            won |= self.talon_part()
        elif not contracts.is_negative(self.contract):
            self.note_bonuses()
        if winner == 0:
            self.w0 |= won
        elif winner == 1:
            self.w1 |= won
        elif winner == 2:
            self.w2 |= won
        else:
            self.w3 |= won
        self.last = self.cards
        self.done += 1
        self.number = 0
        self.trick = 0
        self.cards = 0
        self.best = NO_CARD
        self.best_seat = -1
        self.leader = winner
        self.turn = winner
        if self.done == 12 or self.all_failed():
            self.phase = OVER
            self.turn = -1

    def talon_part(self) -> i64:
        """What of the talon goes to this trick of a TRISAC (TK-A38)."""
        if self.setup.trisac_talon == FIRST_SIX and self.done < TALON:
            return TOP >> (61 - exchange.card_at(self.stock, self.done))
        if self.setup.trisac_talon == TO_LAST_TRICK and self.done == 11:
            return exchange.everything(self.stock)
        return 0

    def note_bonuses(self) -> None:
        """Whether a bird was played to its own trick, and whether T22 caught T21 (4.7)."""
        kind = 11 - self.done
        if kind <= 3:
            card = bird_card(kind)
            if self.cards & (TOP >> (61 - card)):
                seat = self.player_of(card)
                self.birds |= came(kind, seat, self.best == card)
        if self.cards & MONDO_BIT and self.cards & MATTO_BIT and self.best == MATTO:
            self.caught = (self.best_seat + 1) | (self.player_of(MONDO) + 1) << 3
