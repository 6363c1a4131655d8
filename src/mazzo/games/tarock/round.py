"""One round of Tarock, from the auction to the settlement.

What the seat on turn may do is one set of bits, `legal`, whatever the phase; each phase has its rules in a module of
its own. The fields are in `public` and `secrets`.

What a watcher may not know: hands, covered discards and talon, the king called as 'the fourth', hence who is partner.
"""

from __future__ import annotations

from mazzo.games.tarock import announcements, arranging, auction, contracts, exchange, scoring, tricks
from mazzo.games.tarock import view as views
from mazzo.games.tarock.birds import has_bird
from mazzo.games.tarock.contracts import CHIAMATA_MEGLIO, SEI, TRISAC
from mazzo.games.tarock.deck import KINGS, NAMES
from mazzo.games.tarock.moves import (
    ACCANTO,
    ANNOUNCE,
    ANNOUNCING,
    ANSWERING,
    AUCTION,
    BID,
    CALL,
    CALLING,
    CHOICE,
    CONTRA,
    FOURTH,
    HIDDEN_LAY,
    HOLD,
    LAY,
    LAYING,
    NO_CARD,
    OK,
    PASS,
    PLAY,
    SAY,
    TAKE,
    TAKING,
    card_of,
    takes_cards,
)
from mazzo.games.tarock.setup import SEATS, Setup
from mazzo.games.tarock.trick_play import TrickPlay
from mazzo.kernel.bits import INDEX, TOP, gathered, named
from mazzo.kernel.compiling import final, mypyc_attr
from mazzo.kernel.contract import Deal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


# Searches make and drop copies: the memory of the last one is kept for the next.
@final
@mypyc_attr(free_list_len=1)
class Round(TrickPlay):
    """One deal, from the cards dealt to the payments."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.log: list[int] | None = None
        """Every move as seat << 32 | move, as everybody saw it."""

    def __repr__(self) -> str:
        hands = " | ".join([named(self.hand(seat), NAMES) for seat in range(SEATS)])
        return f"<Round of tarock: hands {hands}, {self.written()}>"

    @staticmethod
    def start(setup: Setup, dealt: Deal) -> Round:
        """The real round that begins with these cards; it keeps its history."""
        round = Round(setup)
        round.h0 = gathered(dealt.hands[0])
        round.h1 = gathered(dealt.hands[1])
        round.h2 = gathered(dealt.hands[2])
        round.h3 = gathered(dealt.hands[3])
        round.stock = exchange.packed(dealt.stock)
        round.log = []
        round.offer()
        return round

    @staticmethod
    def arranged(setup: Setup, wanted: arranging.Arrangement) -> Round:
        """The real round that begins with a position in the play of the cards. Raises ValueError if there is none."""
        return arranging.begin(setup, wanted)

    def moves(self, seat: i64) -> list[int]:
        found: list[int] = []
        if seat == self.turn:
            bits = self.legal
            while bits:
                found.append(self.move_of(INDEX[(bits & -bits) % 67]))
                bits &= bits - 1
        return found

    def move_of(self, number: i64) -> i64:
        """The move that a bit of `legal` stands for."""
        return exchange.move_of(self.phase, self.legal, self.stock, self.called, number)

    def count(self, seat: i64) -> i64:
        number: i64 = 0
        bits = self.legal
        while bits:
            bits &= bits - 1
            number += 1
        return number

    def nth(self, seat: i64, n: i64) -> i64:
        bits = self.legal
        while n:
            bits &= bits - 1
            n -= 1
        if self.phase == PLAY:
            return INDEX[(bits & -bits) % 67]
        return self.move_of(INDEX[(bits & -bits) % 67])

    def chooser(self, seat: i64) -> i64:
        return seat

    def seen(self, seat: i64, move: i64, viewer: i64) -> i64:
        if self.phase != LAYING or seat == viewer:
            return move
        covered = exchange.laid_face_down(self.contract) & (TOP >> (61 - (move & NO_CARD)))
        return HIDDEN_LAY if covered else move

    def play(self, seat: i64, move: i64) -> None:
        if self.log is not None:
            self.log.append(seat << 32 | self.seen(seat, move, -1))
        if self.phase == PLAY:
            self.play_card(seat, move)
        elif self.phase <= CHOICE:
            self.speak(seat, move - SAY)
        elif self.phase == CALLING:
            self.call_king(move - CALL)
        elif self.phase == TAKING:
            self.take_up(move)
        elif self.phase == LAYING:
            self.lay(move - LAY)
        elif self.phase == ANNOUNCING:
            self.announce(seat, move - ANNOUNCE)
        else:
            self.answer(seat, move - ANNOUNCE)
        self.offer()

    def offer(self) -> None:
        """Work out what the seat on turn may do."""
        seat = self.turn
        if seat < 0:
            self.legal = 0
            return
        hand = self.hand(seat)
        if self.phase == PLAY:
            found = tricks.legal(
                self.setup, self.contract, hand, self.number, self.led, self.best, self.cards, self.trick
            )
            if self.binders & (TOP >> (61 - seat)) and not self.setup.soft and found & (found - 1):
                found = tricks.bound(
                    found, self.said, seat, self.done + 1, announcements.bound_king(self.said, self.called)
                )
            self.legal = found
        elif self.phase == AUCTION:
            self.legal = auction.offers(self.setup, seat, hand, self.contract, self.joined)
        elif self.phase == CHOICE:
            self.legal = auction.choices(self.setup, hand)
        elif self.phase == CALLING:
            self.legal = exchange.kings_offered(hand)
        elif self.phase == TAKING:
            self.legal = exchange.parts_offered(self.setup, self.stock, self.called)
        elif self.phase == LAYING:
            self.legal = exchange.discards_offered(self.setup, self.contract, hand)
        elif self.phase == ANNOUNCING:
            self.legal = self.sayings(seat, hand)
        else:
            answer: i64 = announcements.MAY_RECONTRA if seat == self.accused else announcements.MAY_CONTRA
            self.legal = answer | announcements.MAY_CLOSE

    def sayings(self, seat: i64, hand: i64) -> i64:
        """What a seat on turn may announce, and whether it may say contra, recontra, ok."""
        mine = seat == self.declarer or self.holds_king(seat)
        found: i64 = 0
        if not self.content & (TOP >> (61 - seat)):
            found = announcements.offers(self.setup, self.contract, hand, self.may_announce_king(seat), self.said)
        if self.level == 0 and not mine:
            found |= announcements.MAY_CONTRA
        if self.level == 1 and mine:
            found |= announcements.MAY_RECONTRA
        if self.down or self.contract != CHIAMATA_MEGLIO or has_bird(self.said, seat):
            # The declarer of CHIAMATA_MEGLIO announces a bird first (4.7.5).
            found |= announcements.MAY_CLOSE
        return found

    def speak(self, seat: i64, word: i64) -> None:
        """Say something in the auction, or choose as forehand."""
        one = TOP >> (61 - seat)
        if word == PASS:
            self.active &= ~one
        elif word == ACCANTO:
            self.joined |= one
        else:
            if word != HOLD:
                self.contract = word - BID
                self.joined = 0
            self.declarer = seat
            if contracts.calls(self.contract):
                self.callers |= one
            if self.contract == CHIAMATA_MEGLIO:
                self.birders |= one
        if self.phase == CHOICE:
            self.fix()
        elif auction.is_over(self.active, self.joined, self.declarer, self.setup.forehand):
            if self.declarer < 0:
                self.phase = CHOICE
                self.turn = self.setup.forehand
            else:
                self.fix()
        else:
            self.turn = auction.following(self.setup, seat, self.active, self.joined, self.declarer)

    def fix(self) -> None:
        """The contract is fixed; what comes next depends on it."""
        self.turn = self.declarer
        if contracts.calls(self.contract):
            self.phase = CALLING
        elif contracts.takes_packet(self.contract):
            self.phase = TAKING
        elif self.contract == SEI:
            self.taken = exchange.everything(self.stock)
            self.set_hand(self.declarer, self.hand(self.declarer) | self.taken)
            self.phase = LAYING
        elif self.contract == TRISAC:
            self.declarer = -1
            self.begin(self.setup.forehand)
        elif contracts.is_negative(self.contract):
            self.phase = ANSWERING
            self.accused = self.declarer
            self.turn = self.setup.following[self.declarer]
        else:
            self.phase = ANNOUNCING

    def call_king(self, suit: i64) -> None:
        self.fourth = 1 if suit == FOURTH else 0
        self.called = exchange.missing_king(self.hand(self.declarer)) if self.fourth else exchange.king_of(suit)
        if not self.fourth:
            self.set_lacks(self.declarer, self.lacks(self.declarer) | (TOP >> (61 - self.called)))
        self.phase = TAKING if contracts.takes_packet(self.contract) else ANNOUNCING

    def take_up(self, move: i64) -> None:
        """Take part of the talon."""
        if takes_cards(move):
            self.taken = (
                TOP >> (61 - card_of(move, 0)) | TOP >> (61 - card_of(move, 1)) | TOP >> (61 - card_of(move, 2))
            )
        else:
            self.taken = exchange.packet(self.stock, move - TAKE)
        self.set_hand(self.declarer, self.hand(self.declarer) | self.taken)
        self.set_lacks(self.declarer, self.lacks(self.declarer) & ~self.taken)
        self.phase = LAYING

    def lay(self, card: i64) -> None:
        """Lay a card away, and note what that proves."""
        seat = self.declarer
        one = TOP >> (61 - card)
        self.set_hand(seat, self.hand(seat) & ~one)
        self.laid |= card << (6 * self.lays)
        self.lays += 1
        self.set_lacks(seat, self.lacks(seat) | exchange.lacks(self.setup, self.contract, card))
        if self.lays == contracts.discards(self.contract):
            self.phase = ANNOUNCING

    def announce(self, seat: i64, word: i64) -> None:
        """Announce a bonus, say contra or recontra, or close the turn (4.11b)."""
        one = TOP >> (61 - seat)
        if word != OK:
            self.spoke = 1
            if word < CONTRA:
                self.note_announcement(seat, word)
            elif word == CONTRA:
                self.level = 1
                self.contra_by = seat
                if self.called >= 0:
                    # He is no partner of the caller's (TK-A55); nobody but the partner has a king besides the caller
                    # who called the fourth.
                    king: i64 = KINGS if self.fourth else TOP >> (61 - self.called)
                    self.set_lacks(seat, self.lacks(seat) | king)
            else:
                self.level = 2
                self.recontra_by = seat
            return
        if self.spoke:
            self.benes = 0
        elif self.down:
            self.content |= one
            self.benes += 1
        self.spoke = 0
        self.down = 1
        self.turn = self.setup.following[seat]
        if self.benes == 3:
            self.begin(self.setup.forehand)

    def answer(self, seat: i64, word: i64) -> None:
        """Say contra to a declarer of a negative contract, or recontra to that, or ok."""
        asked = seat
        if seat == self.accused:
            asked = self.contra_by
            self.contra_by = -1
            if word != OK:
                self.contras += TOP >> (61 - 8 * seat - 2 * asked)
        elif word == CONTRA:
            self.contras += TOP >> (61 - 8 * self.accused - 2 * seat)
            self.contra_by = seat
            self.turn = self.accused
            return
        self.turn = self.setup.following[asked]
        if self.turn != self.accused:
            return
        # Everybody has answered this declarer; the accanto players follow the bidder in turn order.
        other: i64 = self.setup.following[self.accused]
        while other != self.declarer and not self.joined & (TOP >> (61 - other)):
            other = self.setup.following[other]
        if other == self.declarer:
            self.accused = -1
            self.begin(self.declarer)
        else:
            self.accused = other
            self.turn = self.setup.following[other]

    def scores(self) -> list[int]:
        return scoring.payments(self)

    def view(self, seat: i64) -> views.View:
        return views.of(self, seat)

    def glimpse(self, seat: i64) -> views.View:
        return views.glimpse(self, seat)

    def anew(self, dealt: Deal) -> Round:
        return Round.start(self.setup, dealt) if self.origin is None else arranging.again(self, dealt)

    def copy(self) -> Round:
        twin = Round(self.setup)
        twin.take_all(self)
        return twin
