"""One round of Nain Jaune: to what everybody knows it adds `h0`…`h3`, the hands, and the stock."""

from __future__ import annotations

from mazzo.games.nain_jaune import arranging
from mazzo.games.nain_jaune import view as views
from mazzo.games.nain_jaune.deck import ALL, BOX, BOX_CARDS, BOXED, KING, NAMES, NO_BOX, RANK, of_rank
from mazzo.games.nain_jaune.public import (
    ANNOUNCED,
    FREE,
    HOLDS,
    LACKS,
    PASS,
    STOP,
    Public,
    copied,
    fact,
    proof,
)
from mazzo.games.nain_jaune.scoring import owed, packed, unit
from mazzo.games.nain_jaune.setup import Setup
from mazzo.games.nain_jaune.tokens import STAKE, STAKES
from mazzo.kernel.bits import INDEX, TOP, gathered, named, size
from mazzo.kernel.compiling import final, mypyc_attr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from mazzo.kernel.contract import Deal


# Searches make and drop copies: the memory of the last one is kept for the next.
@final
@mypyc_attr(free_list_len=1)
class Round(Public):
    """One deal, from the stakes to the payments."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.h2: i64 = 0
        self.h3: i64 = 0
        self.stock: i64 = 0
        self.log: list[int] | None = None
        """Every move since the beginning as seat << 8 | move; only in the real round."""
        self.began: Public | None = None
        """What everybody knew at the beginning."""

    def __repr__(self) -> str:
        hands = " | ".join([named(self.hand(seat), NAMES) for seat in range(self.setup.seats)])
        return f"<Round of nain_jaune: hands {hands}, {self.written()}>"

    @staticmethod
    def start(setup: Setup, dealt: Deal, tokens: list[int], boxes: list[int]) -> Round:
        """The real round that begins with these cards and purses, stakes not yet paid; it keeps its history."""
        round = Round(setup)
        round.before = packed(tokens)
        round.tokens = round.before
        round.boxes = packed(boxes)
        for seat in range(setup.seats):
            round.tokens -= STAKE * unit(seat)
        for box, stake in enumerate(STAKES):
            round.boxes += setup.seats * stake * unit(box)
        round.deal(dealt)
        return round

    @staticmethod
    def arranged(
        setup: Setup,
        dealt: Deal,
        tokens: list[int],
        boxes: list[int],
        turn: i64,
        need: i64 = FREE,
        last: i64 = -1,
        voids: list[list[int]] | None = None,
    ) -> Round:
        """A round that begins in the middle: with these cards in hand and in the stock, all others laid or left out,
        these purses, this seat on turn and this rank needed after the card of another; its history begins there, too.

        Once a card is laid, all have had their first turn. `voids` are the ranks that each seat has proved to lack,
        besides what follows from the rank needed. Raises ValueError if no round stands so.
        """
        proved: list[list[int]] = [[] for _ in range(setup.seats)] if voids is None else voids
        return arranging.arranged(setup, dealt, tokens, boxes, turn, need, last, proved)

    def deal(self, dealt: Deal) -> None:
        """Put these cards into their places; from there on the round keeps its history."""
        hands = [gathered(hand) for hand in dealt.hands]
        hands += [0, 0]
        self.h0, self.h1, self.h2, self.h3 = hands[0], hands[1], hands[2], hands[3]
        self.stock = gathered(dealt.stock)
        self.gone = ALL & ~(self.h0 | self.h1 | self.h2 | self.h3 | self.stock)
        self.begin()

    def begin(self) -> None:
        """Let the history begin with what everybody knows now."""
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

    def moves(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return self.choices(self.hand(seat))

    def count(self, seat: i64) -> i64:
        hand = self.hand(seat)
        if self.need == FREE:
            number = size(hand)
        else:
            hand = of_rank(hand, self.need)
            number = size(hand)
            if not number:
                return 1
            if self.may_decline():
                number += 1
        if self.setup.manual:
            number += size(hand & BOXED)
        return number

    def nth(self, seat: i64, n: i64) -> i64:
        hand = self.hand(seat)
        if self.need != FREE:
            hand = of_rank(hand, self.need)
        decline = STOP if self.going and hand else PASS
        while hand:
            card: i64 = INDEX[(hand & -hand) % 67]
            if not n:
                return card
            n -= 1
            if self.setup.manual and BOX[card] != NO_BOX:
                if not n:
                    return card | ANNOUNCED
                n -= 1
            hand &= hand - 1
        return decline

    def play(self, seat: i64, move: i64) -> None:
        if self.log is not None:
            self.log.append(seat << 8 | move)
        card = move & 63
        if card >= PASS:
            self.rest(seat, move)
            return
        one = TOP >> (61 - card)
        self.set_hand(seat, self.hand(seat) ^ one)
        self.gone |= one
        rank: i64 = RANK[card]
        self.holds &= ~(TOP >> (62 - rank - 13 * seat))
        self.laid |= TOP >> (61 - seat)
        self.last = seat
        self.going = 1
        box: i64 = BOX[card]
        if box != NO_BOX:
            if self.setup.takes_box(move):
                self.empty_box(seat, box)
            else:
                self.forgotten |= TOP >> (61 - box)
        if not self.hand(seat):
            self.settle(seat)
            return
        self.need = FREE if rank == KING else rank + 1

    def rest(self, seat: i64, move: i64) -> None:
        """End a turn and note what that proves."""
        proved = proof(self.setup, self.going, move)
        if proved == HOLDS:
            self.holds |= fact(seat, self.need)
        elif proved == LACKS:
            self.voids |= fact(seat, self.need)
        self.rested |= TOP >> (61 - seat)
        self.going = 0
        self.turn = self.setup.following[seat]
        if self.turn == self.last:
            self.need = FREE

    def empty_box(self, seat: i64, box: i64) -> i64:
        """Take everything out of a box; how much that was."""
        found = self.box(box)
        self.boxes -= found * unit(box)
        self.tokens += found * unit(seat)
        return found

    def settle(self, seat: i64) -> None:
        """A hand is empty: Grand Opéra, payments in turn order, then the fines (3.5b)."""
        setup = self.setup
        self.turn = -1
        box: i64
        if self.is_grand_opera(seat):
            self.opera = 0
            for box in range(5):
                if not self.is_left(box):
                    self.opera += self.empty_box(seat, box)
        payer: i64 = setup.following[seat]
        while payer != seat:
            # Whoever cannot pay everything pays what there is (NJ-A18).
            tokens = min(owed(self.hand(payer), setup.pips), self.tokens_of(payer))
            self.tokens += tokens * unit(seat) - tokens * unit(payer)
            self.paid += tokens * unit(payer)
            payer = setup.following[payer]
        if setup.double_box:
            for box in range(5):
                self.fine(box)

    def fine(self, box: i64) -> None:
        """Whoever still holds the card of a box doubles what is in it, as far as the tokens go (NJ-A23)."""
        card = TOP >> (61 - BOX_CARDS[box])
        seat: i64
        for seat in range(self.setup.seats):
            if self.hand(seat) & card:
                tokens = min(self.box(box), self.tokens_of(seat))
                self.tokens -= tokens * unit(seat)
                self.boxes += tokens * unit(box)
                self.fined += tokens * unit(box)

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
        twin.stock = self.stock
        twin.began = self.began
        return twin
